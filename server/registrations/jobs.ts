import { z } from 'zod';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { removeExpired } from './store.ts';

const sweep = defineJob('registrations.sweep', z.object({}), { every: '47 * * * *', retries: 2 });

export const registrationJobs = ({ db }: Services): JobHandler[] => [handle(sweep, () => removeExpired(db))];
