// SQL of accounts that no person opened: of the demo and of the house.
import type { Insertable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { UsersTable } from '#server/platform/database/tables/tables.ts';

/** Inserts those whose email has no account yet. */
export async function insertMissing(db: Db, users: ReadonlyArray<Insertable<UsersTable>>): Promise<void> {
  await db
    .insertInto('users')
    .values(users)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

export async function findIds(db: Db, emails: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('users').select(['id', 'email']).where('email', 'in', emails).execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
}

export async function updateJoined(db: Db, email: string, joined: Date): Promise<void> {
  await db.updateTable('users').set({ created_at: joined }).where('email', '=', email).where('is_demo', '=', true).execute();
}

export async function listDemo(db: Db): Promise<string[]> {
  return (await db.selectFrom('users').select('id').where('is_demo', '=', true).execute()).map(({ id }) => id);
}

/** Removes the passwords of all demo accounts. */
export async function removeDemoPasswords(db: Db): Promise<void> {
  await db.updateTable('users').set({ password_hash: null }).where('is_demo', '=', true).where('password_hash', 'is not', null).execute();
}
