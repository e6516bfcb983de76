import { z } from 'zod';
import { dateInDhaka } from '#contracts/dhaka.ts';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { measureLargeAreas } from './figures.ts';
import { patiently } from './figures-store.ts';
import { insertSnapshots } from './store.ts';

/** One statement, which leaves alone what the month has: a run that was killed wrote nothing, a second one adds what is missing. */
const measuring = defineJob('areas.measure', z.object({}), { every: '23 20 * * *', retries: 3, timeoutSeconds: 600 });

/** What the guides of areas with many posts tell; may run twice. */
const counting = defineJob('areas.count', z.object({}), { every: '11 * * * *', retries: 1, timeoutSeconds: 1200 });

export const areaGuideJobs = ({ db }: Pick<Services, 'db'>): JobHandler[] => [
  handle(measuring, () => patiently(db, async (connection) => void (await insertSnapshots(connection, dateInDhaka(Date.now()))))),
  handle(counting, (_data, { signal }) => patiently(db, async (connection) => void (await measureLargeAreas(connection, signal)))),
];
