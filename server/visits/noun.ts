import type { Noun } from '#server/noun.ts';
import { visitJobs } from './jobs.ts';
import { visitRoutes } from './routes.ts';

export const visitsNoun: Noun = { name: 'visits', jobs: visitJobs, routes: visitRoutes };
