import { sql, type Insertable, type Selectable } from 'kysely';
import type { PostType, ReportDecision, ReportState } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { Slice } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ReportsTable } from '#server/platform/database/owning-tables.ts';
import type { PostsTable } from '#server/platform/database/tables.ts';
import { selectPosts, type PostRow } from '#server/posts/card.ts';

/** Saves a report, replacing the same reporter's open one. True if it is new. */
export async function upsertReport(db: Db, report: Insertable<ReportsTable>): Promise<boolean> {
  const { rows } = await sql<{ fresh: boolean }>`
    insert into reports (id, post, reporter_id, reporter_key, reason, note)
    values (${report.id}, ${report.post}, ${report.reporter_id}, ${report.reporter_key}, ${report.reason}, ${report.note})
    on conflict (post, reporter_key) where decision is null do update set reason = excluded.reason, note = excluded.note
    returning xmax = 0 as fresh`.execute(db);
  return rows[0]?.fresh ?? false;
}

/** The post, locked until the transaction ends. */
export async function lockPost(db: Db, id: string): Promise<Selectable<PostsTable> | undefined> {
  return db.selectFrom('posts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The number of reporters with accounts and open reports, per post. */
export async function countIndependent(db: Db, posts: readonly string[]): Promise<Map<string, number>> {
  if (posts.length === 0) return new Map();
  const rows = await db
    .selectFrom('reports')
    .select(['post', sql<number>`count(distinct reporter_id)`.as('count')])
    .where('post', 'in', posts)
    .where('decision', 'is', null)
    .groupBy('post')
    .execute();
  return new Map(rows.map(({ post, count }) => [post, count]));
}

/** Upheld reports about a member's posts. */
export async function countUpheld(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .innerJoin('posts', 'posts.id', 'reports.post')
    .select(sql<number>`count(*)`.as('count'))
    .where('posts.owner_id', '=', ownerId)
    .where('reports.decision', '=', 'upheld')
    .executeTakeFirstOrThrow();
  return count;
}

const matches = (state: ReportState) => (state === 'open' ? sql<boolean>`reports.decision is null` : sql<boolean>`reports.decision is not null`);

/** A page of posts with reports. Open: many reporters first, then the longest waiting. Decided: the last decision first. */
export async function listReported(db: Db, state: ReportState, { page, limit }: Slice): Promise<{ ids: string[]; total: number }> {
  const { urgentFrom } = limits.reports;
  const order = state === 'open' ? sql`count(distinct reporter_id) >= ${urgentFrom} desc, min(at), post` : sql`max(decided_at) desc, post`;
  const [{ rows }, { total }] = await Promise.all([
    sql<{
      post: string;
    }>`select post from reports where ${matches(state)} group by post order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    db
      .selectFrom('reports')
      .select(sql<number>`count(distinct post)`.as('total'))
      .where(matches(state))
      .executeTakeFirstOrThrow(),
  ]);
  return { ids: rows.map(({ post }) => post), total };
}

export interface ReportedRow {
  post: PostRow;
  owner: string;
}

export async function findReported(db: Db, ids: readonly string[]): Promise<Map<string, ReportedRow>> {
  if (ids.length === 0) return new Map();
  const rows = await selectPosts(db).innerJoin('users', 'users.id', 'posts.owner_id').select('users.name as owner').where('posts.id', 'in', ids).execute();
  return new Map(rows.map(({ owner, ...post }) => [post.id, { post, owner }]));
}

export type ReportRow = Selectable<ReportsTable> & { reporter: string | null };

/** The reports about these posts, newest first. */
export async function listReports(db: Db, posts: readonly string[], state: ReportState): Promise<ReportRow[]> {
  if (posts.length === 0) return [];
  return db
    .selectFrom('reports')
    .leftJoin('users', 'users.id', 'reports.reporter_id')
    .selectAll('reports')
    .select('users.name as reporter')
    .where('post', 'in', posts)
    .where(matches(state))
    .orderBy('at', 'desc')
    .orderBy('reports.id', 'desc')
    .execute();
}

export interface FoundReport {
  post: string;
  post_id: number;
  owner_id: string;
  type: PostType;
  title: string;
  decision: ReportDecision | null;
}

/** A report and its subject. */
export async function findReport(db: Db, id: string): Promise<FoundReport | undefined> {
  return db
    .selectFrom('reports')
    .innerJoin('posts', 'posts.id', 'reports.post')
    .select(['reports.post', 'reports.decision', 'posts.post_id', 'posts.owner_id', 'posts.type', 'posts.title'])
    .where('reports.id', '=', id)
    .executeTakeFirst();
}

/** Closes the open reports about a post; returns their reporters. */
export async function closeReports(
  db: Db,
  post: string,
  { decision, note, by }: { decision: ReportDecision; note: string | null; by: string },
): Promise<{ id: string; reporter_id: string | null }[]> {
  return db
    .updateTable('reports')
    .set({ decision, decision_note: note, decided_by: by, decided_at: sql<Date>`now()` })
    .where('post', '=', post)
    .where('decision', 'is', null)
    .returning(['id', 'reporter_id'])
    .execute();
}

/** Reports by a member. */
export async function listOwnReports(db: Db, userId: string): Promise<object[]> {
  return db
    .selectFrom('reports')
    .innerJoin('posts', 'posts.id', 'reports.post')
    .select(['posts.post_id', 'reports.reason', 'reports.note', 'reports.at'])
    .where('reporter_id', '=', userId)
    .orderBy('reports.at')
    .execute();
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
    .where('post', 'in', (q) => q.selectFrom('posts').select('id').where('owner_id', '=', userId))
    .execute();
}
