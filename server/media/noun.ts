import type { Noun } from '#server/noun.ts';
import { mediaJobs } from './jobs.ts';
import { mediaRoutes, pictureRoutes } from './routes.ts';

export const mediaNoun: Noun = { name: 'media', jobs: mediaJobs, routes: pictureRoutes, rootRoutes: mediaRoutes };
