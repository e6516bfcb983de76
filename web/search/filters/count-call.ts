// Comes with the filter sheet: the contract's schemas stay out of the first load.
import { search, type SearchInput } from '#contracts/search.ts';
import { call, type Api } from '#web/platform/api.ts';

/** How many posts a search would find. Throws CallFailure with the fields that are wrong. */
export async function countMatches(api: Api, query: Partial<SearchInput>): Promise<{ total: number; totalIsExact: boolean }> {
  const { total, totalIsExact } = await call(api, search.posts, { query: { ...query, page: 1, limit: 1 } });
  return { total, totalIsExact };
}
