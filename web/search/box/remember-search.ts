// Keeps a search that found something, once someone has stayed with it for a moment.
import type { PageWords } from '#web/platform/language.tsx';
import { chipTexts } from '#web/search/filters/filter-chips.tsx';
import { activeCount, searchOf, tidy } from '#web/search/filters/filters.ts';
import { keepPurpose } from './last-purpose.ts';
import { storeSearch } from './recent-searches.ts';
import type { ResultsData } from '#web/search/results/results-data.ts';

/** Keeps the tab, and what is shown at `search`; a list of everything is no search. */
export function rememberSearch({ outcome, path, purpose, place, areas }: ResultsData, search: string, words: PageWords): void {
  const isChosen = outcome.kind === 'found' && !outcome.purposeAssumed;
  if (isChosen && (purpose === 'sell' || purpose === 'rent')) keepPurpose(purpose);
  const params = tidy(new URLSearchParams(search));
  params.delete('page');
  const text = params.get('q');
  if (outcome.kind !== 'found' || outcome.total === 0 || (!text && activeCount(params) === 0)) return;
  const tab = purpose === 'rent' || place !== 'search' ? [words.t(`search.tab_${purpose}`)] : [];
  storeSearch({ to: `${path}${searchOf(params)}`, text: [...(text ? [text] : []), ...tab, ...chipTexts(params, areas, words)].join(' · '), lng: words.lng });
}
