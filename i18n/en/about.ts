import type { about as bn } from '#i18n/bn/about.ts';

// Who we are and how we work.
export const about = {
  title: 'About us',
  lead: 'Uthan is the Bengali word for the courtyard, the open place where people meet before they enter the house. Let the search for a home begin there.',
  description: 'What Uthan is, how it works, how posts are reviewed, where its money comes from, and what we do not do.',

  numbersTitle: 'On Uthan right now',
  numberSell: 'posts for sale',
  numberRent: 'posts to rent',
  numberPace: 'review time this week',
  numberPaceNote: 'Half of all posts were answered within this, counted in office hours',

  why_title: 'Why Uthan',
  why: `There are many places for posts about homes and land. Still people see the same flat ten times over, have to believe in invented discounts, and get calls from strangers as soon as they give their number.
We wanted a place where searching is easy in Bengali, where the numbers are true, and where all of it works on a cheap phone with a slow connection.`,

  how_title: 'How it works',
  how_checked: 'Checked by people first',
  how_checked_text: 'Our people look at every post before it is published. In office hours it usually takes {reviewFrom} to {reviewTo} hours.',
  how_phone: 'You talk directly, by phone',
  how_phone_text: 'No chat and nobody in between. A number is shown only to somebody who wants to call.',
  how_numbers: 'Open numbers',
  how_numbers_text: 'The history of a price has dates, the usual rate of an area says from how many posts it comes, land is shown in four units.',
  how_language: 'Bengali first',
  how_language_text: 'Write in Bengali or English and you will find it. Every page is there in full in both languages.',

  money_title: 'Where the money comes from',
  money: `Posting is free. Whoever wants to can take a paid post, and that is what we live on. There is no commission on deals, nobody’s data is sold, and no other advertising is shown.`,

  not_title: 'What we do not do',
  not: `- We hold no money between buyer and seller; there is no payment on the site.
- We do not vouch for papers of ownership; how to check them yourself is on [Stay safe](/Stay-Safe).
- We take no broker’s side. Whether an owner, an agent or a developer posted is written on every post.`,

  next_title: 'What comes next',
  next: `[Group building](/Group-Wise-Building), [interior design](/Interior-Design) and the [blog](/Blog) are not open yet. Each of these pages says what it will be and what you can do until then.`,
  talk: 'Talk to us',
} as const satisfies Record<keyof typeof bn, string>;
