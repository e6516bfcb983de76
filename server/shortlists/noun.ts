import type { Noun } from '#server/noun.ts';
import { shortlistJobs } from './jobs.ts';
import { shortlistRoutes } from './routes.ts';
import { shortlistData } from './service.ts';

export const shortlistsNoun: Noun = {
  name: 'shortlists',
  personalData: [shortlistData],
  jobs: shortlistJobs,
  routes: (api, context) => shortlistRoutes(api, context, context.listingKinds),
};
