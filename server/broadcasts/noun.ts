import type { Noun } from '#server/noun.ts';
import { broadcastJobs } from './jobs.ts';
import { broadcastRoutes } from './routes.ts';

export const broadcastsNoun: Noun = { name: 'broadcasts', jobs: broadcastJobs, routes: broadcastRoutes };
