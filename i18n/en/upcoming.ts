import type { upcoming as bn } from '#i18n/bn/upcoming.ts';

// What is not open yet: what it will be, and what can be done until then.
export const upcoming = {
  badge: 'Coming soon',
  willTitle: 'What will be here',
  untilTitle: 'What you can do until then',

  interior_title: 'Interior and exterior design',
  interior_lead: 'A place to find firms that design homes inside and out.',
  interior_description: 'Interior and exterior design firms are coming to Uthan soon. What it will be, and what to check before you choose one.',
  interior_will: `- Firms by type of work and budget: homes, offices, restaurants, showrooms, furniture, exteriors.
- Photos of finished work, and an idea of the cost.
- Reviews only from people who really had work done; each review will be backed by a code.`,
  interior_until: `Before you choose a firm:
- Get at least three written estimates with materials and measures.
- Go and see a finished job, and talk to the owner.
- Pay in stages as the work is done, and the last part when everything is right.
And if you have no home yet, look at [new flats](/Property-Buy-Sell?propertyType=apartment&condition=new) or [flats for rent](/Property-Rent?propertyType=apartment).`,

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
