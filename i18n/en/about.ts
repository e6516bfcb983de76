import type { about as bn } from '#i18n/bn/about.ts';

// Who we are and how we work.
export const about = {
  title: 'About us',
  lead: 'Uthan is the Bengali word for the courtyard, the open space where people meet before entering the house. Let your search for a home start there.',
  description: 'What Uthan is, how it works, how posts are reviewed, where its money comes from, and what we do not do.',

  numbersTitle: 'On Uthan right now',
  numberSell: 'posts for sale',
  numberRent: 'posts for rent',
  numberPace: 'review time this week',
  numberPaceNote: 'Half of all posts were decided within this time, counted in office hours',

  why_title: 'Why Uthan',
  why: `There are many sites for homes and land. Yet people keep seeing the same flat ten times, have to trust made-up discounts, and get calls from strangers as soon as they give their number.
We wanted a place where it is easy to search in Bengali, where the numbers are true, and where everything works on a cheap phone with a slow connection.`,

  how_title: 'How it works',
  how_checked: 'Checked by our team first',
  how_checked_text: 'Our team checks every post before it is published. In office hours it usually takes {reviewFrom} to {reviewTo} hours.',
  how_phone: 'You talk directly, by phone',
  how_phone_text: 'No chat and no middleman. A number is shown only to people who tap “Show” or “Call”.',
  how_numbers: 'Transparent numbers',
  how_numbers_text: 'Price history comes with dates, usual rates say how many posts they are based on, and land is shown in four units.',
  how_language: 'Bengali first',
  how_language_text: 'Search in Bengali or English. Every page is complete in both languages.',

  money_title: 'Where the money comes from',
  money: `Posting is free. Paid posts are optional, and they are how we earn. We take no commission on deals, sell no one’s data and show no other advertising.`,

  not_title: 'What we do not do',
  not: `- We do not hold money for buyers or sellers; there is no payment on the site.
- We do not verify ownership papers; how to check them yourself is on [Stay safe](/Stay-Safe).
- We don’t side with brokers. Every post says whether an owner, an agent or a developer posted it.`,

  next_title: 'Read more',
  next: 'The [blog](/Blog) has useful articles on documents, land measures, loans and areas.',
  talk: 'Talk to us',
} as const satisfies Record<keyof typeof bn, string>;
