// Mailed codes of six digits. A code is made when its mail is sent and stored only as a slow hash.
import { randomInt, randomUUID } from 'node:crypto';
import { limits } from '#contracts/limits.ts';
import type { ErrorCode, MessageKey } from '#contracts/errors.ts';
import { hashPassword, verifyPassword } from '#server/platform/security/passwords.ts';
import type { Caller } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail, Failure } from '#server/platform/http/failure.ts';
import type { Counts } from '#server/platform/http/limits/rate-limits.ts';
import { countsOf } from '#server/platform/http/callers/requester.ts';
import { keyedHash } from '#server/platform/security/keyed-hash.ts';
import type { Services } from '#server/platform/services.ts';
import { mailboxOf } from './rules.ts';
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

/** The mail job needs `requestId` to make the code. */
type AskedFor = CodeAnswer & { requestId: string };

/** Runs `work`, which requests a code and queues its mail: both or neither. Throws UNAVAILABLE if the mail cannot be sent at all. */
export async function sending<T>({ db, log }: Pick<Services, 'db' | 'log'>, work: (trx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (error instanceof Failure) throw error;
    log.error({ err: error }, 'a code could not be sent');
    return fail('UNAVAILABLE', { message: 'notice_sendCodeFailed', retryAfter: 3 });
  }
}

async function askerOf(db: Db, { deviceId, newDeviceId, address }: Caller): Promise<Asker> {
  const hashed = await keyedHash(db, 'code askers');
  if (deviceId) return { asker: hashed(`device:${deviceId}`), newDevice: null };
  return { asker: hashed(`address:${address}`), newDevice: newDeviceId ? hashed(`device:${newDeviceId}`) : null };
}

/** Counts all variants of an email together, since their mail arrives in one mailbox. */
const perEmail = ({ email, purpose }: CodeKey): Counts => ({ codeSendsPerEmail: `${purpose}\n${mailboxOf(email)}` });

/** Once those who are new behind an address have used up its budget, each of their devices may continue, slowly. */
function waysToSend({ requester }: Caller, counts: Counts): Counts[] {
  const usual: Counts = { ...counts, ...countsOf(requester, ['codeSendsPerCaller'], 'codeSendsPerAddress') };
  if (!requester.isNew || requester.id === undefined) return [usual];
  return [usual, { ...counts, codeSendsSlow: requester.id, codeSendsSlowPerAddress: requester.address }];
}

/** Counts an answer that reveals something about an email like a mail to it. Throws TOO_MANY. */
export async function countAnswer({ rateLimits }: Pick<Services, 'rateLimits'>, caller: Caller): Promise<void> {
  await rateLimits.consume(waysToSend(caller, {}));
}

/**
 * Requests a code in the transaction that queues its mail; the same requester's earlier code becomes void. A device that signed
 * in to the account before (`isKnown`) gets one mail an hour regardless of requests by unknown devices or its neighbours.
 * Throws TOO_MANY with the seconds to wait.
 */
export async function askForCode(
  { env, rateLimits }: Pick<Services, 'env' | 'rateLimits'>,
  trx: Db,
  key: CodeKey,
  { caller, isKnown }: { caller: Caller; isKnown: boolean },
): Promise<AskedFor> {
  const requestId = randomUUID();
  const asked = { ...key, ...(await askerOf(trx, caller)) };
  const sends = await insertRequest(trx, asked, requestId, env.rateLimits);
  const resendIn = await secondsToNext(trx, asked);
  if (sends === undefined) fail('TOO_MANY', { message: 'notice_resendCodeFailed', retryAfter: resendIn });
  const counts = perEmail(key);
  await rateLimits.consume(isKnown ? [counts, { codeSendsKnown: key.email }] : waysToSend(caller, counts), trx);
  return { requestId, expiresIn: validMinutes * 60, resendIn };
}

/** Seconds for which unknown devices cannot request a code for this email, because of too many requests; 0 if they can. */
export const secondsClosed = ({ rateLimits }: Pick<Services, 'rateLimits'>, key: CodeKey): Promise<number> => rateLimits.wait(perEmail(key));

/** Makes the requested code; undefined if it is no longer wanted. */
export async function makeCode(db: Db, requestId: string): Promise<string | undefined> {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  return (await setCode(db, requestId, await hashPassword(code))) ? code : undefined;
}

type RefusedCode = Extract<ErrorCode, 'CODE_INVALID' | 'CODE_EXPIRED' | 'CODE_LOCKED'>;
/** The text for a refused code, where it is not the usual one. */
const messages: Record<CodePurpose, Record<RefusedCode, MessageKey | null>> = {
  register: { CODE_INVALID: null, CODE_EXPIRED: null, CODE_LOCKED: null },
  reset: { CODE_INVALID: 'notice_resetCodeInvalid', CODE_EXPIRED: 'notice_resetCodeExpired', CODE_LOCKED: null },
};

function refuse(purpose: CodePurpose, code: RefusedCode, triesLeft?: number): never {
  const message = messages[purpose][code];
  fail(code, { ...(message ? { message } : {}), ...(triesLeft === undefined ? {} : { extra: { triesLeft } }) });
}

/**
 * Checks the caller's code and returns what `acceptCode` needs to use it up. Takes the same time whether or not
 * a code exists. Every check spends an attempt, so never call it in a transaction that could roll back. Only
 * attempts without an own code count for the caller. Throws CODE_INVALID, CODE_EXPIRED, CODE_LOCKED, TOO_MANY.
 */
export async function checkCode({ db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>, email: CodeKey, typed: string, caller: Caller): Promise<string> {
  const key = { ...email, ...(await askerOf(db, caller)) };
  const row = await spendTry(db, key);
  if (!row) await rateLimits.consume(countsOf(caller.requester, ['codeTriesPerCaller'], 'codeTriesPerAddress'));
  const right = await verifyPassword(typed, row?.code_hash);
  if (row && right && row.request_id) return row.request_id;
  if (row) refuse(key.purpose, 'CODE_INVALID', triesMax - row.tries);
  const spent = await findSpent(db, key);
  if (!spent) refuse(key.purpose, 'CODE_INVALID');
  refuse(key.purpose, spent.expired ? 'CODE_EXPIRED' : 'CODE_LOCKED');
}

/** Uses up a checked code in the transaction that grants what it is for. Throws CODE_INVALID if it was used in the meantime. */
export async function acceptCode(trx: Db, purpose: CodePurpose, requestId: string): Promise<void> {
  if (!(await useCode(trx, requestId))) refuse(purpose, 'CODE_INVALID');
}

/** Voids the codes of an email; the count of requests is kept. */
export const voidCodes = (db: Db, key: CodeKey): Promise<void> => clearCode(db, key);

/** Deletes everything about the codes of an email. */
export const forgetCodes = (db: Db, email: string): Promise<void> => removeCodes(db, email);

/** Deletes expired rows. */
export const sweepCodes = (db: Db): Promise<void> => removeOld(db);
