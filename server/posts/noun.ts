import { onStandingChanged } from '#server/accounts/hooks.ts';
import type { Noun } from '#server/noun.ts';
import { listen } from '#server/platform/hooks.ts';
import { postData, settlePosts } from './account-service.ts';
import { postJobs } from './lifecycle/jobs.ts';
import { postKind } from './listing-service.ts';
import { draftJobs } from './drafts/draft-jobs.ts';
import { draftRoutes } from './drafts/draft-routes.ts';
import { draftData } from './drafts/draft-service.ts';
import { ownerRoutes } from './owner/owner-routes.ts';
import { postVersionData } from './owner/owner-service.ts';
import { postTemplates } from './lifecycle/reminders.ts';
import { numberRoutes } from './owner/number-routes.ts';
import { postRoutes } from './routes.ts';

export const postsNoun: Noun = {
  name: 'posts',
  personalData: [postVersionData, draftData, postData],
  listingKind: postKind,
  listeners: (services) => [listen(onStandingChanged, (trx, change) => settlePosts(services, trx, change))],
  letters: (context) => postTemplates(context, context.address),
  jobs: (context) => [...postJobs(context), ...draftJobs(context)],
  routes(api, context) {
    postRoutes(api, context);
    ownerRoutes(api, context);
    numberRoutes(api, context);
    draftRoutes(api, context);
  },
};
