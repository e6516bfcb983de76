import { randomBytes } from 'node:crypto';
import { limits } from '#contracts/limits.ts';
import type { NewPassword, ResetCode } from '#contracts/accounts/resets.ts';
import { accountById, accountOf } from '#server/accounts/service.ts';
import { setPassword } from '#server/accounts/password.ts';
import { resetAnonymousFailures } from '#server/accounts/sign-in.ts';
import { acceptCode, askForCode, checkCode, sending, type CodeAnswer, voidCodes } from '#server/codes/service.ts';
import { queueLetter } from '#server/mail/service.ts';
import { tokenHash, type Caller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import { hashPassword } from '#server/platform/security/passwords.ts';
import type { Services } from '#server/platform/services.ts';
import { distrustDevices, signInOf } from '#server/sessions/service.ts';
import { resetCode } from './templates.ts';
import { insertToken, isGood, useToken } from './store.ts';

/** Sends a code and a link, or does equal work for an unknown email. Throws TOO_MANY, UNAVAILABLE. */
export async function sendResetCode(services: Services, email: string, caller: Caller): Promise<CodeAnswer> {
  const user = await signInOf(services.db, email, caller);
  const isKnown = caller.deviceId !== undefined && user?.known === true;
  return sending(services, async (trx) => {
    const { requestId, ...answer } = await askForCode(services, trx, { email, purpose: 'reset' }, { caller, isKnown });
    await queueLetter(services, trx, resetCode, { to: email, lng: caller.lng, about: { requestId } });
    return answer;
  });
}

/** Exchanges the code for a reset token. Throws CODE_INVALID, CODE_EXPIRED, CODE_LOCKED, TOO_MANY. */
export async function verifyResetCode(services: Services, { email, code }: ResetCode, caller: Caller): Promise<string> {
  const { db } = services;
  const requestId = await checkCode(services, { email, purpose: 'reset' }, code, caller);
  const token = randomBytes(32).toString('base64url');
  await db.transaction().execute(async (trx) => {
    await acceptCode(trx, 'reset', requestId);
    const user = await accountOf(trx, email);
    if (!user || user.status === 'Disabled') fail('CODE_INVALID', { message: 'notice_resetCodeInvalid' });
    await insertToken(trx, user.id, tokenHash(token), limits.codes.resetTokenMinutes);
  });
  return token;
}

/** Throws RESET_TOKEN_INVALID unless the token is still valid. */
export async function checkResetToken({ db }: Services, token: string): Promise<void> {
  if (!(await isGood(db, tokenHash(token)))) fail('RESET_TOKEN_INVALID');
}

/** Sets a new password by a token, which is used up; every session, code and link of the account ends. Throws RESET_TOKEN_INVALID. */
export async function resetPassword(services: Services, token: string, { password }: NewPassword, caller: Caller): Promise<void> {
  await checkResetToken(services, token);
  const passwordHash = await hashPassword(password);
  const email = await services.db.transaction().execute(async (trx) => {
    const userId = await useToken(trx, tokenHash(token));
    const user = userId === undefined ? undefined : await accountById(trx, userId);
    if (!user || user.status === 'Disabled') fail('RESET_TOKEN_INVALID');
    await setPassword(services, trx, user, { passwordHash, lng: caller.lng });
    await voidCodes(trx, { email: user.email, purpose: 'reset' });
    await distrustDevices(trx, user.id);
    return user.email;
  });
  await resetAnonymousFailures(services, email);
}
