import { z } from 'zod';
import { retention } from '#contracts/retention.ts';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { removeOldTraffic } from './traffic-store.ts';

const sweep = defineJob('visits.sweep', z.object({}), { every: '37 21 * * *', retries: 2 });

export const visitJobs = ({ db }: Pick<Services, 'db'>): JobHandler[] => [handle(sweep, () => removeOldTraffic(db, retention.traffic.days))];
