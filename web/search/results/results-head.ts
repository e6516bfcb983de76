// Title, description, what a shared list shows and what search engines are told of it. For loaders only.
import type { RouterContextProvider } from 'react-router';
import { namedPath } from '#contracts/named-path.ts';
import { formatter } from '#i18n/format.ts';
import { addressIn, type Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { headOf } from '#web/platform/seo.ts';
import { breadcrumbs } from '#web/platform/schema-org.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { pageServices } from '#web/platform/services.ts';
import { nameOfFound } from '#web/listings/found-kinds.ts';
import { areaNames, searchOf } from '#web/search/filters/filters.ts';
import type { FoundList, ListOutcome } from './results-data.ts';
import type { ResultsPlace } from './results-place.ts';
import { nameOfPlace, placeText, type ShownAreas } from './shown-areas.ts';

interface HeadOf {
  where: { place: ResultsPlace; path: string };
  params: URLSearchParams;
  outcome: ListOutcome;
  areas: ShownAreas;
  /** Path and query under which search engines know the list. */
  canonical: string;
  indexed: true | 'links';
}

/** From the first page through the areas around, each a list of its own. */
function trailOf({ where, areas }: HeadOf, home: string, title: string): { name: string; path: string }[] {
  const query = new URLSearchParams();
  const [only, ...others] = areas.places;
  const lists = areaNames.flatMap((level) => {
    const name = others.length > 0 ? undefined : nameOfPlace(areas, level);
    if (!name) return [];
    query.set(level, areas.chosen[level]);
    return [{ name, path: `${where.path}${searchOf(query)}` }];
  });
  if (only?.level === 'locality' && others.length === 0) {
    query.set('locality', only.id);
    lists.push({ name: only.name, path: `${where.path}${searchOf(query)}` });
  }
  return [{ name: home, path: '/' }, { name: title, path: where.path }, ...lists];
}

function countText({ items, total, totalIsExact }: FoundList, t: Translate, lng: Language): string {
  const kind = items[0]?.type;
  if (kind === 'group' || kind === 'interior') return t(`search.${kind}Count`, { count: total });
  return totalIsExact ? t('search.count', { count: total }) : t('search.countMany', { count: formatter(lng).number(total) });
}

/** Everything in the head of a page of results. */
export function resultsHead(context: Readonly<RouterContextProvider>, given: HeadOf) {
  const { where, params, outcome, areas, canonical, indexed } = given;
  const { lng, words, publicUrl } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['search', 'shell']) });
  const page = Number(params.get('page') ?? 1);
  const at = placeText(areas, formatter(lng));
  const plain = t(`search.${where.place}Title`);
  const title = at ? t('search.titleIn', { place: at, title: plain }) : plain;
  const found = outcome.kind === 'found' ? outcome : undefined;
  const items = found?.items ?? [];
  const list = {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map((post, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: nameOfFound(post, lng),
      url: addressIn(`${publicUrl}${namedPath(post)}`, lng),
    })),
  };
  return headOf(context, {
    path: canonical,
    title: page > 1 ? t('search.titlePage', { title, page }) : title,
    description: at && found ? t(`search.${where.place}DescriptionIn`, { place: at, count: countText(found, t, lng) }) : t(`search.${where.place}Description`),
    indexed,
    structured: [...(items.length > 0 ? [list] : []), breadcrumbs(publicUrl, trailOf(given, t('shell.navHome'), plain))],
  });
}
