// SQL of a person's posts as their account shows them.
import { sql } from 'kysely';
import type { PostCounts } from '#contracts/accounts/accounts.ts';
import type { Slice } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';
import { pageOf } from '#server/platform/database/paged.ts';
import { selectPosts, selectWholePosts, type PostRow, type WholePost } from './card.ts';

/** Hidden are approved posts that the public cannot see now. */
export async function countPosts(db: Db, ownerId: string): Promise<PostCounts> {
  const row = await db
    .selectFrom('posts')
    .select([
      sql<number>`count(*)`.as('listing'),
      sql<number>`count(*) filter (where type = 'sell')`.as('sell'),
      sql<number>`count(*) filter (where type = 'rent')`.as('rent'),
      sql<number>`count(*) filter (where state in ('hidden', 'expired') or (state = 'approved' and not listed))`.as('hidden'),
    ])
    .where('owner_id', '=', ownerId)
    .where('state', '<>', 'deleted')
    .executeTakeFirstOrThrow();
  return row;
}

export async function countLivePosts(db: Db, ownerId: string): Promise<{ live: number; sell: number; rent: number }> {
  return db
    .selectFrom('posts')
    .select([
      sql<number>`count(*)`.as('live'),
      sql<number>`count(*) filter (where type = 'sell')`.as('sell'),
      sql<number>`count(*) filter (where type = 'rent')`.as('rent'),
    ])
    .where('owner_id', '=', ownerId)
    .where('listed', '=', true)
    .executeTakeFirstOrThrow();
}

/** A page of a person's live posts, the newest first. */
export async function listLivePosts(db: Db, ownerId: string, slice: Slice): Promise<PostRow[]> {
  return pageOf(selectPosts(db).where('owner_id', '=', ownerId).where('listed', '=', true).orderBy('posted_at', 'desc').orderBy('post_id', 'desc'), slice);
}

/** Every post of a person in every state, for their own copy. */
export async function listOwnPosts(db: Db, ownerId: string): Promise<WholePost[]> {
  return selectWholePosts(db).where('owner_id', '=', ownerId).orderBy('posted_at').execute();
}
