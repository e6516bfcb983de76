import { sql, type Selectable } from 'kysely';
import { defaultLanguage, type Language } from '#i18n/language.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { MailsTable } from '#server/platform/database/tables/tables.ts';
import { openOutbox } from '#server/platform/outbox.ts';

export type MailRow = Selectable<MailsTable>;

export interface NewMail {
  id: string;
  kind: string;
  recipient: string;
  /** Undefined where nobody knows what the reader reads. */
  lng: Language | undefined;
  about: object;
}

export async function insertMails(db: Db, mails: readonly NewMail[]): Promise<void> {
  await sql`
    insert into mails (id, kind, recipient, lng, lng_known, about)
    select * from unnest(${mails.map(({ id }) => id)}::uuid[], ${mails.map(({ kind }) => kind)}::text[], ${mails.map(({ recipient }) => recipient)}::text[],
      ${mails.map(({ lng }) => lng ?? defaultLanguage)}::text[], ${mails.map(({ lng }) => lng !== undefined)}::boolean[],
      ${mails.map(({ about }) => JSON.stringify(about))}::jsonb[])`.execute(db);
}

export const outbox = openOutbox<MailRow>('mails', { from: sql``, where: sql``, returning: sql`d.*` });

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
