import { sql, type Selectable } from 'kysely';
import type { SavedSearchesTable } from '#server/platform/database/tables/alert-tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inGoodStanding } from '#server/platform/database/good-standing.ts';
import type { PostRow } from '#server/posts/card.ts';

export type SearchRow = Selectable<SavedSearchesTable>;

/** Holds the account, so that two savings at once come one after the other, and returns what is saved, the newest first. */
export async function lockSearches(db: Db, userId: string): Promise<SearchRow[]> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return listSearches(db, userId);
}

export async function listSearches(db: Db, userId: string): Promise<SearchRow[]> {
  return db.selectFrom('saved_searches').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute();
}

export async function insertSearch(db: Db, { query, ...row }: Omit<SearchRow, 'created_at'>): Promise<SearchRow> {
  return db
    .insertInto('saved_searches')
    .values({ ...row, query: JSON.stringify(query) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateSearch(db: Db, id: string, { query, ...changes }: Partial<Omit<SearchRow, 'id' | 'user_id'>>): Promise<SearchRow | undefined> {
  return db
    .updateTable('saved_searches')
    .set({ id, ...changes, ...(query ? { query: JSON.stringify(query) } : {}) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Forgets what waits to be told about a search that says nothing any more. */
export async function removeUnnotified(db: Db, search: string): Promise<void> {
  await db.deleteFrom('search_alerts').where('search', '=', search).where('told_at', 'is', null).execute();
}

/** False where it is someone else's or not there. */
export async function removeSearch(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('saved_searches').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function removeSearches(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('saved_searches').where('user_id', '=', userId).execute();
}

export async function findSearches(db: Db, ids: readonly string[]): Promise<SearchRow[]> {
  return ids.length === 0 ? [] : db.selectFrom('saved_searches').selectAll().where('id', 'in', ids).orderBy('id').execute();
}

/** Those of these searches that still say something, unchanged until the transaction ends: anyone who pauses one waits, or is heeded. */
export async function holdListening(db: Db, ids: readonly string[]): Promise<SearchRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('saved_searches').selectAll().where('id', 'in', ids).where('frequency', '<>', 'off').orderBy('id').forShare().execute();
}

type Compared = 'type' | 'division' | 'district' | 'sub_district' | 'property_type' | 'total_price' | 'bedrooms' | 'owner_id';

/**
 * Searches of others that the post may concern: those that plainly ask for another place, kind, price or more rooms are
 * passed over here, so that few are read closely.
 */
export async function listListening(db: Db, post: Pick<PostRow, Compared>): Promise<SearchRow[]> {
  const { district, sub_district, property_type, total_price, bedrooms } = post;
  return db
    .selectFrom('saved_searches')
    .innerJoin('users', 'users.id', 'saved_searches.user_id')
    .selectAll('saved_searches')
    .where('frequency', '<>', 'off')
    .where((q) => q.or([q('saved_searches.division', 'is', null), q('saved_searches.division', '=', post.division)]))
    .where((q) => q.or([q('purpose', 'is', null), q('purpose', '=', post.type)]))
    .where(
      // Several areas are in a list; beside one of them another may be asked for whole.
      sql<boolean>`(not query ? 'district' or query -> 'district' ? ${district} or jsonb_typeof(query -> 'division') = 'array')
        and (not query ? 'subDistrict' or query -> 'subDistrict' ? ${sub_district} or 'array' in (jsonb_typeof(query -> 'division'), jsonb_typeof(query -> 'district')))
        and (not query ? 'propertyType' or query -> 'propertyType' ? ${property_type})
        and coalesce((query ->> 'priceMin')::numeric, 0) <= ${total_price}::numeric and (query ->> 'priceMax' is null or (query ->> 'priceMax')::numeric >= ${total_price}::numeric)
        and coalesce((query ->> 'bedMin')::int, 0) <= ${bedrooms ?? 0}::int`,
    )
    .where('user_id', '<>', post.owner_id)
    .where(inGoodStanding)
    .orderBy('saved_searches.id')
    .execute();
}
