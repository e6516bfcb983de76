import { searchOf, tidy } from '#web/search/filters/filters.ts';

/** The address of another page of the same list. */
export function pageHref(path: string, params: URLSearchParams, page: number): string {
  const there = new URLSearchParams(params);
  there.set('page', String(page));
  return `${path}${searchOf(tidy(there))}`;
}
