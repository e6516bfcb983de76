// A search's filters as the address holds them: as text, exactly as typed. What they mean is the API's business.
import { type Purpose, purposes } from '#contracts/enums.ts';
import type { PostFieldName } from '#contracts/posts/post-fields.ts';
import type { SearchInput } from '#contracts/search/search.ts';

/** Any purpose; where posts are found; and what offers and firms are asked for besides place and words. */
const everywhere: readonly Purpose[] = purposes;
const posts: readonly Purpose[] = ['sell', 'rent'];

export interface FilterFacts {
  /** Its names in the address. */
  names: readonly string[];
  /** For which purposes it means something. */
  of: readonly Purpose[];
  /** The field of a post that it asks for: types of property without that field do not have the filter. */
  field: PostFieldName | null;
}

/** Every filter; their names are those of the API's suggestions. */
export const filters = {
  q: { names: ['q'], of: everywhere, field: null },
  division: { names: ['division'], of: everywhere, field: null },
  district: { names: ['district'], of: everywhere, field: null },
  subDistrict: { names: ['subDistrict'], of: everywhere, field: null },
  locality: { names: ['locality'], of: everywhere, field: null },
  propertyType: { names: ['propertyType'], of: posts, field: null },
  withoutArea: { names: ['withoutArea'], of: posts, field: null },
  withoutType: { names: ['withoutType'], of: posts, field: null },
  price: { names: ['priceMin', 'priceMax'], of: posts, field: null },
  priceUnits: { names: ['priceUnits'], of: ['sell'], field: null },
  size: { names: ['sizeMin', 'sizeMax'], of: ['sell', 'rent', 'group'], field: 'size' },
  land: { names: ['landMin', 'landMax', 'landUnit'], of: posts, field: 'landSize' },
  landCategory: { names: ['landCategory'], of: posts, field: 'landCategory' },
  bedMin: { names: ['bedMin'], of: posts, field: 'bedrooms' },
  bathMin: { names: ['bathMin'], of: posts, field: 'bathrooms' },
  construction: { names: ['construction'], of: posts, field: 'constructionStatus' },
  condition: { names: ['condition'], of: posts, field: 'condition' },
  furnishing: { names: ['furnishing'], of: posts, field: 'furnishing' },
  facing: { names: ['facing'], of: posts, field: 'facing' },
  lift: { names: ['lift'], of: posts, field: 'lift' },
  facilities: { names: ['facilities'], of: posts, field: 'facilities' },
  postedBy: { names: ['postedBy'], of: posts, field: null },
  tenants: { names: ['tenants'], of: ['rent'], field: null },
  availableBy: { names: ['availableBy'], of: ['rent'], field: null },
  bounds: { names: ['bounds'], of: posts, field: null },
  near: { names: ['near'], of: posts, field: null },
  within: { names: ['within'], of: posts, field: null },
  metroKm: { names: ['metroKm'], of: posts, field: null },
  category: { names: ['category'], of: ['interior'], field: null },
  budget: { names: ['budget'], of: ['interior'], field: null },
  ratingMin: { names: ['ratingMin'], of: ['interior'], field: null },
  stage: { names: ['stage'], of: ['group'], field: null },
} as const satisfies Record<string, FilterFacts>;

export type FilterName = keyof typeof filters;
export const filterNames = Object.keys(filters) as FilterName[];
export const isFilterName = (name: string): name is FilterName => Object.hasOwn(filters, name);
/** The names of a filter in the address. */
export const namesOf = (filter: FilterName): readonly string[] => filters[filter].names;

type Parameter = (typeof filters)[FilterName]['names'][number];
/** The parameters of a search that are no filter; one that is needs its line above. */
const others = Object.keys({ purpose: true, assume: true, sort: true, page: true, limit: true } satisfies Record<Exclude<keyof SearchInput, Parameter>, true>);
export const known = [...filterNames.flatMap(namesOf), ...others];
/** Excluded areas and types have no field: words say them, an address may. */
export const excluding = ['withoutArea', 'withoutType'] as const;
/** Places on the map have no field either: the map sets them. */
export const onMap = ['bounds', 'near', 'within', 'metroKm'] as const;
const repeatable = new Set<string>(['propertyType', ...excluding, 'facilities', 'tenants', 'division', 'district', 'subDistrict', 'locality']);

/** Whether the address sets this filter. A unit of land alone sets nothing. */
export const isActive = (params: URLSearchParams, filter: FilterName): boolean =>
  namesOf(filter).some((name) => name !== 'landUnit' && params.getAll(name).some((value) => value !== ''));

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
  for (const name of namesOf(filter)) {
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
  for (const filter of filterNames) for (const name of namesOf(filter)) rest.delete(name);
  rest.delete('page');
  return tidy(rest);
}

/** The same search in another tab: place, words, type and bedrooms stay, the rest means something else there. */
export function inTab(params: URLSearchParams, purpose: Purpose): URLSearchParams {
  const kept = new URLSearchParams([['purpose', purpose]]);
  const carried =
    purpose === 'sell' || purpose === 'rent' ? [...areaNames, 'locality', 'q', 'propertyType', ...excluding, ...onMap, 'bedMin'] : [...areaNames, 'q'];
  for (const name of carried) for (const value of params.getAll(name)) kept.append(name, value);
  return tidy(kept);
}

/** `?…`, or nothing where nothing is asked. */
export const searchOf = (params: URLSearchParams): string => (params.size > 0 ? `?${params}` : '');
