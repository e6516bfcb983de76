// How many places at the top of a page may be paid for.
import type { Sort } from '#contracts/enums.ts';

const onFirstPage = 2;
const onLaterPages = 1;
const inOrderOfTheirOwn: ReadonlySet<Sort> = new Set<Sort>(['priceAsc', 'priceDesc', 'sizeDesc', 'pricePerSqftAsc']);

/** Never more than half as many as the list shows, and where somebody sorts by a number only on the first page. */
export function promotedPlaces({ sort, page, limit }: { sort: Sort; page: number; limit: number }): number {
  const most = page === 1 ? onFirstPage : inOrderOfTheirOwn.has(sort) ? 0 : onLaterPages;
  return Math.min(most, Math.floor(limit / 2));
}
