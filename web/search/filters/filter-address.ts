// What a form of filters means as an address: only finished numbers, only filters that fit the chosen types.
import { propertyTypes, type PropertyType, type Purpose } from '#contracts/enums.ts';
import { isShown } from '#contracts/post-rules.ts';
import { alwaysThere, filterNames, namesOf, tidy, type FilterName } from './filters.ts';
import { inDigits, numberIn } from './typed-ranges.ts';

const ranges = [
  ['priceMin', 'priceMax'],
  ['sizeMin', 'sizeMax'],
  ['landMin', 'landMax'],
] as const;

/** Whether every number is one and no range is upside down; while somebody types, most are neither for a moment. */
export function isFinished(params: URLSearchParams): boolean {
  const plain = inDigits(params);
  return ranges.every(([min, max]) => {
    const [low, high] = [numberIn(plain, min), numberIn(plain, max)];
    if ([min, max].some((name) => (params.get(name) ?? '').trim() !== '' && numberIn(plain, name) === undefined)) return false;
    return low === undefined || high === undefined || low <= high;
  });
}

const fieldOf: Partial<Record<FilterName, string>> = {
  size: 'size',
  land: 'landSize',
  landCategory: 'landCategory',
  bedMin: 'bedrooms',
  bathMin: 'bathrooms',
  construction: 'constructionStatus',
  condition: 'condition',
  furnishing: 'furnishing',
  facing: 'facing',
  lift: 'lift',
  facilities: 'facilities',
};

const typesIn = (params: URLSearchParams): PropertyType[] => propertyTypes.filter((type) => params.getAll('propertyType').includes(type));

/** What offers and firms are asked for besides place and words; firms' filters mean nothing elsewhere. */
const ofFirms: readonly FilterName[] = ['category', 'budget', 'ratingMin'];
const ofOffers: readonly FilterName[] = ['size', 'stage'];
const ownFilters: Partial<Record<Purpose, readonly FilterName[]>> = { group: ofOffers, interior: ofFirms };

/** Whether a filter can mean something for the chosen types and purpose: land has no bedrooms, a shop no acres. */
export function isMeant(filter: FilterName, params: URLSearchParams, purpose: Purpose): boolean {
  const own = ownFilters[purpose];
  if (own) return alwaysThere.has(filter) || own.includes(filter);
  // Only a home to rent is let to somebody and falls empty.
  if (filter === 'tenants' || filter === 'availableBy') return purpose === 'rent';
  if (ofFirms.includes(filter) || filter === 'stage' || (filter === 'priceUnits' && purpose === 'rent')) return false;
  const types = typesIn(params);
  if (types.length === 0) return true;
  const field = fieldOf[filter];
  return field === undefined || types.some((type) => isShown(type, field));
}

/** The parameters of a form as they become an address: tidy, from page 1, numbers in digits, without filters that mean nothing. */
export function asAddress(typed: URLSearchParams, purpose: Purpose): URLSearchParams {
  const params = tidy(typed);
  params.delete('page');
  for (const filter of filterNames) if (!isMeant(filter, params, purpose)) for (const name of namesOf[filter]) params.delete(name);
  return tidy(inDigits(params));
}
