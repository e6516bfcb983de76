import type { Noun } from '#server/noun.ts';
import { listen } from '#server/platform/hooks.ts';
import { onPostApproved } from '#server/posts/hooks.ts';
import { searchFeedRoutes } from './feed-routes.ts';
import { savedSearchJobs } from './jobs.ts';
import { announceApproved } from './news.ts';
import { savedSearchRoutes } from './routes.ts';
import { savedSearchData } from './service.ts';
import { savedSearchTemplates } from './templates.ts';

export const savedSearchesNoun: Noun = {
  name: 'saved-searches',
  personalData: [savedSearchData],
  listeners: (services) => [listen(onPostApproved, (trx, approval) => announceApproved(services, trx, approval))],
  letters: (context) => savedSearchTemplates(context, context.address),
  jobs: savedSearchJobs,
  routes(api, context) {
    savedSearchRoutes(api, context);
    searchFeedRoutes(api, context, context.listingKinds);
  },
};
