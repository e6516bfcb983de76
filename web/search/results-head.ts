import { wordsOf } from '#web/platform/language.tsx';
import type { ResultsData } from './results-data.ts';
import { placeText } from './shown-areas.ts';

/** Title, description and what search engines shall do with a page of results. */
export function resultsHead(loaded: ResultsData) {
  const t = wordsOf(loaded);
  const { place, areas, page, canonical, indexable } = loaded;
  const where = placeText(areas);
  const title = where ? t('search.titleIn', { place: where, title: t(`search.${place}Title`) }) : t(`search.${place}Title`);
  return [
    { title: page > 1 ? t('search.titlePage', { title, page }) : title },
    { name: 'description', content: t(`search.${place}Description`) },
    { tagName: 'link' as const, rel: 'canonical', href: canonical },
    ...(indexable ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}
