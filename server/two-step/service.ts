// Two-step sign-in: the secret of an authenticator app, recovery codes, and the tickets between the password and the code.
import { createHmac, randomBytes } from 'node:crypto';
import { limits } from '#contracts/limits.ts';
import { tokenHash } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { seal, unseal } from '#server/platform/security/seal.ts';
import { readSecret } from '#server/platform/security/secrets.ts';
import { halved, isAppCode, newRecoveryCodes, newSecret, stepOf } from './rules.ts';
import {
  confirmSecret,
  countRecoveryCodes,
  findAuthenticator,
  findTicket,
  insertTicket,
  removeAuthenticator,
  removeTicket,
  removeTickets,
  replaceRecoveryCodes,
  noteWarning,
  takeOldTickets,
  type TicketRow,
  upsertSecret,
  spendRecoveryCode,
  spendStep,
} from './store.ts';

const keyName = 'authenticators';

/** Since when it is on; undefined where it is off. */
export async function twoStepSince(db: Db, userId: string): Promise<Date | undefined> {
  return (await findAuthenticator(db, userId))?.confirmed_at ?? undefined;
}

export const recoveryCodesLeft = (db: Db, userId: string): Promise<number> => countRecoveryCodes(db, userId);

/** A new secret, not confirmed yet; undefined where it is on already. */
export async function beginTwoStep(trx: Db, userId: string): Promise<string | undefined> {
  const secret = newSecret();
  return (await upsertSecret(trx, userId, seal(await readSecret(trx, keyName), secret))) ? secret : undefined;
}

/** A recovery code has fifty bits: a keyed hash keeps it from being guessed by anyone who reads the table alone. */
const recoveryHash = async (db: Db, code: string): Promise<Buffer> =>
  createHmac('sha256', await readSecret(db, 'recovery codes'))
    .update(code)
    .digest();

/** New recovery codes in place of those from before; they are stored nowhere else. */
export async function issueRecoveryCodes(trx: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(trx, userId, await Promise.all(codes.map((code) => recoveryHash(trx, code))));
  return codes.map(halved);
}

type Found = 'app' | 'recovery';

/** Uses a code up and answers what it was; undefined for a wrong one, or one that was used. */
async function spendCode(trx: Db, userId: string, code: string, confirmed: boolean): Promise<Found | undefined> {
  const row = await findAuthenticator(trx, userId);
  if (!row || Boolean(row.confirmed_at) !== confirmed) return undefined;
  if (!isAppCode(code)) return confirmed && (await spendRecoveryCode(trx, userId, await recoveryHash(trx, code))) ? 'recovery' : undefined;
  const step = stepOf(unseal(await readSecret(trx, keyName), row.sealed), code, Date.now());
  return step !== undefined && (await spendStep(trx, userId, step)) ? 'app' : undefined;
}

/** Uses up a code of an account where two-step sign-in is on. */
export const spendSecondStep = (trx: Db, userId: string, code: string): Promise<Found | undefined> => spendCode(trx, userId, code, true);

/** Whether setting up has begun, and is not done. */
export async function isBeginning(db: Db, userId: string): Promise<boolean> {
  const row = await findAuthenticator(db, userId);
  return row !== undefined && row.confirmed_at === null;
}

/** Switches it on with a first code of the app; false for a wrong one. */
export async function confirmTwoStep(trx: Db, userId: string, code: string): Promise<boolean> {
  return (await spendCode(trx, userId, code, false)) === 'app' && (await confirmSecret(trx, userId));
}

/** Switches it off; false where it was not on. */
export const forgetTwoStep = (trx: Db, userId: string): Promise<boolean> => removeAuthenticator(trx, userId);

const ticketBytes = 32;

/** Stands for a password that was right, for a few minutes. */
export async function openTicket(
  db: Db,
  { userId, device, userAgent }: { userId: string; device: Buffer | undefined; userAgent: string },
): Promise<{ ticket: string; expiresIn: number }> {
  const ticket = randomBytes(ticketBytes).toString('base64url');
  await insertTicket(db, { token_hash: tokenHash(ticket), user_id: userId, device: device ?? null, user_agent: userAgent });
  return { ticket, expiresIn: limits.twoStep.ticketMinutes * 60 };
}

/** Whose password it stands for; undefined once it is used or over. */
export const readTicket = (db: Db, ticket: string): Promise<TicketRow | undefined> => findTicket(db, tokenHash(ticket));

/** Uses a ticket up; false where another call just did. */
export const spendTicket = (trx: Db, ticket: string): Promise<boolean> => removeTicket(trx, tokenHash(ticket));

/** A changed password leaves no ticket of the one before. */
export const forgetTickets = (trx: Db, userId: string): Promise<void> => removeTickets(trx, userId);

export interface Unfinished {
  userId: string;
  at: Date;
  userAgent: string;
}

/** Forgets tickets that are over, and returns the right passwords of unknown devices after which no code came: one for each account that was not warned today. */
export async function takeUnfinished(trx: Db): Promise<Unfinished[]> {
  const found: Unfinished[] = [];
  for (const { user_id, device, user_agent, settled, at } of await takeOldTickets(trx)) {
    if (device === null && !settled && (await noteWarning(trx, user_id))) found.push({ userId: user_id, at, userAgent: user_agent });
  }
  return found;
}
