import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { isHeld, ownsHeldPost } from '#server/platform/database/legal-hold.ts';

/** Holds an account's data until a day, or renews that. */
export async function upsertHold(trx: Db, userId: string, { reason, until }: { reason: string; until: Date }): Promise<void> {
  await trx
    .insertInto('legal_holds')
    .values({ user_id: userId, reason, until })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ reason, until }))
    .execute();
}

/** The day until which it is held; undefined where it is not, or no longer. */
export async function findHold(db: Db, userId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('legal_holds')
    .select('until')
    .where('user_id', '=', userId)
    .where('until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.until;
}

export async function removeHold(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('legal_holds').where('user_id', '=', userId).execute();
}

/** Whether it is kept for itself or for one of its posts. */
export async function isKept(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where((q) => q.or([isHeld('users.id'), ownsHeldPost('users.id')]))
    .executeTakeFirst();
  return row !== undefined;
}
