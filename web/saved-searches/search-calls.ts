// What saved searches ask of the server.
import type { AlertFrequency } from '#contracts/enums.ts';
import { savedSearches, type SavedSearch } from '#contracts/search/saved-searches.ts';
import type { Facets } from '#contracts/search/facets.ts';
import { search, type SearchInput } from '#contracts/search/search.ts';
import { call, ignoreGone, type Api } from '#web/platform/api.ts';
import { memberApi } from '#web/platform/session.ts';
import type { SearchParameters } from './parameters.ts';

/** The newest first. Throws CallFailure. */
export const readSearches = async (api: Api): Promise<SavedSearch[]> => (await call(api, savedSearches.list)).savedSearches;

/** Saves what these parameters ask; saving the same twice is one record. Throws CallFailure. */
export async function saveSearch(
  query: SearchParameters | SavedSearch['query'],
  more: { name?: string; frequency?: AlertFrequency } = {},
): Promise<SavedSearch> {
  // What an address says is text; the server reads it as that of a search.
  const body = { query: query as unknown as SearchInput, ...more };
  return (await call(memberApi(), savedSearches.save, { body })).savedSearch;
}

/** Throws CallFailure. */
export const changeSearch = async (id: string, change: { name?: string; frequency?: AlertFrequency }): Promise<SavedSearch> =>
  (await call(memberApi(), savedSearches.update, { params: { id }, body: change })).savedSearch;

/** Throws CallFailure. */
export const forgetSearch = (api: Api, id: string): Promise<unknown> => ignoreGone(call(api, savedSearches.remove, { params: { id } }));

/** How many posts a search finds now. Throws CallFailure. */
export const countFound = (api: Api, query: SavedSearch['query']): Promise<Facets> =>
  call(api, search.facets, { query: { ...(query as unknown as SearchInput), page: 1 } });
