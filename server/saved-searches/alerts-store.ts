// SQL for the matches of saved searches, and which of them were announced.
import { sql } from 'kysely';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import { selectPosts, type PostRow } from '#server/posts/card.ts';

/** Posts that may be announced now. */
const spokenOf = sql<boolean>`posts.listed and posts.state = 'approved' and (posts.expires_at is null or posts.expires_at > now())`;

/** The post, if it is publicly on offer. */
export async function findOffered(db: Db, postId: number): Promise<PostRow | undefined> {
  return selectPosts(db).where('post_id', '=', postId).where(spokenOf).executeTakeFirst();
}

/** Those of these posts that are still on offer, newest first. */
export async function listOffered(db: Db, postIds: readonly number[]): Promise<PostRow[]> {
  if (postIds.length === 0) return [];
  return selectPosts(db).where('post_id', 'in', postIds).where(spokenOf).orderBy('posted_at', 'desc').orderBy('post_id', 'desc').execute();
}

/** How many posts each member was alerted to at once in the last day; the daily mail takes nothing from that. */
export async function countNotified(db: Db, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_alerts')
    .innerJoin('saved_searches', 'saved_searches.id', 'search_alerts.search')
    .select(['user_id', sql<number>`count(distinct post)`.as('count')])
    .where('user_id', 'in', userIds)
    .where('at_once', '=', true)
    .where('told_at', '>', sql<Date>`now() - interval '1 day'`)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}

export interface FoundPost {
  search: string;
  post: string;
  totalPrice: number;
  told: boolean;
}

/**
 * Records matches. Returns the searches for which a match is news: found for the first time, or cheaper than when
 * it was found before.
 */
export async function noteFound(db: Db, found: readonly FoundPost[]): Promise<string[]> {
  if (found.length === 0) return [];
  const { rows } = await sql<{ search: string }>`
    insert into search_alerts (search, post, total_price, told_at, at_once)
    select given.search, given.post, given.total_price, case when given.told then now() end, given.told
    from unnest(${found.map(({ search }) => search)}::uuid[], ${found.map(({ post }) => post)}::uuid[], ${found.map(({ totalPrice }) => totalPrice)}::numeric[],
      ${found.map(({ told }) => told)}::boolean[]) as given (search, post, total_price, told)
    on conflict (search, post) do update set total_price = excluded.total_price, found_at = now(), told_at = excluded.told_at, at_once = excluded.at_once
    where excluded.total_price <= search_alerts.total_price * ${1 - limits.posts.priceFallPart}::float8
    returning search`.execute(db);
  return rows.map(({ search }) => search);
}

/** Members with unannounced matches. */
export async function listWaiting(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('search_alerts')
    .innerJoin('saved_searches', 'saved_searches.id', 'search_alerts.search')
    .select('user_id')
    .distinct()
    .where('told_at', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export interface Untold {
  search: string;
  postId: number;
  /** Whether the post is still on offer. */
  offered: boolean;
}

/** Marks everything unannounced for a member as announced; a concurrent caller gets nothing. */
export async function takeUnnotified(db: Db, userId: string): Promise<Untold[]> {
  const { rows } = await sql<{ search: string; post_id: number; offered: boolean }>`
    update search_alerts a set told_at = now() from saved_searches s, posts
    where s.id = a.search and s.user_id = ${userId} and s.frequency <> 'off' and posts.id = a.post and a.told_at is null
    returning a.search, posts.post_id, (${spokenOf} and posts.owner_id <> ${userId}) as offered`.execute(db);
  return rows.map(({ search, post_id, offered }) => ({ search, postId: post_id, offered }));
}
