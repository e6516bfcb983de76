// A member's own API keys: making one, which its owner hears of by mail, and revoking it.
import type { ApiKey, NewApiKey } from '#contracts/integrations/api-keys.ts';
import { adminScopes } from '#contracts/integrations/key-scopes.ts';
import { limits } from '#contracts/limits.ts';
import { issueKey, keysOf, revokeKey } from '#server/api-keys/service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { hasStaffRole, type MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail, failField } from '#server/platform/http/failure.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { Services } from '#server/platform/services.ts';
import { proveSession } from '#server/sessions/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { provePassword } from './password.ts';
import { lockUser } from './store.ts';
import { tell } from './standing.ts';
import { newKey } from './templates.ts';

const { max } = limits.apiKeys;

/** The log is of what staff do. */
async function recordKey(trx: Db, caller: MemberCaller, verb: 'keyMade' | 'keyRevoked', { name, scopes }: ApiKey): Promise<void> {
  if (!hasStaffRole(caller.user)) return;
  const states = verb === 'keyMade' ? { before: {}, after: { name, scopes } } : { before: { name, scopes }, after: {} };
  await recordAction(trx, caller, { action: `user.${verb}`, subject: { type: 'user', id: caller.user.userId }, ...states });
}

/** Throws VALIDATION for a scope that is not the caller’s to allow, STATE_CONFLICT with too many keys, TOO_MANY. */
export async function makeKey(services: Services, wanted: NewApiKey, caller: MemberCaller): Promise<{ key: string; apiKey: ApiKey }> {
  const { userId, role } = caller.user;
  if (role !== 'admin' && wanted.scopes.some((scope) => adminScopes.includes(scope))) failField('scopes', 'choice');
  await services.rateLimits.consume({ apiKeysPerDay: userId });
  return inTransaction(services.db, async (trx) => {
    const user = (await lockUser(trx, userId)) ?? fail('UNAUTHENTICATED');
    if ((await keysOf(trx, userId)).length >= max) fail('STATE_CONFLICT', { message: 'notice_keysFull', params: { max } });
    const made = await issueKey(trx, userId, wanted);
    await recordKey(trx, caller, 'keyMade', made.apiKey);
    await tell(services, trx, user, newKey, { at: made.apiKey.createdAt, name: made.apiKey.name, userAgent: caller.userAgent }, caller.lng);
    return made;
  });
}

export const endKey = (services: Pick<Services, 'db'>, apiKey: ApiKey, caller: MemberCaller): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    await revokeKey(trx, apiKey._id);
    await recordKey(trx, caller, 'keyRevoked', apiKey);
  });

/** Takes the password again, for what answers STEP_UP_REQUIRED. Throws INVALID_CREDENTIALS, TOO_MANY. */
export async function provePasswordAgain(services: Services, password: string, { user }: MemberCaller): Promise<number> {
  await provePassword(services, user.userId, password, 'password');
  await proveSession(services.db, user.sessionId);
  return limits.twoStep.stepUpMinutes * 60;
}
