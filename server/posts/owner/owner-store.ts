// SQL of what an owner sees of and does with their own posts.
import { sql, type Updateable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Decided, TracedPrice } from '#server/platform/database/tables/post-history-tables.ts';
import type { PostsTable } from '#server/platform/database/tables/tables.ts';
import { selectPosts, selectWholePosts, type PostRow, type WholePost } from '#server/posts/card.ts';
import { waitingOrder } from '#server/posts/queue-order.ts';
import type { Content } from '#server/posts/content.ts';
import type { ShownPicture } from '#server/posts/listing/shown-pictures.ts';
import { hashesOf, isNearAny } from '#server/media/alike.ts';

/** Everything of a person that is not deleted, the newest first. */
export async function listOwned(db: Db, ownerId: string): Promise<PostRow[]> {
  return selectPosts(db).where('owner_id', '=', ownerId).where('state', '<>', 'deleted').orderBy('submitted_at', 'desc').orderBy('post_id', 'desc').execute();
}

/** The one that was sent last and is not deleted. */
export async function findNewestOwned(db: Db, ownerId: string, since: Date): Promise<PostRow | undefined> {
  return selectPosts(db)
    .where('owner_id', '=', ownerId)
    .where('state', '<>', 'deleted')
    .where('submitted_at', '>=', since)
    .orderBy('submitted_at', 'desc')
    .orderBy('post_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** One's own post that is not deleted; others' are not found. */
export async function findOwned(db: Db, postId: number, ownerId: string): Promise<WholePost | undefined> {
  return selectWholePosts(db).where('post_id', '=', postId).where('owner_id', '=', ownerId).where('state', '<>', 'deleted').executeTakeFirst();
}

/** The same, held until the transaction ends. */
export async function lockOwned(db: Db, postId: number, ownerId: string): Promise<WholePost | undefined> {
  return selectWholePosts(db)
    .where('post_id', '=', postId)
    .where('owner_id', '=', ownerId)
    .where('state', '<>', 'deleted')
    .forUpdate('posts')
    .executeTakeFirst();
}

/** Holds the account, so that of two changes to its posts, or of one and a suspension, the second sees the first.
 * Anyone who only refers to the account, as a notification does, does not have to wait. */
export async function lockOwner(db: Db, ownerId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
}

export async function updatePost(db: Db, id: string, changes: Updateable<PostsTable>): Promise<void> {
  await db.updateTable('posts').set(changes).where('id', '=', id).execute();
}

/** Keeps what the post says now, with its pictures, before something else takes the place. */
export async function insertVersion(
  db: Db,
  { id, revision, pictures }: Pick<PostRow, 'id' | 'revision' | 'pictures'>,
  content: Content,
  decided: Decided | null,
): Promise<void> {
  await db
    .insertInto('post_versions')
    .values({ post: id, revision, decided, content: JSON.stringify(content) })
    .execute();
  const rows = pictures.map(({ hash, shot, findings }, position) => ({
    post: id,
    revision,
    position,
    picture: hash,
    shot: shot ?? null,
    findings: findings ?? [],
  }));
  if (rows.length > 0) await db.insertInto('post_version_images').values(rows).execute();
}

/** Replaces the post's pictures by these, in this order. Their rows exist. */
export async function replacePictures(db: Db, id: string, pictures: readonly ShownPicture[]): Promise<void> {
  await db.deleteFrom('post_images').where('post', '=', id).execute();
  await db
    .insertInto('post_images')
    .values(pictures.map(({ hash, ...said }, position) => ({ post: id, position, picture: hash, ...said })))
    .execute();
}

export interface Counted {
  views: number;
  reveals: number;
  saves: number;
}

export async function countAttention(db: Db, ids: readonly string[]): Promise<Map<string, Counted>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('posts')
    .leftJoin('post_views', 'post_views.post', 'posts.id')
    .select(['posts.id', sql<number>`coalesce(post_views.views, 0)`.as('views')])
    .select((q) =>
      q
        .selectFrom('contact_reveals')
        .select(sql<number>`count(*)`.as('n'))
        .whereRef('contact_reveals.listing', '=', 'posts.post_id')
        .as('reveals'),
    )
    .select((q) =>
      q
        .selectFrom('saved_posts')
        .select(sql<number>`count(*)`.as('n'))
        .whereRef('saved_posts.post_id', '=', 'posts.post_id')
        .as('saves'),
    )
    .where('posts.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, views, reveals, saves }) => [id, { views, reveals: reveals ?? 0, saves: saves ?? 0 }]));
}

/** The place of each of these posts among all that wait, in the order in which staff look at them. */
export async function findPlaces(db: Db, ids: readonly string[], overdue: Date): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; place: number }>`
    select id, place from (
      select id, row_number() over (order by ${sql.join(waitingOrder(overdue))}) as place
      from posts where state = 'pending'
    ) waiting where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, place }) => [id, place]));
}

/** What the clock of a post is made from. */
export type Waiting = Pick<PostRow, 'id' | 'state' | 'submitted_at' | 'edited' | 'revision' | 'price_only_revision'>;

export async function findWaiting(db: Db, id: string): Promise<Waiting | undefined> {
  return db.selectFrom('posts').select(['id', 'state', 'submitted_at', 'edited', 'revision', 'price_only_revision']).where('id', '=', id).executeTakeFirst();
}

export interface NewTrace {
  id: string;
  post: PostRow;
  postedAt: Date;
}

/** Keeps what tells a post again once it is deleted. */
export async function insertTrace(db: Db, { id, post, postedAt }: NewTrace): Promise<void> {
  const prices = await db.selectFrom('price_events').select(['at', 'price', 'price_unit']).where('post', '=', post.id).orderBy('at').execute();
  await db
    .insertInto('post_traces')
    .values({
      id,
      owner_id: post.owner_id,
      type: post.type,
      sub_district: post.sub_district,
      size_sqft: post.size_sqft ?? post.land_sqft,
      pictures: post.pictures.map(({ hash }) => hash),
      ...hashesOf(post.pictures.map(({ hash }) => hash)),
      posted_at: postedAt,
      prices: JSON.stringify(prices),
    })
    .execute();
}

/** Hashes in a trace, and those that its pictures got since. */
const tracedHashes = sql`
  select phash, dhash from unnest(post_traces.phashes, post_traces.dhashes) as traced (phash, dhash)
  union all
  select phash, dhash from picture_prints where picture = any(post_traces.pictures)`;

export interface Trace {
  id: string;
  size_sqft: number | null;
  posted_at: Date;
  prices: TracedPrice[];
}

/** What its owner deleted there of late, with at least one of these pictures or one that shows the same; the first date first. */
export async function listTraces(
  db: Db,
  { owner_id, type, sub_district }: Pick<PostRow, 'owner_id' | 'type' | 'sub_district'>,
  pictures: readonly string[],
  days: number,
): Promise<Trace[]> {
  return db
    .selectFrom('post_traces')
    .select(['id', 'size_sqft', 'posted_at', 'prices'])
    .where('owner_id', '=', owner_id)
    .where('type', '=', type)
    .where('sub_district', '=', sub_district)
    .where((q) => q.or([q('pictures', '&&', sql<string[]>`${pictures}::text[]`), isNearAny(tracedHashes, pictures)]))
    .where('deleted_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('posted_at')
    .execute();
}

/** Counts a look at the post, once for each viewer and day; known by any of its marks, the viewer was here before. */
export async function insertView(db: Db, post: string, day: string, marks: readonly Buffer[]): Promise<void> {
  await sql`
    with first as (
      insert into post_viewers (day, post, viewer) select ${day}, ${post}, mark from unnest(${marks}::bytea[]) as mark
      on conflict do nothing returning post
    )
    insert into post_views (post, views) select ${post}, 1 from first having count(*) = ${marks.length}
    on conflict (post) do update set views = post_views.views + 1`.execute(db);
}

/** What a person's posts said before their edits, and what tells deleted ones again. */
export async function listVersions(db: Db, ownerId: string): Promise<object[]> {
  return db
    .selectFrom('post_versions')
    .innerJoin('posts', 'posts.id', 'post_versions.post')
    .select(['posts.post_id', 'post_versions.revision', 'post_versions.content', 'post_versions.at'])
    .where('posts.owner_id', '=', ownerId)
    .orderBy('post_versions.at')
    .execute();
}

export async function removeVersions(db: Db, ownerId: string): Promise<void> {
  const own = db.selectFrom('posts').select('id').where('owner_id', '=', ownerId);
  await db.deleteFrom('post_versions').where('post', 'in', own).execute();
  await db.deleteFrom('post_traces').where('owner_id', '=', ownerId).execute();
}
