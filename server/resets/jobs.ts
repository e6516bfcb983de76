import { z } from 'zod';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { removeExpired } from './store.ts';

const sweep = defineJob('resets.sweep', z.object({}), { every: '52 * * * *', retries: 2 });

export const resetJobs = ({ db }: Services): JobHandler[] => [handle(sweep, () => removeExpired(db))];
