import type { selling as bn } from '#i18n/bn/selling.ts';

// Tips for selling and renting out fast, with the measured time of the review.
export const selling = {
  title: 'Sell or rent fast',
  lead: 'How long the review takes, and what makes people call sooner.',
  description: 'How long the review of posts on Uthan really takes, and proven ways to sell or rent out a home, flat or land fast.',

  paceTitle: 'Review time this week',
  paceText:
    '{count, plural, one {# post was} other {# posts were}} decided in the last 7 days. Half took less than this, half took more; only office hours count.',
  paceNone: 'No post was reviewed in the last 7 days, so there is nothing to measure. In office hours it usually takes {reviewFrom} to {reviewTo} hours.',
  paceTip: 'Submit it in the morning for the best chance of an answer the same day; after {late} it may be the next day.',

  tipsTitle: 'What works',
  tip1: 'The first photo matters most',
  tip1_text:
    'Take it in daylight, holding the phone sideways. Make the best room or the front the cover; show the windows, kitchen, balcony and bathroom. You can add up to {images}; add at least 3.',
  tip2: 'Compare the price',
  tip2_text:
    'When you type the price, you’ll see the usual rate in the area. Ask far more and no one calls; ask far less and people get suspicious. Check the number of zeros.',
  tip3: 'Three things in the title',
  tip3_text: 'What, where and how large: “1,250 sqft flat in Mirpur 10”. No one searches for “golden opportunity” or “urgent sale”.',
  tip4: 'Write what people ask on the phone',
  tip4_text: 'Which floor, which way it faces, lift, gas, parking, service charge, condition of papers. The description has room for {description} characters.',
  tip5: 'The number in its own field',
  tip5_text: 'A phone number or link in the title or description may get the post sent back. There is a field for the number, and room for a second one.',
  tip6: 'Answer the phone, or call back',
  tip6_text: 'Most calls come in the first two days. Give a number that is always answered, and a family member’s as the second.',
  tip7: 'Edit once, and edit well',
  tip7_text: 'A live post can be edited {edits} times, and is hidden while each edit is reviewed. So check everything at the last step before you send it.',
  tip8: 'Mark it when it is done, renew it when it is not',
  tip8_text:
    'When it is sold or rented, mark it and the calls will stop. If {expireDays} days were not enough, renew it in the last {renewDays} and think about the price again.',

  paidTitle: 'Should I choose a paid post?',
  paidText: `Paid posts are seen about {paidViews} times more often. That helps if you are in a hurry or if there are many similar posts in the area. If the photos and price are not right, more views won’t help, so fix these first.
Choose a paid post while posting, and our team will call you about the price. If you don’t agree, it stays a free post.`,
  startTitle: 'Get started',
  startText: 'Four short steps. If you stop halfway, your text and photos stay on your device.',
} as const satisfies Record<keyof typeof bn, string>;
