// What the staff pages about searching ask of the API, and what their addresses say. All throw CallFailure.
import { searchLog, type LoggedSearch, type SearchLogKind, type SearchLogSort } from '#contracts/search/search-log.ts';
import type { Pagination } from '#contracts/values.ts';
import { listed } from '#contracts/listed.ts';
import { namedIn, pageIn, wordsIn } from '#web/staff/kit/read-as-staff.ts';
import { call, type Api } from '#web/platform/api.ts';

/** Not the contract's own lists, whose schemas stay out of the page. */
export const shownKinds = listed({ all: true, empty: true, unchosen: true } satisfies Record<SearchLogKind, true>);
export const shownSorts = listed({ often: true, empty: true, recent: true, text: true } satisfies Record<SearchLogSort, true>);
export const shownDays = ['7', '30', '90'] as const;

export interface SearchesQuery {
  q: string | undefined;
  show: SearchLogKind | undefined;
  sort: SearchLogSort | undefined;
  days: (typeof shownDays)[number] | undefined;
  page: number;
}

export const searchesQuery = (params: URLSearchParams): SearchesQuery => ({
  q: wordsIn(params),
  show: namedIn(params, 'show', shownKinds),
  sort: namedIn(params, 'sort', shownSorts),
  days: namedIn(params, 'days', shownDays),
  page: pageIn(params),
});

export const readSearches = (api: Api, query: SearchesQuery): Promise<{ items: LoggedSearch[]; pagination: Pagination }> =>
  call(api, searchLog.list, { query });
