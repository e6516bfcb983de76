import { sql, type Selectable } from 'kysely';
import type { Purpose } from '#contracts/enums.ts';
import type { Vote } from '#contracts/posts/shortlists.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inGoodStanding } from '#server/platform/database/good-standing.ts';
import { countOf } from '#server/platform/database/paged.ts';
import type { ShortlistsTable, ShortlistVisitorsTable } from '#server/platform/database/tables/shortlist-tables.ts';

export type ShortlistRow = Selectable<ShortlistsTable>;
export type VisitorRow = Pick<Selectable<ShortlistVisitorsTable>, 'id' | 'name' | 'shortlist'>;

/** Holds the account, so that two makings at once count one after the other, and tells how many of its shortlists are open. */
export async function countOpen(db: Db, userId: string): Promise<number> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return countOf(
    db
      .selectFrom('shortlists')
      .where('owner_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`),
  );
}

export interface NewPost {
  listing: number;
  type: Purpose;
  title: string;
}

export async function insertShortlist(db: Db, row: Pick<ShortlistRow, 'id' | 'owner_id' | 'name' | 'expires_at'>, posts: readonly NewPost[]): Promise<void> {
  await db.insertInto('shortlists').values(row).execute();
  await db
    .insertInto('shortlist_posts')
    .values(posts.map((post, position) => ({ ...post, position, shortlist: row.id })))
    .execute();
}

export interface ListedShortlist extends ShortlistRow {
  posts: number;
  visitors: number;
  /** The number of its first post that is still available. */
  first: number | null;
}

export async function listShortlists(db: Db, userId: string): Promise<ListedShortlist[]> {
  return db
    .selectFrom('shortlists')
    .selectAll()
    .select([
      sql<number>`(select count(*) from shortlist_posts where shortlist = shortlists.id)`.as('posts'),
      sql<number>`(select count(*) from shortlist_visitors where shortlist = shortlists.id)`.as('visitors'),
      sql<number | null>`(
        select listing from shortlist_posts join listings on number = listing and kind = type
        where shortlist = shortlists.id and visible_since is not null and (visible_until is null or visible_until > now())
        order by position limit 1
      )`.as('first'),
    ])
    .where('owner_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findShortlist(db: Db, id: string): Promise<ShortlistRow | undefined> {
  return db.selectFrom('shortlists').selectAll().where('id', '=', id).executeTakeFirst();
}

/** With its owner's name; undefined where the owner is suspended, leaving or gone. */
export async function findShared(db: Db, id: string): Promise<(ShortlistRow & { owner: string }) | undefined> {
  return db
    .selectFrom('shortlists')
    .innerJoin('users', 'users.id', 'shortlists.owner_id')
    .selectAll('shortlists')
    .select('users.name as owner')
    .where('shortlists.id', '=', id)
    .where(inGoodStanding)
    .executeTakeFirst();
}

/** Holds the shortlist, so that what is answered at once counts one after the other, and nothing after it was revoked. */
export async function holdShortlist(db: Db, id: string): Promise<void> {
  await db.selectFrom('shortlists').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export async function renameShortlist(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable('shortlists').set({ name }).where('id', '=', id).execute();
}

export async function revokeShortlist(db: Db, id: string): Promise<void> {
  await db
    .updateTable('shortlists')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

export interface ListedPost extends NewPost {
  title_en: string | null;
  isAvailable: boolean;
}

/** Its posts in their order; what was taken down, has expired or is long sold is not available. */
export async function listPosts(db: Db, shortlist: string): Promise<ListedPost[]> {
  return db
    .selectFrom('shortlist_posts')
    .leftJoin('listings', (join) => join.onRef('listings.number', '=', 'shortlist_posts.listing').onRef('listings.kind', '=', 'shortlist_posts.type'))
    .select(['shortlist_posts.listing', 'shortlist_posts.type', 'shortlist_posts.title', 'listings.title_en'])
    .select(sql<boolean>`visible_since is not null and (visible_until is null or visible_until > now())`.as('isAvailable'))
    .where('shortlist', '=', shortlist)
    .orderBy('position')
    .execute();
}

export const countVisitors = (db: Db, shortlist: string): Promise<number> => countOf(db.selectFrom('shortlist_visitors').where('shortlist', '=', shortlist));

export async function insertVisitor(db: Db, row: VisitorRow & { key_hash: Buffer }): Promise<void> {
  await db.insertInto('shortlist_visitors').values(row).execute();
}

export async function findVisitorByKey(db: Db, shortlist: string, keyHash: Buffer): Promise<VisitorRow | undefined> {
  return db
    .selectFrom('shortlist_visitors')
    .select(['id', 'name', 'shortlist'])
    .where('shortlist', '=', shortlist)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}

/** Someone who answered on one of this person's shortlists. */
export async function findVisitorOf(db: Db, ownerId: string, id: string): Promise<VisitorRow | undefined> {
  return db
    .selectFrom('shortlist_visitors')
    .innerJoin('shortlists', 'shortlists.id', 'shortlist_visitors.shortlist')
    .select(['shortlist_visitors.id', 'shortlist_visitors.name', 'shortlist'])
    .where('owner_id', '=', ownerId)
    .where('shortlist_visitors.id', '=', id)
    .executeTakeFirst();
}

export async function removeVisitor(db: Db, id: string): Promise<void> {
  await db.deleteFrom('shortlist_visitors').where('id', '=', id).execute();
}

export interface VoteRow {
  visitor: string;
  listing: number;
  vote: Vote;
  note: string;
}

export async function listVisitors(db: Db, shortlist: string): Promise<VisitorRow[]> {
  return db.selectFrom('shortlist_visitors').select(['id', 'name', 'shortlist']).where('shortlist', '=', shortlist).orderBy('id').execute();
}

export async function listVotes(db: Db, shortlist: string): Promise<VoteRow[]> {
  return db
    .selectFrom('shortlist_votes')
    .innerJoin('shortlist_visitors', 'shortlist_visitors.id', 'shortlist_votes.visitor')
    .select(['visitor', 'listing', 'vote', 'note'])
    .where('shortlist', '=', shortlist)
    .orderBy('at')
    .execute();
}

export async function upsertVote(db: Db, { vote, note, ...about }: VoteRow): Promise<void> {
  const said = { vote, note, at: new Date() };
  await db
    .insertInto('shortlist_votes')
    .values({ ...about, ...said })
    .onConflict((conflict) => conflict.columns(['visitor', 'listing']).doUpdateSet(said))
    .execute();
}

export async function removeVote(db: Db, visitor: string, listing: number): Promise<void> {
  await db.deleteFrom('shortlist_votes').where('visitor', '=', visitor).where('listing', '=', listing).execute();
}

export async function removeShortlistsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('shortlists').where('owner_id', '=', userId).execute();
}

/** Those that ended before `moment`, with everything on them. */
export async function removeEnded(db: Db, moment: Date): Promise<void> {
  await db
    .deleteFrom('shortlists')
    .where(sql<Date>`least(expires_at, revoked_at)`, '<', moment)
    .execute();
}
