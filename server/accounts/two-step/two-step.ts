// Two-step sign-in of staff: setting it up, switching it off, and entering the password or a code again.
import type { Role } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { NewAuthenticator, Proof, TwoStepState } from '#contracts/accounts/two-step.ts';
import { hasStaffRole, type MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Counts } from '#server/platform/http/limits/rate-limits.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { fail } from '#server/platform/http/failure.ts';
import { qrPath } from '#server/platform/qr-code.ts';
import type { Services } from '#server/platform/services.ts';
import { endSessions, proveSession } from '#server/sessions/service.ts';
import { addressOfApp } from '#server/two-step/rules.ts';
import {
  beginTwoStep,
  confirmTwoStep,
  forgetTwoStep,
  isBeginning,
  issueRecoveryCodes,
  recoveryCodesLeft,
  spendSecondStep,
  takeUnfinished,
  twoStepSince,
} from '#server/two-step/service.ts';
import { provePassword } from '#server/accounts/password.ts';
import { accountById } from '#server/accounts/service.ts';
import { tell } from '#server/accounts/standing.ts';
import { passwordWithoutCode, twoStepChanged, type TwoStepNews } from '#server/accounts/templates.ts';

/** In production the staff pages open only to those who sign in in two steps. */
export const demandsTwoStep = ({ production }: Services['env'], user: { role: Role }): boolean => production && hasStaffRole(user);

const changedElsewhere = { message: 'notice_twoStepChanged' } as const;

/** What happened to someone's two-step sign-in, by mail. */
async function notifyTwoStep(services: Pick<Services, 'jobs'>, trx: Db, userId: string, news: TwoStepNews, lng?: MemberCaller['lng']): Promise<void> {
  const user = await accountById(trx, userId);
  if (user) await tell(services, trx, user, twoStepChanged, { at: new Date().toISOString(), news }, lng);
}

interface Try {
  userId: string;
  /** Where a wrong one counts. */
  counts: Counts;
  code: string;
}

/**
 * Runs `work` in the transaction that uses the code up. Counted as wrong first, so that concurrent guesses cannot pass. Tells
 * the owner of a used recovery code. Throws CODE_INVALID, TOO_MANY.
 */
export async function withSecondStep<T>(services: Services, { userId, counts, code }: Try, work: (trx: Db, by: 'app' | 'recovery') => Promise<T>): Promise<T> {
  await services.rateLimits.consume(counts);
  const done = await inTransaction(services.db, async (trx) => {
    const by = (await spendSecondStep(trx, userId, code)) ?? fail('CODE_INVALID');
    if (by === 'recovery') await notifyTwoStep(services, trx, userId, 'recoveryUsed');
    return work(trx, by);
  });
  await services.rateLimits.reset(counts);
  return done;
}

/** Records what staff do to their own sign-in. */
const record = (trx: Db, caller: MemberCaller, verb: string, after: object, before: object = {}): Promise<void> =>
  recordAction(trx, caller, { action: `user.${verb}`, subject: { type: 'user', id: caller.user.userId }, before: { ...before }, after: { ...after } });

/** Wrong codes elsewhere do not count here. */
const ofSession = ({ user }: MemberCaller, code: string): Try => ({
  userId: user.userId,
  counts: { secondStepTries: `${user.userId}\n${user.sessionId}` },
  code,
});

/** Takes the password or a code again, for what answers STEP_UP_REQUIRED. Throws INVALID_CREDENTIALS, CODE_INVALID, TOO_MANY. */
export async function proveAgain(services: Services, { password, code = '' }: Proof, caller: MemberCaller): Promise<number> {
  const pass = async (trx: Db, by: string): Promise<void> => {
    await proveSession(trx, caller.user.sessionId);
    await record(trx, caller, 'stepUp', { by });
  };
  if (password === undefined) await withSecondStep(services, ofSession(caller, code), pass);
  else {
    await provePassword(services, caller.user.userId, password, 'password');
    await inTransaction(services.db, (trx) => pass(trx, 'password'));
  }
  return limits.twoStep.stepUpMinutes * 60;
}

export async function readTwoStep({ db, env }: Pick<Services, 'db' | 'env'>, { user }: MemberCaller): Promise<TwoStepState> {
  const [since, left] = [await twoStepSince(db, user.userId), await recoveryCodesLeft(db, user.userId)];
  return { on: since !== undefined, required: demandsTwoStep(env, user), since: since?.toISOString() ?? null, recoveryCodesLeft: left };
}

/** A new secret for an app; nothing is asked for until `confirm`. Throws STATE_CONFLICT where it is on. */
export async function beginSetup({ db }: Pick<Services, 'db'>, caller: MemberCaller): Promise<NewAuthenticator> {
  return inTransaction(db, async (trx) => {
    const user = (await accountById(trx, caller.user.userId)) ?? fail('UNAUTHENTICATED');
    const secret = (await beginTwoStep(trx, user.id)) ?? fail('STATE_CONFLICT', changedElsewhere);
    await record(trx, caller, 'twoStepBegin', { twoStep: 'begun' });
    const uri = addressOfApp(secret, user.email);
    return { secret, uri, qr: qrPath(uri) };
  });
}

/**
 * Switches it on with a first code and answers the recovery codes; anyone who is signed in elsewhere signs in again, in two steps.
 * Throws CODE_INVALID, STATE_CONFLICT (nothing was begun, or it is on), TOO_MANY.
 */
export async function confirmSetup(services: Services, code: string, caller: MemberCaller): Promise<string[]> {
  const { userId, sessionId } = caller.user;
  if (!(await isBeginning(services.db, userId))) fail('STATE_CONFLICT', changedElsewhere);
  const { counts } = ofSession(caller, code);
  await services.rateLimits.consume(counts);
  const codes = await inTransaction(services.db, async (trx) => {
    if (!(await confirmTwoStep(trx, userId, code))) fail('CODE_INVALID');
    await endSessions(trx, userId, sessionId);
    await record(trx, caller, 'twoStepOn', { twoStep: 'on' }, { twoStep: 'off' });
    await notifyTwoStep(services, trx, userId, 'on', caller.lng);
    return issueRecoveryCodes(trx, userId);
  });
  await services.rateLimits.reset(counts);
  return codes;
}

/** New recovery codes in place of all from before. Throws STATE_CONFLICT where it is off. */
export async function renewRecoveryCodes(services: Pick<Services, 'db' | 'jobs'>, caller: MemberCaller): Promise<string[]> {
  return inTransaction(services.db, async (trx) => {
    if (!(await twoStepSince(trx, caller.user.userId))) fail('STATE_CONFLICT', changedElsewhere);
    await record(trx, caller, 'recoveryCodes', { recoveryCodes: limits.twoStep.recoveryCodes });
    await notifyTwoStep(services, trx, caller.user.userId, 'codesRenewed', caller.lng);
    return issueRecoveryCodes(trx, caller.user.userId);
  });
}

/** Switches it off. Throws STATE_CONFLICT where it is off. */
export async function removeTwoStep(services: Pick<Services, 'db' | 'jobs'>, caller: MemberCaller): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    if (!(await forgetTwoStep(trx, caller.user.userId))) fail('STATE_CONFLICT', changedElsewhere);
    await record(trx, caller, 'twoStepOff', { twoStep: 'off' }, { twoStep: 'on' });
    await notifyTwoStep(services, trx, caller.user.userId, 'off', caller.lng);
  });
}

/** Switches it off for someone who lost the phone and the recovery codes; false where it was off. */
export async function resetTwoStep(services: Pick<Services, 'jobs'>, trx: Db, userId: string): Promise<boolean> {
  if (!(await forgetTwoStep(trx, userId))) return false;
  await notifyTwoStep(services, trx, userId, 'off');
  return true;
}

/** Writes to those whose password was entered rightly on an unknown device without a code after it, once a day. */
export const tellUnfinished = (services: Pick<Services, 'db' | 'jobs'>): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    for (const { userId, at, userAgent } of await takeUnfinished(trx)) {
      const user = await accountById(trx, userId);
      if (user) await tell(services, trx, user, passwordWithoutCode, { at: at.toISOString(), userAgent });
    }
  });
