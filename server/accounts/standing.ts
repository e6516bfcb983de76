// Account standing: whether an account may be used, and with it whether what belongs to it is visible.
import type { Language } from '#i18n/language.ts';
import type { TemplateKind } from '#server/mail/templates.ts';
import { queueLetter } from '#server/mail/service.ts';
import { languageOfPerson } from '#server/notifications/preferences.ts';
import { notify } from '#server/notifications/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { endSessions } from '#server/sessions/service.ts';
import { blockContacts, unblockContacts } from './blocked.ts';
import { onStandingChanged } from './hooks.ts';
import { accountRestored, accountSuspended } from './notices.ts';
import { disabled, restored, suspended } from './templates.ts';
import { isNormal } from './service.ts';
import { findUser, listLifted, lockUser, updateUser, type UserRow } from './store.ts';

type Needed = Pick<Services, 'jobs' | 'hooks'>;

/** Shows or hides what belongs to an account as its standing demands; part of whatever changes that. */
export async function settleStanding({ hooks }: Pick<Services, 'hooks'>, trx: Db, userId: string): Promise<void> {
  const user = await findUser(trx, userId);
  await hooks.run(trx, onStandingChanged, { userId, isNormal: await isNormal(trx, userId), isDisabled: user?.status === 'Disabled' });
}

async function lockAccount(trx: Db, userId: string): Promise<UserRow> {
  const user = await lockUser(trx, userId);
  if (!user || user.purged_at) fail('NOT_FOUND');
  return user;
}

/** In the language of whoever causes it where that is the person, otherwise in the one the person used last. Mail to demo accounts is not sent. */
export async function tell<S extends TemplateKind>(
  services: Pick<Services, 'jobs'>,
  trx: Db,
  { id, email, is_demo }: Pick<UserRow, 'id' | 'email' | 'is_demo'>,
  kind: S,
  about: S['about']['_zod']['input'],
  lng?: Language,
): Promise<void> {
  if (!is_demo) await queueLetter(services, trx, kind, { to: email, lng: lng ?? (await languageOfPerson(trx, id)), about });
}

export interface Standing {
  status: string;
  suspendedUntil: string | null;
  reason: string | null;
}

const standingOf = ({ status, suspended_until, status_reason }: UserRow): Standing => ({
  status,
  suspendedUntil: suspended_until?.toISOString() ?? null,
  reason: status_reason,
});

/**
 * Suspends an account until a given time or until further notice: its member can sign in and read why, its posts are
 * hidden. Told once, however often the same is asked for. Returns the previous standing, for the audit log. Throws NOT_FOUND, STATE_CONFLICT for a disabled one.
 */
export async function suspendAccount(services: Needed, trx: Db, userId: string, { until, reason }: { until: Date | null; reason: string }): Promise<Standing> {
  const user = await lockAccount(trx, userId);
  if (user.status === 'Disabled') fail('STATE_CONFLICT');
  await updateUser(trx, userId, { status: 'suspended', suspended_at: new Date(), suspended_until: until, status_reason: reason });
  await settleStanding(services, trx, userId);
  const before = standingOf(user);
  const isNews = before.status !== 'suspended' || before.suspendedUntil !== (until?.toISOString() ?? null) || before.reason !== reason;
  if (isNews) {
    await notify(services, trx, [userId], accountSuspended(new Date(), { until, reason }));
    await tell(services, trx, user, suspended, { until: until?.toISOString() ?? null, reason });
  }
  return before;
}

/**
 * Disables an account permanently: its tokens stop working with this transaction, it cannot sign in, register or reset, its
 * posts are hidden, its email and phone numbers are blocked. Returns the previous standing. Throws NOT_FOUND.
 */
export async function disableAccount(services: Needed, trx: Db, userId: string, { reason }: { reason: string }): Promise<Standing> {
  const user = await lockAccount(trx, userId);
  await updateUser(trx, userId, { status: 'Disabled', suspended_at: null, suspended_until: null, status_reason: reason });
  await blockContacts(trx, user);
  await settleStanding(services, trx, userId);
  await tell(services, trx, user, disabled, { reason });
  return standingOf(user);
}

/** Enables an account again; its member signs in again. Throws NOT_FOUND. */
export async function restoreAccount(services: Needed, trx: Db, userId: string): Promise<Standing> {
  const user = await lockAccount(trx, userId);
  if (user.status === 'Disabled') await unblockContacts(trx, userId);
  await updateUser(trx, userId, { status: 'normal', suspended_at: null, suspended_until: null, status_reason: null });
  await settleStanding(services, trx, userId);
  if (user.status !== 'normal') {
    await notify(services, trx, [userId], accountRestored(new Date()));
    await tell(services, trx, user, restored, {});
  }
  // Last: its sessions say in which language the letter is.
  if (user.status === 'Disabled') await endSessions(trx, userId);
  return standingOf(user);
}

const batch = 100;

/** Lifts expired suspensions, each together with its posts. */
export async function liftSuspensions(services: Pick<Services, 'db' | 'jobs' | 'hooks'>, signal?: AbortSignal): Promise<void> {
  for (const id of await listLifted(services.db, batch)) {
    if (signal?.aborted) return;
    await services.db.transaction().execute(async (trx) => {
      const user = await lockAccount(trx, id);
      const ended = user.status === 'suspended' && user.suspended_until !== null && user.suspended_until <= new Date();
      if (ended) await restoreAccount(services, trx, id);
    });
  }
}
