import { sql, type ExpressionBuilder } from 'kysely';
import type { PostState, PostType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { queueNumbers, QueueView } from '#contracts/staff/moderation.ts';
import { asciiDigits, type Slice } from '#contracts/values.ts';
import { pictureJson } from '#server/media/service.ts';
import type { PictureRow } from '#server/media/shape.ts';
import { personsIn } from '#server/reports/persons.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Decided } from '#server/platform/database/tables/post-history-tables.ts';
import { countOf, paged } from '#server/platform/database/paged.ts';
import type { Tables } from '#server/platform/database/tables/tables.ts';
import { selectWholePosts, type WholePost } from '#server/posts/card.ts';
import { waitingOrder } from '#server/posts/queue-order.ts';

export interface QueueFilter {
  status: QueueView;
  type?: PostType | undefined;
  /** Text as typed. */
  q?: string | undefined;
  number?: (typeof queueNumbers)[number] | undefined;
}

export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A number alone is a post's or a phone's; words are in the title or the owner's name; an address is the owner's. */
function matching(q: string) {
  return (eb: ExpressionBuilder<Tables, 'posts'>) => {
    const number = asciiDigits(q).replace(/[\s#-]/g, '');
    const part = containing(q.normalize('NFC'));
    const ids = eb.selectFrom('posts as p').select('p.post_id');
    const owners = eb
      .selectFrom('users')
      .select('users.id')
      .where((user) => user.or([sql<boolean>`normalize(users.name, nfc) ilike ${part}`, user('users.email', '=', q.toLowerCase())]));
    // A union, so that each way of matching is looked up in its own index; an `or` reads every post.
    const byWords = ids.where(sql<boolean>`normalize(p.title, nfc) ilike ${part}`).unionAll(ids.where('p.owner_id', 'in', owners));
    const byNumber = /^\d{1,9}$/.test(number) ? byWords.unionAll(ids.where('p.post_id', '=', Number(number))) : byWords;
    const byPhone = ids.where((post) => post.or([post('p.primary_contact', 'like', `%${number}%`), post('p.secondary_contact', 'like', `%${number}%`)]));
    return eb('posts.post_id', 'in', /^\d{5,11}$/.test(number) ? byNumber.unionAll(byPhone) : byNumber);
  };
}

/** Of what was reported: many reporters first, then the longest waiting. */
const reportedOrder = () => {
  const open = (what: string) => sql`(select ${sql.raw(what)} from reports r where r.listing = posts.post_id and r.decision is null)`;
  return [sql`${open(personsIn('r'))} >= ${limits.reports.urgentFrom} desc`, open('min(r.at)')];
};

/** Of wishes for a paid place: those that no one called about first, then the longest waiting. */
const promotionOrder = () => [sql`posts.promotion = 'requested' desc`, sql`posts.promotion_requested_at`];

const isReported = (eb: ExpressionBuilder<Tables, 'posts'>) =>
  eb.exists(eb.selectFrom('reports').select('reports.id').whereRef('reports.listing', '=', 'posts.post_id').where('reports.decision', 'is', null));

const isProved = (eb: ExpressionBuilder<Tables, 'posts'>) =>
  eb.exists(
    eb.selectFrom('phone_proofs as p').select('p.phone').whereRef('p.user_id', '=', 'posts.owner_id').whereRef('p.phone', '=', 'posts.primary_contact'),
  );

const filtered = (db: Db, { status, type, q, number }: QueueFilter) =>
  db
    .selectFrom('posts')
    .$call((query) => {
      if (status === 'reported') return query.where(isReported).where('posts.state', '!=', 'deleted');
      // Of a post that is sold, hidden or sent back no one has to call.
      if (status === 'promotions') return query.where('posts.promotion', 'in', ['requested', 'contacted']).where('posts.state', 'in', ['pending', 'approved']);
      return query.where('posts.state', '=', status);
    })
    .$if(type !== undefined, (query) => query.where('posts.type', '=', type as PostType))
    .$if(number !== undefined, (query) => query.where((eb) => (number === 'proved' ? isProved(eb) : eb.not(isProved(eb)))))
    .$if(Boolean(q), (query) => query.where(matching(q as string)));

/** A page of posts, the one that waits longest first; see `waitingOrder` for those that wait for staff. */
export async function listQueue(db: Db, filter: QueueFilter, slice: Slice, overdue: Date): Promise<{ rows: WholePost[]; total: number }> {
  const { rows: found, total } = await paged(
    filtered(db, filter)
      .select('posts.post_id')
      .$if(filter.status === 'pending', (query) => waitingOrder(overdue).reduce((ordered, by) => ordered.orderBy(by), query))
      .$if(filter.status === 'reported', (query) => reportedOrder().reduce((ordered, by) => ordered.orderBy(by), query))
      .$if(filter.status === 'promotions', (query) => promotionOrder().reduce((ordered, by) => ordered.orderBy(by), query))
      .orderBy('posts.submitted_at')
      .orderBy('posts.post_id'),
    filtered(db, filter),
    slice,
  );
  const ids = found.map(({ post_id }) => post_id);
  if (ids.length === 0) return { rows: [], total };
  // The whole posts are read for the page alone, not for all the posts before it.
  const posts = await selectWholePosts(db).where('posts.post_id', 'in', ids).execute();
  const byId = new Map(posts.map((post) => [post.post_id, post]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
}

export async function findPost(db: Db, postId: number): Promise<WholePost | undefined> {
  return selectWholePosts(db).where('post_id', '=', postId).executeTakeFirst();
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

/** How many of a person's posts are in which state. */
export async function countStates(db: Db, ownerId: string): Promise<Partial<Record<PostState, number>>> {
  const rows = await db
    .selectFrom('posts')
    .select(['state', sql<number>`count(*)`.as('count')])
    .where('owner_id', '=', ownerId)
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/**
 * The post, held until the transaction ends: of two decisions at once the second sees the first. Its owner's account is
 * held before, so that a suspension comes before or after and not in between.
 */
export async function lockPost(db: Db, postId: number): Promise<WholePost | undefined> {
  const found = await db.selectFrom('posts').select('owner_id').where('post_id', '=', postId).executeTakeFirst();
  if (!found) return undefined;
  await db.selectFrom('users').select('id').where('id', '=', found.owner_id).forShare().execute();
  return selectWholePosts(db).where('post_id', '=', postId).forUpdate('posts').executeTakeFirst();
}

export interface VersionRow {
  revision: number;
  decided: Decided;
  content: Record<string, unknown>;
  pictures: PictureRow[];
}

/** What staff last decided on before the post got its present content. */
export async function findDecidedVersion(db: Db, post: string): Promise<VersionRow | undefined> {
  return db
    .selectFrom('post_versions')
    .select(['revision', 'content', sql<Decided>`decided`.as('decided')])
    .select(
      sql<PictureRow[]>`coalesce((
        select json_agg(${pictureJson('k', 'i')} order by i.position)
        from post_version_images i join pictures k on k.hash = i.picture
        where i.post = post_versions.post and i.revision = post_versions.revision), '[]')`.as('pictures'),
    )
    .where('post', '=', post)
    .where('decided', 'is not', null)
    .orderBy('revision', 'desc')
    .executeTakeFirst();
}

export interface OverviewRow {
  waiting: number;
  reported: number;
  oldest: { post_id: number; submitted_at: Date } | undefined;
}

export async function readOverview(db: Db): Promise<OverviewRow> {
  const [counts, reported, oldest] = await Promise.all([
    db
      .selectFrom('posts')
      .select(sql<number>`count(*)`.as('waiting'))
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow(),
    countOf(filtered(db, { status: 'reported' })),
    db.selectFrom('posts').select(['post_id', 'submitted_at']).where('state', '=', 'pending').orderBy('submitted_at').orderBy('post_id').executeTakeFirst(),
  ]);
  return { ...counts, reported, oldest };
}
