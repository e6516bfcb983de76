// An amount as filters: a size with what is about as large, a sum with what costs a little less.
import { limits } from '#contracts/limits.ts';
import type { Amount } from './amounts.ts';
import type { SearchQuery } from '#contracts/search/search.ts';

/** Of what was asked loosely, what comes first. */
export interface Preferred {
  bedrooms?: number;
  /** Of 2-3 rooms the more. */
  bedroomsMost?: number;
  sizeSqft?: number;
  priceFrom?: number;
}

/** The filters of places, kinds and amounts. */
export type Filters = Partial<
  Pick<
    SearchQuery,
    | 'division'
    | 'district'
    | 'subDistrict'
    | 'locality'
    | 'propertyType'
    | 'withoutArea'
    | 'withoutType'
    | 'priceMin'
    | 'priceMax'
    | 'sizeMin'
    | 'sizeMax'
    | 'landMin'
    | 'landMax'
    | 'landUnit'
    | 'bedMin'
    | 'bathMin'
    | 'tenants'
    | 'availableBy'
  >
>;

const { sizeTolerancePart, priceTolerancePart } = limits.search;

const hundredths = (value: number): number => Math.round(value * 100) / 100;

function preferredRooms(min: number | undefined, max: number | undefined): Preferred {
  if (min === undefined || max === undefined) return {};
  return min === max ? { bedrooms: min } : { bedrooms: min, bedroomsMost: max };
}

/** The filters that an amount sets, and what comes first of what they let through. */
export function filtersOfAmount({ of, min, max, unit }: Amount): { filters: Filters; preferred: Preferred } {
  const bare = min !== undefined && min === max;
  if (of === 'bed') return { filters: { bedMin: min ?? 0 }, preferred: preferredRooms(min, max) };
  // No filter asks what a katha costs.
  if (of === 'rate') return { filters: {}, preferred: {} };
  if (of === 'bath') return { filters: { bathMin: min ?? 0 }, preferred: {} };
  if (of === 'land') {
    const share = bare ? sizeTolerancePart : 0;
    const least = min === undefined ? {} : { landMin: hundredths(min * (1 - share)) };
    const most = max === undefined ? {} : { landMax: hundredths(max * (1 + share)) };
    return { filters: { ...least, ...most, landUnit: unit ?? 'katha' }, preferred: {} };
  }
  if (of === 'size') {
    if (bare)
      return {
        filters: { sizeMin: Math.round(min * (1 - sizeTolerancePart)), sizeMax: Math.round(min * (1 + sizeTolerancePart)) },
        preferred: { sizeSqft: min },
      };
    return { filters: { ...(min === undefined ? {} : { sizeMin: min }), ...(max === undefined ? {} : { sizeMax: max }) }, preferred: {} };
  }
  if (bare) return { filters: { priceMax: max }, preferred: { priceFrom: Math.round(min * (1 - priceTolerancePart)) } };
  return { filters: { ...(min === undefined ? {} : { priceMin: min }), ...(max === undefined ? {} : { priceMax: max }) }, preferred: {} };
}

/** Filters that say the same kind of amount: one that is set by hand, or was said before, stands. */
export const sameAmount: Readonly<Record<Amount['of'], readonly Exclude<keyof Filters, 'landUnit'>[]>> = {
  price: ['priceMin', 'priceMax'],
  size: ['sizeMin', 'sizeMax'],
  land: ['landMin', 'landMax'],
  bed: ['bedMin'],
  bath: ['bathMin'],
  rate: [],
};
