import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

const alive = sql<Date>`now()`;

/** It becomes invalid with the account's next password. */
export async function insertToken(db: Db, userId: string, tokenHash: Buffer, minutes: number): Promise<void> {
  await db
    .insertInto('reset_tokens')
    .values({ user_id: userId, token_hash: tokenHash, expires_at: sql<Date>`now() + make_interval(mins => ${minutes})` })
    .execute();
}

export async function isGood(db: Db, tokenHash: Buffer): Promise<boolean> {
  return (
    (await db.selectFrom('reset_tokens').select('user_id').where('token_hash', '=', tokenHash).where('expires_at', '>', alive).executeTakeFirst()) !== undefined
  );
}

/** Uses up a token and returns its account; of concurrent calls one succeeds. */
export async function useToken(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const row = await db.deleteFrom('reset_tokens').where('token_hash', '=', tokenHash).where('expires_at', '>', alive).returning('user_id').executeTakeFirst();
  return row?.user_id;
}

export async function removeExpired(db: Db): Promise<void> {
  await db.deleteFrom('reset_tokens').where('expires_at', '<', alive).execute();
}
