// The filters of the list of offers as the address holds them.
import { groupsPath } from './paths.ts';

export const placeNames = ['division', 'district', 'subDistrict'] as const;
export const groupNames = ['q', ...placeNames, 'sizeMin', 'sizeMax', 'stage'] as const;
export type GroupFilters = Readonly<Record<string, string>>;

/** The known parameters that say something, in one order, so that the same list has the same address. */
export function tidyGroups(params: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of [...groupNames, 'page']) {
    const value = params.get(name)?.trim();
    if (value && !(name === 'page' && value === '1')) kept.set(name, value);
  }
  return kept;
}

/** The list's address with these parameters. */
export const groupsHref = (params: URLSearchParams): string => (params.size > 0 ? `${groupsPath}?${params}` : groupsPath);

/** Whether any filter is set. */
export const isFiltered = (filters: GroupFilters): boolean => groupNames.some((name) => filters[name]);
