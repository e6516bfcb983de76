import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Role } from '#contracts/enums.ts';
import type { Language } from '#i18n/language.ts';
import { limits } from '#contracts/limits.ts';
import { retention } from '#contracts/retention.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SessionsTable, UsersTable } from '#server/platform/database/tables/tables.ts';

const { sessionDays, sessionDaysMax, staffIdleHours, staffSessionDays, tokenMinutes, retiredTokensMax } = limits.accounts;
const { stepUpMinutes } = limits.twoStep;

const isStaff = sql<boolean>`users.role in ('support', 'admin')`;

/** When a session used now expires: some time after this use, and at the latest a maximum time after signing in. */
const newEnd = (userId: RawBuilder<string>, signedInAt: RawBuilder<Date>) => sql<Date>`(
  select case when ${isStaff}
    then least(now() + make_interval(hours => ${staffIdleHours}), ${signedInAt} + make_interval(days => ${staffSessionDays}))
    else least(now() + make_interval(days => ${sessionDays}), ${signedInAt} + make_interval(days => ${sessionDaysMax})) end
  from users where users.id = ${userId})`;

/** The session of a token: its current token, or the previous one while that is still valid. */
const byToken = (hash: Buffer) =>
  sql<boolean>`(sessions.token_hash = ${hash} or (sessions.previous_hash = ${hash} and (sessions.previous_until is null or sessions.previous_until > now())))`;

export interface SessionUser {
  session_id: string;
  user_id: string;
  name: string;
  role: Role;
  status: string;
  suspended_until: Date | null;
  /** Last seen some minutes ago. */
  stale: boolean;
  /** The token is the current one, not the previous one. */
  present: boolean;
  /** A new token was issued and is used for the first time. */
  arrived: boolean;
  /** The password or a code was entered some minutes ago. */
  proved: boolean;
  /** Two-step sign-in is on. */
  two_step: boolean;
  email: string;
  joined_at: Date;
}

const twoStep = sql<boolean>`exists (select from authenticators where authenticators.user_id = users.id and confirmed_at is not null)`;

const ofSession = [
  'sessions.id as session_id',
  'users.id as user_id',
  'users.name',
  'users.role',
  sql<string>`users.status`.as('status'),
  'users.suspended_until',
  sql<boolean>`sessions.proved_at > now() - make_interval(mins => ${stepUpMinutes})`.as('proved'),
  twoStep.as('two_step'),
  'users.email',
  'users.created_at as joined_at',
] as const;

/** The account of a valid session. */
export async function findSessionUser(db: Db, tokenHash: Buffer): Promise<SessionUser | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      ...ofSession,
      sql<boolean>`sessions.last_seen_at < now() - make_interval(mins => ${tokenMinutes})`.as('stale'),
      sql<boolean>`sessions.token_hash = ${tokenHash}`.as('present'),
      sql<boolean>`sessions.token_hash = ${tokenHash} and sessions.previous_hash is not null and sessions.previous_until is null`.as('arrived'),
    ])
    .where(byToken(tokenHash))
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export type OpenSession = Pick<
  SessionUser,
  'session_id' | 'user_id' | 'name' | 'role' | 'status' | 'suspended_until' | 'proved' | 'two_step' | 'email' | 'joined_at'
>;

/** Those of these sessions that are valid now, with their accounts as they are now. */
export async function findOpenSessions(db: Db, ids: readonly string[]): Promise<OpenSession[]> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(ofSession)
    .where('sessions.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .execute();
}

export interface NewSession {
  id: string;
  userId: string;
  tokenHash: Buffer;
  userAgent: string;
  device: Buffer | undefined;
  lng: Language;
}

export async function insertSession(db: Db, { id, userId, tokenHash, userAgent, device, lng }: NewSession): Promise<void> {
  const expires_at = newEnd(sql`${userId}::uuid`, sql`now()`);
  await db
    .insertInto('sessions')
    .values({ id, user_id: userId, token_hash: tokenHash, user_agent: userAgent.slice(0, 300), device: device ?? null, lng, expires_at })
    .execute();
}

/** The password or a code was entered in this session just now. */
export async function markProved(db: Db, id: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proved_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Updates last-seen. Only use of the current token extends the session: a client that never takes the next one is signed out in the end. */
export async function markSeen(db: Db, id: string, lng: Language | undefined, extended: boolean): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      last_seen_at: sql<Date>`now()`,
      ...(lng ? { lng } : {}),
      ...(extended ? { expires_at: newEnd(sql.ref('sessions.user_id'), sql.ref('sessions.created_at')) } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** Shortens running sessions of a new staff member to staff's limits. */
export async function shortenSessions(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      expires_at: sql<Date>`least(expires_at, last_seen_at + make_interval(hours => ${staffIdleHours}), created_at + make_interval(days => ${staffSessionDays}))`,
    })
    .where('user_id', '=', userId)
    .execute();
}

/** The new token has been used: the previous one ends, after a short grace for a tab that is using it. */
export async function retirePrevious(db: Db, id: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ previous_until: sql<Date>`now() + make_interval(mins => ${tokenMinutes})` })
    .where('id', '=', id)
    .where('previous_until', 'is', null)
    .execute();
}

export type TokenState = Pick<Selectable<SessionsTable>, 'token_hash' | 'seed' | 'previous_hash' | 'previous_seed'> & { due: boolean };

/** Input of the next token; `due` if the current one is old enough to be replaced and the previous one has expired. */
export async function findTokenState(db: Db, id: string): Promise<TokenState | undefined> {
  return db
    .selectFrom('sessions')
    .select(['token_hash', 'seed', 'previous_hash', 'previous_seed'])
    .select(sql<boolean>`rotated_at is null or (rotated_at < now() - make_interval(mins => ${tokenMinutes}) and previous_until <= now()) is true`.as('due'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Replaces the token `from` and records it as retired; false if another call just did. */
export async function rotateToken(db: Db, id: string, from: Buffer, to: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .with('rotated', (trx) =>
      trx
        .updateTable('sessions')
        .set({
          token_hash: to,
          previous_hash: from,
          previous_seed: sql<Buffer>`seed`,
          seed: sql<Buffer>`uuid_send(gen_random_uuid())`,
          previous_until: null,
          rotated_at: sql<Date>`now()`,
        })
        .where('id', '=', id)
        .where('token_hash', '=', from)
        .returning(['id', sql<Buffer>`${from}::bytea`.as('token_hash')]),
    )
    .insertInto('retired_tokens')
    .columns(['session_id', 'token_hash'])
    .expression((q) => q.selectFrom('rotated').select(['id', 'token_hash']))
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Deletes the oldest retired tokens of a session. */
export async function trimRetired(db: Db, id: string): Promise<void> {
  await db
    .deleteFrom('retired_tokens')
    .where('session_id', '=', id)
    .where('retired_at', '<=', (q) =>
      q.selectFrom('retired_tokens').select('retired_at').where('session_id', '=', id).orderBy('retired_at', 'desc').offset(retiredTokensMax).limit(1),
    )
    .execute();
}

/** Whether a token is a retired one. */
export async function isRetired(db: Db, tokenHash: Buffer): Promise<boolean> {
  return (await db.selectFrom('retired_tokens').select('session_id').where('token_hash', '=', tokenHash).executeTakeFirst()) !== undefined;
}

/** Revokes the valid session that a retired token belonged to; of concurrent calls one does. */
export async function removeReplayed(db: Db, tokenHash: Buffer): Promise<Pick<Selectable<SessionsTable>, 'user_id' | 'user_agent'> | undefined> {
  return db
    .deleteFrom('sessions')
    .where('id', 'in', (q) => q.selectFrom('retired_tokens').select('session_id').where('token_hash', '=', tokenHash))
    .where('expires_at', '>', sql<Date>`now()`)
    .where((q) => q.not(byToken(tokenHash)))
    .returning(['user_id', 'user_agent'])
    .executeTakeFirst();
}

export type SessionRow = Pick<Selectable<SessionsTable>, 'id' | 'user_agent' | 'created_at' | 'last_seen_at'>;

export async function listSessions(db: Db, userId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

export async function removeSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Revokes one of the member's own sessions; false if there is none. */
export async function removeOwnSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Revokes all sessions of a member except `kept`. */
export async function removeSessions(db: Db, userId: string, kept?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(kept !== undefined, (query) => query.where('id', '<>', kept as string))
    .execute();
}

export interface SignInRow extends Pick<Selectable<UsersTable>, 'id' | 'name' | 'email' | 'password_hash' | 'status' | 'leaves_at' | 'is_demo'> {
  known: boolean;
  has_devices: boolean;
  two_step: boolean;
}

/** The account signing in, and whether this device did before; one query in every case. */
export async function findSignIn(db: Db, email: string, device: Buffer | undefined): Promise<SignInRow | undefined> {
  const devices = sql`select from known_devices where known_devices.user_id = users.id`;
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'password_hash', 'status', 'leaves_at', 'is_demo'])
    .select(sql<boolean>`exists (${devices} and device = ${device ?? null}::bytea)`.as('known'))
    .select(sql<boolean>`exists (${devices})`.as('has_devices'))
    .select(twoStep.as('two_step'))
    .where('email', '=', email)
    .where('purged_at', 'is', null)
    .executeTakeFirst();
}

export async function upsertKnownDevice(db: Db, userId: string, device: Buffer): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, device })
    .onConflict((conflict) => conflict.columns(['user_id', 'device']).doUpdateSet({ seen_at: sql<Date>`now()` }))
    .execute();
}

/** Records the device id of a session, which a browser has from its second call on; false if it was recorded before. */
export async function setSessionDevice(db: Db, id: string, device: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ device })
    .where('id', '=', id)
    .where('device', 'is distinct from', device)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

/** Deletes rows that can never be used again. */
export async function removeOver(db: Db): Promise<void> {
  await sql`delete from sessions where expires_at < now()`.execute(db);
  await db
    .deleteFrom('known_devices')
    .where('seen_at', '<', sql<Date>`now() - make_interval(days => ${retention.devices.days})`)
    .execute();
}
