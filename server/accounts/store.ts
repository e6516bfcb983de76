import { sql, type Selectable } from 'kysely';
import type { Role } from '#contracts/enums.ts';
import type { PostCounts } from '#contracts/accounts.ts';
import type { Db } from '#server/platform/database.ts';
import type { UsersTable } from '#server/platform/tables.ts';

export type UserRow = Selectable<UsersTable>;

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export interface SessionUser {
  session_id: string;
  user_id: string;
  name: string;
  role: Role;
  status: string;
  suspended_until: Date | null;
  stale: boolean;
}

/** The account behind a living session; `stale` when it was last seen over an hour ago. */
export async function findSessionUser(db: Db, tokenHash: Buffer): Promise<SessionUser | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as session_id',
      'users.id as user_id',
      'users.name',
      'users.role',
      sql<string>`users.status`.as('status'),
      'users.suspended_until',
      sql<boolean>`sessions.last_seen_at < now() - interval '1 hour'`.as('stale'),
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export interface NewSession {
  id: string;
  userId: string;
  tokenHash: Buffer;
  userAgent: string;
  days: number;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      token_hash: session.tokenHash,
      user_agent: session.userAgent.slice(0, 300),
      expires_at: sql<Date>`now() + make_interval(days => ${session.days})`,
    })
    .execute();
}

export async function extendSession(db: Db, id: string, days: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: sql<Date>`now()`, expires_at: sql<Date>`now() + make_interval(days => ${days})` })
    .where('id', '=', id)
    .execute();
}

export async function removeSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export interface AccountSeed {
  id: string;
  email: string;
  passwordHash: string;
  name: string;
  role: Role;
  phone: string | null;
  isDemo: boolean;
}

/** Creates the account or brings its password and role up to date. */
export async function upsertAccount(db: Db, seed: AccountSeed): Promise<void> {
  await db
    .insertInto('users')
    .values({ id: seed.id, email: seed.email, password_hash: seed.passwordHash, name: seed.name, role: seed.role, phone: seed.phone, is_demo: seed.isDemo })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ password_hash: seed.passwordHash, role: seed.role, status: 'normal' }))
    .execute();
}

/** Counts as decisions.md defines them: hidden are approved posts that the public cannot see now. */
export async function countPosts(db: Db, ownerId: string): Promise<PostCounts> {
  const row = await db
    .selectFrom('posts')
    .select([
      sql<number>`count(*)`.as('listing'),
      sql<number>`count(*) filter (where type = 'sell')`.as('sell'),
      sql<number>`count(*) filter (where type = 'rent')`.as('rent'),
      sql<number>`count(*) filter (where state in ('hidden', 'expired') or (state = 'approved' and not listed))`.as('hidden'),
    ])
    .where('owner_id', '=', ownerId)
    .where('state', '<>', 'deleted')
    .executeTakeFirstOrThrow();
  return row;
}
