// One page of results: what fits best comes first, every post once, and the places that are paid for on top, marked as such.
import type { Sort } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Asked, steps } from './filters.ts';
import { countMatches } from './counting-store.ts';
import { findPromoted } from './promoted-store.ts';
import { findPage, type ListSort } from './store.ts';
import type { Preferred } from '#server/search/query/understand.ts';

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

/** How many places of a page may be paid for: never more than half as many as the list shows, and where somebody sorts by a number only on the first. */
export function promotedPlaces({ sort, page, limit }: Pick<Wanted, 'sort' | 'page' | 'limit'>): number {
  const most = page === 1 ? onFirstPage : inOrderOfTheirOwn.has(sort) ? 0 : onLaterPages;
  return Math.min(most, Math.floor(limit / 2));
}

/** Whose turn it is on this page. */
async function promotedOn(db: Db, wanted: Wanted, now: number): Promise<number[]> {
  const { page } = wanted;
  const places = promotedPlaces(wanted);
  if (places === 0) return [];
  const all = await findPromoted(db, wanted.asked, Math.floor(now / turnMs), Math.min(promotedMax, Math.max(places, page + 1)));
  return page === 1 ? all.slice(0, places) : all.slice(page % Math.max(1, all.length)).slice(0, places);
}

export interface Results {
  /** Those that stand on top because they are paid for, beside the page's stretch of the list. */
  promoted: number[];
  ids: number[];
  total: number;
  totalPages: number;
  /** How many of the list come after this page. */
  remaining: number;
}

/**
 * One page of results and how many there are; nothing past the last page. `now` decides whose turn it is to be promoted.
 * Which posts of the list a page shows depends on page and limit alone, so that none is left out as turns change.
 */
export async function findResults(db: Db, wanted: Wanted, now = Date.now()): Promise<Results> {
  const { page, limit } = wanted;
  const { countMax } = limits.search;
  const offset = (page - 1) * limit;
  // No list goes on so far: it is only counted.
  const { ids, total } = await (offset >= countMax ? pageOf(db, wanted, 0, 1) : pageOf(db, wanted, offset, limit));
  const known = Math.min(total, countMax);
  const totalPages = Math.ceil(known / limit);
  if (page > totalPages) return { promoted: [], ids: [], total, totalPages, remaining: 0 };
  const promoted = await promotedOn(db, wanted, now);
  return { promoted, ids: ids.filter((id) => !promoted.includes(id)), total, totalPages, remaining: Math.max(0, known - page * limit) };
}
