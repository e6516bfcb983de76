// Account deletion: hidden at once, undone by signing in within thirty days, purged after that.
import type { Deletion } from '#contracts/accounts/profiles.ts';
import { forgetCodes } from '#server/codes/service.ts';
import { forgetLettersTo } from '#server/mail/service.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import { fail } from '#server/platform/http/failure.ts';
import { forgetNotesAbout } from '#server/platform/observability/audit.ts';
import type { Services } from '#server/platform/services.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { distrustDevices, endSessions } from '#server/sessions/service.ts';
import { forgetTwoStep } from '#server/two-step/service.ts';
import type { Language } from '#i18n/language.ts';
import { blockContacts, keepBlocked } from './blocked.ts';
import { onAccountPurged } from './hooks.ts';
import { isKept, removeHold } from './operator/hold-store.ts';
import { removeNotes } from './staff/member-history-store.ts';
import { leaving, returned } from './templates.ts';
import { provePassword } from './password.ts';
import { hasOtherAdmin } from './staff/staff-store.ts';
import { settleStanding, tell } from './standing.ts';
import { anonymise, listLeft, lockUser, startLeaving, updateUser, type UserRow } from './store.ts';

/**
 * Deletes the caller's account: signed out everywhere, hidden with its posts, purged on the day returned.
 * Throws INVALID_CREDENTIALS, TOO_MANY, STATE_CONFLICT for the only admin.
 */
export async function leave(services: Services, { password }: Deletion, caller: MemberCaller): Promise<Date> {
  const { userId } = caller.user;
  const user = await provePassword(services, userId, password, 'password');
  return inTransaction(services.db, async (trx) => {
    if (user.role === 'admin' && !(await hasOtherAdmin(trx, userId))) fail('STATE_CONFLICT', { message: 'notice_lastAdmin' });
    const purgedAt = await startLeaving(trx, userId);
    await endSessions(trx, userId);
    await settleStanding(services, trx, userId);
    await tell(services, trx, user, leaving, { purgedAt: purgedAt.toISOString() }, caller.lng);
    return purgedAt;
  });
}

type Needed = Pick<Services, 'jobs' | 'hooks'>;

/** Undoes a deletion when its owner signs in. */
export async function comeBack(services: Needed, trx: Db, user: Pick<UserRow, 'id' | 'email' | 'is_demo'>, lng: Language): Promise<void> {
  await updateUser(trx, user.id, { leaves_at: null });
  await settleStanding(services, trx, user.id);
  await tell(services, trx, user, returned, {}, lng);
}

async function purge({ db, hooks }: Pick<Services, 'db' | 'hooks'>, id: string, personal: readonly PersonalData[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, id);
    if (!user?.leaves_at || user.leaves_at > new Date() || user.purged_at || (await isKept(trx, id))) return;
    await removeHold(trx, id);
    if (user.status === 'Disabled') await blockContacts(trx, user);
    await keepBlocked(trx, id);
    for (const { erase } of personal) await erase(trx, id);
    await forgetCodes(trx, user.email);
    await forgetLettersTo(trx, user.email);
    await endSessions(trx, id);
    await distrustDevices(trx, id);
    await forgetTwoStep(trx, id);
    await removeNotes(trx, id);
    await forgetNotesAbout(trx, id);
    await anonymise(trx, id);
    await hooks.run(trx, onAccountPurged, { userId: id });
  });
}

const batch = 50;

/** Purges accounts deleted thirty days ago, each in one transaction; returns how many. */
export async function purgeLeft(services: Pick<Services, 'db' | 'hooks'>, personal: readonly PersonalData[], signal?: AbortSignal): Promise<number> {
  let purged = 0;
  for (const id of await listLeft(services.db, batch)) {
    if (signal?.aborted) break;
    await purge(services, id, personal);
    purged += 1;
  }
  return purged;
}
