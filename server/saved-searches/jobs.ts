import { z } from 'zod';
import { dhakaAheadHours } from '#contracts/dhaka.ts';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { announce, collect } from './alerts.ts';

/** A post went live or became cheaper: alerts matching searches. */
const match = defineJob('savedSearches.match', z.object({ postId: z.int() }), { retries: 8, parallel: 2 });

/** The daily alert, by Bangladesh time. */
const morning = defineJob('savedSearches.morning', z.object({}), { every: `0 ${limits.savedSearches.dailyHour - dhakaAheadHours} * * *`, retries: 8 });

/** Enqueues the matching of a post, in the transaction that makes it live. */
export const announceLater = ({ jobs }: Pick<Services, 'jobs'>, trx: Db, postId: number): Promise<void> => jobs.enqueue(trx, match, { postId });

export const savedSearchJobs = (services: Services): JobHandler[] => [
  handle(match, ({ postId }) => announce(services, postId)),
  handle(morning, (_data, { signal }) => collect(services, signal)),
];
