// How many places at the top of a page may be paid for.
import { limits } from '#contracts/limits.ts';
import type { Sort } from '#contracts/enums.ts';

const { promotedFirstPage, promotedLaterPages } = limits.search;
const inOrderOfTheirOwn: ReadonlySet<Sort> = new Set<Sort>(['priceAsc', 'priceDesc', 'sizeDesc', 'pricePerSqftAsc']);

/** Never more than half as many as the list shows, and where someone sorts by a number only on the first page. */
export function promotedPlaces({ sort, page, limit }: { sort: Sort; page: number; limit: number }): number {
  const most = page === 1 ? promotedFirstPage : inOrderOfTheirOwn.has(sort) ? 0 : promotedLaterPages;
  return Math.min(most, Math.floor(limit / 2));
}

/** How many places the pages before this one have. */
export function promotedBefore({ sort, limit }: { sort: Sort; limit: number }, page: number): number {
  const later = promotedPlaces({ sort, page: 2, limit });
  return page === 1 ? 0 : promotedPlaces({ sort, page: 1, limit }) + (page - 2) * later;
}
