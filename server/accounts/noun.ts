import type { Noun } from '#server/noun.ts';
import { apiKeyRoutes } from './api-key-routes.ts';
import type { PostsOfAccount } from './hooks.ts';
import { accountJobs } from './jobs.ts';
import { accountRoutes } from './routes.ts';
import { staffAccountRoutes } from './staff/staff-routes.ts';
import { accountTemplates } from './templates.ts';
import { twoStepRoutes } from './two-step/two-step-routes.ts';

/** `posts` are what an account shows of its posts, which a noun above knows. */
export const accountsNoun = (posts: PostsOfAccount): Noun => ({
  name: 'accounts',
  letters: accountTemplates,
  jobs: (context) => accountJobs(context, context.personalData),
  routes(api, context) {
    accountRoutes(api, context, { posts, personal: context.personalData });
    staffAccountRoutes(api, context);
    twoStepRoutes(api, context);
    apiKeyRoutes(api, context);
  },
});
