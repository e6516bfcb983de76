// What a form of filters means as an address: only finished numbers, only filters that fit the chosen types.
import { propertyTypes, type PropertyType, type Purpose } from '#contracts/enums.ts';
import { isShown } from '#contracts/posts/post-rules.ts';
import { type FilterFacts, filterNames, filters, namesOf, tidy, type FilterName } from './filters.ts';
import { inDigits, numberIn } from './typed-ranges.ts';

const ranges = [
  ['priceMin', 'priceMax'],
  ['sizeMin', 'sizeMax'],
  ['landMin', 'landMax'],
] as const;

/** Whether every number is one and no range is upside down; while someone types, most are neither for a moment. */
export function isFinished(params: URLSearchParams): boolean {
  const plain = inDigits(params);
  return ranges.every(([min, max]) => {
    const [low, high] = [numberIn(plain, min), numberIn(plain, max)];
    if ([min, max].some((name) => (params.get(name) ?? '').trim() !== '' && numberIn(plain, name) === undefined)) return false;
    return low === undefined || high === undefined || low <= high;
  });
}

const typesIn = (params: URLSearchParams): PropertyType[] => propertyTypes.filter((type) => params.getAll('propertyType').includes(type));

/** Whether a filter can mean something for the chosen types and purpose: land has no bedrooms, a shop no acres. */
export function isMeant(filter: FilterName, params: URLSearchParams, purpose: Purpose): boolean {
  const { of, field }: FilterFacts = filters[filter];
  if (!of.includes(purpose)) return false;
  const types = purpose === 'sell' || purpose === 'rent' ? typesIn(params) : [];
  return field === null || types.length === 0 || types.some((type) => isShown(type, field));
}

/** The parameters of a form as they become an address: tidy, from page 1, numbers in digits, without filters that mean nothing. */
export function asAddress(typed: URLSearchParams, purpose: Purpose): URLSearchParams {
  const params = tidy(typed);
  params.delete('page');
  for (const filter of filterNames) if (!isMeant(filter, params, purpose)) for (const name of namesOf(filter)) params.delete(name);
  return tidy(inDigits(params));
}
