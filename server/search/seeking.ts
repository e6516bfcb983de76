// How a search is tried, until something is found: as it was said; without the words that no filter says; with places and kinds that
// posts may just mention.
import { limits } from '#contracts/limits.ts';
import type { SearchQuery, Understood } from '#contracts/search/search.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Asked } from '#server/search/index/asked.ts';
import { countAsked } from '#server/search/index/counting-store.ts';
import { findResults, type Results } from '#server/search/index/results.ts';
import { type Attempt, exactAttempt, type Found, tryAttempts } from './attempts.ts';
import { type Understanding, understand } from './reading.ts';

export interface Sought extends Attempt {
  reading: Understanding;
  results: Results;
  /** The place that was named and has nothing: what was found only mentions it. */
  mentioned?: Understood['name'];
}

const loose: ReadonlySet<string> = new Set(['division', 'district', 'subDistrict', 'locality', 'propertyType']);

/** Whether something was taken for a place or a kind; otherwise a looser reading is the same. */
export function mayBeRelaxed({ understood, required }: Understanding): boolean {
  const taken = understood.filter(({ filter }) => loose.has(filter));
  // Both a place and a kind, as they are spelled: no one means other words by that.
  const isSure = taken.every(({ corrected }) => corrected === undefined) && new Set(taken.map(({ filter }) => filter === 'propertyType')).size > 1;
  return !isSure && (required.length > 0 || taken.length > 0);
}

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

const foundOf = (total: number, isExtended = true): Found => {
  if (total === 0) return 'none';
  return isExtended && isShort(total) ? 'short' : 'full';
};

async function seekBy(db: Db, query: SearchQuery, reading: Understanding): Promise<Sought> {
  const { first, last } = await tryAttempts(query, reading, {
    find: (attempt) => find(db, query, reading, attempt),
    foundBy: ({ results, whole }) => foundOf(results.total, whole.sort === 'relevance'),
  });
  // Nothing was left out where every post found holds the words anyway.
  return first.results.total > 0 && last.results.total === first.results.total ? first : last;
}

const placeAsSpelled = ({ understood }: Understanding): Understood | undefined =>
  understood.find(({ filter, corrected }) => filter !== 'propertyType' && loose.has(filter) && corrected === undefined);

/** Finds by the first reading of the words that anything answers. */
export async function seek(db: Db, query: SearchQuery): Promise<Sought> {
  const reading = await understand(db, query);
  const strict = await seekBy(db, query, reading);
  if (query.q === undefined || strict.results.total > 0 || !mayBeRelaxed(reading)) return strict;
  const relaxed = await seekBy(db, query, await understand(db, query, true));
  if (relaxed.results.total === 0) return strict;
  return { ...relaxed, mentioned: placeAsSpelled(reading)?.name };
}

/** What that asks of posts, and how many match, counted no further than one beyond `max`, which is at least a page. */
export async function countedSought(db: Db, query: SearchQuery, max: number): Promise<{ asked: Asked; total: number }> {
  const count = async (relaxed: boolean) => {
    const reading = await understand(db, query, relaxed);
    const { last } = await tryAttempts(query, reading, {
      find: async ({ asked }) => ({ asked, total: await countAsked(db, asked, max) }),
      foundBy: ({ total }) => foundOf(total),
    });
    return { ...last, reading };
  };
  const strict = await count(false);
  return query.q === undefined || strict.total > 0 || !mayBeRelaxed(strict.reading) ? strict : count(true);
}

/** What that asks of posts, counted no further than it takes to know. */
export async function soughtBy(db: Db, query: SearchQuery): Promise<Asked> {
  if (query.q !== undefined) return (await countedSought(db, query, limits.search.pageSize)).asked;
  return exactAttempt(query, await understand(db, query)).asked;
}

/** How many that would be, counted no further than one beyond `limits.search.countMax`. */
export const countSought = async (db: Db, query: SearchQuery): Promise<number> => (await countedSought(db, query, limits.search.countMax)).total;
