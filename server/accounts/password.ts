import type { PasswordChange } from '#contracts/accounts/profiles.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { notify } from '#server/notifications/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import { hashPassword, verifyPassword } from '#server/platform/security/passwords.ts';
import type { Services } from '#server/platform/services.ts';
import { endSessions } from '#server/sessions/service.ts';
import { forgetTickets } from '#server/two-step/service.ts';
import type { Language } from '#i18n/language.ts';
import { passwordChange } from './notices.ts';
import { passwordChanged } from './templates.ts';
import { tell } from './standing.ts';
import { findUser, updateUser, type UserRow } from './store.ts';

/**
 * Confirms by the password in `field` that the caller is the account's owner.
 * Throws INVALID_CREDENTIALS at the field, TOO_MANY.
 */
export async function provePassword({ db, rateLimits }: Services, userId: string, password: string, field: string): Promise<UserRow> {
  await rateLimits.consume({ passwordChecks: userId });
  const user = await findUser(db, userId);
  if (!(await verifyPassword(password, user?.password_hash)) || !user)
    fail('INVALID_CREDENTIALS', { fields: { [field]: { key: 'passwordWrong', params: {} } } });
  await rateLimits.reset({ passwordChecks: userId });
  return user;
}

/** Sets a hashed password and informs the owner by mail and notice; every session except `kept` ends. */
export async function setPassword(
  services: Pick<Services, 'jobs'>,
  trx: Db,
  user: Pick<UserRow, 'id' | 'email' | 'is_demo'>,
  change: { passwordHash: string; kept?: string; lng: Language },
): Promise<void> {
  await updateUser(trx, user.id, { password_hash: change.passwordHash });
  await forgetTickets(trx, user.id);
  await endSessions(trx, user.id, change.kept);
  const at = new Date();
  await notify(services, trx, [user.id], passwordChange(at));
  await tell(services, trx, user, passwordChanged, { at: at.toISOString() }, change.lng);
}

/** Changes the caller's password; their other sessions end. Throws INVALID_CREDENTIALS, TOO_MANY. */
export async function changePassword(services: Services, { currentPassword, password }: PasswordChange, caller: MemberCaller): Promise<void> {
  const user = await provePassword(services, caller.user.userId, currentPassword, 'currentPassword');
  const passwordHash = await hashPassword(password);
  await services.db.transaction().execute((trx) => setPassword(services, trx, user, { passwordHash, kept: caller.user.sessionId, lng: caller.lng }));
}
