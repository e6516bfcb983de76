import { sql, type RawBuilder } from 'kysely';
import type { PostType, Sort } from '#contracts/enums.ts';
import type { Db } from '#server/platform/database.ts';
import { selectPosts, type PostRow } from '#server/posts/card.ts';
import { tsvectorOf, type Indexed } from './index-words.ts';

type Part = RawBuilder<unknown>;

export interface Wanted {
  type: PostType;
  parts: readonly Part[];
}

// `listed` stands bare in every query, so that the partial indexes fit.
const where = ({ type, parts }: Wanted): Part => sql.join([sql`p.listed`, sql`p.type = ${type}`, ...parts], sql` and `);

const orders: Record<Exclude<Sort, 'relevance'>, Part> = {
  recent: sql`p.posted_at desc, p.post_id desc`,
  priceAsc: sql`p.total_price, p.post_id`,
  priceDesc: sql`p.total_price desc, p.post_id desc`,
  sizeDesc: sql`p.size_sqft desc nulls last, p.post_id desc`,
  pricePerSqftAsc: sql`(p.total_price::float8 / nullif(p.size_sqft, 0)), p.post_id`,
};

export interface PageOf {
  sort: Exclude<Sort, 'relevance'>;
  offset: number;
  limit: number;
}

/** A page of posts: the ids come out of an index in order, and only these rows are read. */
export async function findPage(db: Db, wanted: Wanted, { sort, offset, limit }: PageOf): Promise<PostRow[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from posts p where ${where(wanted)} order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db);
  return findInOrder(db, rows.map((row) => row.id));
}

/** Ranking reads every match, so it looks at the newest of them; the rest follow by age. */
const rankedMax = 600;

export interface WithWords {
  tsquery: string;
  /** What else is asked; nothing means that the words alone answer. */
  parts: readonly Part[];
}

const matching = ({ tsquery, parts }: WithWords): Part => {
  const others = parts.length === 0 ? sql`` : sql`join posts p on p.id = w.post and ${sql.join([sql`p.listed`, ...parts], sql` and `)}`;
  return sql`from post_words w ${others} where w.words @@ ${tsquery}::tsquery`;
};

export interface RankedPage {
  /** This post comes first wherever it matches: somebody typed its number. */
  number: number | null;
  offset: number;
  limit: number;
}

/** A page of posts, best match of the words first, then newest. */
export async function findRankedPage(db: Db, wanted: WithWords, { number, offset, limit }: RankedPage): Promise<PostRow[]> {
  const newest = sql`select w.post, w.post_id, w.posted_at, w.words ${matching(wanted)} order by w.posted_at desc, w.post_id desc`;
  const rank = sql`ts_rank('{0.1, 0.2, 0.6, 1}', m.words, ${wanted.tsquery}::tsquery)`;
  const ranked = sql`select m.post from (${newest} limit ${rankedMax}) m
    order by m.post_id = ${number ?? 0} desc, ${rank} desc, m.posted_at desc, m.post_id desc limit ${limit} offset ${offset}`;
  const older = sql`select m.post from (${newest} limit ${limit} offset ${offset}) m`;
  const { rows } = await sql<{ post: string }>`${offset < rankedMax ? ranked : older}`.execute(db);
  return findInOrder(db, rows.map((row) => row.post));
}

/** How many posts match the words, counting no further than `max` + 1. */
export async function countWithWords(db: Db, wanted: WithWords, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (select 1 ${matching(wanted)} limit ${max + 1}) m`.execute(db);
  return rows[0]?.count ?? 0;
}

async function findInOrder(db: Db, ids: readonly string[]): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  const found = await selectPosts(db).where('posts.id', 'in', ids).execute();
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many posts match, counting no further than `max` + 1. */
export async function countMatches(db: Db, wanted: Wanted, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from posts p where ${where(wanted)} limit ${max + 1}) m`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Writes the words of listed posts; what was written before is replaced. */
export async function writeWords(db: Db, posts: readonly (Indexed & { id: string })[]): Promise<void> {
  if (posts.length === 0) return;
  const ids = posts.map((post) => post.id);
  const vectors = posts.map(tsvectorOf);
  await sql`
    insert into post_words (post, post_id, posted_at, words)
    select p.id, p.post_id, p.posted_at, given.words::tsvector from unnest(${ids}::uuid[], ${vectors}::text[]) as given (id, words)
    join posts p on p.id = given.id where p.listed
    on conflict (post) do update set words = excluded.words, posted_at = excluded.posted_at`.execute(db);
}

export async function readIndexed(db: Db, ids: readonly string[]): Promise<(Indexed & { id: string })[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'post_id', 'type', 'title', 'description', 'property_type', 'division', 'district', 'sub_district', 'street'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    PostID: row.post_id,
    type: row.type,
    title: row.title,
    description: row.description,
    propertyType: row.property_type,
    division: row.division,
    district: row.district,
    subDistrict: row.sub_district,
    street: row.street,
  }));
}

export async function removeWords(db: Db, id: string): Promise<void> {
  await db.deleteFrom('post_words').where('post', '=', id).execute();
}
