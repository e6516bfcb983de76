// How a search is answered, decided once from what is asked and from how common that is. A plan is a value: which entries of which
// index are scanned and how far, which lists of lexemes are looked up, and where promoted posts are drawn. The stores carry it out.
import type { PostType, Sort } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { counting, lookingUp, promoting, scanning } from '#server/search/tuning.ts';
import { type Asked, lexemesOf, termsIn, type WordLexemes } from './asked.ts';
import type { Lexemes } from './any-of.ts';
import { promotedTerm, termAmong, typeTerm } from './filter-terms.ts';
import type { Criterion, Filter } from './filters.ts';
import type { Statistics } from './lexeme-store.ts';
import { promotedBefore } from './promoted-places.ts';
import { stepsOf, type Wishes, withoutOf } from './relevance-store.ts';
import { expectedOf, newestTimes, rarestOf, shareOfAny } from './statistics.ts';

export type ListSort = Exclude<Sort, 'relevance'>;

/** Entries of an index in the order of a list. */
export interface IndexScan {
  type: PostType;
  /** What the index begins with: the narrowest area, and the range of prices where the list is sorted by them. */
  begin: readonly Filter[];
  /** What is compared entry by entry. */
  rest: readonly Filter[];
}

/** An area, or a marketplace, that is small enough to be gone through whole. */
export interface AreaScan {
  scan: IndexScan;
  /** What the index answers, and what each post is read for. */
  inIndex: readonly Criterion[];
  onPosts: readonly Criterion[];
}

/** Lists of posts by lexeme, in the inverted index. */
export interface GinLookup {
  lists: readonly Lexemes[];
  /** What the lists leave open: on the lexemes of what was found, and on its posts. */
  words: readonly WordLexemes[];
  onLexemes: readonly Criterion[];
  type: PostType | undefined;
  onPosts: readonly Criterion[];
}

/** Everything that matches, and the ways to it. */
export interface SetPlan {
  asked: Asked;
  statistics: Statistics;
  lexemes: readonly Lexemes[];
  /** How many may match. */
  expected: number;
  scan: IndexScan;
  area: AreaScan | undefined;
  lookup: GinLookup;
}

/** One step of a list. */
export interface StepPlan extends SetPlan {
  sort: ListSort;
  /** In its own order. */
  ordered: IndexScan;
  /** So many entries are worth scanning. */
  reach: number;
  /** How many posts lie in the area and the prices that the scan begins with. */
  around: number;
}

export type SearchWay = 'indexAlone' | 'areaScan' | 'indexScan' | 'ginLookup';

const areaNames: readonly string[] = ['locality', 'subDistrict', 'district', 'division'];

export function scanOf({ type, filters }: Asked, byPrice: boolean): IndexScan {
  const areas = areaNames.flatMap((name) => filters.filter((filter) => filter.name === name));
  const inArea = areas.find(({ isWide }) => !isWide);
  const begin = filters.filter((filter) => filter === inArea || (byPrice && filter.name === 'price'));
  // A wider area around the narrowest says nothing more.
  return { type, begin, rest: filters.filter((filter) => !begin.includes(filter) && (filter === areas[0] || !areaNames.includes(filter.name))) };
}

/** What the indexes of lists hold themselves; for anything else each post is read. */
const inIndex: ReadonlySet<string> = new Set(['post_id', 'property_type', 'total_price', 'size_sqft', 'land_sqft', 'bedrooms', 'bathrooms']);
const isInIndex = ({ columns }: Criterion): boolean => columns.every((column) => inIndex.has(column));

export const preferenceOf = ({ preference }: Asked): Criterion[] => (preference ? [preference] : []);

/** Whether lexemes are compared post by post. */
export const readsLexemes = ({ words, preference }: Asked): boolean => words.length > 0 || preference?.onLexemes === true;

/** How many posts match the filters alone, without those that are left out. */
const expectedWithout = (statistics: Statistics, asked: Asked, left: readonly Filter[]): number =>
  expectedOf(statistics, lexemesOf({ ...asked, filters: asked.filters.filter((filter) => !left.includes(filter)), words: [] }));

/** Undefined where the area is too large, or where words are asked for. */
function areaOf(statistics: Statistics, asked: Asked, scan: IndexScan): AreaScan | undefined {
  if (readsLexemes(asked) || expectedWithout(statistics, asked, scan.rest) > scanning.entriesMax) return undefined;
  const criteria = [...scan.rest, ...preferenceOf(asked), ...withoutOf(asked, 'p')];
  const onPosts = criteria.filter((criterion) => !isInIndex(criterion));
  const left = scan.rest.filter((filter) => !isInIndex(filter));
  return onPosts.length > 0 && expectedWithout(statistics, asked, left) > scanning.readMax ? undefined : { scan, inIndex: criteria.filter(isInIndex), onPosts };
}

const nameOf = (list: Lexemes): string => list.join(' ');

/** The rarest lists that leave few enough, those that only narrow last. */
function rarestFew(statistics: Statistics, { type, filters }: Asked, lexemes: readonly Lexemes[]): readonly Lexemes[] {
  const inexact = new Set(filters.filter(({ isExact }) => !isExact).flatMap((filter) => termsIn(type, filter).map(nameOf)));
  const weight = (list: Lexemes): number => shareOfAny(statistics, list) + (inexact.has(nameOf(list)) ? 1 : 0);
  const rarest = lexemes
    .map((list) => ({ list, weight: weight(list) }))
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ list }) => list);
  const enough = rarest.findIndex((_, at) => expectedOf(statistics, rarest.slice(0, at + 1)) <= lookingUp.comparedMax);
  return enough === -1 ? rarest : rarest.slice(0, enough + 1);
}

function lookupOf(statistics: Statistics, asked: Asked, lexemes: readonly Lexemes[]): GinLookup {
  const { type, filters, words } = asked;
  const lists = rarestFew(statistics, asked, lexemes);
  const said = new Set(lists.map(nameOf));
  const isSaid = (filter: Filter): boolean => filter.isExact && termsIn(type, filter).every((list) => said.has(nameOf(list)));
  const isTypeSaid = lists.some(([first = '']) => first === typeTerm(type) || first.startsWith(termAmong(type, '')));
  const preference = preferenceOf(asked);
  return {
    lists,
    words: words.filter(({ anywhere }) => !said.has(nameOf(anywhere))),
    onLexemes: [...preference.filter(({ columns }) => columns.length === 0), ...withoutOf(asked, 'w')],
    type: isTypeSaid ? undefined : type,
    onPosts: [...filters.filter((filter) => !isSaid(filter)), ...preference.filter(({ columns }) => columns.length > 0)],
  };
}

export function planSet(statistics: Statistics, asked: Asked): SetPlan {
  const lexemes = lexemesOf(asked);
  const scan = scanOf(asked, false);
  return {
    asked,
    statistics,
    lexemes,
    expected: expectedOf(statistics, lexemes),
    scan,
    area: areaOf(statistics, asked, scan),
    lookup: lookupOf(statistics, asked, lexemes),
  };
}

function reachOf(asked: Asked, { rest }: IndexScan): number {
  if (readsLexemes(asked)) return scanning.lexemesMax;
  return [...rest, ...preferenceOf(asked)].every(isInIndex) ? scanning.entriesMax : scanning.postsMax;
}

export function planStep(statistics: Statistics, asked: Asked, sort: ListSort): StepPlan {
  const set = planSet(statistics, asked);
  const ordered = scanOf(asked, sort === 'priceAsc' || sort === 'priceDesc');
  return { ...set, sort, ordered, reach: reachOf(asked, ordered), around: expectedWithout(statistics, asked, ordered.rest) };
}

/** The way to the first `needed` matches in order. */
export function wayOf({ asked, ordered, area, expected, around, reach }: StepPlan, needed: number): SearchWay {
  if (asked.words.length === 0 && !asked.preference && ordered.rest.length === 0) return 'indexAlone';
  if (area) return 'areaScan';
  return (needed * around) / expected <= reach && expected > lookingUp.sortedMax ? 'indexScan' : 'ginLookup';
}

/** The cheapest have few rooms: of many matches the first may lie far on, where nothing but the index is read all the same. */
export const mayScanFar = ({ sort, reach, expected }: StepPlan): boolean =>
  sort !== 'recent' && reach === scanning.entriesMax && expected > scanning.entriesMax;

/** How many can match at most where a scan found so few on so long a stretch. */
export const mostAfterScan = ({ around, reach }: StepPlan, found: number): number => (Math.max(1, found) * around) / reach;

/** The newest times to look up alone before everything, the shortest first; none where few match. */
export const timesFirst = ({ statistics, sort }: StepPlan, needed: number, expected: number): Lexemes[] =>
  sort === 'recent' && expected > lookingUp.sortedMax ? newestTimes(statistics, needed, expected) : [];

export interface CountPlan {
  way: 'indexScan' | 'areaScan' | 'ginLookup';
  /** Times that may already hold enough, the shortest first. */
  times: readonly Lexemes[];
}

/** Whether matches are counted along an index; `seen` is how common they were where someone scanned one. */
export const isCountedByScan = (asked: Asked, { rest }: IndexScan, seen: number): boolean =>
  !readsLexemes(asked) && (rest.length === 0 || seen >= counting.commonShare);

/** How to count up to one more than `max`. */
export function planCount({ asked, scan, statistics, lexemes, expected, area }: SetPlan, max: number, seen: number): CountPlan {
  if (isCountedByScan(asked, scan, seen)) return { way: 'indexScan', times: [] };
  if (area) return { way: 'areaScan', times: [] };
  const isQuick = expected <= lookingUp.sortedMax || rarestOf(statistics, lexemes) <= counting.shortList;
  return { way: 'ginLookup', times: isQuick ? [] : newestTimes(statistics, max, expected) };
}

/** Promoted posts of a list. */
export interface PromotedPlan {
  asked: Asked;
  /** How many are drawn for all of its pages. */
  drawn: number;
  /** Whether one shard of them is likely to hold enough. */
  isSharded: boolean;
  /** The rarest lists that leave few enough; half of all posts is none to go through among the paid ones. */
  lists: readonly Lexemes[];
  /** Words that are compared with what the lists leave. */
  words: readonly WordLexemes[];
}

export interface WantedPage {
  asked: Asked;
  sort: Sort;
  /** What comes first in a list by relevance. */
  wishes: Wishes;
  /** What a post in a paid place holds as well. */
  wished: readonly WordLexemes[];
  limit: number;
}

export function planPromoted(statistics: Statistics, { asked: list, wished, sort, limit }: WantedPage): PromotedPlan {
  const drawn = Math.min(promoting.drawnMax, promotedBefore({ sort, limit }, Math.ceil(limits.search.countMax / limit) + 1));
  const asked = { ...list, words: [...list.words, ...wished] };
  const lists = [[promotedTerm], ...lexemesOf(asked)];
  const isSharded = expectedOf(statistics, lists) >= promoting.shards * promoting.plenty * drawn;
  const few = rarestFew(
    statistics,
    asked,
    lists.filter(([first]) => first !== typeTerm(asked.type)),
  );
  const said = new Set(few.map(nameOf));
  return { asked, drawn, isSharded, lists: few, words: asked.words.filter(({ anywhere }) => !said.has(nameOf(anywhere))) };
}

export interface SearchPlan {
  /** The list in its steps, the best first. */
  steps: readonly StepPlan[];
  /** All of it, those in paid places too. */
  all: SetPlan;
}

/** The list without the posts in paid places. */
export function planSearch(
  statistics: Statistics,
  { asked, sort, wishes }: Pick<WantedPage, 'asked' | 'sort' | 'wishes'>,
  without: readonly number[] = [],
): SearchPlan {
  const order: ListSort = sort === 'relevance' ? 'recent' : sort;
  const rest = without.length === 0 ? asked : { ...asked, without };
  const steps = (sort === 'relevance' ? stepsOf(rest, wishes) : [rest]).map((step) => planStep(statistics, step, order));
  return { steps, all: steps.find((step) => step.asked === asked) ?? planSet(statistics, asked) };
}
