import type { Noun } from '#server/noun.ts';
import { areaGuideJobs } from './jobs.ts';
import { areaGuideRoutes } from './routes.ts';

export const areaGuidesNoun: Noun = { name: 'area-guides', routes: areaGuideRoutes, jobs: areaGuideJobs };
