// Comes when a search box is entered: the contract's schemas stay out of the first load.
import { search } from '#contracts/search/search.ts';
import { type SuggestedItem } from '#contracts/search/suggested.ts';
import { call, type Api } from '#web/platform/api.ts';

/** What someone may be typing. Throws CallFailure. */
export const fetchSuggestions = async (api: Api, q: string, placesOnly: boolean): Promise<SuggestedItem[]> =>
  (await call(api, search.suggest, { query: { q, ...(placesOnly ? { only: 'place' as const } : {}) } })).items;
