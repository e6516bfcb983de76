import type { Purpose } from '#contracts/enums.ts';
import { SaveSearch } from '#web/saved-searches/save-search.tsx';
import { asQuery } from './asked.ts';
import type { FoundList } from './results-data.ts';

interface KeepSearchProps {
  params: URLSearchParams;
  purpose: Purpose;
  found: FoundList;
  className?: string;
}

/** Keeps the search on screen, so that its person hears of what is new. A purpose that the words say stays theirs to say. */
export function KeepSearch({ params, purpose, found, className }: KeepSearchProps) {
  return <SaveSearch query={{ ...asQuery(params), ...(found.purpose ? {} : { purpose }) }} {...(className ? { className } : {})} />;
}
