import { sql } from 'kysely';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Records for a day that the holder of a token, and its device, verified the email. */
export async function insertVerified(db: Db, { email, tokenHash, device }: { email: string; tokenHash: Buffer; device: Buffer | undefined }): Promise<void> {
  await db
    .insertInto('verified_emails')
    .values({ email, token_hash: tokenHash, device: device ?? null, expires_at: sql<Date>`now() + make_interval(hours => ${limits.codes.rememberedHours})` })
    .execute();
}

/** The email verified by a token, and whether it can still be used. */
export async function findVerified(db: Db, tokenHash: Buffer): Promise<{ email: string; good: boolean } | undefined> {
  return db
    .selectFrom('verified_emails')
    .select(['email', sql<boolean>`expires_at > now()`.as('good')])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Gives this device's verification a new token with the same expiry. False if there is none. */
export async function renewVerified(db: Db, { email, device, tokenHash }: { email: string; device: Buffer; tokenHash: Buffer }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('verified_emails')
    .columns(['token_hash', 'email', 'device', 'expires_at'])
    .expression((q) =>
      q
        .selectFrom('verified_emails')
        .select([sql<Buffer>`${tokenHash}::bytea`.as('token_hash'), 'email', 'device', 'expires_at'])
        .where('email', '=', email)
        .where('device', '=', device)
        .where('expires_at', '>', sql<Date>`now()`)
        .orderBy('expires_at', 'desc')
        .limit(1),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Uses up every verification of an email. They are deleted a little later, so that a repeated press gets an explanation. */
export async function useVerified(db: Db, email: string): Promise<void> {
  await db
    .updateTable('verified_emails')
    .set({ expires_at: sql<Date>`now()` })
    .where('email', '=', email)
    .execute();
}

export async function removeExpired(db: Db): Promise<void> {
  await db
    .deleteFrom('verified_emails')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
