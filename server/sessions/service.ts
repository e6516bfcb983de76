// Sessions: opaque tokens, of which only hashes are kept.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Session } from '#contracts/profiles.ts';
import { tokenHash, type Caller, type MemberCaller } from '#server/platform/caller.ts';
import type { Db } from '#server/platform/database.ts';
import { fail } from '#server/platform/failure.ts';
import { deviceNamed, isBrowser } from './rules.ts';
import {
  extendSession,
  findSessionUser,
  findSignIn,
  findTokenState,
  forgetDevices,
  insertSession,
  keepDevice,
  listSessions,
  removeOver,
  removeOwnSession,
  removeSession,
  removeSessions,
  retirePrevious,
  rotateToken,
  setSessionDevice,
  type SessionUser,
  type SignInRow,
} from './store.ts';

export type { SignInRow };

const tokenBytes = 32;

/** The device's mark as it is kept; a browser without a cookie has none. */
export function deviceMark({ device, userAgent }: Pick<Caller, 'device' | 'userAgent'>): Buffer | undefined {
  const mark = device ? `device:${device}` : isBrowser(userAgent) ? undefined : `agent:${userAgent}`;
  return mark === undefined ? undefined : createHash('sha256').update(mark).digest();
}

/** The account behind a bearer token, as it stands now; a session in use goes on for thirty days. */
export async function sessionOf(db: Db, token: string): Promise<SessionUser | undefined> {
  const found = await findSessionUser(db, tokenHash(token));
  if (!found) return undefined;
  if (found.arrived) await retirePrevious(db, found.session_id);
  if (found.stale) await extendSession(db, found.session_id);
  return found;
}

/** Who has this email, and whether this device signed in to the account before. */
export const signInOf = (db: Db, email: string, caller: Caller): Promise<SignInRow | undefined> => findSignIn(db, email, deviceMark(caller));

/** Signs the account in on the caller's device and returns the token, which exists nowhere else. */
export async function openSession(trx: Db, userId: string, caller: Caller): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const device = deviceMark(caller);
  await insertSession(trx, { id: uuidv7(), userId, tokenHash: tokenHash(token), userAgent: caller.userAgent, device });
  if (device) await keepDevice(trx, userId, device);
  return token;
}

const nextToken = (seed: Buffer, token: string): string => createHmac('sha256', seed).update(token).digest('base64url');

/**
 * The token to go on with. It is replaced after ten minutes; two tabs that ask at once are given the same one, and the old
 * one works until the new one has arrived, and ten minutes more.
 */
export async function refreshSession(db: Db, { user, token = '', device, userAgent }: MemberCaller): Promise<string> {
  await extendSession(db, user.sessionId);
  const mark = deviceMark({ device, userAgent });
  if (mark && (await setSessionDevice(db, user.sessionId, mark))) await keepDevice(db, user.userId, mark);
  const hash = tokenHash(token);
  const state = await findTokenState(db, user.sessionId);
  if (!state) fail('UNAUTHENTICATED');
  if (state.previous_hash?.equals(hash) && state.previous_seed) return nextToken(state.previous_seed, token);
  if (!state.due) return token;
  const next = nextToken(state.seed, token);
  if (await rotateToken(db, user.sessionId, hash, tokenHash(next))) return next;
  const after = await findTokenState(db, user.sessionId);
  return after?.previous_hash?.equals(hash) ? next : fail('UNAUTHENTICATED');
}

/** The devices on which a person is signed in, the last seen first. */
export async function devicesOf(db: Db, { user }: MemberCaller): Promise<Session[]> {
  return (await listSessions(db, user.userId)).map((row) => ({
    _id: row.id,
    current: row.id === user.sessionId,
    ...deviceNamed(row.user_agent),
    signedInAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }));
}

/** Ends the session of the call itself. */
export const endSession = (db: Db, sessionId: string): Promise<void> => removeSession(db, sessionId);

/** Signs one of one's own devices out. Throws NOT_FOUND, also for somebody else's. */
export async function endOwnSession(db: Db, userId: string, sessionId: string): Promise<void> {
  if (!(await removeOwnSession(db, userId, sessionId))) fail('NOT_FOUND');
}

/** Signs a person out everywhere, or everywhere but in the session `kept`. */
export const endSessions = (db: Db, userId: string, kept?: string): Promise<void> => removeSessions(db, userId, kept);

/** From now on every device is a new one. */
export const distrustDevices = (db: Db, userId: string): Promise<void> => forgetDevices(db, userId);

export const sweepSessions = (db: Db): Promise<void> => removeOver(db);
