import { sql } from 'kysely';
import type { Purpose } from '#contracts/enums.ts';
import type { Db } from '#server/platform/database/database.ts';
import { jobsSchema } from '#server/platform/jobs/jobs.ts';

export interface AreaCount {
  sub_district: string;
  sell: number;
  rent: number;
}

/** The sub-districts with most live posts. */
export async function listBusyAreas(db: Db, max: number): Promise<AreaCount[]> {
  return db
    .selectFrom('posts')
    .select([
      'sub_district',
      sql<number>`count(*) filter (where type = 'sell')::int`.as('sell'),
      sql<number>`count(*) filter (where type = 'rent')::int`.as('rent'),
    ])
    .where('listed', '=', true)
    .where('sub_district', '<>', '')
    .groupBy('sub_district')
    .orderBy(sql`count(*) desc`)
    .orderBy('sub_district')
    .limit(max)
    .execute();
}

/** A post that is neither sold nor rented, a firm, or an offer at any stage. */
const isPublic = sql<boolean>`(state = 'approved' or kind = 'group')`;

/** In which blocks of post numbers live posts lie, and when one of a block changed last. */
export async function listPostBlocks(db: Db, size: number): Promise<{ block: number; changed: Date }[]> {
  const block = sql<number>`(number / ${sql.lit(size)})::int`;
  return db
    .selectFrom('listings')
    .select([block.as('block'), sql<Date>`max(changed_at)`.as('changed')])
    .where('visible_since', 'is not', null)
    .where(isPublic)
    .groupBy(block)
    .orderBy(block)
    .execute();
}

/** The live posts of one block of numbers. */
export async function listPostsOfBlock(db: Db, block: number, size: number): Promise<{ PostID: number; type: Purpose; changed: Date }[]> {
  return db
    .selectFrom('listings')
    .select(['number as PostID', 'kind as type', 'changed_at as changed'])
    .where('number', '>=', block * size)
    .where('number', '<', (block + 1) * size)
    .where('visible_since', 'is not', null)
    .where(isPublic)
    .orderBy('number')
    .execute();
}

/** Every sub-district with live posts of a type, and when one of them changed last. */
export async function listAreasWithPosts(db: Db): Promise<{ type: 'sell' | 'rent'; sub_district: string; changed: Date }[]> {
  return db
    .selectFrom('posts')
    .select(['type', 'sub_district', sql<Date>`max(updated_at)`.as('changed')])
    .where('listed', '=', true)
    .where('sub_district', '<>', '')
    .groupBy(['type', 'sub_district'])
    .orderBy('type', 'desc')
    .orderBy('sub_district')
    .execute();
}

/** Letters and posts that somebody waits for. */
export async function countWaiting(db: Db): Promise<{ mails: number; posts: number }> {
  const [mails, posts] = await Promise.all([
    db.selectFrom('mails').select(db.fn.countAll<number>().as('count')).where('ended_at', 'is', null).executeTakeFirstOrThrow(),
    db.selectFrom('posts').select(db.fn.countAll<number>().as('count')).where('state', '=', 'pending').executeTakeFirstOrThrow(),
  ]);
  return { mails: mails.count, posts: posts.count };
}

/** Jobs by kind and state; none where nothing was ever to be done. */
export async function countJobs(db: Db): Promise<{ name: string; state: string; count: number }[]> {
  const { rows: tables } = await sql<{ found: boolean }>`select to_regclass(${`${jobsSchema}.job`}) is not null as found`.execute(db);
  if (!tables[0]?.found) return [];
  const table = sql.table(`${jobsSchema}.job`);
  const { rows } = await sql<{ name: string; state: string; count: number }>`select name, state, count(*) from ${table} group by name, state`.execute(db);
  return rows;
}
