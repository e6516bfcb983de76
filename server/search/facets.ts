// What each value of a filter would find beside the other filters of a search. Its work is bounded: of very many matches some are
// counted and the rest is estimated, and where that takes too long nothing is told.
import { propertyTypes } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { priceSteps } from '#contracts/posts/price-steps.ts';
import type { SearchQuery } from '#contracts/search/search.ts';
import type { Facets } from '#contracts/search/facets.ts';
import { checkArea } from '#server/areas/service.ts';
import type { ListingKind } from '#server/listings/kinds.ts';
import type { Services } from '#server/platform/services.ts';
import { capped } from './fewer-filters.ts';
import { countAsked } from './index/counting-store.ts';
import { countFacets, type CountedValues } from './index/facets-store.ts';
import { findListings, kindOf } from './listing-search.ts';
import { countedSought } from './seeking.ts';
import { faceting } from './tuning.ts';

/** An estimate has two digits that count. */
export function roundedEstimate(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.round(count / unit) * unit;
}

/** Exact up to `limits.search.countMax`; of a sample as many as there may be. */
export function facetCount(
  found: number,
  { counted, expected, isWhole }: Pick<CountedValues, 'counted' | 'expected' | 'isWhole'>,
): { count: number; isExact: boolean } {
  const { countMax } = limits.search;
  const count = isWhole ? found : roundedEstimate((found * expected) / counted);
  return { count: Math.min(count, countMax), isExact: isWhole && count <= countMax };
}

const sums = (from: number, { counts }: CountedValues): number => [...counts].reduce((sum, [value, count]) => sum + (Number(value) >= from ? count : 0), 0);

const nothing = { prices: [], types: [], bedrooms: [] };

async function facetsOfPosts({ db }: Pick<Services, 'db'>, query: SearchQuery): Promise<Facets> {
  const { asked, filed } = await countedSought(db, query, limits.search.pageSize);
  const found = await countFacets(db, filed);
  const total = (asked === filed ? found?.total : undefined) ?? (await countAsked(db, asked, limits.search.countMax));
  const known = { success: true as const, purpose: asked.type, ...capped(total) };
  if (!found) return { ...known, ...nothing };
  const { price, propertyType, bedMin } = found.facets;
  const steps = priceSteps[asked.type];
  return {
    ...known,
    prices: [undefined, ...steps].map((from, at) => {
      const to = steps[at];
      return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }), count: price.counts.get(at) ?? 0 };
    }),
    types: propertyTypes.map((value) => ({ value, ...facetCount(propertyType.counts.get(value) ?? 0, propertyType) })),
    bedrooms: Array.from({ length: faceting.bedroomsMax }, (_, at) => ({ value: at + 1, ...facetCount(sums(at + 1, bedMin), bedMin) })),
  };
}

/** Throws VALIDATION for an area that does not exist or lies elsewhere. */
export async function findFacets(services: Pick<Services, 'db'>, kinds: readonly ListingKind[], query: SearchQuery): Promise<Facets> {
  checkArea(query);
  const { purpose } = query;
  const kind = kindOf(kinds, purpose);
  if (!purpose || !kind) return facetsOfPosts(services, query);
  const { pagination } = await findListings(services.db, kind, { ...query, page: 1, limit: 1 });
  return { success: true, purpose, total: pagination.total, totalIsExact: true, ...nothing };
}
