// How posts are found. Either by walking an index in the order of the list, for a bounded stretch: that is quick where many
// posts match. Or, where few do, by looking up their words and marks in one inverted index and sorting those few.
import { sql } from 'kysely';
import type { Sort } from '#contracts/enums.ts';
import type { Db } from '#server/platform/database.ts';
import { selectPosts, type PostRow } from '#server/posts/card.ts';
import { type Asked, type Part, wholeQuery, wordsQuery } from './filters.ts';

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
  /** How many match, where finding them told. */
  total?: number;
  /** The share of matches among the posts that were walked past. */
  share?: number;
}

const and = (parts: readonly Part[]): Part => (parts.length === 0 ? sql`true` : sql.join(parts, sql` and `));
const areaNames: readonly string[] = ['subDistrict', 'district', 'division'];

/** What an index can begin with: the narrowest area, and the range that the list is sorted by. */
function walked({ type, filters }: Asked, sort: ListSort): { part: Part; leaves: Asked['filters'] } {
  const inArea = areaNames.map((name) => filters.find((filter) => filter.name === name)).find((filter) => filter !== undefined);
  const byPrice = sort === 'priceAsc' || sort === 'priceDesc';
  const taken = filters.filter((filter) => filter === inArea || (byPrice && filter.name === 'price'));
  // A wider area around the narrowest says nothing more.
  const leaves = filters.filter((filter) => !taken.includes(filter) && !areaNames.includes(filter.name));
  // `listed` stands bare, so that the partial indexes fit.
  return { part: and([sql`p.listed`, sql`p.type = ${type}`, ...taken.flatMap(({ parts }) => parts)]), leaves };
}

const walkMin = 1000;
const walkMax = 20_000;
const walkForEach = 20;

/** The page as it comes when walking the list in order; gives up after a while with what it has. */
async function walk(db: Db, asked: Asked, { sort, offset, limit }: Stretch): Promise<Found> {
  const { part, leaves } = walked(asked, sort);
  const tsquery = wordsQuery(asked.words, 'anywhere');
  const stretch = Math.min(walkMax, Math.max(walkMin, (offset + limit) * walkForEach));
  const columns = new Set(['post_id', ...orders[sort].columns, ...leaves.flatMap((filter) => filter.columns), ...(asked.besides?.columns ?? [])]);
  const rest = and([...leaves.flatMap(({ parts }) => parts), ...(asked.besides ? [asked.besides.part] : [])]);
  const worded = tsquery === null ? sql`` : sql`join post_words w on w.post_id = p.post_id and w.words @@ ${tsquery}::tsquery`;
  const { rows } = await sql<{ post_id: number; at: number }>`
    select p.post_id, p.at from (
      select ${sql.join([...columns].map((column) => sql.ref(`p.${column}`)))}, row_number() over (order by ${orders[sort].by}) as at
      from posts p where ${part} order by ${orders[sort].by} limit ${stretch}) p ${worded}
    where ${rest} order by ${orders[sort].by} limit ${limit} offset ${offset}`.execute(db);
  const last = rows.at(-1);
  return { ids: rows.map((row) => row.post_id), ...(last ? { share: (offset + rows.length) / last.at } : {}) };
}

/** Matches by words and marks; the columns are compared again where marks only narrow. */
function marked(asked: Asked): Part {
  const exact = asked.filters.filter(({ isMarked }) => !isMarked).flatMap(({ parts }) => parts);
  const besides = asked.besides ? [asked.besides.part] : [];
  return sql`from post_words w join posts p on p.post_id = w.post_id
    where w.words @@ ${wholeQuery(asked)}::tsquery and ${and([sql`p.listed`, ...exact, ...besides])}`;
}

async function lookUp(db: Db, asked: Asked, { sort, offset, limit }: Stretch): Promise<Found> {
  const { rows } = await sql<{ post_id: number; total: number }>`
    select p.post_id, count(*) over () as total ${marked(asked)} order by ${orders[sort].by} limit ${limit} offset ${offset}`.execute(db);
  const [first] = rows;
  if (first) return { ids: rows.map((row) => row.post_id), total: first.total };
  return offset === 0 ? { ids: [], total: 0 } : { ids: [] };
}

/** Whether an index alone answers: nothing is asked but what it begins with. */
const isPlain = (asked: Asked, sort: ListSort): boolean => asked.words.length === 0 && !asked.besides && walked(asked, sort).leaves.length === 0;

/** One page of what matches, in order. */
export async function findPage(db: Db, asked: Asked, stretch: Stretch): Promise<Found> {
  const found = await walk(db, asked, stretch);
  if (found.ids.length === stretch.limit || isPlain(asked, stretch.sort)) return found;
  return lookUp(db, asked, stretch);
}

const commonShare = 0.05;

/** How many match, counting no further than `max` + 1; `share` is what walking told about how common they are. */
export async function countMatches(db: Db, asked: Asked, max: number, share = 0): Promise<number> {
  const { part, leaves } = walked(asked, 'recent');
  const byIndex = asked.words.length === 0 && (leaves.length === 0 || share >= commonShare);
  const besides = asked.besides ? [asked.besides.part] : [];
  const needsPosts = besides.length > 0 || asked.filters.some(({ isMarked }) => !isMarked);
  const inMarks = needsPosts ? marked(asked) : sql`from post_words w where w.words @@ ${wholeQuery(asked)}::tsquery`;
  const from = byIndex ? sql`from posts p where ${and([part, ...leaves.flatMap(({ parts }) => parts), ...besides])}` : inMarks;
  const { rows } = await sql<{ count: number }>`select count(*) as count from (select 1 ${from} limit ${max + 1}) m`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whole rows in the order of their numbers here. */
export async function readInOrder(db: Db, ids: readonly number[]): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  const found = await selectPosts(db).where('post_id', 'in', ids).execute();
  const byId = new Map(found.map((row) => [row.post_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Posts whose place is paid for and that match everything, in an order that is another one in every `turn` and the same for
 * everybody in it. At most `max`.
 */
export async function findPromoted(db: Db, asked: Asked, turn: number, max: number): Promise<number[]> {
  const tsquery = wordsQuery(asked.words, 'anywhere');
  const parts = [
    sql`p.listed`,
    sql`p.promoted_until > now()`,
    sql`p.type = ${asked.type}`,
    sql`p.state = 'approved'`,
    ...asked.filters.flatMap((filter) => filter.parts),
  ];
  const worded = tsquery === null ? sql`` : sql`and exists (select 1 from post_words w where w.post_id = p.post_id and w.words @@ ${tsquery}::tsquery)`;
  const { rows } = await sql<{ post_id: number }>`
    select p.post_id from posts p where ${and(parts)} ${worded} order by hashint8extended(p.post_id, ${turn}), p.post_id limit ${max}`.execute(db);
  return rows.map((row) => row.post_id);
}
