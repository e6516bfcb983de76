// How posts are found. Either by walking an index in the order of the list, for a bounded stretch: that is quick where many
// posts match. Or, where few do, by looking up their words and marks in one inverted index and sorting those few; of many the
// newest are looked up alone. Which, is told by how common the words and marks are.
import { sql, type RawBuilder } from 'kysely';
import type { Sort } from '#contracts/enums.ts';
import type { Db } from '#server/platform/database.ts';
import { selectPosts, type PostRow } from '#server/posts/card.ts';
import { anyOf, type Asked, type Filter, lexemesOf, marksIn, type Part, wordsQuery } from './filters.ts';
import { expectedOf, frequenciesOf, newestTimes, rarestOf, shareOfAny } from './frequencies.ts';
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
/** What the indexes of lists hold themselves; for anything else each post is read. */
const inIndex: ReadonlySet<string> = new Set(['post_id', 'property_type', 'total_price', 'size_sqft', 'land_sqft', 'bedrooms', 'bathrooms']);
const walkWithPosts = 4000;
/** A post's words are read one by one, which takes much longer than going on in an index. */
const walkWithWords = 1500;

/** How far it is worth walking. */
function walkOf(asked: Asked, sort: ListSort): number {
  if (asked.words.length > 0) return walkWithWords;
  return [...walked(asked, sort).leaves, ...(asked.besides ? [asked.besides] : [])].some(({ columns }) => columns.some((column) => !inIndex.has(column)))
    ? walkWithPosts
    : walkMax;
}

/** The page as it comes when walking the list in order; gives up after a while with what it has. */
async function walk(db: Db, asked: Asked, { sort, offset, limit }: Stretch): Promise<Found> {
  const { part, leaves } = walked(asked, sort);
  const tsquery = wordsQuery(asked.words, 'anywhere');
  const stretch = walkOf(asked, sort);
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

/** So many matches are read and sorted at once; of more, the newest are looked up first. */
const fewMatches = 1500;
/** Lists that most posts are on narrow nothing and are only compared afterwards, where few posts are left for that. */
const commonList = 0.4;
const fewCompared = 200;

interface Narrowed {
  /** What is looked up in the words and marks. */
  lists: readonly Lexemes[];
  /** What they leave open, on words and on posts. */
  onWords: readonly Part[];
  onPosts: readonly Part[];
}

function narrowed(frequencies: Frequencies, asked: Asked): Narrowed {
  const all = lexemesOf(asked);
  const narrow = all.filter((list) => shareOfAny(frequencies, list) < commonList);
  const lists = narrow.length > 0 && expectedOf(frequencies, narrow) <= fewCompared ? narrow : all;
  const kept = new Set(lists.map((list) => list.join(' ')));
  const isSaid = (filter: Filter): boolean => filter.isMarked && marksIn(asked.type, filter).every((list) => kept.has(list.join(' ')));
  const isTypeSaid = lists.some(([first = '']) => first === typeMark(asked.type) || first.startsWith(markOf(asked.type, '')));
  const words = asked.words.filter(({ anywhere }) => !kept.has(anywhere.join(' '))).map(({ anywhere }) => sql`w.words @@ ${anyOf(anywhere)}::tsquery`);
  const filters = asked.filters.filter((filter) => !isSaid(filter)).flatMap(({ parts }) => parts);
  const { besides } = asked;
  return {
    lists,
    onWords: [...words, ...(besides?.columns.length === 0 ? [besides.part] : [])],
    onPosts: [...(isTypeSaid ? [] : [sql`p.type = ${asked.type}`]), ...filters, ...(besides && besides.columns.length > 0 ? [besides.part] : [])],
  };
}

/** Matches by words and marks, of some times only or of all. Lists that stand apart are looked up faster than in one query. */
const lookedUp = ({ lists, onWords }: Narrowed, ...further: readonly Lexemes[]): Part[] => [
  ...[...lists, ...further].map((list) => sql`w.words @@ ${anyOf(list)}::tsquery`),
  ...onWords,
];

/** Whoever has words is listed, so that posts are read only where words and marks leave something open. */
function marked(what: Narrowed, times: Times): Part {
  const words = lookedUp(what, ...(times ? [times] : []));
  if (what.onPosts.length === 0) return sql`from post_words w where ${and(words)}`;
  return sql`from post_words w join posts p on p.post_id = w.post_id where ${and([...words, sql`p.listed`, ...what.onPosts])}`;
}

async function lookUpIn(db: Db, what: Narrowed, { sort, offset, limit }: Stretch, times: Times): Promise<Found> {
  const inWords = sort === 'recent' && what.onPosts.length === 0;
  const { rows } = await (
    inWords
      ? sql<{ post_id: number; total: number }>`
        select w.post_id, count(*) over () as total ${marked(what, times)} order by w.posted_at desc, w.post_id desc limit ${limit} offset ${offset}`
      : sql<{ post_id: number; total: number }>`
        select p.post_id, count(*) over () as total ${marked({ ...what, onPosts: [...what.onPosts, sql`p.listed`] }, times)}
        order by ${orders[sort].by} limit ${limit} offset ${offset}`
  ).execute(db);
  const [first] = rows;
  if (first) return { ids: rows.map((row) => row.post_id), ...(times ? {} : { total: first.total }) };
  return offset === 0 && !times ? { ids: [], total: 0 } : { ids: [] };
}

/** Few at once; of many the newest first. `most` is how many there can be, where somebody walked and found none or few. */
async function lookUp(db: Db, asked: Asked, stretch: Stretch, most: number): Promise<Found> {
  const frequencies = await frequenciesOf(db);
  const what = narrowed(frequencies, asked);
  const expected = Math.min(most, expectedOf(frequencies, lexemesOf(asked)));
  const isFew = expected <= fewMatches;
  for (const times of stretch.sort === 'recent' && !isFew ? newestTimes(frequencies, stretch.offset + stretch.limit, expected) : []) {
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
  const expected = expectedOf(frequencies, lexemesOf(asked));
  const { leaves } = walked(asked, stretch.sort);
  // Within the area that the walk is in, matches are as much more common.
  const around = expectedOf(frequencies, lexemesOf({ ...asked, filters: asked.filters.filter((filter) => !leaves.includes(filter)), words: [] }));
  const needed = stretch.offset + stretch.limit;
  const reach = walkOf(asked, stretch.sort);
  const isNear = (needed * around) / expected <= reach && (expected > fewMatches || around <= reach);
  // Where there are few posts, walking past all of them is quick, but reading the words of each is not.
  const isSmall = asked.words.length === 0 && frequencies.posts < walkMax;
  if (!isNear && !isSmall) return lookUp(db, asked, stretch, Infinity);
  const found = await walk(db, asked, stretch);
  if (found.ids.length === stretch.limit) return found;
  // So few on so long a stretch: there are not many on the rest.
  return lookUp(db, asked, stretch, (Math.max(1, stretch.offset + found.ids.length) * around) / reach);
}

const commonShare = 0.05;
/** Lists as short as this are gone through whole faster than together with those of some days. */
const shortList = 60_000;
/** How long it is taken for granted that a list of more than so many has not become so short. */
const longMs = 60_000;
const longMax = 5000;
const longLists = new WeakMap<Db, Map<string, number>>();

/** Whether a list was so long a short while ago; `note` says that it is. */
function longList(db: Db, query: RawBuilder<unknown>): { isKnown: boolean; note: () => void } {
  const known = longLists.get(db) ?? new Map<string, number>();
  longLists.set(db, known);
  const compiled = query.compile(db);
  const key = JSON.stringify([compiled.sql, compiled.parameters]);
  const note = (): void => {
    known.delete(key);
    known.set(key, Date.now() + longMs);
    for (const oldest of known.keys()) if (known.size > longMax) known.delete(oldest);
  };
  return { isKnown: (known.get(key) ?? 0) > Date.now(), note };
}

interface Counting {
  /** Everything that matches. */
  all: Part;
  /** Parts of it that may already be enough, the quickest first. */
  newest: readonly Part[];
}

async function countingOf(db: Db, asked: Asked, max: number, seen: number): Promise<Counting> {
  const { part, leaves } = walked(asked, 'recent');
  const besides = asked.besides ? [asked.besides.part] : [];
  if (asked.words.length === 0 && (leaves.length === 0 || seen >= commonShare))
    return { all: sql`from posts p where ${and([part, ...leaves.flatMap(({ parts }) => parts), ...besides])}`, newest: [] };
  const frequencies = await frequenciesOf(db);
  const what = narrowed(frequencies, asked);
  const lists = lexemesOf(asked);
  const expected = expectedOf(frequencies, lists);
  const isQuick = expected <= fewMatches || rarestOf(frequencies, lists) <= shortList;
  return { all: marked(what, null), newest: (isQuick ? [] : newestTimes(frequencies, max, expected)).map((times) => marked(what, times)) };
}

/**
 * How many match, counting no further than `max` + 1; `seen` is how common they were where somebody walked. That there are
 * more than `max` is remembered for a minute.
 */
export async function countMatches(db: Db, asked: Asked, max: number, seen = 0): Promise<number> {
  const { all, newest } = await countingOf(db, asked, max, seen);
  const long = longList(db, sql`${all} limit ${max + 1}`);
  if (long.isKnown) return max + 1;
  for (const from of [...newest, all]) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from (select 1 ${from} limit ${max + 1}) m`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > max) long.note();
    if (count > max || from === all) return count;
  }
  return 0;
}

/** Whole rows in the order of their numbers here. */
export async function readInOrder(db: Db, ids: readonly number[]): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  const found = await selectPosts(db).where('post_id', 'in', ids).execute();
  const byId = new Map(found.map((row) => [row.post_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const paid = [sql`p.promoted_until > now()`, sql`p.state = 'approved'`];
/** A place may have run out a moment ago: so many more are drawn. */
const spare = 20;

/** Draws among the words first, so that of many paid posts few are read. */
async function drawPromoted(db: Db, what: Narrowed, turn: number, max: number, drawn: number | null): Promise<{ ids: number[]; isAll: boolean }> {
  const { rows } = await sql<{ post_id: number; paid: boolean }>`
    select p.post_id, coalesce(${and(paid)}, false) as paid from (
      select w.post_id ${marked(what, [promotedMark])} order by hashint8extended(w.post_id, ${turn}), w.post_id limit ${drawn}) d join posts p using (post_id)
    where p.listed order by hashint8extended(p.post_id, ${turn}), p.post_id`.execute(db);
  const ids = rows.filter((row) => row.paid).map((row) => row.post_id);
  return { ids: ids.slice(0, max), isAll: drawn === null || rows.length < drawn };
}

/**
 * Posts whose place is paid for and that match everything, in an order that is another one in every `turn` and the same for
 * everybody in it. At most `max`.
 */
export async function findPromoted(db: Db, asked: Asked, turn: number, max: number): Promise<number[]> {
  if (asked.words.length > 0) {
    const what = narrowed(await frequenciesOf(db), asked);
    const { ids, isAll } = await drawPromoted(db, what, turn, max, max + spare);
    return isAll || ids.length === max ? ids : (await drawPromoted(db, what, turn, max, null)).ids;
  }
  const all = and([sql`p.listed`, sql`p.type = ${asked.type}`, ...paid, ...asked.filters.flatMap((filter) => filter.parts)]);
  const { rows } = await sql<{ post_id: number }>`
    select p.post_id from posts p where ${all} order by hashint8extended(p.post_id, ${turn}), p.post_id limit ${max}`.execute(db);
  return rows.map((row) => row.post_id);
}
