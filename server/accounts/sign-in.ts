import type { FastifyRequest } from 'fastify';
import type { Credentials } from '#contracts/accounts.ts';
import type { Caller, SignedIn } from '#server/platform/caller.ts';
import { deviceKey } from '#server/platform/device.ts';
import { fail } from '#server/platform/failure.ts';
import { inTurn } from '#server/platform/in-turn.ts';
import { verifyPassword } from '#server/platform/passwords.ts';
import { requestLanguage } from '#server/platform/request-language.ts';
import type { Services } from '#server/platform/services.ts';
import { endReplayed, openSession, sessionOf, signInOf, type SignInRow } from '#server/sessions/service.ts';
import { comeBack } from './leaving.ts';
import { newDevice, tokenCopied } from './letters.ts';
import { currentStatus } from './rules.ts';
import { accountById } from './service.ts';
import { tell } from './standing.ts';

/** Reads who calls from the request's headers. An unknown or expired token is nobody. */
export async function callerOf(services: Services, request: FastifyRequest): Promise<Caller> {
  const header = request.headers.authorization;
  const token = header && /^Bearer +\S+$/i.test(header) ? header.replace(/^Bearer +/i, '') : undefined;
  const key = request.headers['idempotency-key'];
  return {
    lng: requestLanguage(request.headers['accept-language']),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    user: token ? await signedIn(services, token) : undefined,
    token,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    device: undefined,
  };
}

/** A replaced token that comes back has been copied: neither copy works from here on, and the owner is told. */
async function endCopied(services: Services, token: string): Promise<undefined> {
  await services.db.transaction().execute(async (trx) => {
    const ended = await endReplayed(trx, token);
    const user = ended && (await accountById(trx, ended.userId));
    if (!user || user.status === 'Disabled') return;
    await tell(services, trx, user, tokenCopied, { at: new Date().toISOString(), userAgent: ended.userAgent });
  });
}

async function signedIn(services: Services, token: string): Promise<SignedIn | undefined> {
  const row = await sessionOf(services.db, token);
  if (!row) return endCopied(services, token);
  const status = currentStatus(row.status, row.suspended_until, new Date());
  return { userId: row.user_id, sessionId: row.session_id, name: row.name, role: row.role, status };
}

const windows = ['loginFailures', 'loginFailuresHour', 'loginFailuresDay'] as const;

/**
 * Compares the password unless too many guesses were made before, and counts a wrong one. A device that signed in before
 * has a count of its own: strangers who guess can lock each other out, but not the owner.
 */
async function guess({ limits: rates }: Services, { email, password }: Credentials, user: SignInRow | undefined, caller: Caller): Promise<boolean> {
  // A program's name is no secret, so it earns no trust.
  const isKnown = caller.device !== undefined && user?.known === true;
  const key = `${email}\n${isKnown ? deviceKey(caller) : caller.address}`;
  return inTurn(isKnown ? key : email, async () => {
    for (const window of windows) await rates.check(window, key);
    if (!isKnown) await rates.check('loginFailuresPerAccount', email);
    await rates.check('loginFailuresPerAddress', caller.address);
    if (await verifyPassword(password, user?.password_hash)) {
      for (const window of windows) await rates.forgive(window, key);
      return true;
    }
    for (const window of windows) await rates.take(window, key);
    if (!isKnown) await rates.take('loginFailuresPerAccount', email);
    await rates.take('loginFailuresPerAddress', caller.address);
    return false;
  });
}

/**
 * Signs in and returns the new session's token. One failure for a wrong email and a wrong password, after the same work.
 * Whoever deleted their account has it back. Throws INVALID_CREDENTIALS, ACCOUNT_DISABLED, TOO_MANY.
 */
export async function signIn(services: Services, credentials: Credentials, caller: Caller): Promise<string> {
  const user = await signInOf(services.db, credentials.email, caller);
  if (!(await guess(services, credentials, user, caller)) || !user) fail('INVALID_CREDENTIALS');
  if (user.status === 'Disabled') fail('ACCOUNT_DISABLED');
  return services.db.transaction().execute(async (trx) => {
    if (user.leaves_at) await comeBack(services, trx, user, caller.lng);
    if (user.has_devices && !user.known) await tell(services, trx, user, newDevice, { at: new Date().toISOString(), userAgent: caller.userAgent }, caller.lng);
    return openSession(trx, user.id, caller);
  });
}
