// Sessions: opaque tokens, stored only as hashes.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Session } from '#contracts/accounts/profiles.ts';
import type { Language } from '#i18n/language.ts';
import { tokenHash, type Caller, type MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import { deviceNamed, isBrowser } from './rules.ts';
import {
  findOpenSessions,
  findSessionUser,
  findSignIn,
  findTokenState,
  forgetDevices,
  insertSession,
  isRetired,
  upsertKnownDevice,
  listSessions,
  markProved,
  markSeen,
  removeOver,
  removeOwnSession,
  removeReplayed,
  removeSession,
  removeSessions,
  type OpenSession,
  retirePrevious,
  rotateToken,
  setSessionDevice,
  shortenSessions,
  trimRetired,
  type SessionUser,
  type SignInRow,
} from './store.ts';

export type { OpenSession, SessionUser, SignInRow };

const tokenBytes = 32;

/** How the device is stored: as a hash; a browser without a cookie has none. */
export function deviceHash({ deviceId, userAgent }: Pick<Caller, 'deviceId' | 'userAgent'>): Buffer | undefined {
  const named = deviceId ? `device:${deviceId}` : isBrowser(userAgent) ? undefined : `agent:${userAgent}`;
  return named === undefined ? undefined : createHash('sha256').update(named).digest();
}

/** The account of a bearer token; a session in use is extended, up to its maximum age. */
export async function sessionOf(db: Db, token: string, lng?: Language): Promise<SessionUser | undefined> {
  const found = await findSessionUser(db, tokenHash(token));
  if (!found) return undefined;
  if (found.arrived) await retirePrevious(db, found.session_id);
  if (found.stale || found.arrived) await markSeen(db, found.session_id, lng, found.present);
  return found;
}

/** Those of these sessions that are valid; it extends none. */
export const openSessionsOf = (db: Db, ids: readonly string[]): Promise<OpenSession[]> => findOpenSessions(db, ids);

/** The session that `token` once belonged to has just been revoked: someone holds a copy. */
export interface Replayed {
  userId: string;
  userAgent: string;
}

/** Whether an unknown token was replaced by another; a made-up token costs one lookup. */
export const wasReplaced = (db: Db, token: string): Promise<boolean> => isRetired(db, tokenHash(token));

/** Revokes the session of a replaced token whose grace period is over; undefined for any other token. */
export async function endReplayed(trx: Db, token: string): Promise<Replayed | undefined> {
  const ended = await removeReplayed(trx, tokenHash(token));
  return ended && { userId: ended.user_id, userAgent: ended.user_agent };
}

/** The account of this email, and whether this device signed in to it before. */
export const signInOf = (db: Db, email: string, caller: Caller): Promise<SignInRow | undefined> => findSignIn(db, email, deviceHash(caller));

/** Signs the account in on the caller's device and returns the token, which is stored nowhere. */
export async function openSession(trx: Db, userId: string, caller: Caller): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const device = deviceHash(caller);
  await insertSession(trx, { id: uuidv7(), userId, tokenHash: tokenHash(token), userAgent: caller.userAgent, device, lng: caller.lng });
  if (device) await upsertKnownDevice(trx, userId, device);
  return token;
}

const nextToken = (seed: Buffer, token: string): string => createHmac('sha256', seed).update(token).digest('base64url');

/**
 * The token to continue with. It is replaced after ten minutes; two tabs asking at once get the same one, and the old
 * one works until the new one is used, and ten minutes more.
 */
export async function refreshSession(db: Db, { user, token = '', deviceId, userAgent, lng }: MemberCaller): Promise<string> {
  const hash = tokenHash(token);
  const state = await findTokenState(db, user.sessionId);
  if (!state) fail('UNAUTHENTICATED');
  await markSeen(db, user.sessionId, lng, state.token_hash.equals(hash));
  const device = deviceHash({ deviceId, userAgent });
  if (device && (await setSessionDevice(db, user.sessionId, device))) await upsertKnownDevice(db, user.userId, device);
  if (state.previous_hash?.equals(hash) && state.previous_seed) return nextToken(state.previous_seed, token);
  if (!state.due) return token;
  const next = nextToken(state.seed, token);
  if (await rotateToken(db, user.sessionId, hash, tokenHash(next))) {
    await trimRetired(db, user.sessionId);
    return next;
  }
  const after = await findTokenState(db, user.sessionId);
  return after?.previous_hash?.equals(hash) ? next : fail('UNAUTHENTICATED');
}

/** From now on this session may do for a while what asks for the password again. */
export const proveSession = (trx: Db, sessionId: string): Promise<void> => markProved(trx, sessionId);

/** The devices on which a member is signed in, last seen first. */
export async function devicesOf(db: Db, { user }: MemberCaller): Promise<Session[]> {
  return (await listSessions(db, user.userId)).map((row) => ({
    _id: row.id,
    current: row.id === user.sessionId,
    ...deviceNamed(row.user_agent),
    signedInAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }));
}

/** On how many devices someone is signed in. */
export const countSessions = async (db: Db, userId: string): Promise<number> => (await listSessions(db, userId)).length;

/** Revokes the session of the call itself. */
export const endSession = (db: Db, sessionId: string): Promise<void> => removeSession(db, sessionId);

/** Signs out one of the caller's own devices. Throws NOT_FOUND, also for someone else's. */
export async function endOwnSession(db: Db, userId: string, sessionId: string): Promise<void> {
  if (!(await removeOwnSession(db, userId, sessionId))) fail('NOT_FOUND');
}

/** Signs a member out everywhere, or everywhere but in the session `kept`. */
export const endSessions = (db: Db, userId: string, kept?: string): Promise<void> => removeSessions(db, userId, kept);

/** Shortens the running sessions of a new staff member to staff's limits. */
export const holdToStaffTimes = (db: Db, userId: string): Promise<void> => shortenSessions(db, userId);

/** From now on every device counts as new. */
export const distrustDevices = (db: Db, userId: string): Promise<void> => forgetDevices(db, userId);

export const sweepSessions = (db: Db): Promise<void> => removeOver(db);
