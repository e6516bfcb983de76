import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { Language } from '#i18n/language.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { send } from './jobs.ts';
import type { TemplateKind } from './templates.ts';
import { insertMail, listMailsTo, removeMailsTo } from './store.ts';

/** Queues a mail in the transaction that causes it: it is sent if and only if that commits, and once. */
export async function queueLetter<S extends z.ZodType<object, object>>(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Db,
  kind: TemplateKind<S>,
  { to, lng, about }: { to: string; lng: Language; about: z.input<S> },
): Promise<void> {
  const id = uuidv7();
  await insertMail(trx, { id, kind: kind.name, recipient: to, lng, about });
  await jobs.enqueue(trx, send, { id });
}

/** Recent mails to an address: kind, time and result. */
export async function lettersTo(db: Db, recipient: string): Promise<{ kind: string; queuedAt: string; outcome: string | null }[]> {
  return (await listMailsTo(db, recipient)).map(({ kind, created_at, outcome }) => ({ kind, queuedAt: created_at.toISOString(), outcome }));
}

/** Deletes the records of mail to an address. */
export const forgetLettersTo = (db: Db, recipient: string): Promise<void> => removeMailsTo(db, recipient);
