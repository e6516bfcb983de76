import { z } from 'zod';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { announce, collect } from './alerts.ts';

/** A post went live or costs less: whoever waits for it hears of it. */
const match = defineJob('savedSearches.match', z.object({ postId: z.int() }), { retries: 8, parallel: 2 });

const dhakaAheadHours = 6;

/** The morning's letter, by the clock of Bangladesh, which keeps no summer time. */
const morning = defineJob('savedSearches.morning', z.object({}), { every: `0 ${limits.savedSearches.dailyHour - dhakaAheadHours} * * *`, retries: 8 });

/** Has the searches compared with a post once the transaction that puts it live commits. */
export const announceLater = ({ jobs }: Pick<Services, 'jobs'>, trx: Db, postId: number): Promise<void> => jobs.enqueue(trx, match, { postId });

export const savedSearchJobs = (services: Services): JobHandler[] => [
  handle(match, ({ postId }) => announce(services, postId)),
  handle(morning, (_data, { signal }) => collect(services, signal)),
];
