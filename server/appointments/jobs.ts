import { z } from 'zod';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { remindVisitors } from './service.ts';

const remind = defineJob('appointments.remind', z.object({}), { every: '*/5 * * * *', retries: 2 });

export const appointmentJobs = (services: Services): JobHandler[] => [handle(remind, () => remindVisitors(services))];
