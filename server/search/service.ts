import { limits } from '#contracts/limits.ts';
import type { PostsAnswer, SearchAnswer, SearchQuery } from '#contracts/search.ts';
import { checkArea } from '#server/areas/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ListingKind } from '#server/listings/kinds.ts';
import type { Services } from '#server/platform/services.ts';
import { toCard } from '#server/posts/card.ts';
import { fewerFilters } from './fewer-filters.ts';
import type { Asked } from '#server/search/index/asked.ts';
import { filtersOf } from '#server/search/index/filters.ts';
import { findResults, type Results } from '#server/search/index/results.ts';
import { type Understanding, understand } from './reading.ts';
import { findOutdated, readIndexed, renewVocabulary, writeLexemes } from '#server/search/index/lexeme-store.ts';
import { postNumberIn } from '#server/search/query/post-number.ts';
import { readInOrder } from '#server/search/index/store.ts';

/** Makes live posts findable; call it in the transaction that puts them live or changes their words. */
export async function indexPosts(db: Db, ids: readonly string[]): Promise<void> {
  await writeLexemes(db, await readIndexed(db, ids));
}

/** Writes anew what an older program indexed, at most `max` posts and as many words. Returns how many there were. */
export async function reindex(db: Db, max: number): Promise<number> {
  const ids = await findOutdated(db, max);
  await indexPosts(db, ids);
  return ids.length + (await renewVocabulary(db, max));
}

/** The parameters that narrow the list, as they were understood. */
function appliedOf(query: SearchQuery): Record<string, unknown> {
  const { page: _page, limit: _limit, ...rest } = query;
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)));
}

interface Sought {
  query: SearchQuery;
  asked: Asked;
  understood: Understanding['understood'];
  results: Results;
}

/** What one reading of the words asks of a post; what was set by hand stands. */
export function askedBy(
  query: SearchQuery,
  { purpose, filters, words }: Pick<Understanding, 'purpose' | 'filters' | 'words'>,
): { whole: SearchQuery; asked: Asked } {
  const type = query.purpose === 'rent' || query.purpose === 'sell' ? query.purpose : (purpose ?? 'sell');
  const whole: SearchQuery = { ...query, ...filters, purpose: type };
  return { whole, asked: { type, filters: filtersOf(whole), words } };
}

/** Finds by one reading of the words. */
async function seek(db: Db, query: SearchQuery, understanding: Understanding): Promise<Sought> {
  const { preferred, understood } = understanding;
  const { whole: read, asked } = askedBy(query, understanding);
  const sort = query.sort ?? (query.q === undefined ? 'recent' : 'relevance');
  const whole: SearchQuery = { ...read, sort };
  const results = await findResults(db, { asked, sort, preferred, number: postNumberIn(query.q), page: query.page, limit: query.limit });
  return { query: whole, asked, understood, results };
}

const loose: ReadonlySet<string> = new Set(['division', 'district', 'subDistrict', 'locality', 'propertyType']);

/** Whether something was taken for a place or a kind; otherwise a looser reading is the same. */
const mayBeRelaxed = ({ understood, words }: Understanding): boolean =>
  understood.some(({ filter }) => loose.has(filter)) || words.some(({ title }) => title.some((lexeme) => lexeme.includes(':')));

/** Reads the words strictly first: as places and kinds. Where nothing is both, they may also just be mentioned. */
async function seekStrictThenRelaxed(db: Db, query: SearchQuery): Promise<Sought> {
  const reading = await understand(db, query);
  const strict = await seek(db, query, reading);
  if (query.q === undefined || strict.results.total > 0 || !mayBeRelaxed(reading)) return strict;
  const relaxed = await seek(db, query, await understand(db, query, true));
  return relaxed.results.total > 0 ? relaxed : strict;
}

async function cardsOf(db: Db, { promoted, ids }: Results): Promise<PostsAnswer['items']> {
  const rows = await readInOrder(db, [...promoted, ...ids]);
  return rows.map((row) => ({ ...toCard(row), ...(promoted.includes(row.post_id) ? { promoted: true as const } : {}) }));
}

/**
 * Live posts that match every filter, those that the words of `q` say among them. Counts exactly up to
 * `limits.search.countMax`, beyond that `totalIsExact` is false. Throws VALIDATION for an area that does not exist or lies
 * elsewhere.
 */
export async function searchPosts({ db }: Pick<Services, 'db'>, query: SearchQuery): Promise<PostsAnswer> {
  checkArea(query);
  const { page, limit } = query;
  const sought = await seekStrictThenRelaxed(db, query);
  const { results, understood } = sought;
  const total = Math.min(results.total, limits.search.countMax);
  return {
    success: true,
    items: await cardsOf(db, results),
    total,
    totalIsExact: results.total <= limits.search.countMax,
    pagination: { page, limit, total, totalPages: results.totalPages, remaining: results.remaining },
    applied: appliedOf(sought.query),
    suggestions: results.total === 0 ? await fewerFilters(db, query, sought.asked) : [],
    understood: [...understood],
    ignored: [],
    purposeAssumed: query.purpose === undefined && !understood.some(({ filter }) => filter === 'purpose'),
    purposeSwitched: false,
    otherPurposes: [],
  };
}

/** What is live of the purpose that is asked for, each kind by its own search. Throws VALIDATION for an area. */
export async function searchListings(services: Pick<Services, 'db'>, kinds: readonly ListingKind[], query: SearchQuery): Promise<SearchAnswer> {
  const { purpose } = query;
  const kind = purpose && kinds.find(({ purposes }) => purposes.includes(purpose));
  if (!kind?.find) return searchPosts(services, query);
  checkArea(query);
  const { items, pagination } = await kind.find(services.db, query);
  const { total, page, limit } = pagination;
  return {
    success: true,
    items,
    total,
    totalIsExact: true,
    pagination: { ...pagination, remaining: Math.max(0, total - page * limit) },
    applied: appliedOf({ ...query, sort: 'recent' }),
    suggestions: [],
    understood: [],
    ignored: [],
    purposeAssumed: false,
    purposeSwitched: false,
    otherPurposes: [],
  };
}
