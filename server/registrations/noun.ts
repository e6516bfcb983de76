import type { Noun } from '#server/noun.ts';
import { registrationJobs } from './jobs.ts';
import { registrationRoutes } from './routes.ts';
import { registrationTemplates } from './templates.ts';

export const registrationsNoun: Noun = { name: 'registrations', letters: registrationTemplates, jobs: registrationJobs, routes: registrationRoutes };
