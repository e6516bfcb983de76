// Six digits by mail, for whoever asked. They are made when the mail leaves and kept as a slow hash only.
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { limits } from '#contracts/limits.ts';
import type { ErrorCode, MessageKey } from '#contracts/errors.ts';
import { hashPassword, verifyPassword } from '#server/platform/security/passwords.ts';
import { withoutTag } from '#server/accounts/rules.ts';
import type { Caller } from '#server/platform/http/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { settledDevice } from '#server/platform/http/device.ts';
import { fail, Failure } from '#server/platform/http/failure.ts';
import type { Counts } from '#server/platform/http/rate-limits.ts';
import type { Services } from '#server/platform/services.ts';
import {
  clearCode,
  findSpent,
  insertRequest,
  removeCodes,
  removeOld,
  secondsToNext,
  setCode,
  spendTry,
  useCode,
  type Asker,
  type CodeKey,
  type CodePurpose,
} from './store.ts';

const { digits, validMinutes, triesMax } = limits.codes;

/** Seconds. */
export interface CodeAnswer {
  expiresIn: number;
  resendIn: number;
}

/** `requestId` is what the letter has to know to make the code. */
type AskedFor = CodeAnswer & { requestId: string };

/** Runs what asks for a code and queues its letter, both or neither. Throws UNAVAILABLE where it cannot be sent at all. */
export async function sending<T>({ db, log }: Pick<Services, 'db' | 'log'>, work: (trx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (error instanceof Failure) throw error;
    log.error({ err: error }, 'a code could not be sent');
    return fail('UNAVAILABLE', { message: 'notice_sendCodeFailed', retryAfter: 3 });
  }
}

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

function askerOf({ deviceId, newDeviceId, address }: Caller): Asker {
  if (deviceId) return { asker: hashed(`device:${deviceId}`), newDevice: null };
  return { asker: hashed(`address:${address}`), newDevice: newDeviceId ? hashed(`device:${newDeviceId}`) : null };
}

/** Of all variants of an email together: their letters arrive in one mailbox. */
const perEmail = ({ email, purpose }: CodeKey): Counts => ({ codeSendsPerEmail: `${purpose}\n${withoutTag(email)}` });

/** Behind an address that has used up its letters every device goes on, but slowly. */
function waysToSend(caller: Caller, counts: Counts): Counts[] {
  const device = settledDevice(caller);
  const ways: Counts[] = [{ ...counts, codeSendsPerAddress: caller.address }];
  return device ? [...ways, { ...counts, codeSendsSlow: device, codeSendsSlowPerAddress: caller.address }] : ways;
}

/** Counts an answer that tells about an email like a letter to it. Throws TOO_MANY. */
export async function countAnswer({ rateLimits }: Pick<Services, 'rateLimits'>, caller: Caller): Promise<void> {
  await rateLimits.consume(waysToSend(caller, {}));
}

/**
 * Asks for a code in the transaction that queues its letter; an earlier one of the same asker is void. A device that signed
 * in to the account before (`isKnown`) has a letter an hour however many unknown devices asked, and whoever its neighbours are.
 * Throws TOO_MANY with the seconds to wait.
 */
export async function askForCode(
  { env, rateLimits }: Pick<Services, 'env' | 'rateLimits'>,
  trx: Db,
  key: CodeKey,
  { caller, isKnown }: { caller: Caller; isKnown: boolean },
): Promise<AskedFor> {
  const requestId = randomUUID();
  const asked = { ...key, ...askerOf(caller) };
  const sends = await insertRequest(trx, asked, requestId, env.rateLimits);
  const resendIn = await secondsToNext(trx, asked);
  if (sends === undefined) fail('TOO_MANY', { message: 'notice_resendCodeFailed', retryAfter: resendIn });
  const counts = perEmail(key);
  await rateLimits.consume(isKnown ? [counts, { codeSendsKnown: key.email }] : waysToSend(caller, counts), trx);
  return { requestId, expiresIn: validMinutes * 60, resendIn };
}

/** Seconds for which unknown devices can ask for no code to this email, since too many did; 0 when they can. */
export const secondsClosed = ({ rateLimits }: Pick<Services, 'rateLimits'>, key: CodeKey): Promise<number> => rateLimits.wait(perEmail(key));

/** Makes the code that was asked for; undefined when it is not wanted any more. */
export async function makeCode(db: Db, requestId: string): Promise<string | undefined> {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  return (await setCode(db, requestId, await hashPassword(code))) ? code : undefined;
}

/** What is said of a wrong code and of one that is too old. */
const messages: Record<CodePurpose, Partial<Record<ErrorCode, MessageKey>>> = {
  register: {},
  reset: { CODE_INVALID: 'notice_resetCodeInvalid', CODE_EXPIRED: 'notice_resetCodeExpired' },
};

function refuse(purpose: CodePurpose, code: 'CODE_INVALID' | 'CODE_EXPIRED' | 'CODE_LOCKED', triesLeft?: number): never {
  const message = messages[purpose][code];
  fail(code, { ...(message ? { message } : {}), ...(triesLeft === undefined ? {} : { extra: { triesLeft } }) });
}

/**
 * Checks the code that the caller asked for and returns what `acceptCode` uses it up by. It works as long whether or not
 * there is one. Every check spends a try, so not within a transaction that could roll back. Of the address only tries
 * without a code of one's own are counted. Throws CODE_INVALID, CODE_EXPIRED, CODE_LOCKED, TOO_MANY.
 */
export async function checkCode({ db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>, email: CodeKey, typed: string, caller: Caller): Promise<string> {
  const key = { ...email, ...askerOf(caller) };
  const row = await spendTry(db, key);
  if (!row) await rateLimits.consume({ codeTriesPerAddress: caller.address });
  const right = await verifyPassword(typed, row?.code_hash);
  if (row && right && row.request_id) return row.request_id;
  if (row) refuse(key.purpose, 'CODE_INVALID', triesMax - row.tries);
  const spent = await findSpent(db, key);
  if (!spent) refuse(key.purpose, 'CODE_INVALID');
  refuse(key.purpose, spent.expired ? 'CODE_EXPIRED' : 'CODE_LOCKED');
}

/** Uses a checked code up, in the transaction that grants what it is for. Throws CODE_INVALID when it was used meanwhile. */
export async function acceptCode(trx: Db, purpose: CodePurpose, requestId: string): Promise<void> {
  if (!(await useCode(trx, requestId))) refuse(purpose, 'CODE_INVALID');
}

/** Makes the codes of an email good for nothing; how often they were asked for is remembered. */
export const voidCodes = (db: Db, key: CodeKey): Promise<void> => clearCode(db, key);

/** Forgets everything about the codes of an email. */
export const forgetCodes = (db: Db, email: string): Promise<void> => removeCodes(db, email);

/** Removes what is long over. */
export const sweepCodes = (db: Db): Promise<void> => removeOld(db);
