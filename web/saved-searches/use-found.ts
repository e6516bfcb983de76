import type { SavedSearch } from '#contracts/search/saved-searches.ts';
import type { Facets } from '#contracts/search/facets.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { useWords } from '#web/platform/language.tsx';
import { countFound } from './search-calls.ts';

/** How many posts a saved search finds now; undefined until it is known, and where the answer did not come. */
export function useFound({ _id, query }: SavedSearch): Pick<Facets, 'total' | 'totalIsExact'> | undefined {
  const { lng } = useWords();
  return useRead(_id, (signal) => countFound({ send: sendByFetch, lng, signal }, query)).value;
}
