// From what to what a list costs, for its title. Loaders only.
import { limits } from '#contracts/limits.ts';
import { search, type FoundItem, type SearchInput } from '#contracts/search/search.ts';
import { wholePrice } from '#contracts/posts/whole-price.ts';
import { isPost } from '#web/listings/found-kinds.ts';
import { call, CallFailure, type Api } from '#web/platform/api.ts';
import type { FoundList } from './list-outcome.ts';

export interface PriceRange {
  from: number;
  to: number;
}

function rangeOf(items: readonly FoundItem[]): PriceRange | undefined {
  const prices = items.filter(isPost).map(wholePrice);
  return prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : undefined;
}

/** Undefined where nothing has a price, or it cannot be read: the title does without. */
export async function listPrices(api: Api, query: Partial<SearchInput>, { items, total, totalIsExact }: FoundList): Promise<PriceRange | undefined> {
  if (totalIsExact && total <= items.length) return rangeOf(items);
  // Promoted posts are before the cheapest and the dearest.
  const limit = limits.search.promotedFirstPage + 1;
  const ends = (['priceAsc', 'priceDesc'] as const).map((sort) => call(api, search.posts, { query: { ...query, sort, limit } }));
  try {
    return rangeOf((await Promise.all(ends)).flatMap((end) => end.items));
  } catch (error) {
    if (error instanceof CallFailure) return undefined;
    throw error;
  }
}
