// The three pages of results: everything, or one purpose of its own.
import { purposes, type Purpose } from '#contracts/enums.ts';

export type ResultsPlace = 'search' | 'sell' | 'rent';

const paths: Record<ResultsPlace, string> = { search: '/property-search', sell: '/Property-Buy-Sell', rent: '/Property-Rent' };

const placeOf = (pathname: string): ResultsPlace => {
  const lower = pathname.toLowerCase();
  if (lower.startsWith('/property-rent')) return 'rent';
  return lower.startsWith('/property-buy-sell') ? 'sell' : 'search';
};

const purposeIn = (params: URLSearchParams): Purpose => purposes.find((one) => one === params.get('purpose')) ?? 'sell';

/** Which page an address is, the path as the specification spells it, and what is looked for there. */
export function resultsPlace({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): { place: ResultsPlace; path: string; purpose: Purpose } {
  const place = placeOf(pathname);
  return { place, path: paths[place], purpose: place === 'search' ? purposeIn(searchParams) : place };
}
