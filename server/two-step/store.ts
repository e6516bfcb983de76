import { sql, type Selectable } from 'kysely';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { AuthenticatorsTable } from '#server/platform/database/tables/two-step-tables.ts';

export type AuthenticatorRow = Selectable<AuthenticatorsTable>;

export async function findAuthenticator(db: Db, userId: string): Promise<AuthenticatorRow | undefined> {
  return db.selectFrom('authenticators').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Stores a secret that is not confirmed; false where one is confirmed already. */
export async function upsertSecret(db: Db, userId: string, sealed: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authenticators')
    .values({ user_id: userId, sealed })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed, begun_at: sql<Date>`now()`, last_step: 0 })
        .where('authenticators.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Marks the code of a period as used; false if it, or a later one, was used before. Of concurrent calls one succeeds. */
export async function spendStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function confirmSecret(db: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes everything; whether a confirmed secret was among it. */
export async function removeAuthenticator(db: Db, userId: string): Promise<boolean> {
  await removeTickets(db, userId);
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const removed = await db.deleteFrom('authenticators').where('user_id', '=', userId).returning('confirmed_at').executeTakeFirst();
  return Boolean(removed?.confirmed_at);
}

export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Uses a recovery code up; false if there is none, or it was used. */
export async function spendRecoveryCode(db: Db, userId: string, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)`.as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

export interface TicketRow {
  user_id: string;
  device: Buffer | null;
  user_agent: string;
}

export async function insertTicket(db: Db, ticket: TicketRow & { token_hash: Buffer }): Promise<void> {
  await db
    .insertInto('sign_in_tickets')
    .values({ ...ticket, expires_at: sql<Date>`now() + make_interval(mins => ${limits.twoStep.ticketMinutes})` })
    .execute();
}

export async function findTicket(db: Db, hash: Buffer): Promise<TicketRow | undefined> {
  return db
    .selectFrom('sign_in_tickets')
    .select(['user_id', 'device', 'user_agent'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Uses a ticket up; nothing is told of those that the same device left unused. Of concurrent calls one succeeds. */
export async function removeTicket(db: Db, hash: Buffer): Promise<boolean> {
  const spent = await db.deleteFrom('sign_in_tickets').where('token_hash', '=', hash).returning(['user_id', 'user_agent']).executeTakeFirst();
  if (!spent) return false;
  await db.updateTable('sign_in_tickets').set({ settled: true }).where('user_id', '=', spent.user_id).where('user_agent', '=', spent.user_agent).execute();
  return true;
}

export async function removeTickets(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sign_in_tickets').where('user_id', '=', userId).execute();
}

export interface UnfinishedRow extends TicketRow {
  settled: boolean;
  at: Date;
}

/** Removes tickets that are over without having been used, and returns them, the oldest first. */
export async function takeOldTickets(db: Db): Promise<UnfinishedRow[]> {
  const rows = await db
    .deleteFrom('sign_in_tickets')
    .where('expires_at', '<=', sql<Date>`now()`)
    .returning(['user_id', 'device', 'user_agent', 'settled', sql<Date>`expires_at - make_interval(mins => ${limits.twoStep.ticketMinutes})`.as('at')])
    .execute();
  return rows.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Notes that the owner is warned now; false where that was done within the last day, or two-step sign-in is off. */
export async function noteWarning(db: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ warned_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where((q) => q.or([q('warned_at', 'is', null), q('warned_at', '<', sql<Date>`now() - interval '1 day'`)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
