import { sql, type Insertable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { UsersTable } from '#server/platform/database/tables.ts';

const demoLock = 7_311_204;
const ours = sql<boolean>`source_id like 'demo-%'`;

/** Two servers on one database fill it one after the other; the lock ends with the transaction. */
export async function lockLoading(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${demoLock})`.execute(trx);
}

export async function hasDemoPosts(db: Db): Promise<boolean> {
  return (await db.selectFrom('posts').select('id').where(ours).limit(1).executeTakeFirst()) !== undefined;
}

/** Inserts who is not there yet; nobody's account is changed. */
export async function insertPosters(db: Db, users: ReadonlyArray<Insertable<UsersTable>>): Promise<void> {
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

/** An account that sold for months did not join today. */
export async function backdateAccount(db: Db, email: string, joined: Date): Promise<void> {
  await db.updateTable('users').set({ created_at: joined }).where('email', '=', email).where('is_demo', '=', true).execute();
}

export interface PictureCount {
  id: string;
  source_id: string;
  pictures: number;
}

/** Demo posts that nobody has edited, with how many pictures they have so far. */
export async function countPictures(db: Db): Promise<PictureCount[]> {
  return db
    .selectFrom('posts')
    .select(['id', sql<string>`source_id`.as('source_id')])
    .select((q) =>
      q
        .selectFrom('post_images')
        .select(sql<number>`count(*)`.as('n'))
        .whereRef('post', '=', 'posts.id')
        .as('pictures'),
    )
    .where(ours)
    .where('state', '<>', 'deleted')
    .where('revision', '=', 1)
    .where('update_count', '=', 0)
    .$castTo<PictureCount>()
    .execute();
}

/** Takes the passwords and sessions of all demo accounts. */
export async function removePasswords(db: Db): Promise<void> {
  const demo = db.selectFrom('users').select('id').where('is_demo', '=', true);
  await db.deleteFrom('sessions').where('user_id', 'in', demo).execute();
  await db.updateTable('users').set({ password_hash: null }).where('is_demo', '=', true).where('password_hash', 'is not', null).execute();
}
