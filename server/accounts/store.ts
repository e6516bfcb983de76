import { sql, type Selectable, type Updateable } from 'kysely';
import { retention } from '#contracts/retention.ts';
import type { Role } from '#contracts/enums.ts';
import { isHeld, ownsHeldPost } from '#server/platform/database/legal-hold.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { UsersTable } from '#server/platform/database/tables/tables.ts';

export type UserRow = Selectable<UsersTable>;

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The account, locked until the transaction ends. */
export async function lockUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export interface NewUser {
  id: string;
  email: string;
  passwordHash: string;
  name: string;
  gender: UserRow['gender'];
  birthDate: string;
  phone: string | null;
}

/** Creates the account; of concurrent calls for one email, one succeeds. False if the email is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      password_hash: user.passwordHash,
      name: user.name,
      gender: user.gender,
      birth_date: user.birthDate,
      phone: user.phone,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
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

const seeded = (db: Db, { id, email, passwordHash, name, role, phone, isDemo }: AccountSeed) =>
  db.insertInto('users').values({ id, email, password_hash: passwordHash, name, role, phone, is_demo: isDemo });

/** Creates the account; false if the email has one, which stays unchanged. */
export async function insertAccount(db: Db, seed: AccountSeed): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await seeded(db, seed)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Creates the account or updates its password and role. */
export async function upsertAccount(db: Db, seed: AccountSeed): Promise<void> {
  await seeded(db, seed)
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ password_hash: seed.passwordHash, role: seed.role, status: 'normal', leaves_at: null }))
    .execute();
}

export async function updateUser(db: Db, id: string, changes: Updateable<UsersTable>): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** Records a change of name. */
export const renamed = (name: string) => ({ name, name_changed_at: new Date() });

/** Starts the period after which the account is purged, and returns its end. */
export async function startLeaving(db: Db, id: string): Promise<Date> {
  const { leaves_at } = await db
    .updateTable('users')
    .set({ leaves_at: sql<Date>`now() + make_interval(days => ${retention.accounts.days})` })
    .where('id', '=', id)
    .returning('leaves_at')
    .executeTakeFirstOrThrow();
  return leaves_at ?? new Date();
}

export async function listLeft(db: Db, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('leaves_at', '<=', sql<Date>`now()`)
    .where('purged_at', 'is', null)
    .where((q) => q.not(q.or([isHeld('users.id'), ownsHeldPost('users.id')])))
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
}

/** Accounts whose suspension has expired. */
export async function listLifted(db: Db, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'suspended')
    .where('suspended_until', '<=', sql<Date>`now()`)
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
}

/** Leaves an anonymous row that others may reference. */
export async function anonymise(db: Db, id: string): Promise<void> {
  const empty = {
    phone: null,
    gender: null,
    birth_date: null,
    bio: null,
    occupation: null,
    division: null,
    district: null,
    sub_district: null,
    address_more: null,
  };
  const hidden = { show_email: false, show_phone: false, show_address: false, show_birth_date: false };
  await db
    .updateTable('users')
    .set({
      ...empty,
      ...hidden,
      email: `${id}@purged.invalid`,
      name: '',
      password_hash: null,
      pro_pic: null,
      picture: null,
      status_reason: null,
      purged_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}
