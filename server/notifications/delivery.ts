// Sends notifications out of the house, in the transaction that makes them: by mail and to closed browsers.
import type { NoticeData, NoticeKind } from '#contracts/notices/notices.ts';
import { queueLetters } from '#server/mail/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { queuePushes } from '#server/push/service.ts';
import { groupOf, type Told } from './groups.ts';
import { noticeLetter } from './letter-kind.ts';
import { listRecipients } from './preference-store.ts';
import { usualOf } from './preferences.ts';
import type { Addressed } from './store.ts';

/** Their nouns write a letter of their own: one about several at once, or one that is sent whatever the account may still do. */
const notifiedInOwnLetters: ReadonlySet<NoticeKind> = new Set([
  'post_expiring',
  'post_expired',
  'saved_search_match',
  'password_changed',
  'account_suspended',
  'account_restored',
]);

const hasOwnLetter = ({ kind, data }: Told): boolean =>
  notifiedInOwnLetters.has(kind) || (kind === 'system' && (data as NoticeData<'system'>).news.about === 'tokenCopied');

/** Queues one delivery for each of these notifications of a sort and each channel: they are sent if and only if the transaction commits, and once. */
export async function sendOut(services: Pick<Services, 'jobs'>, trx: Db, written: readonly Addressed[], told: Told): Promise<void> {
  const group = groupOf(told);
  const people = await listRecipients(trx, written, group, usualOf(group));
  const pushed = people.filter(({ push }) => push);
  await queuePushes(
    services,
    trx,
    pushed.map(({ id, userId }) => ({ notification: id, userId })),
  );
  if (hasOwnLetter(told)) return;
  const letters = people.flatMap(({ id, email, lng, mail }) => (mail ? { to: email, lng: lng ?? undefined, about: { id } } : []));
  await queueLetters(services, trx, noticeLetter, letters);
}
