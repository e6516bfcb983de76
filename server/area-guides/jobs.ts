import { z } from 'zod';
import { dateInDhaka } from '#contracts/dhaka.ts';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { insertSnapshots } from './store.ts';

/** One statement, which leaves alone what the month has: a run that was killed wrote nothing, a second one adds what is missing. */
const measuring = defineJob('areas.measure', z.object({}), { every: '23 20 * * *', retries: 3, timeoutSeconds: 600 });

export const areaGuideJobs = ({ db }: Pick<Services, 'db'>): JobHandler[] => [
  handle(measuring, async () => void (await insertSnapshots(db, dateInDhaka(Date.now())))),
];
