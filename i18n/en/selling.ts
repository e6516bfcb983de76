import type { selling as bn } from '#i18n/bn/selling.ts';

// Tips for selling and renting out fast, with the measured time of the review.
export const selling = {
  title: 'Sell or rent fast',
  lead: 'How long the review takes, and what makes people call sooner.',
  description: 'How long the review of posts on Uthan really takes, and tested ways to sell or rent out a home, flat or land fast.',

  paceTitle: 'Review time this week',
  paceText:
    '{count, plural, one {# post was} other {# posts were}} answered in the last 7 days. Half took less than this, half took more; only office hours count.',
  paceNone: 'No post was reviewed in the last 7 days, so there is nothing to measure. In office hours it usually takes {reviewFrom} to {reviewTo} hours.',
  paceTip: 'Send it in the morning to have the best chance of an answer the same day; after 2:00 PM it may be the next.',

  tipsTitle: 'What works',
  tip1: 'The first picture matters most',
  tip1_text:
    'Take it in daylight, holding the phone sideways. Make the best room or the front the cover; show windows, kitchen, balcony and bathroom. You can give up to {images}; give at least 3.',
  tip2: 'Compare the price',
  tip2_text:
    'Where you type the price you see the usual rate of the area. Ask far more and nobody calls, ask far less and people grow suspicious. Count the zeros once.',
  tip3: 'Three things in the title',
  tip3_text: 'What, where, how large: “1,250 sqft flat at Mirpur 10”. Nobody searches for “golden opportunity” or “urgent sale”.',
  tip4: 'Write what people ask on the phone',
  tip4_text:
    'Which floor, which way it faces, lift, gas, parking, service charge, the state of the papers. The description has room for {description} characters.',
  tip5: 'The number in its own field',
  tip5_text: 'A phone number or a link in title or description may get the post sent back. There is a field for the number, and room for a second one.',
  tip6: 'Answer the phone, or call back',
  tip6_text: 'Most calls come in the first two days. Give a number that is always answered, and somebody of the family as the second.',
  tip7: 'Edit once, and well',
  tip7_text:
    'A live post can be edited {edits} times, and is off the lists while each edit is reviewed. So take a good look at the last step before you send it.',
  tip8: 'Say when it is done, renew when it is not',
  tip8_text:
    'When it is sold or rented say so, and the calls stop. If {expireDays} days were not enough, renew it in the last {renewDays} and think about the price again.',

  paidTitle: 'Should I take a paid post?',
  paidText: `Paid posts are seen about {paidViews} times more often. That helps if you are in a hurry or if there are many similar posts in the area. If pictures and price are not right, being seen more does not help, so see to these first.
Choose a paid post while posting, and our team calls and tells you the price. If you do not agree, it goes on as a free one.`,
  startTitle: 'Begin',
  startText: 'Six short steps. If you stop halfway, words and pictures stay on your device.',
} as const satisfies Record<keyof typeof bn, string>;
