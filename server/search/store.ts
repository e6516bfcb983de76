// How posts are found. Either by walking an index in the order of the list, for a bounded stretch: that is quick where many
// posts match. Or, where few do, by looking up their words and marks in one inverted index and sorting those few; of many the
// newest are looked up alone. Which, is told by how common the words and marks are.
import { sql } from 'kysely';
import type { Sort } from '#contracts/enums.ts';
import type { Db } from '#server/platform/database.ts';
import { selectPosts, type PostRow } from '#server/posts/card.ts';
import { anyOf, type Asked, type Filter, lexemesOf, marksIn, type Part, wordsQuery } from './filters.ts';
import { expectedOf, frequenciesOf, newestTimes, shareOf, shareOfAny } from './frequencies.ts';
import { markOf, promotedMark, typeMark } from './marks.ts';
import type { Frequencies } from './words-store.ts';

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

const walkMax = 20_000;
/** A post's words are read one by one, which takes much longer than going on in an index. */
const walkWithWords = 1500;

/** The page as it comes when walking the list in order; gives up after a while with what it has. */
async function walk(db: Db, asked: Asked, { sort, offset, limit }: Stretch): Promise<Found> {
  const { part, leaves } = walked(asked, sort);
  const tsquery = wordsQuery(asked.words, 'anywhere');
  const stretch = tsquery === null ? walkMax : walkWithWords;
  const columns = new Set(['post_id', ...orders[sort].columns, ...leaves.flatMap((filter) => filter.columns), ...(asked.besides?.columns ?? [])]);
  const rest = and([
    ...leaves.flatMap(({ parts }) => parts),
    ...(asked.besides ? [asked.besides.part] : []),
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

type Times = readonly string[] | null;
type Lexemes = readonly string[];

/** Lists that most posts are on narrow nothing and are only compared afterwards, where few posts are left for that. */
const commonList = 0.4;
const fewPosts = 5000;

interface Narrowed {
  lists: readonly Lexemes[];
  /** What the lists leave open. */
  exact: readonly Part[];
}

/** What is looked up in the words and marks, and what is compared with the post itself. */
function narrowed(frequencies: Frequencies, asked: Asked): Narrowed {
  const all = lexemesOf(asked);
  const narrow = all.filter((list) => shareOfAny(frequencies, list) < commonList);
  const isFew = narrow.length > 0 && shareOf(frequencies, narrow) * frequencies.posts <= fewPosts;
  const lists = isFew ? narrow : all;
  const kept = new Set(lists.map((list) => list.join(' ')));
  const isSaid = (filter: Filter): boolean => filter.isMarked && marksIn(asked.type, filter).every((list) => kept.has(list.join(' ')));
  const isTypeSaid = lists.some(([first = '']) => first === typeMark(asked.type) || first.startsWith(markOf(asked.type, '')));
  const words = asked.words.filter(({ anywhere }) => !kept.has(anywhere.join(' '))).map(({ anywhere }) => sql`w.words @@ ${anyOf(anywhere)}::tsquery`);
  const filters = asked.filters.filter((filter) => !isSaid(filter)).flatMap(({ parts }) => parts);
  return { lists, exact: [...(isTypeSaid ? [] : [sql`p.type = ${asked.type}`]), ...words, ...filters, ...(asked.besides ? [asked.besides.part] : [])] };
}

/** Matches by words and marks, of some times only or of all. Lists that stand apart are looked up faster than in one query. */
function marked({ lists, exact }: Narrowed, times: Times, ...further: Part[]): Part {
  const looked = [...lists, ...(times ? [times] : [])].map((list) => sql`w.words @@ ${anyOf(list)}::tsquery`);
  return sql`from post_words w join posts p on p.post_id = w.post_id where ${and([...looked, sql`p.listed`, ...exact, ...further])}`;
}

async function lookUpIn(db: Db, what: Narrowed, { sort, offset, limit }: Stretch, times: Times): Promise<Found> {
  const { rows } = await sql<{ post_id: number; total: number }>`
    select p.post_id, count(*) over () as total ${marked(what, times)} order by ${orders[sort].by} limit ${limit} offset ${offset}`.execute(db);
  const [first] = rows;
  if (first) return { ids: rows.map((row) => row.post_id), ...(times ? {} : { total: first.total }) };
  return offset === 0 && !times ? { ids: [], total: 0 } : { ids: [] };
}

/** Of many the newest first; `sought` says that they were gone through already and are not enough. */
async function lookUp(db: Db, asked: Asked, stretch: Stretch, sought: boolean): Promise<Found> {
  const frequencies = await frequenciesOf(db);
  const what = narrowed(frequencies, asked);
  const expected = expectedOf(frequencies, lexemesOf(asked));
  for (const times of stretch.sort === 'recent' && !sought ? newestTimes(frequencies, stretch.offset + stretch.limit, expected) : []) {
    const found = await lookUpIn(db, what, stretch, times);
    if (found.ids.length === stretch.limit) return found;
  }
  return lookUpIn(db, what, stretch, null);
}

/** Whether an index alone answers: nothing is asked but what it begins with. */
const isPlain = (asked: Asked, sort: ListSort): boolean => asked.words.length === 0 && !asked.besides && walked(asked, sort).leaves.length === 0;

/** One page of what matches, in order. */
export async function findPage(db: Db, asked: Asked, stretch: Stretch): Promise<Found> {
  if (isPlain(asked, stretch.sort)) return walk(db, asked, stretch);
  const frequencies = await frequenciesOf(db);
  const share = shareOf(frequencies, lexemesOf(asked));
  const { leaves } = walked(asked, stretch.sort);
  // Within the area that the walk is in, matches are as much more common.
  const within = share / shareOf(frequencies, lexemesOf({ ...asked, filters: asked.filters.filter((filter) => !leaves.includes(filter)), words: [] }));
  const isNear = (stretch.offset + stretch.limit) / within <= (asked.words.length > 0 ? walkWithWords : walkMax);
  // Where there are few posts, walking past all of them is quick, but reading the words of each is not.
  const isSmall = asked.words.length === 0 && frequencies.posts < walkMax;
  const found = isNear || isSmall ? await walk(db, asked, stretch) : undefined;
  return found?.ids.length === stretch.limit ? found : lookUp(db, asked, stretch, found !== undefined);
}

const commonShare = 0.05;

/** How many match, counting no further than `max` + 1; `seen` is how common they were where somebody walked. */
export async function countMatches(db: Db, asked: Asked, max: number, seen = 0): Promise<number> {
  const { part, leaves } = walked(asked, 'recent');
  const besides = asked.besides ? [asked.besides.part] : [];
  const count = async (from: Part): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from (select 1 ${from} limit ${max + 1}) m`.execute(db);
    return rows[0]?.count ?? 0;
  };
  if (asked.words.length === 0 && (leaves.length === 0 || seen >= commonShare))
    return count(sql`from posts p where ${and([part, ...leaves.flatMap(({ parts }) => parts), ...besides])}`);
  const frequencies = await frequenciesOf(db);
  const what = narrowed(frequencies, asked);
  const needsPosts = what.exact.length > 0;
  const inMarks = (times: Times): Part =>
    needsPosts
      ? marked(what, times)
      : sql`from post_words w where ${and([...what.lists, ...(times ? [times] : [])].map((list) => sql`w.words @@ ${anyOf(list)}::tsquery`))}`;
  for (const times of newestTimes(frequencies, max, expectedOf(frequencies, lexemesOf(asked)))) {
    const newest = await count(inMarks(times));
    if (newest > max) return newest;
  }
  return count(inMarks(null));
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
  const paid = [sql`p.promoted_until > now()`, sql`p.state = 'approved'`];
  const all = and([sql`p.listed`, sql`p.type = ${asked.type}`, ...paid, ...asked.filters.flatMap((filter) => filter.parts)]);
  const from = asked.words.length === 0 ? sql`from posts p where ${all}` : marked(narrowed(await frequenciesOf(db), asked), [promotedMark], ...paid);
  const { rows } = await sql<{ post_id: number }>`select p.post_id ${from} order by hashint8extended(p.post_id, ${turn}), p.post_id limit ${max}`.execute(db);
  return rows.map((row) => row.post_id);
}
