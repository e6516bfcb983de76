import type { Noun } from '#server/noun.ts';
import { officeJobs } from './jobs.ts';
import { officeRoutes } from './routes.ts';

export const officeNoun: Noun = { name: 'office', jobs: officeJobs, routes: officeRoutes };
