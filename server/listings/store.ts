import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { ListingsTable } from '#server/platform/database/tables/post-history-tables.ts';

export type Listing = Insertable<ListingsTable>;

/** Writes how these listings stand now, whether they are new or not. */
export async function upsertListings(db: Db, listings: readonly Listing[]): Promise<void> {
  await sql`
    insert into listings (number, kind, owner_id, title, title_en, cover, state, visible_since, visible_until, changed_at)
    select number, kind, owner_id, title, title_en, cover, state, visible_since, visible_until, changed_at
    from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as given (number bigint, kind text, owner_id uuid, title text, title_en text, cover text, state text,
      visible_since timestamptz, visible_until timestamptz, changed_at timestamptz)
    order by number
    on conflict (number) do update set kind = excluded.kind, owner_id = excluded.owner_id, title = excluded.title, title_en = excluded.title_en, cover = excluded.cover,
      state = excluded.state, visible_since = excluded.visible_since, visible_until = excluded.visible_until, changed_at = excluded.changed_at`.execute(db);
}

export type ListingEntry = Pick<Selectable<ListingsTable>, 'number' | 'kind' | 'owner_id' | 'title' | 'title_en' | 'visible_since' | 'visible_until'>;

const selectListings = (db: Db) => db.selectFrom('listings').select(['number', 'kind', 'owner_id', 'title', 'title_en', 'visible_since', 'visible_until']);

export async function findListing(db: Db, number: number): Promise<ListingEntry | undefined> {
  return selectListings(db).where('number', '=', number).executeTakeFirst();
}

/** The listing, locked until the transaction ends. */
export async function lockListing(db: Db, number: number): Promise<ListingEntry | undefined> {
  return selectListings(db).where('number', '=', number).forUpdate().executeTakeFirst();
}

export async function findListings(db: Db, numbers: readonly number[]): Promise<ListingEntry[]> {
  return numbers.length === 0 ? [] : selectListings(db).where('number', 'in', numbers).execute();
}

export async function deleteListings(db: Db, numbers: readonly number[]): Promise<void> {
  await db.deleteFrom('listings').where('number', 'in', numbers).execute();
}

export interface ListingOwner {
  id: string;
  name: string;
  pro_pic: string | null;
}

/** Who posted each of these. */
export async function findListingOwners(db: Db, numbers: readonly number[]): Promise<Map<number, ListingOwner>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'listings.owner_id')
    .select(['number', 'users.id', 'name', 'pro_pic'])
    .where('number', 'in', numbers)
    .execute();
  return new Map(rows.map(({ number, ...owner }) => [number, owner]));
}

/** Whose numbers a person looked up. */
export async function listReveals(db: Db, userId: string): Promise<{ PostID: number; at: Date }[]> {
  return db.selectFrom('contact_reveals').select(['listing as PostID', 'at']).where('user_id', '=', userId).orderBy('at').execute();
}

/** Counts what a person looked up as a visitor's. */
export async function anonymiseReveals(db: Db, userId: string): Promise<void> {
  await db.updateTable('contact_reveals').set({ user_id: null }).where('user_id', '=', userId).execute();
}

/** Counts that someone was given the number of a listing. */
export async function insertReveal(db: Db, listing: number, userId: string | null): Promise<void> {
  await db.insertInto('contact_reveals').values({ listing, user_id: userId }).execute();
}
