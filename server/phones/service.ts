// Numbers that people have proved to be theirs, by a code that was sent to the number.
import { randomUUID } from 'node:crypto';
import { dateInDhaka } from '#contracts/dhaka.ts';
import { limits } from '#contracts/limits.ts';
import type { NumberProof, PhoneWay } from '#contracts/posts/phone-proofs.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { deviceKey } from '#server/platform/http/callers/device.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import { fail } from '#server/platform/http/failure.ts';
import { verifyPassword } from '#server/platform/security/passwords.ts';
import type { Services } from '#server/platform/services.ts';
import { sendCode } from './jobs.ts';
import { canReach } from './rules.ts';
import { countMessage, findSpent, insertRequest, listOwnProofs, listProved, listProvedByOthers, type Owned, proveWith, removeAll, spendTry } from './store.ts';

const { validMinutes, resendSeconds, triesMax } = limits.codes;

/** Each text in a set of its own, since a number alone is no one's. */
const keyOf = ({ userId, phone }: Owned): string => `${userId} ${phone}`;

const setOf = (pairs: readonly Owned[]) => {
  const keys = new Set(pairs.map(keyOf));
  return { has: (pair: Owned): boolean => keys.has(keyOf(pair)) };
};
type Owning = ReturnType<typeof setOf>;

export const provedAmong = async (db: Db, pairs: readonly Owned[]): Promise<Owning> => setOf(await listProved(db, pairs));

/** Numbers that someone else has proved in the last months: they may have changed hands, or are not the poster's. */
export const provedByOthersAmong = async (db: Db, pairs: readonly Owned[]): Promise<Owning> =>
  setOf(await listProvedByOthers(db, pairs, limits.phoneProofs.othersDays));

/** What can be said of each of these numbers. */
export async function proofsOf({ db, env }: Pick<Services, 'db' | 'env'>, pairs: readonly Owned[]): Promise<(pair: Owned) => NumberProof> {
  const proved = await provedAmong(db, pairs);
  return (pair) => (proved.has(pair) ? 'proved' : canReach(env, pair.phone) ? 'open' : 'closed');
}

interface Asked {
  phone: string;
  way: PhoneWay;
  caller: MemberCaller;
}

/**
 * Asks for a code to a number that is the caller's to prove, in one transaction with the job that sends it. Throws STATE_CONFLICT
 * where no code can be sent, TOO_MANY, UNAVAILABLE where the day's messages or money are used up.
 */
export async function askForPhoneCode(services: Pick<Services, 'db' | 'env' | 'jobs' | 'rateLimits'>, { phone, way, caller }: Asked) {
  const { db, env, jobs, rateLimits } = services;
  if (!canReach(env, phone)) fail('STATE_CONFLICT', { message: 'notice_numberCodesOff' });
  const { userId } = caller.user;
  await db.transaction().execute(async (trx) => {
    const counts = { phoneCodesSoon: userId, phoneCodesPerNumber: phone, phoneCodesPerMember: caller.user.mailbox, phoneCodesPerDevice: deviceKey(caller) };
    await rateLimits.consume(counts, trx);
    const { messagesPerDay, takaPerDay, price } = env.smsBudget;
    const isPaid = await countMessage(trx, dateInDhaka(Date.now()), { messages: messagesPerDay, cost: takaPerDay, price });
    if (!isPaid) fail('UNAVAILABLE', { message: 'notice_numberCodesUsedUp' });
    const id = randomUUID();
    await insertRequest(trx, { id, userId, phone, way, lng: caller.lng });
    await jobs.enqueue(trx, sendCode, { id });
  });
  return { expiresIn: validMinutes * 60, resendIn: resendSeconds[0] };
}

/** Notes that the number is the caller's. Throws CODE_INVALID, CODE_EXPIRED, CODE_LOCKED, TOO_MANY. */
export async function proveNumber(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  phone: string,
  typed: string,
  { user }: MemberCaller,
): Promise<void> {
  const row = await spendTry(db, user.userId, phone);
  if (!row) await rateLimits.consume({ phoneCodeTries: user.userId });
  const isRight = await verifyPassword(typed, row?.code_hash);
  if (row && isRight) {
    if (await db.transaction().execute((trx) => proveWith(trx, row.id))) return;
    fail('CODE_INVALID');
  }
  if (row) fail('CODE_INVALID', { extra: { triesLeft: triesMax - row.tries } });
  const spent = await findSpent(db, user.userId, phone);
  fail(!spent ? 'CODE_INVALID' : spent.expired ? 'CODE_EXPIRED' : spent.locked ? 'CODE_LOCKED' : 'CODE_INVALID');
}

export const phoneProofData: PersonalData = { name: 'provedNumbers', collect: listOwnProofs, erase: removeAll };
