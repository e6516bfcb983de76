import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** When posts were sent and decided on, of the newest decisions of these days. */
export async function listDecisions(db: Db, days: number, max: number): Promise<{ submitted_at: Date; decided_at: Date }[]> {
  return db
    .selectFrom('posts')
    .select(['submitted_at', sql<Date>`decided_at`.as('decided_at')])
    .where('decided_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .whereRef('decided_at', '>=', 'submitted_at')
    .orderBy('decided_at', 'desc')
    .limit(max)
    .execute();
}
