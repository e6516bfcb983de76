import { z } from 'zod';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { forgetEnded } from './service.ts';

const sweep = defineJob('shortlists.sweep', z.object({}), { every: '41 21 * * *', retries: 3 });

/** Forgets shortlists some time after they ended. */
export const shortlistJobs = (services: Services): JobHandler[] => [handle(sweep, () => forgetEnded(services))];
