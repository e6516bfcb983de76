import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { Language } from '#i18n/language.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { send } from './jobs.ts';
import type { TemplateKind } from './templates.ts';
import { forgetStopOn } from './stops/stop-service.ts';
import { insertMails, listMailsTo, removeMailsTo } from './store.ts';

interface NewLetter<About> {
  to: string;
  /** Undefined where nobody knows what the reader reads. */
  lng: Language | undefined;
  about: About;
}

/** Queues a mail to each in the transaction that causes them: they are sent if and only if that commits, and once. */
export async function queueLetters<S extends z.ZodType<object, object>>(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Db,
  kind: TemplateKind<S>,
  letters: readonly NewLetter<z.input<S>>[],
): Promise<void> {
  if (letters.length === 0) return;
  const mails = letters.map(({ to, lng, about }) => ({ id: uuidv7(), kind: kind.name, recipient: to, lng, about }));
  await insertMails(trx, mails);
  await jobs.enqueueAll(
    trx,
    send,
    mails.map(({ id }) => ({ id })),
  );
}

export const queueLetter = <S extends z.ZodType<object, object>>(
  services: Pick<Services, 'jobs'>,
  trx: Db,
  kind: TemplateKind<S>,
  letter: NewLetter<z.input<S>>,
): Promise<void> => queueLetters(services, trx, kind, [letter]);

/** Recent mails to an address: kind, time and result. */
export async function lettersTo(db: Db, recipient: string): Promise<{ kind: string; queuedAt: string; outcome: string | null }[]> {
  return (await listMailsTo(db, recipient)).map(({ kind, created_at, outcome }) => ({ kind, queuedAt: created_at.toISOString(), outcome }));
}

/** Deletes the records of mail to an address, and whether it gets any. */
export async function forgetLettersTo(db: Db, recipient: string): Promise<void> {
  await removeMailsTo(db, recipient);
  await forgetStopOn(db, recipient);
}
