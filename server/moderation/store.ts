import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import type { PostState, PostType, RejectionReason, Role } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { asciiDigits } from '#contracts/values.ts';
import type { Db } from '#server/platform/database.ts';
import type { AuditLogTable, PostsTable, Tables } from '#server/platform/tables.ts';
import { selectPosts, type PostRow } from '#server/posts/card.ts';

export interface QueueFilter {
  status: PostState;
  type?: PostType | undefined;
  /** Text as typed. */
  q?: string | undefined;
}

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A number alone is a post's or a phone's; words are in the title or the owner's name; an address is the owner's. */
function matching(q: string) {
  return (eb: ExpressionBuilder<Tables, 'posts'>) => {
    const number = asciiDigits(q).replace(/[\s#-]/g, '');
    const owner = eb
      .selectFrom('users')
      .select('users.id')
      .whereRef('users.id', '=', 'posts.owner_id')
      .where((user) => user.or([user('users.name', 'ilike', containing(q)), user('users.email', '=', q.toLowerCase())]));
    return eb.or([
      sql<boolean>`normalize(posts.title, nfc) ilike ${containing(q.normalize('NFC'))}`,
      eb.exists(owner),
      ...(/^\d{1,9}$/.test(number) ? [eb('posts.post_id', '=', Number(number))] : []),
      ...(/^\d{5,11}$/.test(number) ? [eb('posts.primary_contact', 'like', `%${number}%`), eb('posts.secondary_contact', 'like', `%${number}%`)] : []),
    ]);
  };
}

const filtered = (db: Db, { status, type, q }: QueueFilter) =>
  selectPosts(db)
    .where('posts.state', '=', status)
    .$if(type !== undefined, (query) => query.where('posts.type', '=', type as PostType))
    .$if(Boolean(q), (query) => query.where(matching(q as string)));

/** A page of posts, the one that waits longest first. */
export async function listQueue(db: Db, filter: QueueFilter, page: number): Promise<{ rows: PostRow[]; total: number }> {
  const size = limits.moderation.pageSize;
  const [rows, { total }] = await Promise.all([
    filtered(db, filter).orderBy('posts.submitted_at').orderBy('posts.post_id').limit(size).offset((page - 1) * size).execute(),
    filtered(db, filter).clearSelect().select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function findPost(db: Db, postId: number): Promise<PostRow | undefined> {
  return selectPosts(db).where('post_id', '=', postId).executeTakeFirst();
}

export interface OwnerRow {
  id: string;
  name: string;
  pro_pic: string | null;
  created_at: Date;
  live: number;
  /** Posts that were ever approved. */
  approved: number;
}

export async function findOwners(db: Db, ids: readonly string[]): Promise<Map<string, OwnerRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .leftJoin('posts', 'posts.owner_id', 'users.id')
    .select(['users.id', 'users.name', 'users.pro_pic', 'users.created_at'])
    .select(sql<number>`count(*) filter (where posts.listed)`.as('live'))
    .select(sql<number>`count(posts.approved_at)`.as('approved'))
    .where('users.id', 'in', ids)
    .groupBy('users.id')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The post, held until the transaction ends: of two decisions at once the second sees the first. */
export async function lockPost(db: Db, postId: number): Promise<Selectable<PostsTable> | undefined> {
  return db.selectFrom('posts').selectAll().where('post_id', '=', postId).forUpdate().executeTakeFirst();
}

/** Puts the post live. The date that lists sort by is that of the first time, so an edit does not lift a post. */
export async function approvePost(db: Db, id: string, { isFirst, listed }: { isFirst: boolean; listed: boolean }): Promise<{ expires_at: Date | null }> {
  const now = sql<Date>`now()`;
  return db
    .updateTable('posts')
    .set({
      state: 'approved',
      listed,
      approved_at: now,
      decided_at: now,
      expires_at: sql<Date>`now() + make_interval(days => ${limits.posts.expireDays})`,
      decision_reason: null,
      decision_note: null,
      ...(isFirst ? { posted_at: now, updated_at: now } : {}),
    })
    .where('id', '=', id)
    .returning('expires_at')
    .executeTakeFirstOrThrow();
}

export async function rejectPost(db: Db, id: string, { reason, note }: { reason: RejectionReason; note: string | null }): Promise<void> {
  await db
    .updateTable('posts')
    .set({ state: 'rejected', listed: false, decided_at: sql<Date>`now()`, decision_reason: reason, decision_note: note })
    .where('id', '=', id)
    .execute();
}

/** Notes the price that goes live now, unless it is the one that was live before. */
export async function insertPriceEvent(db: Db, { id, price, price_unit }: Pick<Selectable<PostsTable>, 'id' | 'price' | 'price_unit'>): Promise<void> {
  const last = await db.selectFrom('price_events').select(['price', 'price_unit']).where('post', '=', id).orderBy('at', 'desc').executeTakeFirst();
  if (last?.price === price && last.price_unit === price_unit) return;
  await db.insertInto('price_events').values({ post: id, price, price_unit }).execute();
}

export interface OverviewRow {
  waiting: number;
  decided: number;
  median_minutes: number | null;
  oldest: { post_id: number; submitted_at: Date } | undefined;
}

export async function readOverview(db: Db, days: number): Promise<OverviewRow> {
  const [counts, oldest] = await Promise.all([
    db
      .selectFrom('posts')
      .select([
        sql<number>`count(*) filter (where state = 'pending')`.as('waiting'),
        sql<number>`count(*) filter (where decided_at > now() - make_interval(days => ${days}))`.as('decided'),
        sql<number | null>`percentile_cont(0.5) within group (order by extract(epoch from decided_at - submitted_at)::float8 / 60)
          filter (where decided_at > now() - make_interval(days => ${days}) and decided_at >= submitted_at)`.as('median_minutes'),
      ])
      .where((q) => q.or([q('state', '=', 'pending'), q('decided_at', '>', sql<Date>`now() - make_interval(days => ${days})`)]))
      .executeTakeFirstOrThrow(),
    db.selectFrom('posts').select(['post_id', 'submitted_at']).where('state', '=', 'pending').orderBy('submitted_at').orderBy('post_id').executeTakeFirst(),
  ]);
  return { ...counts, oldest };
}

export interface AuditFilter {
  /** An account's id, email or name. */
  actor?: string | undefined;
  /** What it was done to: the id that people use. */
  subject?: string | undefined;
}

export interface AuditRow extends Selectable<AuditLogTable> {
  name: string;
  role: Role;
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

function audited(db: Db, { actor, subject }: AuditFilter) {
  return db
    .selectFrom('audit_log')
    .innerJoin('users', 'users.id', 'audit_log.actor_id')
    .$if(Boolean(subject), (query) => query.where('audit_log.subject_id', '=', subject as string))
    .$if(Boolean(actor), (query) =>
      isId(actor as string)
        ? query.where('audit_log.actor_id', '=', actor as string)
        : query.where((q) => q.or([q('users.email', '=', (actor as string).toLowerCase()), q('users.name', 'ilike', containing(actor as string))])),
    );
}

/** Entries of the log, newest first. */
export async function listAudit(db: Db, filter: AuditFilter, page: number): Promise<AuditRow[]> {
  const size = limits.moderation.pageSize;
  return audited(db, filter)
    .selectAll('audit_log')
    .select(['users.name', 'users.role'])
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

export async function countAudit(db: Db, filter: AuditFilter): Promise<number> {
  const { total } = await audited(db, filter).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return total;
}
