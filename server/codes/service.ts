// Six digits by mail. They are made when the mail leaves and kept as a slow hash only.
import { randomInt, randomUUID } from 'node:crypto';
import { limits } from '#contracts/limits.ts';
import type { ErrorCode, MessageKey } from '#contracts/errors.ts';
import { hashPassword, verifyPassword } from '#server/platform/passwords.ts';
import type { Db } from '#server/platform/database.ts';
import { fail, Failure } from '#server/platform/failure.ts';
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

/** Asks for a code in the transaction that queues its letter; an earlier code is void. Throws TOO_MANY with the seconds to wait. */
export async function askForCode({ env }: Pick<Services, 'env'>, trx: Db, key: CodeKey): Promise<AskedFor> {
  const requestId = randomUUID();
  const sends = await insertRequest(trx, key, requestId, env.rateLimits);
  const resendIn = await secondsToNext(trx, key);
  if (sends === undefined) fail('TOO_MANY', { message: 'notice_resendCodeFailed', retryAfter: resendIn });
  return { requestId, expiresIn: validMinutes * 60, resendIn };
}

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
 * Checks a code and returns what `acceptCode` uses it up by. It works as long whether or not there is one. Every check
 * spends a try, so not within a transaction that could roll back. Throws CODE_INVALID, CODE_EXPIRED, CODE_LOCKED.
 */
export async function checkCode({ db }: Pick<Services, 'db'>, key: CodeKey, typed: string): Promise<string> {
  const row = await spendTry(db, key);
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
