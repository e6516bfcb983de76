import type { Noun } from '#server/noun.ts';
import { legalRequestJobs } from './jobs.ts';
import { legalRequestRoutes } from './routes.ts';
import { legalRequestData } from './service.ts';
import { legalRequestTemplates } from './templates.ts';

export const legalRequestsNoun: Noun = {
  name: 'legalRequests',
  letters: legalRequestTemplates,
  jobs: legalRequestJobs,
  personalData: [legalRequestData],
  routes: legalRequestRoutes,
};
