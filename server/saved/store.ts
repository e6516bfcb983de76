import { sql, type Selectable } from 'kysely';
import type { Purpose } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SavedPostsTable } from '#server/platform/database/owning-tables.ts';
import { selectPosts, type PostRow } from '#server/posts/card.ts';

type SavedRow = Selectable<SavedPostsTable>;

/** Holds the account, so that two savings at once count one after the other, and tells how much is saved. */
export async function countSaved(db: Db, userId: string): Promise<number> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { count } = await db
    .selectFrom('saved_posts')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findSaved(db: Db, userId: string, postId: number): Promise<string | undefined> {
  return (await db.selectFrom('saved_posts').select('id').where('user_id', '=', userId).where('post_id', '=', postId).executeTakeFirst())?.id;
}

export async function findRecord(db: Db, userId: string, id: string): Promise<string | undefined> {
  return (await db.selectFrom('saved_posts').select('id').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst())?.id;
}

export async function insertSaved(db: Db, row: Pick<SavedRow, 'id' | 'user_id' | 'type' | 'post_id' | 'title'>): Promise<void> {
  await db.insertInto('saved_posts').values(row).execute();
}

export async function listIds(db: Db, userId: string): Promise<Pick<SavedRow, 'id' | 'type' | 'post_id'>[]> {
  return db.selectFrom('saved_posts').select(['id', 'type', 'post_id']).where('user_id', '=', userId).orderBy('saved_at').orderBy('id').execute();
}

export interface SavedEntry extends SavedRow {
  /** When it was posted; null where it is no longer available. */
  posted_at: Date | null;
}

/** Everything a person saved, the first saved first. What was taken down, has expired or is long sold has no date. */
export async function listSaved(db: Db, userId: string, type: Purpose | undefined): Promise<SavedEntry[]> {
  return db
    .selectFrom('saved_posts')
    .leftJoin('posts', (join) =>
      join
        .onRef('posts.post_id', '=', 'saved_posts.post_id')
        .onRef('posts.type', '=', 'saved_posts.type')
        .on('posts.listed', '=', true)
        .on(
          sql<boolean>`case when posts.state = 'approved' then posts.expires_at is null or posts.expires_at > now()
            else posts.updated_at > now() - make_interval(days => ${limits.posts.soldVisibleDays}) end`,
        ),
    )
    .selectAll('saved_posts')
    .select('posts.posted_at')
    .where('saved_posts.user_id', '=', userId)
    .$if(type !== undefined, (query) => query.where('saved_posts.type', '=', type as Purpose))
    .orderBy('saved_posts.saved_at')
    .orderBy('saved_posts.id')
    .execute();
}

export interface Owned {
  name: string;
  pro_pic: string | null;
}

export interface Shown {
  posts: Map<number, PostRow>;
  owners: Map<string, Owned>;
}

/** The posts of these numbers, with who posted them. */
export async function findShown(db: Db, postIds: readonly number[]): Promise<Shown> {
  if (postIds.length === 0) return { posts: new Map(), owners: new Map() };
  const rows = await selectPosts(db).where('post_id', 'in', postIds).execute();
  const ownerIds = [...new Set(rows.map((row) => row.owner_id))];
  const owners = ownerIds.length === 0 ? [] : await db.selectFrom('users').select(['id', 'name', 'pro_pic']).where('id', 'in', ownerIds).execute();
  return { posts: new Map(rows.map((row) => [row.post_id, row])), owners: new Map(owners.map(({ id, ...owner }) => [id, owner])) };
}

/** Removes a record; false where there is none. */
export async function removeSaved(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('saved_posts').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function removeAllSaved(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('saved_posts').where('user_id', '=', userId).execute();
}

/** Who saved the post, without its owner. */
export async function listSavers(db: Db, postId: number, ownerId: string): Promise<string[]> {
  const rows = await db.selectFrom('saved_posts').select('user_id').where('post_id', '=', postId).where('user_id', '<>', ownerId).execute();
  return rows.map(({ user_id }) => user_id);
}
