import { sql, type Selectable } from 'kysely';
import type { Purpose } from '#contracts/enums.ts';
import type { Db } from '#server/platform/database/database.ts';
import { countOf } from '#server/platform/database/paged.ts';
import type { SavedPostsTable } from '#server/platform/database/tables/post-history-tables.ts';

type SavedRow = Selectable<SavedPostsTable>;

/** Holds the account, so that two savings at once count one after the other, and tells how much is saved. */
export async function countSaved(db: Db, userId: string): Promise<number> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return countOf(db.selectFrom('saved_posts').where('user_id', '=', userId));
}

export async function findSaved(db: Db, userId: string, postId: number): Promise<string | undefined> {
  return (await db.selectFrom('saved_posts').select('id').where('user_id', '=', userId).where('post_id', '=', postId).executeTakeFirst())?.id;
}

export async function findRecord(db: Db, userId: string, id: string): Promise<string | undefined> {
  return (await db.selectFrom('saved_posts').select('id').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst())?.id;
}

export async function insertSaved(db: Db, row: Pick<SavedRow, 'id' | 'user_id' | 'type' | 'post_id' | 'title'>): Promise<void> {
  await db
    .insertInto('saved_posts')
    .values({ ...row, listing: row.post_id })
    .execute();
}

export async function listIds(db: Db, userId: string): Promise<Pick<SavedRow, 'id' | 'type' | 'post_id'>[]> {
  return db.selectFrom('saved_posts').select(['id', 'type', 'post_id']).where('user_id', '=', userId).orderBy('saved_at').orderBy('id').execute();
}

export interface SavedEntry extends SavedRow {
  /** Its present title in English where it has one of its own. */
  title_en: string | null;
  /** When it was posted; null where it is no longer available. */
  posted_at: Date | null;
}

/** Everything a person saved, the first saved first. What was taken down, has expired or is long sold has no date. */
export async function listSaved(db: Db, userId: string, type: Purpose | undefined): Promise<SavedEntry[]> {
  return db
    .selectFrom('saved_posts')
    .leftJoin('listings', (join) =>
      join
        .onRef('listings.number', '=', 'saved_posts.listing')
        .onRef('listings.kind', '=', 'saved_posts.type')
        .on((on) => on.or([on('visible_until', 'is', null), on('visible_until', '>', sql<Date>`now()`)])),
    )
    .selectAll('saved_posts')
    .select(['listings.visible_since as posted_at', sql<string | null>`(select title_en from listings where number = saved_posts.listing)`.as('title_en')])
    .where('saved_posts.user_id', '=', userId)
    .$if(type !== undefined, (query) => query.where('saved_posts.type', '=', type as Purpose))
    .orderBy('saved_posts.saved_at')
    .orderBy('saved_posts.id')
    .execute();
}

/** Removes a record; false where there is none. */
export async function removeSaved(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('saved_posts').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those of a person, and the places that others saved for the person's listings, which hold their titles. */
export async function removeAllSaved(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('saved_posts').where('user_id', '=', userId).execute();
  await db
    .deleteFrom('saved_posts')
    .where('post_id', 'in', db.selectFrom('listings').select('number').where('owner_id', '=', userId))
    .execute();
}

/** Who saved the post, without its owner. */
export async function listSavers(db: Db, postId: number, ownerId: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_posts')
    .select('user_id')
    .where('post_id', '=', postId)
    .$if(ownerId !== null, (query) => query.where('user_id', '<>', ownerId as string))
    .execute();
  return rows.map(({ user_id }) => user_id);
}
