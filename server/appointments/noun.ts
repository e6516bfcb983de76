import type { Noun } from '#server/noun.ts';
import { appointmentJobs } from './jobs.ts';
import { appointmentRoutes } from './routes.ts';
import { appointmentData } from './service.ts';

export const appointmentsNoun: Noun = { name: 'appointments', jobs: appointmentJobs, personalData: [appointmentData], routes: appointmentRoutes };
