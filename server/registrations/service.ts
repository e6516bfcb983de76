import { randomBytes } from 'node:crypto';
import type { EmailAndCode, Registration } from '#contracts/accounts/registrations.ts';
import { accountOf, createAccount } from '#server/accounts/service.ts';
import { checkPhone, isEmailBlocked } from '#server/accounts/blocked.ts';
import { acceptCode, askForCode, checkCode, countAnswer, sending, type CodeAnswer } from '#server/codes/service.ts';
import { queueLetter } from '#server/mail/service.ts';
import { tokenHash, type Caller } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import { countsOf } from '#server/platform/http/callers/requester.ts';
import { hashPassword } from '#server/platform/security/passwords.ts';
import { registrations } from '#server/platform/observability/counters.ts';
import type { Services } from '#server/platform/services.ts';
import { deviceHash, openSession } from '#server/sessions/service.ts';
import { registrationCode } from './templates.ts';
import { findVerified, insertVerified, renewVerified, useVerified } from './store.ts';

const newToken = (): string => randomBytes(32).toString('base64url');

/** Why this email cannot be registered. */
async function whyTaken(db: Db, email: string): Promise<'EMAIL_DISABLED' | 'EMAIL_TAKEN' | undefined> {
  const account = await accountOf(db, email);
  if (account && account.status !== 'Disabled') return 'EMAIL_TAKEN';
  return account || (await isEmailBlocked(db, email)) ? 'EMAIL_DISABLED' : undefined;
}

/** The device id, or a browser without a cookie counts by its address: user agents are shared by millions. */
const ownDevice = (caller: Caller): Buffer | undefined => (caller.deviceId === undefined ? undefined : deviceHash(caller));

/**
 * Sends a code to an email that may be registered, or skips that if this device verified it within a day.
 * Throws EMAIL_TAKEN, EMAIL_DISABLED, TOO_MANY, UNAVAILABLE.
 */
export async function sendRegistrationCode(
  services: Services,
  email: string,
  caller: Caller,
): Promise<CodeAnswer | { alreadyVerified: true; registrationToken: string }> {
  const { db } = services;
  const taken = await whyTaken(db, email);
  if (taken) {
    // So that no one can probe a list of emails.
    await countAnswer(services, caller);
    fail(taken);
  }
  const device = ownDevice(caller);
  const registrationToken = newToken();
  if (device && (await renewVerified(db, { email, device, tokenHash: tokenHash(registrationToken) }))) return { alreadyVerified: true, registrationToken };
  return sending(services, async (trx) => {
    const { requestId, ...answer } = await askForCode(services, trx, { email, purpose: 'register' }, { caller, isKnown: false });
    await queueLetter(services, trx, registrationCode, { to: email, lng: caller.lng, about: { requestId } });
    return answer;
  });
}

/** Exchanges the code for a registration token. Throws CODE_INVALID, CODE_EXPIRED, CODE_LOCKED, TOO_MANY. */
export async function verifyRegistrationCode(services: Services, { email, code }: EmailAndCode, caller: Caller): Promise<string> {
  const requestId = await checkCode(services, { email, purpose: 'register' }, code, caller);
  const registrationToken = newToken();
  await services.db.transaction().execute(async (trx) => {
    await acceptCode(trx, 'register', requestId);
    await insertVerified(trx, { email, tokenHash: tokenHash(registrationToken), device: ownDevice(caller) });
  });
  return registrationToken;
}

/**
 * Creates the account of a verified email and signs it in. Of concurrent calls for one email, one succeeds.
 * Throws CODE_EXPIRED (the token is no longer valid), EMAIL_TAKEN, EMAIL_DISABLED, TOO_MANY.
 */
export async function register(services: Services, person: Registration, caller: Caller): Promise<string> {
  const { email = '', good = false } = (await findVerified(services.db, tokenHash(person.registrationToken))) ?? {};
  // Already used by the created account, possibly a moment ago by the same person.
  if (!good) fail(email && (await accountOf(services.db, email)) ? 'EMAIL_TAKEN' : 'CODE_EXPIRED');
  const taken = await whyTaken(services.db, email);
  if (taken) fail(taken);
  // Before the slow hash.
  await services.rateLimits.consume(countsOf(caller.requester, ['registrationsPerCaller'], 'registrationsPerAddress'));
  const { name, gender, birthDate, phone = null } = person;
  if (phone) await checkPhone(services.db, phone);
  const passwordHash = await hashPassword(person.password);
  const token = await services.db.transaction().execute(async (trx) => {
    const userId = await createAccount(trx, { email, passwordHash, name, gender, birthDate, phone });
    if (!userId) fail('EMAIL_TAKEN');
    await useVerified(trx, email);
    return openSession(trx, userId, caller);
  });
  registrations.inc();
  return token;
}
