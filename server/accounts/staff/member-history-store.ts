// What there is about one member, as staff read it; and the notes that staff write.
import { sql } from 'kysely';
import type { PostState, PostType } from '#contracts/enums.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface NoteRow {
  id: string;
  text: string;
  at: Date;
  author: string;
}

export async function insertNote(db: Db, note: { id: string; user_id: string; author_id: string; text: string }): Promise<Date> {
  const { at } = await db.insertInto('member_notes').values(note).returning('at').executeTakeFirstOrThrow();
  return at;
}

/** The notes about a member, newest first. */
export async function listNotes(db: Db, userId: string, max: number): Promise<NoteRow[]> {
  return db
    .selectFrom('member_notes')
    .innerJoin('users', 'users.id', 'member_notes.author_id')
    .select(['member_notes.id', 'member_notes.text', 'member_notes.at', 'users.name as author'])
    .where('member_notes.user_id', '=', userId)
    .orderBy('member_notes.at', 'desc')
    .orderBy('member_notes.id', 'desc')
    .limit(max)
    .execute();
}

export async function removeNotes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('member_notes').where('user_id', '=', userId).execute();
}

export interface MemberPostRow {
  post_id: number;
  type: PostType;
  title: string;
  state: PostState;
  posted_at: Date;
}

/** The newest posts of a member in any state. */
export async function listPostsOf(db: Db, userId: string, max: number): Promise<MemberPostRow[]> {
  return db
    .selectFrom('posts')
    .select(['post_id', 'type', 'title', 'state', 'posted_at'])
    .where('owner_id', '=', userId)
    .orderBy('posted_at', 'desc')
    .limit(max)
    .execute();
}

export interface HistoryCounts {
  reportsMade: number;
  reportsAgainst: number;
  numbersLookedUp: number;
  reviews: number;
}

export async function countHistory(db: Db, userId: string): Promise<HistoryCounts> {
  const { rows } = await sql<HistoryCounts>`select
    (select count(*) from reports where reporter_id = ${userId}) as "reportsMade",
    (select count(*) from reports join listings on number = reports.listing where owner_id = ${userId}) as "reportsAgainst",
    (select count(*) from contact_reveals where user_id = ${userId}) as "numbersLookedUp",
    (select count(*) from reviews where user_id = ${userId}) as "reviews"`.execute(db);
  return rows[0] ?? { reportsMade: 0, reportsAgainst: 0, numbersLookedUp: 0, reviews: 0 };
}
