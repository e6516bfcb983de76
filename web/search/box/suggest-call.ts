// Comes with the first letter typed into a search box: the contract's schemas stay out of the first load.
import { search, type SuggestedItem } from '#contracts/search.ts';
import { call, type Api } from '#web/platform/api.ts';

/** Places and kinds of property that somebody may be typing. Throws CallFailure. */
export const fetchSuggestions = async (api: Api, q: string): Promise<SuggestedItem[]> => (await call(api, search.suggest, { query: { q } })).items;
