import { sql, type Insertable, type Selectable } from 'kysely';
import type { ReportDecision, ReportState } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { ReportKind } from '#contracts/staff/report-enums.ts';
import type { Slice } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ReportsTable } from '#server/platform/database/tables/post-history-tables.ts';
import { countOf } from '#server/platform/database/paged.ts';
import { personsIn } from './persons.ts';

/** What a report is about: a listing by its number, or a review or a comment by its id. */
export type Subject =
  | { listing: number; review: null; comment: null }
  | { listing: null; review: string; comment: null }
  | { listing: null; review: null; comment: string };

const isAbout = ({ listing, review, comment }: Subject) =>
  sql<boolean>`(reports.listing = ${listing} or reports.review = ${review} or reports.comment = ${comment})`;

/** Saves a report, replacing the same reporter's open one. True if it is new. */
export async function upsertReport(db: Db, report: Insertable<ReportsTable>): Promise<boolean> {
  const { rows } = await sql<{ fresh: boolean }>`
    insert into reports (id, listing, review, comment, reporter_id, reporter_key, mailbox, device, by_newcomer, reason, note)
    values (${report.id}, ${report.listing}, ${report.review}, ${report.comment}, ${report.reporter_id}, ${report.reporter_key}, ${report.mailbox}, ${report.device},
      ${report.by_newcomer}, ${report.reason}, ${report.note})
    on conflict (listing, review, comment, reporter_key) where decision is null
      do update set reason = excluded.reason, note = excluded.note, by_newcomer = excluded.by_newcomer
    returning xmax = 0 as fresh`.execute(db);
  return rows[0]?.fresh ?? false;
}

/** The number of persons with accounts and open reports, per listing; newcomers among them unless `settledOnly`. */
export async function countPersons(db: Db, numbers: readonly number[], { settledOnly = false } = {}): Promise<Map<number, number>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('reports')
    .select(['listing', sql<number>`${sql.raw(personsIn('reports'))}`.as('count')])
    .where('listing', 'in', numbers)
    .where('decision', 'is', null)
    .$if(settledOnly, (query) => query.where('by_newcomer', '=', false))
    .groupBy('listing')
    .execute();
  return new Map(rows.flatMap(({ listing, count }) => (listing === null ? [] : [[listing, count] as const])));
}

/** Upheld reports about a member's listings. */
export const countUpheld = (db: Db, ownerId: string): Promise<number> =>
  countOf(
    db
      .selectFrom('reports')
      .innerJoin('listings', 'number', 'reports.listing')
      .where('listings.owner_id', '=', ownerId)
      .where('reports.decision', '=', 'upheld'),
  );

const matches = (state: ReportState) => (state === 'open' ? sql<boolean>`reports.decision is null` : sql<boolean>`reports.decision is not null`);

const ofKind = (kind: ReportKind | undefined) => {
  if (kind === undefined) return sql<boolean>`true`;
  if (kind === 'review') return sql<boolean>`reports.review is not null`;
  if (kind === 'comment') return sql<boolean>`reports.comment is not null`;
  return kind === 'post' ? sql<boolean>`listings.kind in ('sell', 'rent')` : sql<boolean>`listings.kind = ${kind}`;
};

export interface ReportedFilters extends Slice {
  status: ReportState;
  kind: ReportKind | undefined;
}

/** A page of what was reported. Open: many reporters first, then the longest waiting. Decided: the last decision first. */
export async function listReported(db: Db, { status, kind, page, limit }: ReportedFilters): Promise<{ subjects: Subject[]; total: number }> {
  const order =
    status === 'open'
      ? sql`${sql.raw(personsIn('reports'))} >= ${limits.reports.urgentFrom} desc, min(reports.at), reports.listing, reports.review, reports.comment`
      : sql`max(reports.decided_at) desc, reports.listing, reports.review, reports.comment`;
  const found = sql`from reports left join listings on number = reports.listing where ${matches(status)} and ${ofKind(kind)} group by reports.listing, reports.review, reports.comment`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Subject>`select reports.listing, reports.review, reports.comment ${found} order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ total: number }>`select count(*) as total from (select ${found}) as reported`.execute(db),
  ]);
  return { subjects: rows, total: counted[0]?.total ?? 0 };
}

/** How many things of any kind have open reports. */
export async function countReported(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(distinct (listing, review, comment)) as total from reports where decision is null`.execute(db);
  return rows[0]?.total ?? 0;
}

export type ReportRow = Selectable<ReportsTable> & { reporter: string | null; decider: string | null };

/** The reports about these, newest first. */
export async function listReports(db: Db, subjects: readonly Subject[], state: ReportState): Promise<ReportRow[]> {
  if (subjects.length === 0) return [];
  const numbers = subjects.flatMap(({ listing }) => listing ?? []);
  const reviews = subjects.flatMap(({ review }) => review ?? []);
  const comments = subjects.flatMap(({ comment }) => comment ?? []);
  return db
    .selectFrom('reports')
    .leftJoin('users', 'users.id', 'reports.reporter_id')
    .leftJoin('users as deciders', 'deciders.id', 'reports.decided_by')
    .selectAll('reports')
    .select(['users.name as reporter', 'deciders.name as decider'])
    .where(
      sql<boolean>`(reports.listing = any(${numbers}::bigint[]) or reports.review = any(${reviews}::uuid[]) or reports.comment = any(${comments}::uuid[]))`,
    )
    .where(matches(state))
    .orderBy('at', 'desc')
    .orderBy('reports.id', 'desc')
    .execute();
}

/** What a report is about. */
export async function findReport(db: Db, id: string): Promise<Subject | undefined> {
  const row = await db.selectFrom('reports').select(['listing', 'review', 'comment']).where('id', '=', id).executeTakeFirst();
  return row as Subject | undefined;
}

/** Whether an account has an open report about it. */
export async function hasReported(db: Db, subject: Subject, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where(isAbout(subject))
    .where('decision', 'is', null)
    .where('reporter_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Closes the open reports about it; returns their reporters. */
export async function closeReports(
  db: Db,
  subject: Subject,
  { decision, note, by }: { decision: ReportDecision; note: string | null; by: string },
): Promise<{ id: string; reporter_id: string | null }[]> {
  return db
    .updateTable('reports')
    .set({ decision, decision_note: note, decided_by: by, decided_at: sql<Date>`now()` })
    .where(isAbout(subject))
    .where('decision', 'is', null)
    .returning(['id', 'reporter_id'])
    .execute();
}

/** Reports by a member. */
export async function listOwnReports(db: Db, userId: string): Promise<object[]> {
  return db
    .selectFrom('reports')
    .select(['listing as post_id', 'review', 'comment', 'reason', 'note', 'at'])
    .where('reporter_id', '=', userId)
    .orderBy('at')
    .execute();
}

/** Anonymizes a member's reports, and removes free text by the member or about their listings, reviews and comments. */
export async function anonymiseReports(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('reports')
    .set({ reporter_id: null, reporter_key: sql<Buffer>`uuid_send(gen_random_uuid())`, mailbox: null, device: null, note: null, decision_note: null })
    .where('reporter_id', '=', userId)
    .execute();
  await db
    .updateTable('reports')
    .set({ note: null, decision_note: null })
    .where(sql<boolean>`(listing in (select number from listings where owner_id = ${userId}) or review in (select id from reviews where user_id = ${userId})
      or comment in (select id from blog_comments where user_id = ${userId}))`)
    .execute();
}
