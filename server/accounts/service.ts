import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { Credentials, UserData } from '#contracts/accounts.ts';
import type { AccountStatus } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { placeOf } from '#server/areas/catalogue.ts';
import { tokenHash, type Caller, type MemberCaller, type SignedIn } from '#server/platform/caller.ts';
import type { Db } from '#server/platform/database.ts';
import { fail } from '#server/platform/failure.ts';
import { requestLanguage } from '#server/platform/request-language.ts';
import type { Services } from '#server/platform/services.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { currentStatus, nameLockedUntil } from './rules.ts';
import {
  countPosts,
  extendSession,
  findSessionUser,
  findUser,
  findUserByEmail,
  insertSession,
  removeSession,
  upsertAccount,
  type AccountSeed,
  type UserRow,
} from './store.ts';

const tokenBytes = 32;

/** Reads who calls from the request's headers. An unknown or expired token is nobody. */
export async function callerOf({ db }: Services, request: FastifyRequest): Promise<Caller> {
  const header = request.headers.authorization;
  const token = header && /^Bearer +\S+$/i.test(header) ? header.replace(/^Bearer +/i, '') : undefined;
  const key = request.headers['idempotency-key'];
  return {
    lng: requestLanguage(request.headers['accept-language']),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    user: token ? await signedIn(db, token) : undefined,
    token,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    device: undefined,
  };
}

async function signedIn(db: Services['db'], token: string): Promise<SignedIn | undefined> {
  const row = await findSessionUser(db, tokenHash(token));
  if (!row) return undefined;
  if (row.stale) await extendSession(db, row.session_id, limits.accounts.sessionDays);
  return {
    userId: row.user_id,
    sessionId: row.session_id,
    name: row.name,
    role: row.role,
    status: currentStatus(row.status, row.suspended_until, new Date()),
  };
}

/** A key for limits that tells apart people behind one address without keeping who they are. */
const loginKey = (email: string, caller: Caller): string =>
  createHash('sha256').update(`${email}\n${caller.userAgent}\n${caller.address}`).digest('base64url');

/**
 * Signs in and returns the new session's token. One failure for a wrong email and a wrong password.
 * Throws INVALID_CREDENTIALS, ACCOUNT_DISABLED, TOO_MANY.
 */
export async function signIn(services: Services, { email, password }: Credentials, caller: Caller): Promise<string> {
  const { db, limits: rates } = services;
  const key = loginKey(email, caller);
  await rates.check('loginFailures', key);
  await rates.check('loginFailuresPerAddress', caller.address);
  const user = await findUserByEmail(db, email);
  if (!(await verifyPassword(password, user?.password_hash)) || !user) {
    await rates.take('loginFailures', key);
    await rates.take('loginFailuresPerAddress', caller.address);
    fail('INVALID_CREDENTIALS');
  }
  if (user.status === 'Disabled') fail('ACCOUNT_DISABLED');
  await rates.forgive('loginFailures', key);
  const token = randomBytes(tokenBytes).toString('base64url');
  await insertSession(db, { id: uuidv7(), userId: user.id, tokenHash: tokenHash(token), userAgent: caller.userAgent, days: limits.accounts.sessionDays });
  return token;
}

/** Ends the caller's session on the server. */
export async function signOut({ db }: Services, caller: MemberCaller): Promise<void> {
  await removeSession(db, caller.user.sessionId);
}

/** The caller's own account, also while it is suspended. Extends the session. */
export async function readProfile({ db }: Services, caller: MemberCaller): Promise<UserData> {
  const [user, counts] = await Promise.all([findUser(db, caller.user.userId), countPosts(db, caller.user.userId)]);
  if (!user) fail('UNAUTHENTICATED');
  await extendSession(db, caller.user.sessionId, limits.accounts.sessionDays);
  return { ...profileOf(user, caller.user.status), counts, userToken: caller.token ?? '' };
}

function profileOf(user: UserRow, status: AccountStatus): Omit<UserData, 'counts' | 'userToken'> {
  const place = user.sub_district ? placeOf(user.sub_district) : undefined;
  const suspended = status !== 'normal';
  return {
    id: user.id,
    _id: user.id,
    name: user.name,
    email: user.email,
    proPic: user.pro_pic,
    status,
    suspendedUntil: suspended ? (user.suspended_until?.toISOString() ?? null) : null,
    statusReason: suspended ? user.status_reason : null,
    role: user.role,
    nameLockedUntil: nameLockedUntil(user.name_changed_at, new Date())?.toISOString() ?? null,
    phone: user.phone,
    gender: user.gender,
    birthDate: user.birth_date,
    bio: user.bio,
    occupation: user.occupation,
    address: place ? { ...place, more: user.address_more } : null,
    joinDate: user.created_at.toISOString(),
    settings: { showEmail: user.show_email, showPhone: user.show_phone, showAddress: user.show_address, birthDate: user.show_birth_date },
  };
}

/** Creates an account, or gives it this password and role. */
export async function ensureAccount({ db }: Pick<Services, 'db'>, account: Omit<AccountSeed, 'id' | 'passwordHash'> & { password: string }): Promise<void> {
  const { password, ...seed } = account;
  await upsertAccount(db, { ...seed, id: uuidv7(), passwordHash: await hashPassword(password) });
}

/** Whether a person's account is normal now; the posts of others are not shown. */
export async function isNormal(db: Db, userId: string): Promise<boolean> {
  const user = await findUser(db, userId);
  return user !== undefined && currentStatus(user.status, user.suspended_until, new Date()) === 'normal';
}
