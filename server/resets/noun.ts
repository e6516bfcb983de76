import type { Noun } from '#server/noun.ts';
import { resetJobs } from './jobs.ts';
import { resetRoutes } from './routes.ts';
import { resetTemplates } from './templates.ts';

export const resetsNoun: Noun = {
  name: 'resets',
  letters: (context) => resetTemplates(context, context.address),
  jobs: resetJobs,
  routes: resetRoutes,
};
