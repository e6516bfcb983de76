import { sql, type Selectable } from 'kysely';
import type { Language } from '#i18n/language.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { MailsTable } from '#server/platform/database/tables.ts';

export type MailRow = Selectable<MailsTable>;

export interface NewMail {
  id: string;
  kind: string;
  recipient: string;
  lng: Language;
  about: object;
}

export async function insertMails(db: Db, mails: readonly NewMail[]): Promise<void> {
  await sql`
    insert into mails (id, kind, recipient, lng, about)
    select * from unnest(${mails.map(({ id }) => id)}::uuid[], ${mails.map(({ kind }) => kind)}::text[], ${mails.map(({ recipient }) => recipient)}::text[],
      ${mails.map(({ lng }) => lng)}::text[], ${mails.map(({ about }) => JSON.stringify(about))}::jsonb[])`.execute(db);
}

/** Leases the mail for so many seconds; undefined if it is done or leased by another process, unless that no longer exists (`isTakenUp`). */
export async function claimMail(db: Db, id: string, { seconds, isTakenUp }: { seconds: number; isTakenUp: boolean }): Promise<MailRow | undefined> {
  return db
    .updateTable('mails')
    .set({ claimed_until: sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where((q) => q.or([q.val(isTakenUp), q('claimed_until', 'is', null), q('claimed_until', '<', sql<Date>`clock_timestamp()`)]))
    .returningAll()
    .executeTakeFirst();
}

export async function releaseMail(db: Db, id: string): Promise<void> {
  await db.updateTable('mails').set({ claimed_until: null }).where('id', '=', id).where('ended_at', 'is', null).execute();
}

/** Whether it is still waiting, leased by another process. */
export async function isOpen(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('mails').select('id').where('id', '=', id).where('ended_at', 'is', null).executeTakeFirst();
  return row !== undefined;
}

export async function endMail(db: Db, id: string, outcome: NonNullable<MailRow['outcome']>): Promise<void> {
  await db
    .updateTable('mails')
    .set({ ended_at: sql<Date>`now()`, outcome, claimed_until: null })
    .where('id', '=', id)
    .execute();
}

export async function removeEnded(db: Db, days: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('ended_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Mails to an address, newest first. */
export async function listMailsTo(db: Db, recipient: string): Promise<Pick<MailRow, 'kind' | 'created_at' | 'ended_at' | 'outcome'>[]> {
  return db
    .selectFrom('mails')
    .select(['kind', 'created_at', 'ended_at', 'outcome'])
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function removeMailsTo(db: Db, recipient: string): Promise<void> {
  await db.deleteFrom('mails').where('recipient', '=', recipient).execute();
}
