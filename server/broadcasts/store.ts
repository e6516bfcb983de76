// SQL of broadcasts, and of whom they reach.
import { sql, type RawBuilder } from 'kysely';
import type { Audience, BroadcastState } from '#contracts/notices/broadcasts.ts';
import type { Division } from '#contracts/enums.ts';
import type { Slice } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inGoodStanding } from '#server/platform/database/good-standing.ts';
import { countOf, pageOf } from '#server/platform/database/paged.ts';

export interface Group {
  audience: Audience;
  division: Division | null;
}

export interface BroadcastRow extends Group {
  id: string;
  title_bn: string;
  title_en: string;
  message_bn: string;
  message_en: string;
  link: string | null;
  state: BroadcastState;
  recipients: number;
  told: number;
  reached: string | null;
  created_at: Date;
  ended_at: Date | null;
  author: string;
}

const at = (division: string | null): RawBuilder<unknown> => (division === null ? sql`` : sql` and division = ${division}`);

const belongs = ({ audience, division }: Group): RawBuilder<boolean> => {
  if (audience === 'everyone') return sql<boolean>`true`;
  if (audience === 'staff') return sql<boolean>`users.role in ('support', 'admin')`;
  if (audience === 'firmOwners') return sql<boolean>`exists (select from interior_firms where owner_id = users.id and listed${at(division)})`;
  const which = audience === 'sellers' ? sql`listed` : sql`deleted_at is null`;
  return sql<boolean>`exists (select from posts where owner_id = users.id and ${which}${at(division)})`;
};

export const countGroup = (db: Db, group: Group): Promise<number> => countOf(db.selectFrom('users').where(inGoodStanding).where(belongs(group)));

/** The next people of the group, in the order of their ids; anyone who came after `before` is none of them. */
export async function listGroup(db: Db, group: Group, { after, before, max }: { after: string | null; before: Date; max: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(inGoodStanding)
    .where(belongs(group))
    .where('created_at', '<=', before)
    .$if(after !== null, (query) => query.where('id', '>', after as string))
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
}

type NewBroadcast = Omit<BroadcastRow, 'state' | 'told' | 'reached' | 'created_at' | 'ended_at' | 'author'> & { author_id: string };

export async function insertBroadcast(trx: Db, row: NewBroadcast): Promise<void> {
  await trx.insertInto('broadcasts').values(row).execute();
}

const all = (db: Db) =>
  db.selectFrom('broadcasts').innerJoin('users', 'users.id', 'broadcasts.author_id').selectAll('broadcasts').select('users.name as author');

export const findBroadcast = (db: Db, id: string): Promise<BroadcastRow | undefined> => all(db).where('broadcasts.id', '=', id).executeTakeFirst();

/** The same, held until the transaction ends: either a batch is told, or it is stopped. */
export const lockBroadcast = (trx: Db, id: string): Promise<BroadcastRow | undefined> =>
  all(trx).where('broadcasts.id', '=', id).forUpdate('broadcasts').executeTakeFirst();

export const listBroadcasts = (db: Db, slice: Slice): Promise<BroadcastRow[]> =>
  pageOf(all(db).orderBy('broadcasts.created_at', 'desc').orderBy('broadcasts.id', 'desc'), slice);

export const countBroadcasts = (db: Db): Promise<number> => countOf(db.selectFrom('broadcasts'));

export async function saveProgress(trx: Db, id: string, { told, reached }: { told: number; reached: string }): Promise<void> {
  await trx.updateTable('broadcasts').set({ told, reached }).where('id', '=', id).execute();
}

export async function endBroadcast(trx: Db, id: string, state: 'sent' | 'stopped'): Promise<void> {
  await trx
    .updateTable('broadcasts')
    .set({ state, ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
