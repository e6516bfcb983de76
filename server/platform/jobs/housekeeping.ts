// Deletes expired rows of the platform's own tables.
import { sql } from 'kysely';
import { z } from 'zod';
import { retention } from '#contracts/retention.ts';
import { defineJob, handle, type JobHandler } from './jobs.ts';
import type { Services } from '#server/platform/services.ts';

export const tidy = defineJob('platform.tidy', z.object({}), { every: '23 * * * *', retries: 2 });

/** Deletes stored idempotent answers after a day, and counters whose window is over. */
export const platformJobs = ({ db }: Pick<Services, 'db'>): JobHandler[] => [
  handle(tidy, async () => {
    await sql`delete from idempotency_keys where created_at < now() - make_interval(days => ${retention.answers.days})`.execute(db);
    await sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`.execute(db);
  }),
];
