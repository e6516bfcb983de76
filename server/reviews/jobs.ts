import { z } from 'zod';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { removeExpiredTickets } from './code-store.ts';

const sweep = defineJob('reviews.sweep', z.object({}), { every: '53 * * * *', retries: 2 });

export const reviewJobs = ({ db }: Services): JobHandler[] => [handle(sweep, () => removeExpiredTickets(db))];
