import { sql } from 'kysely';
import type { DayCount, QueueKind } from '#contracts/staff/dashboard.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface WaitingRow {
  waiting: number;
  oldest: Date | null;
}

const figures = (since: string) => [sql<number>`count(*)`.as('waiting'), sql<Date | null>`min(${sql.ref(since)})`.as('oldest')] as const;

const queues: Readonly<Record<QueueKind, (db: Db) => Promise<WaitingRow>>> = {
  posts: (db) => db.selectFrom('posts').select(figures('submitted_at')).where('state', '=', 'pending').executeTakeFirstOrThrow(),
  reviews: (db) => db.selectFrom('reviews').select(figures('submitted_at')).where('state', '=', 'pending').executeTakeFirstOrThrow(),
  reports: (db) => db.selectFrom('reports').select(figures('at')).where('decision', 'is', null).executeTakeFirstOrThrow(),
  interests: (db) => db.selectFrom('interests').select(figures('at')).where('state', '=', 'new').executeTakeFirstOrThrow(),
  // Of a post that is sold, hidden or sent back no one has to call.
  promotions: (db) =>
    db
      .selectFrom('posts')
      .select(figures('promotion_requested_at'))
      .where('promotion', '=', 'requested')
      .where('state', 'in', ['pending', 'approved'])
      .executeTakeFirstOrThrow(),
};

export const readWaiting = (db: Db, kind: QueueKind): Promise<WaitingRow> => queues[kind](db);

/** Rows of each of the last days in Dhaka, the oldest first; days without any too. */
async function countByDay(db: Db, table: 'users' | 'contact_reveals', at: 'created_at' | 'at', days: number): Promise<DayCount[]> {
  const today = sql`(now() + interval '6 hours') at time zone 'UTC'`;
  const { rows } = await sql<DayCount>`
    with counted as (
      select ((${sql.ref(at)} + interval '6 hours') at time zone 'UTC')::date as day, count(*) as count
      from ${sql.table(table)}
      where ${sql.ref(at)} >= (((${today})::date - ${days - 1}::int)::timestamp at time zone 'UTC') - interval '6 hours'
      group by 1
    )
    select to_char(given, 'YYYY-MM-DD') as day, coalesce(counted.count, 0) as count
    from generate_series((${today})::date - ${days - 1}::int, (${today})::date, interval '1 day') as given
    left join counted on counted.day = given::date
    order by given`.execute(db);
  return rows;
}

export const countNewUsers = (db: Db, days: number): Promise<DayCount[]> => countByDay(db, 'users', 'created_at', days);
export const countRevealsByDay = (db: Db, days: number): Promise<DayCount[]> => countByDay(db, 'contact_reveals', 'at', days);

export async function countLivePosts(db: Db): Promise<{ division: string; type: string; count: number }[]> {
  return db
    .selectFrom('posts')
    .select(['division', 'type', sql<number>`count(*)`.as('count')])
    .where('listed', '=', true)
    .groupBy(['division', 'type'])
    .execute();
}

/** Live posts with a paid place and without, and how often they were looked at. */
export async function countViews(db: Db): Promise<{ paid: boolean; posts: number; views: number }[]> {
  const paid = sql<boolean>`coalesce(promoted_until > now(), false)`;
  return db
    .selectFrom('posts')
    .leftJoin('post_views', 'post_views.post', 'posts.id')
    .select([paid.as('paid'), sql<number>`count(*)`.as('posts'), sql<number>`coalesce(sum(post_views.views), 0)`.as('views')])
    .where('listed', '=', true)
    .groupBy(paid)
    .execute();
}
