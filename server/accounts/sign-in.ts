import type { FastifyRequest } from 'fastify';
import type { Credentials, LoginAnswer } from '#contracts/accounts/accounts.ts';
import { holderOf, isKey } from '#server/api-keys/service.ts';
import { mailboxOf } from '#server/codes/rules.ts';
import { notify } from '#server/notifications/service.ts';
import type { SecondStep } from '#contracts/accounts/two-step.ts';
import type { Language } from '#i18n/language.ts';
import { networkOf } from '#server/platform/http/callers/address.ts';
import type { Caller, SignedIn } from '#server/platform/http/callers/caller.ts';
import { settledDevice } from '#server/platform/http/callers/device.ts';
import { countsOf } from '#server/platform/http/callers/requester.ts';
import { fail } from '#server/platform/http/failure.ts';
import { openMutexes } from '#server/platform/concurrency.ts';
import { verifyPassword } from '#server/platform/security/passwords.ts';
import { requestLanguage } from '#server/platform/http/request-language.ts';
import type { Counts } from '#server/platform/http/limits/rate-limits.ts';
import type { Services } from '#server/platform/services.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  deviceHash,
  endReplayed,
  type OpenSession,
  openSession,
  openSessionsOf,
  sessionOf,
  signInOf,
  type SignInRow,
  wasReplaced,
} from '#server/sessions/service.ts';
import { openTicket, readTicket, spendTicket } from '#server/two-step/service.ts';
import { comeBack } from './leaving.ts';
import { tokenReturned } from './notices.ts';
import { newDevice, tokenCopied } from './templates.ts';
import { currentStatus } from './rules.ts';
import { accountById } from './service.ts';
import { tell } from './standing.ts';
import { demandsTwoStep, withSecondStep } from './two-step/two-step.ts';

/** The token of the `Authorization` header, as sent. */
export function bearerOf({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return authorization && /^Bearer +\S+$/i.test(authorization) ? authorization.replace(/^Bearer +/i, '') : undefined;
}

/** Identifies the caller from the request's headers. An unknown or expired token means anonymous. */
export async function callerOf(services: Services, request: FastifyRequest): Promise<Omit<Caller, 'requester'>> {
  const token = bearerOf(request);
  const key = request.headers['idempotency-key'];
  const lng = requestLanguage(request.headers['accept-language']);
  return {
    lng,
    address: networkOf(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    user: token ? await (isKey(token) ? signedInByKey(services, token) : signedIn(services, token, lng)) : undefined,
    token,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    deviceId: undefined,
    deviceAge: 0,
  };
}

/** A retired token that is used again has been copied: both copies stop working, and the owner is informed. */
async function endCopied(services: Services, token: string): Promise<undefined> {
  if (!(await wasReplaced(services.db, token))) return;
  await services.db.transaction().execute(async (trx) => {
    const ended = await endReplayed(trx, token);
    const user = ended && (await accountById(trx, ended.userId));
    if (!user || user.status === 'Disabled') return;
    const at = new Date();
    await notify(services, trx, [user.id], tokenReturned(at, ended.userAgent));
    await tell(services, trx, user, tokenCopied, { at: at.toISOString(), userAgent: ended.userAgent });
  });
}

const signedInBy = ({ env }: Pick<Services, 'env'>, row: OpenSession): SignedIn => ({
  userId: row.user_id,
  sessionId: row.session_id,
  name: row.name,
  role: row.role,
  status: currentStatus(row.status, row.suspended_until, new Date()),
  isProved: row.proved,
  mailbox: mailboxOf(row.email),
  joinedAt: row.joined_at,
  needsTwoStep: demandsTwoStep(env, row) && !row.two_step,
});

/** Whose token this is; an unknown or expired one is no one's. */
export async function signedIn(services: Services, token: string, lng?: Language): Promise<SignedIn | undefined> {
  const row = await sessionOf(services.db, token, lng);
  return row ? signedInBy(services, row) : endCopied(services, token);
}

/** Whose API key this is, within what it may do. Throws TOO_MANY. */
async function signedInByKey(services: Services, key: string): Promise<SignedIn | undefined> {
  const holder = await holderOf(services.db, key);
  if (!holder) return undefined;
  await services.rateLimits.consume({ callsPerKey: holder.key_id });
  return { ...signedInBy(services, { ...holder, session_id: holder.key_id, proved: false }), scopes: holder.scopes };
}

/** Who is signed in by these sessions now: those that ended or expired are left out. */
export const stillSignedIn = async (services: Pick<Services, 'db' | 'env'>, sessionIds: readonly string[]): Promise<SignedIn[]> =>
  (await openSessionsOf(services.db, sessionIds)).map((row) => signedInBy(services, row));

/**
 * How one more wrong password may be counted; see docs/decisions/0014-login-throttling.md. A device that signed in before has
 * a count of its own and nothing else. Devices it does not know share one count of the account, and when that is used up each place has a few
 * tries, further and further apart: so no one can close an account's door for everyone else. Where an address is used up, those
 * who are new there go on at a slower pace.
 */
function waysOf(email: string, who: string, { requester }: Pick<Caller, 'requester'>, isKnown: boolean): Counts[] {
  const own = ownCounts(who);
  if (isKnown) return [own];
  const here = `${email}\n${requester.isNew ? requester.address : requester.id}`;
  const usual = { ...own, ...countsOf(requester, ['loginFailuresPerCaller'], 'loginFailuresPerAddress') };
  const paced = { ...own, ...countsOf(requester, ['loginFailuresPerCaller'], 'loginSlowPerAddress') };
  const ofAccount = { loginFailuresPerAccount: email, loginFailuresPerAccountDay: email };
  return [
    { ...usual, ...ofAccount },
    { ...paced, ...ofAccount },
    { ...paced, loginSlow: here, loginSlowHour: here, loginSlowDay: here, loginSlowPerAccount: email },
  ];
}

const ownCounts = (who: string): Counts => ({ loginFailures: who, loginFailuresHour: who, loginFailuresDay: who });

/** Clears failures of unknown devices, once the owner has signed in. */
export const resetAnonymousFailures = ({ rateLimits }: Pick<Services, 'rateLimits'>, email: string): Promise<void> =>
  rateLimits.reset({ loginFailuresPerAccount: email, loginFailuresPerAccountDay: email, loginSlowPerAccount: email });

const guesses = openMutexes();

/**
 * Compares the password unless there were too many failures. Counted as a failure first and taken back on success,
 * so that concurrent guesses cannot pass; correct concurrent ones wait for each other.
 */
async function guess({ rateLimits }: Services, { email, password }: Credentials, user: SignInRow | undefined, caller: Caller): Promise<boolean> {
  // A user agent is not a secret, so it earns no trust.
  const isKnown = caller.deviceId !== undefined && user?.known === true;
  const who = `${email}\n${(isKnown ? caller.deviceId : settledDevice(caller)) ?? caller.address}`;
  return guesses.run(isKnown ? who : email, async () => {
    const counted = await rateLimits.consume(waysOf(email, who, caller, isKnown));
    if (!(await verifyPassword(password, user?.password_hash))) return false;
    await rateLimits.refund(counted);
    await rateLimits.reset(ownCounts(who));
    return true;
  });
}

type Entered = Omit<LoginAnswer, 'success'>;

/** Opens the session of someone who has proved to be the owner. Restores an account its owner deleted. */
async function enter(services: Services, trx: Db, user: SignInRow, caller: Caller): Promise<Entered> {
  if (user.status === 'Disabled') fail('ACCOUNT_DISABLED');
  if (user.leaves_at) await comeBack(services, trx, user, caller.lng);
  if (user.has_devices && !user.known) await tell(services, trx, user, newDevice, { at: new Date().toISOString(), userAgent: caller.userAgent }, caller.lng);
  return { userToken: await openSession(trx, user.id, caller), ...(user.leaves_at ? { returned: true } : {}) };
}

/**
 * Signs in and returns the new session's token, and whether that brought a deleted account back. A wrong email and a wrong password fail alike, after the same work.
 * Throws INVALID_CREDENTIALS, ACCOUNT_DISABLED, TOO_MANY; CODE_REQUIRED with a ticket where two-step sign-in is on.
 */
export async function signIn(services: Services, credentials: Credentials, caller: Caller): Promise<Entered> {
  const user = await signInOf(services.db, credentials.email, caller);
  if (!(await guess(services, credentials, user, caller)) || !user) fail('INVALID_CREDENTIALS');
  if (user.status === 'Disabled') fail('ACCOUNT_DISABLED');
  if (user.two_step)
    fail('CODE_REQUIRED', {
      extra: await openTicket(services.db, { userId: user.id, device: user.known ? deviceHash(caller) : undefined, userAgent: caller.userAgent }),
    });
  return services.db.transaction().execute((trx) => enter(services, trx, user, caller));
}

/**
 * The second step: exchanges the ticket of a right password and a code for the new session's token. A code works once.
 * Throws CODE_EXPIRED (no valid ticket), CODE_INVALID, ACCOUNT_DISABLED, TOO_MANY.
 */
export async function signInByCode(services: Services, { ticket, code }: SecondStep, caller: Caller): Promise<Entered> {
  const held = await readTicket(services.db, ticket);
  if (!held) fail('CODE_EXPIRED');
  // A device that signed in before counts by itself: anyone who knows the password alone cannot close the door for it.
  const who = held.device ? `${held.user_id}\n${held.device.toString('hex')}` : held.user_id;
  const counts = { secondStepTries: who, ...(held.device ? {} : { secondStepTriesDay: who }) };
  return withSecondStep(services, { userId: held.user_id, counts, code }, async (trx) => {
    const account = await accountById(trx, held.user_id);
    const user = account && (await signInOf(trx, account.email, caller));
    if (!user || !(await spendTicket(trx, ticket))) fail('CODE_EXPIRED');
    return enter(services, trx, user, caller);
  });
}
