// SQL of the addresses that get no more email.
import { sql, type Selectable } from 'kysely';
import type { Slice } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';
import { paged } from '#server/platform/database/paged.ts';
import type { MailTables } from '#server/platform/database/tables/mail-tables.ts';

export type StopRow = Selectable<MailTables['mail_stops']>;
export type NewStop = Pick<StopRow, 'address' | 'reason' | 'status'>;

/** A complaint is graver than an email that came back. */
export async function insertStops(db: Db, stops: readonly NewStop[]): Promise<void> {
  if (stops.length === 0) return;
  await db
    .insertInto('mail_stops')
    .values(stops.map((stop) => stop))
    .onConflict((conflict) =>
      conflict
        .column('address')
        .doUpdateSet({ reason: sql`excluded.reason`, status: sql`excluded.status`, at: sql<Date>`now()` })
        .where('mail_stops.reason', '=', 'bounce'),
    )
    .execute();
}

export async function findStop(db: Db, address: string): Promise<StopRow | undefined> {
  return db.selectFrom('mail_stops').selectAll().where('address', '=', address).executeTakeFirst();
}

const ofAccount = (userId: string) => sql<string>`(select lower(email) from users where id = ${userId})`;

/** Of the address of an account. */
export async function findStopOf(db: Db, userId: string): Promise<StopRow | undefined> {
  return db.selectFrom('mail_stops').selectAll().where('address', '=', ofAccount(userId)).executeTakeFirst();
}

export async function removeStopOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('mail_stops').where('address', '=', ofAccount(userId)).execute();
}

export async function removeStop(db: Db, id: string): Promise<StopRow | undefined> {
  return db.deleteFrom('mail_stops').where('id', '=', id).returningAll().executeTakeFirst();
}

export async function removeStopOn(db: Db, address: string): Promise<void> {
  await db.deleteFrom('mail_stops').where('address', '=', address.toLowerCase()).execute();
}

const filtered = (db: Db, q: string | undefined) =>
  db.selectFrom('mail_stops').$if(Boolean(q), (query) => query.where('address', 'like', `%${(q ?? '').toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`));

export const listStops = (db: Db, q: string | undefined, slice: Slice): Promise<{ rows: StopRow[]; total: number }> =>
  paged(filtered(db, q).selectAll().orderBy('at', 'desc').orderBy('id'), filtered(db, q), slice);
