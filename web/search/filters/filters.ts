// A search's filters as the address holds them: as text, exactly as typed. What they mean is the API's business.
import type { Purpose } from '#contracts/enums.ts';

/** Names of the address by the filter they belong to; the filters' names are those of the API's suggestions. */
export const namesOf = {
  q: ['q'],
  division: ['division'],
  district: ['district'],
  subDistrict: ['subDistrict'],
  locality: ['locality'],
  propertyType: ['propertyType'],
  price: ['priceMin', 'priceMax'],
  priceUnits: ['priceUnits'],
  size: ['sizeMin', 'sizeMax'],
  land: ['landMin', 'landMax', 'landUnit'],
  landCategory: ['landCategory'],
  bedMin: ['bedMin'],
  bathMin: ['bathMin'],
  construction: ['construction'],
  condition: ['condition'],
  furnishing: ['furnishing'],
  facing: ['facing'],
  lift: ['lift'],
  facilities: ['facilities'],
  postedBy: ['postedBy'],
  tenants: ['tenants'],
  availableBy: ['availableBy'],
  category: ['category'],
  budget: ['budget'],
  ratingMin: ['ratingMin'],
  stage: ['stage'],
} as const;

export type FilterName = keyof typeof namesOf;
export const filterNames = Object.keys(namesOf) as FilterName[];
export const isFilterName = (name: string): name is FilterName => name in namesOf;

const others = ['purpose', 'assume', 'sort', 'page', 'limit'];
export const known = [...Object.values(namesOf).flat(), ...others];
const repeatable = new Set<string>(['propertyType', 'facilities', 'tenants', 'division', 'district', 'subDistrict', 'locality']);

/** Whether the address sets this filter. A unit of land alone sets nothing. */
export const isActive = (params: URLSearchParams, filter: FilterName): boolean =>
  namesOf[filter].some((name) => name !== 'landUnit' && params.getAll(name).some((value) => value !== ''));

export const areaNames = ['division', 'district', 'subDistrict'] as const;

/** Filters that fit everything. */
export const alwaysThere = new Set<FilterName>(['q', ...areaNames, 'locality']);

/** How many filters the address sets. A place is one, however closely it is named; the words in the search box are none. */
export function activeCount(params: URLSearchParams): number {
  const placed = [...areaNames, 'locality' as const].some((level) => isActive(params, level));
  return filterNames.filter((filter) => !alwaysThere.has(filter) && isActive(params, filter)).length + (placed ? 1 : 0);
}

/** The known parameters that say something (`all` says nothing), in one order, so that the same search has the same address. */
export function tidy(params: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of known) {
    const values = params
      .getAll(name)
      .map((value) => value.trim())
      .filter((value) => value && (value !== 'all' || name === 'q'));
    for (const value of repeatable.has(name) ? new Set(values.flatMap((one) => one.split(','))) : values) kept.append(name, value);
  }
  if (!isActive(kept, 'land')) kept.delete('landUnit');
  // Words may say another purpose; beside them it is said on purpose.
  if (kept.get('purpose') === 'sell' && !kept.has('q')) kept.delete('purpose');
  // The tab that is lit counts beside words that do not say it; without words to buy is assumed anyway.
  if (kept.has('purpose') || (kept.get('assume') !== 'rent' && !kept.has('q'))) kept.delete('assume');
  if (kept.get('page') === '1') kept.delete('page');
  return kept;
}

/** The address without one filter, or without one value of a repeatable one, from its first page. */
export function without(params: URLSearchParams, filter: FilterName, value?: string): URLSearchParams {
  const rest = tidy(params);
  rest.delete('page');
  for (const name of namesOf[filter]) {
    if (value === undefined) rest.delete(name);
    else rest.delete(name, value);
  }
  return rest;
}

/** The same search by other words, from its first page. */
export function reworded(params: URLSearchParams, words: string): URLSearchParams {
  const rest = without(params, 'q');
  if (words) rest.set('q', words);
  else if (rest.get('sort') === 'relevance') rest.delete('sort');
  return tidy(rest);
}

/** What stays when everything is cleared: the tab and the order. */
export function cleared(params: URLSearchParams): URLSearchParams {
  const rest = tidy(params);
  for (const filter of filterNames) for (const name of namesOf[filter]) rest.delete(name);
  rest.delete('page');
  return tidy(rest);
}

/** The same search in another tab: place, words, type and bedrooms stay, the rest means something else there. */
export function inTab(params: URLSearchParams, purpose: Purpose): URLSearchParams {
  const kept = new URLSearchParams([['purpose', purpose]]);
  const carried = purpose === 'sell' || purpose === 'rent' ? [...areaNames, 'locality', 'q', 'propertyType', 'bedMin'] : [...areaNames, 'q'];
  for (const name of carried) for (const value of params.getAll(name)) kept.append(name, value);
  return tidy(kept);
}

/** `?…`, or nothing where nothing is asked. */
export const searchOf = (params: URLSearchParams): string => (params.size > 0 ? `?${params}` : '');
