// What a search asks, as conditions: on what indexes in the order of a list hold, and on words and filter terms.
import { sql } from 'kysely';
import { anyOf, type Asked, type Filter, lexemesOf, termsIn, type Part } from './filters.ts';
import { expectedOf, shareOfAny } from './statistics.ts';
import { termAmong, typeTerm } from './filter-terms.ts';
import type { Statistics } from './lexeme-store.ts';

export const and = (parts: readonly Part[]): Part => (parts.length === 0 ? sql`true` : sql.join(parts, sql` and `));
const areaNames: readonly string[] = ['subDistrict', 'district', 'division'];

/** What an index can begin with: the narrowest area, and the range of prices where the list is sorted by them. */
export function walked({ type, filters }: Asked, byPrice: boolean): { part: Part; leaves: Asked['filters'] } {
  const inArea = areaNames.map((name) => filters.find((filter) => filter.name === name)).find((filter) => filter !== undefined);
  const taken = filters.filter((filter) => filter === inArea || (byPrice && filter.name === 'price'));
  // A wider area around the narrowest says nothing more.
  const leaves = filters.filter((filter) => !taken.includes(filter) && !areaNames.includes(filter.name));
  // `listed` stands bare, so that the partial indexes fit.
  return { part: and([sql`p.listed`, sql`p.type = ${type}`, ...taken.flatMap(({ parts }) => parts)]), leaves };
}

/** What the indexes of lists hold themselves; for anything else each post is read. */
const inIndex: ReadonlySet<string> = new Set(['post_id', 'property_type', 'total_price', 'size_sqft', 'land_sqft', 'bedrooms', 'bathrooms']);
/** Whether an index of a list answers it without reading posts. */
export const isInIndex = ({ columns }: { columns: readonly string[] }): boolean => columns.every((column) => inIndex.has(column));

/** So long a stretch of an index is gone through without a thought. */
export const walkMax = 20_000;
/** So many posts are read one by one. */
const readMax = 3000;

/**
 * Everything that matches in an area, or a marketplace, that is small enough to be gone through whole; undefined where it is
 * not, or where words are asked for. What the index holds is compared there, the rest with the posts that are left.
 */
export function wholeArea(statistics: Statistics, asked: Asked): Part | undefined {
  const { part, leaves } = walked(asked, false);
  const inside = (left: readonly Filter[]): number =>
    expectedOf(statistics, lexemesOf({ ...asked, filters: asked.filters.filter((filter) => !leaves.includes(filter) || left.includes(filter)), words: [] }));
  if (asked.words.length > 0 || inside([]) > walkMax) return undefined;
  const covered = leaves.filter(isInIndex);
  const preference = asked.preference ? [asked.preference] : [];
  const partsOf = (where: (columns: { columns: readonly string[] }) => boolean): Part[] => [
    ...leaves.filter(where).flatMap(({ parts }) => parts),
    ...preference.filter(where).map((one) => one.part),
  ];
  const [near, open] = [and([part, ...partsOf(isInIndex)]), partsOf((one) => !isInIndex(one))];
  if (open.length === 0) return sql`from posts p where ${near}`;
  // The offset keeps the planner from reading every post for the rest at once.
  return inside(covered) > readMax
    ? undefined
    : sql`from (select p.post_id from posts p where ${near} offset 0) n join posts p using (post_id) where ${and(open)}`;
}

export type Times = readonly string[] | null;
type Lexemes = readonly string[];

/** So many matches are read and sorted at once; of more, the newest are looked up first. */
export const fewMatches = 1500;
/** So few are compared with what else is asked one by one: each further list would be gone through for as long. */
const fewCompared = 800;

export interface Narrowed {
  /** What is looked up in the words and filter terms. */
  lists: readonly Lexemes[];
  /** What they leave open, on words and on posts. */
  onWords: readonly Part[];
  onPosts: readonly Part[];
}

/** The rarest lists that leave few enough, those that only narrow last. */
function rarestFew(statistics: Statistics, asked: Asked): Lexemes[] {
  const inexact = new Set(asked.filters.filter(({ isExact }) => !isExact).flatMap((filter) => termsIn(asked.type, filter).map((list) => list.join(' '))));
  const weight = (list: Lexemes): number => shareOfAny(statistics, list) + (inexact.has(list.join(' ')) ? 1 : 0);
  const rarest = lexemesOf(asked).toSorted((a, b) => weight(a) - weight(b));
  const enough = rarest.findIndex((_, at) => expectedOf(statistics, rarest.slice(0, at + 1)) <= fewCompared);
  return enough === -1 ? rarest : rarest.slice(0, enough + 1);
}

export function narrowed(statistics: Statistics, asked: Asked): Narrowed {
  const lists = rarestFew(statistics, asked);
  const kept = new Set(lists.map((list) => list.join(' ')));
  const isSaid = (filter: Filter): boolean => filter.isExact && termsIn(asked.type, filter).every((list) => kept.has(list.join(' ')));
  const isTypeSaid = lists.some(([first = '']) => first === typeTerm(asked.type) || first.startsWith(termAmong(asked.type, '')));
  // As it stands the planner would look these up too.
  const words = asked.words
    .filter(({ anywhere }) => !kept.has(anywhere.join(' ')))
    .map(({ anywhere }) => sql`(w.words @@ ${anyOf(anywhere)}::tsquery) is true`);
  const filters = asked.filters.filter((filter) => !isSaid(filter)).flatMap(({ parts }) => parts);
  const { preference } = asked;
  return {
    lists,
    onWords: [...words, ...(preference?.columns.length === 0 ? [preference.part] : [])],
    onPosts: [...(isTypeSaid ? [] : [sql`p.type = ${asked.type}`]), ...filters, ...(preference && preference.columns.length > 0 ? [preference.part] : [])],
  };
}

/** Matches by words and filter terms, of some times only or of all. Lists that stand apart are looked up faster than in one query. */
const lookedUp = ({ lists, onWords }: Narrowed, ...further: readonly Lexemes[]): Part[] => [
  ...[...lists, ...further].map((list) => sql`w.words @@ ${anyOf(list)}::tsquery`),
  ...onWords,
];

/** Whoever has words is listed, so that posts are read only where words and filter terms leave something open. */
export function indexed(what: Narrowed, times: Times): Part {
  const words = lookedUp(what, ...(times ? [times] : []));
  if (what.onPosts.length === 0) return sql`from post_words w where ${and(words)}`;
  return sql`from post_words w join posts p on p.post_id = w.post_id where ${and([...words, sql`p.listed`, ...what.onPosts])}`;
}
