// How posts are found. Either by walking an index in the order of the list, for a bounded stretch: that is quick where many
// posts match. Or, where few do, by looking up their words and filter terms in one inverted index and sorting those few; of many the
// newest are looked up alone. Which, is told by how common the words and filter terms are.
import { sql } from 'kysely';
import type { Sort } from '#contracts/enums.ts';
import type { Db } from '#server/platform/database/database.ts';
import { selectPosts, type PostRow } from '#server/posts/card.ts';
import { and, fewMatches, isInIndex, indexed, type Narrowed, narrowed, type Times, walked, walkMax, wholeArea } from './conditions-store.ts';
import { type Asked, lexemesOf, type Part, tsqueryOf } from './filters.ts';
import { expectedOf, statisticsOf, newestTimes } from './statistics.ts';

export type ListSort = Exclude<Sort, 'relevance'>;

interface Order {
  by: Part;
  columns: readonly string[];
}

const orders: Record<ListSort, Order> = {
  recent: { by: sql`p.posted_at desc, p.post_id desc`, columns: ['posted_at'] },
  priceAsc: { by: sql`p.total_price, p.post_id`, columns: ['total_price'] },
  priceDesc: { by: sql`p.total_price desc, p.post_id desc`, columns: ['total_price'] },
  sizeDesc: { by: sql`p.size_sqft desc nulls last, p.post_id desc`, columns: ['size_sqft'] },
  pricePerSqftAsc: { by: sql`(p.total_price::float8 / nullif(p.size_sqft, 0)), p.post_id`, columns: ['total_price', 'size_sqft'] },
};

export interface Stretch {
  sort: ListSort;
  offset: number;
  limit: number;
}

export interface Found {
  ids: number[];
  /** How many match, where finding them told; or how many do at least. */
  total?: number;
  atLeast?: number;
  /** The share of matches among the posts that were walked past. */
  share?: number;
}

const isByPrice = (sort: ListSort): boolean => sort === 'priceAsc' || sort === 'priceDesc';

/** Further on each post is read. */
const walkWithPosts = 4000;
/** A post's words are read one by one, which takes much longer than going on in an index. */
const walkWithWords = 1500;

const walkFar = 300_000;

/** How far it is worth walking. */
function walkOf(asked: Asked, sort: ListSort): number {
  if (asked.words.length > 0) return walkWithWords;
  return [...walked(asked, isByPrice(sort)).leaves, ...(asked.preference ? [asked.preference] : [])].every(isInIndex) ? walkMax : walkWithPosts;
}

/** The page as it comes when walking the list in order; gives up after a while with what it has. */
async function walk(db: Db, asked: Asked, { sort, offset, limit }: Stretch, stretch = walkOf(asked, sort)): Promise<Found> {
  const { part, leaves } = walked(asked, isByPrice(sort));
  const tsquery = tsqueryOf(asked.words, 'anywhere');
  const columns = new Set(['post_id', ...orders[sort].columns, ...leaves.flatMap((filter) => filter.columns), ...(asked.preference?.columns ?? [])]);
  const rest = and([
    ...leaves.flatMap(({ parts }) => parts),
    ...(asked.preference ? [asked.preference.part] : []),
    ...(tsquery === null ? [] : [sql`w.words @@ ${tsquery}::tsquery`]),
  ]);
  // The offset keeps the planner from looking the words up for all posts instead of for these.
  const worded = tsquery === null ? sql`` : sql`cross join lateral (select w.words from post_words w where w.post_id = p.post_id offset 0) w`;
  const { rows } = await sql<{ post_id: number; at: number }>`
    select p.post_id, p.at from (
      select ${sql.join([...columns].map((column) => sql.ref(`p.${column}`)))}, row_number() over (order by ${orders[sort].by}) as at
      from posts p where ${part} order by ${orders[sort].by} limit ${stretch}) p ${worded}
    where ${rest} order by ${orders[sort].by} limit ${limit} offset ${offset}`.execute(db);
  const last = rows.at(-1);
  return { ids: rows.map((row) => row.post_id), ...(last ? { share: (offset + rows.length) / last.at } : {}) };
}

/** A page of what was gone through whole, with how many there are. */
async function pageOf(db: Db, from: Part, { sort, offset, limit }: Stretch): Promise<Found> {
  const { rows } = await sql<{ post_id: number; total: number }>`
    select p.post_id, count(*) over () as total ${from} order by ${orders[sort].by} limit ${limit} offset ${offset}`.execute(db);
  const [first] = rows;
  if (first) return { ids: rows.map((row) => row.post_id), total: first.total };
  return offset === 0 ? { ids: [], total: 0 } : { ids: [] };
}

async function lookUpIn(db: Db, what: Narrowed, { sort, offset, limit }: Stretch, times: Times): Promise<Found> {
  const inWords = sort === 'recent' && what.onPosts.length === 0;
  const { rows } = await (
    inWords
      ? sql<{ post_id: number; total: number }>`
        select w.post_id, count(*) over () as total ${indexed(what, times)} order by w.posted_at desc, w.post_id desc limit ${limit} offset ${offset}`
      : sql<{ post_id: number; total: number }>`
        select p.post_id, count(*) over () as total ${indexed({ ...what, onPosts: [...what.onPosts, sql`p.listed`] }, times)}
        order by ${orders[sort].by} limit ${limit} offset ${offset}`
  ).execute(db);
  const [first] = rows;
  if (first) return { ids: rows.map((row) => row.post_id), ...(times ? { atLeast: first.total } : { total: first.total }) };
  return offset === 0 && !times ? { ids: [], total: 0 } : { ids: [] };
}

/** Few at once; of many the newest first. `most` is how many there can be, where somebody walked and found none or few. */
async function lookUp(db: Db, asked: Asked, stretch: Stretch, most: number): Promise<Found> {
  const statistics = await statisticsOf(db);
  const what = narrowed(statistics, asked);
  const expected = Math.min(most, expectedOf(statistics, lexemesOf(asked)));
  const isFew = expected <= fewMatches;
  for (const times of stretch.sort === 'recent' && !isFew ? newestTimes(statistics, stretch.offset + stretch.limit, expected) : []) {
    const found = await lookUpIn(db, what, stretch, times);
    if (found.ids.length === stretch.limit) return found;
  }
  return lookUpIn(db, what, stretch, null);
}

/** Whether an index alone answers: nothing is asked but what it begins with. */
const isPlain = (asked: Asked, sort: ListSort): boolean => asked.words.length === 0 && !asked.preference && walked(asked, isByPrice(sort)).leaves.length === 0;

/** One page of what matches, in order. */
export async function findPage(db: Db, asked: Asked, stretch: Stretch): Promise<Found> {
  if (isPlain(asked, stretch.sort)) return walk(db, asked, stretch);
  const statistics = await statisticsOf(db);
  const expected = expectedOf(statistics, lexemesOf(asked));
  const { leaves } = walked(asked, isByPrice(stretch.sort));
  // Within the area that the walk is in, matches are as much more common.
  const around = expectedOf(statistics, lexemesOf({ ...asked, filters: asked.filters.filter((filter) => !leaves.includes(filter)), words: [] }));
  const needed = stretch.offset + stretch.limit;
  const reach = walkOf(asked, stretch.sort);
  const whole = wholeArea(statistics, asked);
  if (whole) return pageOf(db, whole, stretch);
  const isNear = (needed * around) / expected <= reach && expected > fewMatches;
  if (!isNear) return lookUp(db, asked, stretch, Infinity);
  const found = await walk(db, asked, stretch);
  if (found.ids.length === stretch.limit) return found;
  // The cheapest have few rooms: of many matches the first may lie far on, where nothing but the index is read all the same.
  if (stretch.sort !== 'recent' && reach === walkMax && expected > walkMax) {
    const further = await walk(db, asked, stretch, walkFar);
    if (further.ids.length === stretch.limit) return further;
  }
  // So few on so long a stretch: there are not many on the rest.
  return lookUp(db, asked, stretch, (Math.max(1, stretch.offset + found.ids.length) * around) / reach);
}

/** Whole rows in the order of their numbers here. */
export async function readInOrder(db: Db, ids: readonly number[]): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  const found = await selectPosts(db).where('post_id', 'in', ids).execute();
  const byId = new Map(found.map((row) => [row.post_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
