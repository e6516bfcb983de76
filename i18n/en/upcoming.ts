import type { upcoming as bn } from '#i18n/bn/upcoming.ts';

// What is not open yet: what it will be, and what can be done until then.
export const upcoming = {
  badge: 'Coming soon',
  willTitle: 'What will be here',
  untilTitle: 'What you can do until then',

  blog_title: 'Blog',
  blog_lead: 'Useful reading about buying, selling, renting and building.',
  blog_description:
    'A blog about homes, flats and land is coming to Uthan soon. Until then, read the questions and answers, how to stay safe and how to sell fast.',
  blog_will: `- Plain articles about papers, registration, loans and measures.
- News about rates by area, from the posts on Uthan.
- A place for questions and opinions.`,
  blog_until: `You can read these now:
- [Stay safe](/Stay-Safe): which papers to check, and where.
- [Sell or rent fast](/FastSellRent): what makes people call sooner.
- [Questions and answers](/faq): 16 answers, from katha and shotok to edits.`,

  missing_title: 'Not available yet',
  missing_lead: 'This part is not open yet, so there is nothing at this address.',
} as const satisfies Record<keyof typeof bn, string>;
