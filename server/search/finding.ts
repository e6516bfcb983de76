// One page of results: what fits best comes first, every post once, and the places that are paid for on top, marked as such.
import type { Sort } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database.ts';
import { type Asked, steps } from './filters.ts';
import { countMatches } from './counting-store.ts';
import { findPromoted } from './promoted-store.ts';
import { findPage, type ListSort } from './store.ts';
import type { Preferred } from './understand.ts';

export interface Wanted {
  asked: Asked;
  sort: Sort;
  preferred: Preferred;
  /** A post number that was typed: this post comes first. */
  number: number | null;
  page: number;
  limit: number;
}

interface Page {
  ids: number[];
  /** Counted no further than one beyond `limits.search.countMax`. */
  total: number;
}

/** Goes through the steps until the page is full. */
async function pageOf(db: Db, { asked, sort, preferred, number }: Wanted, offset: number, limit: number): Promise<Page> {
  const order: ListSort = sort === 'relevance' ? 'recent' : sort;
  const all = sort === 'relevance' ? steps(asked, preferred, number) : [asked];
  const ids: number[] = [];
  let [skip, counted, share, atLeast] = [offset, 0, 0, 0];
  let isCounted = true;
  for (const [at, step] of all.entries()) {
    const found = await findPage(db, step, { sort: order, offset: skip, limit: limit - ids.length });
    ids.push(...found.ids);
    share = Math.max(share, found.share ?? 0);
    isCounted &&= found.total !== undefined;
    counted += found.total ?? 0;
    atLeast += found.total ?? found.atLeast ?? 0;
    if (ids.length >= limit) {
      isCounted &&= at === all.length - 1;
      break;
    }
    const here = found.total ?? (found.ids.length > 0 ? skip + found.ids.length : await countMatches(db, step, skip));
    skip = Math.max(0, skip - here);
  }
  const { countMax } = limits.search;
  if (isCounted || atLeast > countMax) return { ids, total: isCounted ? counted : countMax + 1 };
  return { ids, total: await countMatches(db, asked, countMax, share) };
}

const onFirstPage = 2;
const onLaterPages = 1;
const turnMs = 60_000;
const promotedMax = 200;
const inOrderOfTheirOwn: ReadonlySet<Sort> = new Set<Sort>(['priceAsc', 'priceDesc', 'sizeDesc', 'pricePerSqftAsc']);

export interface Places {
  first: number;
  later: number;
}

/** How many places of a page may be paid for: never more than half, and where somebody sorts by a number only on the first. */
export function promotedPlaces({ sort, limit }: Pick<Wanted, 'sort' | 'limit'>): Places {
  const half = Math.floor(limit / 2);
  return { first: Math.min(onFirstPage, half), later: inOrderOfTheirOwn.has(sort) ? 0 : Math.min(onLaterPages, half) };
}

/** Where a page begins in the list, and how many of the list it shows beside its promoted places. */
export function stretchOf(page: number, limit: number, { first, later }: Places): { offset: number; limit: number } {
  if (page === 1) return { offset: 0, limit: limit - first };
  return { offset: limit - first + (page - 2) * (limit - later), limit: limit - later };
}

/** How many pages hold `total` posts. */
export const pagesOf = (total: number, limit: number, { first, later }: Places): number =>
  Math.min(total, 1) + Math.ceil(Math.max(0, total - (limit - first)) / (limit - later));

export interface Results {
  /** Those that stand on top because they are paid for. */
  promoted: number[];
  ids: number[];
  total: number;
  totalPages: number;
}

/** One page of results and how many there are. `now` decides whose turn it is to be promoted. */
export async function findResults(db: Db, wanted: Wanted, now = Date.now()): Promise<Results> {
  const { page, limit } = wanted;
  const places = promotedPlaces(wanted);
  const wants = Math.max(places.first, places.later);
  const all = wants === 0 ? [] : await findPromoted(db, wanted.asked, Math.floor(now / turnMs), Math.min(promotedMax, Math.max(wants, page + 1)));
  const taken: Places = { first: Math.min(places.first, all.length), later: Math.min(places.later, all.length) };
  const promoted = page === 1 ? all.slice(0, taken.first) : all.slice(page % Math.max(1, all.length)).slice(0, taken.later);
  const stretch = stretchOf(page, limit, taken);
  const { ids, total } = await pageOf(db, wanted, stretch.offset, stretch.limit);
  return { promoted, ids: ids.filter((id) => !promoted.includes(id)), total, totalPages: pagesOf(Math.min(total, limits.search.countMax), limit, taken) };
}
