// The filters of a list as its address holds them.

export const placeNames = ['division', 'district', 'subDistrict'] as const;
export type PlaceName = (typeof placeNames)[number];
export type ListFilters = Readonly<Record<string, string>>;

export interface ListAddress {
  path: string;
  names: readonly string[];
  /** The known parameters that say something, in one order, so that the same list has the same address. */
  tidy(params: URLSearchParams): URLSearchParams;
  /** The list's address with these parameters. */
  href(params: URLSearchParams): string;
  isFiltered(filters: ListFilters): boolean;
}

/** A list at `path` with filters of these names. */
export const listAddress = (path: string, names: readonly string[]): ListAddress => ({
  path,
  names,
  tidy(params) {
    const known = new URLSearchParams();
    for (const name of [...names, 'page']) {
      const value = params.get(name)?.trim();
      if (value && !(name === 'page' && value === '1')) known.set(name, value);
    }
    return known;
  },
  href: (params) => (params.size > 0 ? `${path}?${params}` : path),
  isFiltered: (filters) => names.some((name) => filters[name]),
});
