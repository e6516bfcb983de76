// Comes with the filters: the contract's schemas stay out of the first load.
import { search, type SearchInput } from '#contracts/search/search.ts';
import { type Facets } from '#contracts/search/facets.ts';
import { call, type Api } from '#web/platform/api.ts';

/** How many posts a search would find, and what each value of a filter would. Throws CallFailure with the fields that are wrong. */
export const fetchFacets = (api: Api, query: Partial<SearchInput>): Promise<Facets> => call(api, search.facets, { query: { ...query, page: 1 } });
