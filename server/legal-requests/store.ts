import { sql, type Insertable, type Selectable } from 'kysely';
import type { HandlerInput } from '#contracts/endpoint.ts';
import type { legalRequests } from '#contracts/staff/legal-requests.ts';
import type { LegalRequestState } from '#contracts/staff/legal-request-enums.ts';
import type { Slice } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';
import { paged } from '#server/platform/database/paged.ts';
import type { LegalRequestsTable } from '#server/platform/database/tables/legal-tables.ts';

export type LegalRequestRow = Selectable<LegalRequestsTable>;

/** What of the query says which are listed; `q` is a request's number or a part of what names it. */
export type Filters = Omit<HandlerInput<typeof legalRequests.list>['query'], keyof Slice | 'format'>;

export async function insertLegalRequest(db: Db, request: Insertable<LegalRequestsTable>): Promise<Pick<LegalRequestRow, 'number' | 'at'>> {
  return db.insertInto('legal_requests').values(request).returning(['number', 'at']).executeTakeFirstOrThrow();
}

export const findLegalRequest = (db: Db, id: string): Promise<LegalRequestRow | undefined> =>
  db.selectFrom('legal_requests').selectAll().where('id', '=', id).executeTakeFirst();

function matching({ q, kind, state }: Filters) {
  const digits = q !== undefined && /^\d{1,9}$/.test(q) ? q : null;
  const part = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(${kind ?? null}::text is null or kind = ${kind ?? null}) and (${state ?? null}::text is null or state = ${state ?? null})
    and (${q ?? null}::text is null or number::text = ${digits} or name ilike ${part} or organisation ilike ${part} or email ilike ${part} or subject ilike ${part})`;
}

/** A page of the register, newest first. */
export const listLegalRequests = (db: Db, filters: Filters, slice: Slice): Promise<{ rows: LegalRequestRow[]; total: number }> =>
  paged(
    db.selectFrom('legal_requests').selectAll().where(matching(filters)).orderBy('at', 'desc').orderBy('id', 'desc'),
    db.selectFrom('legal_requests').where(matching(filters)),
    slice,
  );

/** The whole register, newest first. */
export const listAllLegalRequests = (db: Db, filters: Filters): Promise<LegalRequestRow[]> =>
  db.selectFrom('legal_requests').selectAll().where(matching(filters)).orderBy('at', 'desc').orderBy('id', 'desc').execute();

/** The request, locked until the transaction ends. */
export const lockLegalRequest = (db: Db, id: string): Promise<LegalRequestRow | undefined> =>
  db.selectFrom('legal_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function updateLegalRequest(db: Db, id: string, { state, note }: { state: LegalRequestState; note: string | null }): Promise<void> {
  await db
    .updateTable('legal_requests')
    .set({ state, staff_note: note, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Deletes what nothing happened to for so many days and no post is held for. */
export async function removeOldLegalRequests(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('legal_requests')
    .where('changed_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .where((q) => q.not(q.exists(q.selectFrom('post_holds').select('post').whereRef('request', '=', 'legal_requests.id'))))
    .execute();
}

/** What a member asked for, for their own copy. */
export async function listOwnLegalRequests(db: Db, userId: string): Promise<object[]> {
  return db
    .selectFrom('legal_requests')
    .select(['number', 'kind', 'name', 'organisation', 'email', 'phone', 'subject', 'text', 'basis', 'state', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
}

/** The register keeps the request without the account. */
export async function detachLegalRequests(db: Db, userId: string): Promise<void> {
  await db.updateTable('legal_requests').set({ user_id: null }).where('user_id', '=', userId).execute();
}
