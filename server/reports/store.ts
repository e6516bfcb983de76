import { sql, type Insertable, type Selectable } from 'kysely';
import type { Purpose, ReportDecision, ReportState } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { Slice } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ReportsTable } from '#server/platform/database/owning-tables.ts';

/** Saves a report, replacing the same reporter's open one. True if it is new. */
export async function upsertReport(db: Db, report: Insertable<ReportsTable>): Promise<boolean> {
  const { rows } = await sql<{ fresh: boolean }>`
    insert into reports (id, listing, reporter_id, reporter_key, reason, note)
    values (${report.id}, ${report.listing}, ${report.reporter_id}, ${report.reporter_key}, ${report.reason}, ${report.note})
    on conflict (listing, reporter_key) where decision is null do update set reason = excluded.reason, note = excluded.note
    returning xmax = 0 as fresh`.execute(db);
  return rows[0]?.fresh ?? false;
}

/** The number of reporters with accounts and open reports, per listing. */
export async function countIndependent(db: Db, numbers: readonly number[]): Promise<Map<number, number>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('reports')
    .select(['listing', sql<number>`count(distinct reporter_id)`.as('count')])
    .where('listing', 'in', numbers)
    .where('decision', 'is', null)
    .groupBy('listing')
    .execute();
  return new Map(rows.map(({ listing, count }) => [listing, count]));
}

/** Upheld reports about a member's listings. */
export async function countUpheld(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .innerJoin('listings', 'number', 'reports.listing')
    .select(sql<number>`count(*)`.as('count'))
    .where('listings.owner_id', '=', ownerId)
    .where('reports.decision', '=', 'upheld')
    .executeTakeFirstOrThrow();
  return count;
}

const matches = (state: ReportState) => (state === 'open' ? sql<boolean>`reports.decision is null` : sql<boolean>`reports.decision is not null`);

/** A page of listings with reports, by number. Open: many reporters first, then the longest waiting. Decided: the last decision first. */
export async function listReported(db: Db, state: ReportState, { page, limit }: Slice): Promise<{ numbers: number[]; total: number }> {
  const { urgentFrom } = limits.reports;
  const order = state === 'open' ? sql`count(distinct reporter_id) >= ${urgentFrom} desc, min(at), listing` : sql`max(decided_at) desc, listing`;
  const [{ rows }, { total }] = await Promise.all([
    sql<{
      listing: number;
    }>`select listing from reports where ${matches(state)} group by listing order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    db
      .selectFrom('reports')
      .select(sql<number>`count(distinct listing)`.as('total'))
      .where(matches(state))
      .executeTakeFirstOrThrow(),
  ]);
  return { numbers: rows.map(({ listing }) => listing), total };
}

export type ReportRow = Selectable<ReportsTable> & { reporter: string | null };

/** The reports about these listings, newest first. */
export async function listReports(db: Db, numbers: readonly number[], state: ReportState): Promise<ReportRow[]> {
  if (numbers.length === 0) return [];
  return db
    .selectFrom('reports')
    .leftJoin('users', 'users.id', 'reports.reporter_id')
    .selectAll('reports')
    .select('users.name as reporter')
    .where('listing', 'in', numbers)
    .where(matches(state))
    .orderBy('at', 'desc')
    .orderBy('reports.id', 'desc')
    .execute();
}

export interface FoundReport {
  number: number;
  owner_id: string | null;
  kind: Purpose;
  title: string;
  decision: ReportDecision | null;
}

/** A report and its subject. */
export async function findReport(db: Db, id: string): Promise<FoundReport | undefined> {
  return db
    .selectFrom('reports')
    .innerJoin('listings', 'number', 'reports.listing')
    .select(['reports.decision', 'number', 'owner_id', 'kind', 'title'])
    .where('reports.id', '=', id)
    .executeTakeFirst();
}

/** Closes the open reports about a listing; returns their reporters. */
export async function closeReports(
  db: Db,
  listing: number,
  { decision, note, by }: { decision: ReportDecision; note: string | null; by: string },
): Promise<{ id: string; reporter_id: string | null }[]> {
  return db
    .updateTable('reports')
    .set({ decision, decision_note: note, decided_by: by, decided_at: sql<Date>`now()` })
    .where('listing', '=', listing)
    .where('decision', 'is', null)
    .returning(['id', 'reporter_id'])
    .execute();
}

/** Reports by a member. */
export async function listOwnReports(db: Db, userId: string): Promise<object[]> {
  return db.selectFrom('reports').select(['listing as post_id', 'reason', 'note', 'at']).where('reporter_id', '=', userId).orderBy('at').execute();
}

/** Anonymizes a member's reports, and removes free text by the member or about their posts. */
export async function anonymiseReports(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('reports')
    .set({ reporter_id: null, reporter_key: sql<Buffer>`uuid_send(gen_random_uuid())`, note: null, decision_note: null })
    .where('reporter_id', '=', userId)
    .execute();
  await db
    .updateTable('reports')
    .set({ note: null, decision_note: null })
    .where('listing', 'in', (q) => q.selectFrom('listings').select('number').where('owner_id', '=', userId))
    .execute();
}
