// SQL of the codes that staff issue for reviews, and of the tickets that codes are exchanged for.
import { sql, type Insertable, type Selectable } from 'kysely';
import type { ReviewCodeState } from '#contracts/offers/building-enums.ts';
import type { Slice } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ReviewCodesTable } from '#server/platform/database/tables/group-tables.ts';
import { paged } from '#server/platform/database/paged.ts';

export type CodeRow = Selectable<ReviewCodesTable>;

/** Stores a code; false if its hash exists already. */
export async function insertCode(db: Db, code: Insertable<ReviewCodesTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('review_codes')
    .values(code)
    .onConflict((conflict) => conflict.column('code_hash').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findCode(db: Db, hash: Buffer): Promise<CodeRow | undefined> {
  return db.selectFrom('review_codes').selectAll().where('code_hash', '=', hash).executeTakeFirst();
}

export async function lockCode(db: Db, id: string): Promise<CodeRow | undefined> {
  return db.selectFrom('review_codes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export type IssuedRow = CodeRow & { name_bn: string; name_en: string; issuer: string };

const selectIssued = (db: Db) =>
  db
    .selectFrom('review_codes')
    .innerJoin('interior_firms', 'interior_firms.post_id', 'review_codes.firm')
    .innerJoin('users', 'users.id', 'review_codes.issued_by')
    .selectAll('review_codes')
    .select(['interior_firms.name_bn', 'interior_firms.name_en', 'users.name as issuer']);

export async function findIssued(db: Db, id: string): Promise<IssuedRow | undefined> {
  return selectIssued(db).where('review_codes.id', '=', id).executeTakeFirst();
}

const inState: Record<ReviewCodeState, ReturnType<typeof sql<boolean>>> = {
  used: sql<boolean>`used_at is not null`,
  voided: sql<boolean>`used_at is null and voided_at is not null`,
  expired: sql<boolean>`used_at is null and voided_at is null and review_codes.expires_at <= now()`,
  issued: sql<boolean>`used_at is null and voided_at is null and review_codes.expires_at > now()`,
};

export interface CodeFilters extends Slice {
  firm: number | undefined;
  state: ReviewCodeState | undefined;
}

/** A page of codes, newest first. */
export async function listCodes(db: Db, { firm, state, ...slice }: CodeFilters): Promise<{ rows: IssuedRow[]; total: number }> {
  const matching = sql<boolean>`(${firm ?? null}::bigint is null or firm = ${firm ?? null}) and ${state ? inState[state] : sql`true`}`;
  return paged(
    selectIssued(db).where(matching).orderBy('issued_at', 'desc').orderBy('review_codes.id', 'desc'),
    db.selectFrom('review_codes').where(matching),
    slice,
  );
}

export async function voidUnused(db: Db, id: string): Promise<void> {
  await db
    .updateTable('review_codes')
    .set({ voided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('review_tickets').where('code', '=', id).execute();
}

/** Uses the code up, with every ticket for it. */
export async function useCode(db: Db, id: string): Promise<void> {
  await db
    .updateTable('review_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('review_tickets').where('code', '=', id).execute();
}

/** Forgets tickets that are over. */
export async function removeExpiredTickets(db: Db): Promise<void> {
  await db
    .deleteFrom('review_tickets')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}

export async function insertTicket(db: Db, ticket: { hash: Buffer; code: string; userId: string; minutes: number }): Promise<void> {
  await db
    .insertInto('review_tickets')
    .values({
      token_hash: ticket.hash,
      code: ticket.code,
      user_id: ticket.userId,
      expires_at: sql<Date>`now() + make_interval(mins => ${ticket.minutes})`,
    })
    .execute();
}

/** The code that a valid ticket of this member stands for. */
export async function codeOfTicket(db: Db, hash: Buffer, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('review_tickets')
    .select('code')
    .where('token_hash', '=', hash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.code;
}
