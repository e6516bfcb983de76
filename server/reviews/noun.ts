import type { Noun } from '#server/noun.ts';
import { reviewJobs } from './jobs.ts';
import { reviewRoutes } from './routes.ts';
import { reviewData } from './service.ts';
import { reviewTemplates } from './templates.ts';

export const reviewsNoun: Noun = {
  name: 'reviews',
  personalData: [reviewData],
  jobs: reviewJobs,
  letters: (context) => reviewTemplates(context, context.address),
  routes: reviewRoutes,
};
