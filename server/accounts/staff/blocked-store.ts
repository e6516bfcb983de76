import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export async function insertBlockedEmail(db: Db, userId: string, emailHash: Buffer): Promise<void> {
  await db
    .insertInto('blocked_emails')
    .values({ email_hash: emailHash, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertBlockedPhones(db: Db, userId: string, hashes: readonly Buffer[]): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .insertInto('blocked_phones')
    .values(hashes.map((phone_hash) => ({ phone_hash, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isBlockedEmail(db: Db, hashes: readonly Buffer[]): Promise<boolean> {
  return (await db.selectFrom('blocked_emails').select('email_hash').where('email_hash', 'in', hashes).executeTakeFirst()) !== undefined;
}

/** Which of these hashes are blocked. */
export async function listBlockedPhones(db: Db, hashes: readonly Buffer[]): Promise<Buffer[]> {
  if (hashes.length === 0) return [];
  const rows = await db.selectFrom('blocked_phones').select('phone_hash').distinct().where('phone_hash', 'in', hashes).execute();
  return rows.map(({ phone_hash }) => phone_hash);
}

/** Removes the blocks that an account left. */
export async function removeBlocked(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('blocked_emails').where('user_id', '=', userId).execute();
  await db.deleteFrom('blocked_phones').where('user_id', '=', userId).execute();
}

/** Keeps an account's blocks without a reference to the account. */
export async function detachBlocked(db: Db, userId: string): Promise<void> {
  for (const [table, hash] of [
    ['blocked_emails', 'email_hash'],
    ['blocked_phones', 'phone_hash'],
  ] as const) {
    const [rows, key] = [sql.table(table), sql.ref(hash)];
    await sql`insert into ${rows} (${key}) select ${key} from ${rows} where user_id = ${userId} on conflict do nothing`.execute(db);
  }
  await removeBlocked(db, userId);
}

/** The phone numbers of a member's profile and posts. */
export async function listPhones(db: Db, userId: string): Promise<string[]> {
  const own = db.selectFrom('users').select('phone').where('id', '=', userId);
  const primary = db.selectFrom('posts').select('primary_contact as phone').where('owner_id', '=', userId);
  const secondary = db.selectFrom('posts').select('secondary_contact as phone').where('owner_id', '=', userId);
  const rows = await own.union(primary).union(secondary).execute();
  return rows.flatMap(({ phone }) => phone || []);
}

/** Disabled accounts that have no blocks yet. */
export async function listUnblocked(db: Db, max: number): Promise<{ id: string; email: string }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('status', '=', 'Disabled')
    .where('purged_at', 'is', null)
    .where((q) => q.not(q.exists(q.selectFrom('blocked_emails').select('email_hash').whereRef('blocked_emails.user_id', '=', 'users.id'))))
    .limit(max)
    .execute();
}
