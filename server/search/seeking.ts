// How a search is tried, until something is found: as it was said; without the words that no filter says; with places and kinds that
// posts may just mention.
import { limits } from '#contracts/limits.ts';
import type { SearchQuery } from '#contracts/search.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Asked } from '#server/search/index/asked.ts';
import { countAsked } from '#server/search/index/counting-store.ts';
import { findResults, type Results } from '#server/search/index/results.ts';
import { type Attempt, attemptsOf } from './attempts.ts';
import { type Understanding, understand } from './reading.ts';

export interface Sought extends Attempt {
  reading: Understanding;
  results: Results;
}

const loose: ReadonlySet<string> = new Set(['division', 'district', 'subDistrict', 'locality', 'propertyType']);

/** Whether something was taken for a place or a kind; otherwise a looser reading is the same. */
export const mayBeRelaxed = ({ understood, required }: Understanding): boolean => required.length > 0 || understood.some(({ filter }) => loose.has(filter));

/** Lists by relevance go on with what only fits the rest where a page would not be full. */
export const isShort = (total: number): boolean => total < limits.search.pageSize;

async function find(db: Db, query: SearchQuery, reading: Understanding, attempt: Attempt): Promise<Sought> {
  const sort = query.sort ?? reading.sort ?? (query.q === undefined ? 'recent' : 'relevance');
  const { whole, asked, optional } = attempt;
  // Words of titles say better what is meant.
  const homesFirst = whole.propertyType.length === 0 && asked.words.every(({ anywhere }) => anywhere.every((lexeme) => lexeme.includes(':')));
  const wishes = { preferred: reading.preferred, homesFirst, optional };
  const results = await findResults(db, { asked, sort, wishes, page: query.page, limit: query.limit });
  return { ...attempt, whole: { ...whole, sort }, reading, results };
}

async function seekBy(db: Db, query: SearchQuery, reading: Understanding): Promise<Sought> {
  const { exact, loose: rest, bare } = attemptsOf(query, reading);
  const first = await find(db, query, reading, exact);
  const isExtended = first.results.total === 0 || (first.whole.sort === 'relevance' && isShort(first.results.total));
  const more = rest && isExtended ? await find(db, query, reading, rest) : first;
  // Nothing was left out where every post found holds the words anyway.
  const found = first.results.total > 0 && more.results.total === first.results.total ? first : more;
  return bare && found.results.total === 0 ? find(db, query, reading, bare) : found;
}

/** Finds by the first reading of the words that anything answers. */
export async function seek(db: Db, query: SearchQuery): Promise<Sought> {
  const reading = await understand(db, query);
  const strict = await seekBy(db, query, reading);
  if (query.q === undefined || strict.results.total > 0 || !mayBeRelaxed(reading)) return strict;
  const relaxed = await seekBy(db, query, await understand(db, query, true));
  return relaxed.results.total > 0 ? relaxed : strict;
}

/** What that asks of posts, and how many match, counted no further than one beyond `max`, which is at least a page. */
export async function countedSought(db: Db, query: SearchQuery, max: number): Promise<{ asked: Asked; total: number }> {
  const count = async (relaxed: boolean) => {
    const reading = await understand(db, query, relaxed);
    const { exact, loose: rest, bare } = attemptsOf(query, reading);
    const total = await countAsked(db, exact.asked, max);
    const first = rest && isShort(total) ? { asked: rest.asked, total: await countAsked(db, rest.asked, max) } : { asked: exact.asked, total };
    return bare && first.total === 0 ? { asked: bare.asked, total: await countAsked(db, bare.asked, max), reading } : { ...first, reading };
  };
  const strict = await count(false);
  return query.q === undefined || strict.total > 0 || !mayBeRelaxed(strict.reading) ? strict : count(true);
}

/** What that asks of posts, counted no further than it takes to know. */
export async function soughtBy(db: Db, query: SearchQuery): Promise<Asked> {
  if (query.q !== undefined) return (await countedSought(db, query, limits.search.pageSize)).asked;
  return attemptsOf(query, await understand(db, query)).exact.asked;
}

/** How many that would be, counted no further than one beyond `limits.search.countMax`. */
export const countSought = async (db: Db, query: SearchQuery): Promise<number> => (await countedSought(db, query, limits.search.countMax)).total;
