import { sql, type Insertable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { LegalTables } from '#server/platform/database/tables/legal-tables.ts';

type Hold = Insertable<LegalTables['post_holds']>;
type HoldKey = Pick<Hold, 'post' | 'request'>;

/** Holds a post for a request until a moment, or renews that. */
export async function upsertPostHold(trx: Db, { post, request, until }: Hold): Promise<void> {
  await trx
    .insertInto('post_holds')
    .values({ post, request, until })
    .onConflict((conflict) => conflict.columns(['post', 'request']).doUpdateSet({ until }))
    .execute();
}

/** Until when it is held for the request; undefined where it is not, or no longer. */
export async function findPostHold(db: Db, { post, request }: HoldKey): Promise<Date | undefined> {
  const row = await db
    .selectFrom('post_holds')
    .select('until')
    .where('post', '=', post)
    .where('request', '=', request)
    .where('until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.until;
}

export async function removePostHold(trx: Db, { post, request }: HoldKey): Promise<void> {
  await trx.deleteFrom('post_holds').where('post', '=', post).where('request', '=', request).execute();
}

/** The posts that are held for each of these requests, by its id. */
export async function listPostHolds(db: Db, requests: readonly string[]): Promise<Map<string, { PostID: number; until: string }[]>> {
  if (requests.length === 0) return new Map();
  const rows = await db
    .selectFrom('post_holds')
    .innerJoin('posts', 'posts.id', 'post_holds.post')
    .select(['request', 'post_id', 'until'])
    .where('request', 'in', requests)
    .where('until', '>', sql<Date>`now()`)
    .orderBy('post_id')
    .execute();
  const holds = rows.map(({ request, post_id, until }) => ({ request, PostID: post_id, until: until.toISOString() }));
  return new Map([...Map.groupBy(holds, ({ request }) => request)].map(([id, held]) => [id, held.map(({ PostID, until }) => ({ PostID, until }))]));
}

/** The requests that the post with this number is held for, the longest hold first. */
export async function listHoldsOfPost(db: Db, postId: number): Promise<{ number: number; until: Date }[]> {
  return db
    .selectFrom('post_holds')
    .innerJoin('posts', 'posts.id', 'post_holds.post')
    .innerJoin('legal_requests', 'legal_requests.id', 'post_holds.request')
    .select(['number', 'until'])
    .where('post_id', '=', postId)
    .where('until', '>', sql<Date>`now()`)
    .orderBy('until', 'desc')
    .orderBy('number')
    .execute();
}

/** Forgets holds that are over. */
export async function removeEndedHolds(db: Db): Promise<void> {
  await db
    .deleteFrom('post_holds')
    .where('until', '<=', sql<Date>`now()`)
    .execute();
}
