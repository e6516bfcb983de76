// The filters of the list of firms as the address holds them.
import { firmsPath } from './paths.ts';

export const placeNames = ['division', 'district', 'subDistrict'] as const;
export const firmNames = ['q', 'category', 'budget', 'ratingMin', ...placeNames] as const;
export type FirmFilters = Readonly<Record<string, string>>;

/** The known parameters that say something, in one order, so that the same list has the same address. */
export function tidyFirms(params: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of [...firmNames, 'page']) {
    const value = params.get(name)?.trim();
    if (value && !(name === 'page' && value === '1')) kept.set(name, value);
  }
  return kept;
}

/** The list's address with these parameters. */
export const firmsHref = (params: URLSearchParams): string => (params.size > 0 ? `${firmsPath}?${params}` : firmsPath);

/** Whether any filter is set. */
export const isFiltered = (filters: FirmFilters): boolean => firmNames.some((name) => filters[name]);
