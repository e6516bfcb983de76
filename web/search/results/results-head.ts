// Title, description, what a shared list shows and what search engines are told of it. For loaders only.
import type { RouterContextProvider } from 'react-router';
import { propertyTypes, type Purpose } from '#contracts/enums.ts';
import { searchFeed } from '#contracts/search/feed-path.ts';
import { namedPath } from '#contracts/pages/named-path.ts';
import { formatter } from '#i18n/format.ts';
import { inPlace } from '#i18n/in-place.ts';
import { addressIn, type Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { headOf } from '#web/platform/seo.ts';
import { breadcrumbs } from '#web/platform/schema-org.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { pageServices } from '#web/platform/delivery/services.ts';
import { isPost, nameOfFound } from '#web/listings/found-kinds.ts';
import { fittingTitle } from '#web/platform/fitting-title.ts';
import { areaNames, searchOf } from '#web/search/filters/filters.ts';
import { followedQuery } from './asked.ts';
import type { PriceRange } from './list-prices.ts';
import type { FoundList, ListOutcome } from './list-outcome.ts';
import type { ResultsPlace } from './results-place.ts';
import { nameOfPlace, placesText, placeText, type ShownAreas } from './shown-areas.ts';

interface HeadOf {
  where: { place: ResultsPlace; path: string };
  params: URLSearchParams;
  outcome: ListOutcome;
  areas: ShownAreas;
  /** Path and query under which search engines know the list. */
  canonical: string;
  indexed: true | 'links';
  prices: PriceRange | undefined;
  /** What is shown. */
  purpose: Purpose;
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

/** What is there and where, such as 42 flats for sale in Dhanmondi; undefined where how many is not known. */
function whatIsThere({ where, params, outcome, areas }: HeadOf, t: Translate): string | undefined {
  const kinds = params.getAll('propertyType');
  const place = placeText(areas, formatter(t.lng)) ?? (kinds.length > 0 ? t('heads.country') : undefined);
  if (outcome.kind !== 'found' || !place || !outcome.totalIsExact || outcome.total === 0 || !outcome.items.every(isPost)) return undefined;
  const kind = kinds.length === 1 ? propertyTypes.find((one) => one === kinds[0]) : undefined;
  const what = t(`heads.what_${kind ?? 'any'}`, { count: outcome.total });
  const purpose = where.place === 'search' ? (outcome.shown ?? 'both') : where.place;
  return t(purpose === 'rent' ? 'heads.rentIn' : purpose === 'sell' ? 'heads.sellIn' : 'heads.bothIn', { what, place });
}

/** The title names place, count and prices, as far as there is room; the description says the same in a sentence. */
function wordsOfHead(given: HeadOf, t: Translate, lng: Language): { title: string; description: string } {
  const { where, params, outcome, areas, prices } = given;
  const page = Number(params.get('page') ?? 1);
  const at = placeText(areas, formatter(lng));
  const plain = t(`search.${where.place}Title`);
  const there = whatIsThere(given, t);
  if (there === undefined) {
    const title = at ? t('search.titleIn', { place: at, title: plain }) : plain;
    const told = at && outcome.kind === 'found' ? t(`search.${where.place}DescriptionIn`, { place: at, count: countText(outcome, t, lng) }) : undefined;
    return { title: page > 1 ? t('search.titlePage', { title, page }) : title, description: told ?? t(`search.${where.place}Description`) };
  }
  const price = prices ? formatter(lng).range(prices.from, prices.to, 'taka') : '';
  const isRent = outcome.kind === 'found' && outcome.shown === 'rent';
  const said = price ? t(isRent ? 'heads.pricedRent' : 'heads.priced', { said: there, price }) : there;
  const more = [...(page > 1 ? [t('heads.page', { page })] : []), ...(price ? [price] : []), t('shell.name')];
  return { title: fittingTitle(there, ...more), description: t('heads.listText', { said }) };
}

/** The same search for feed readers. */
const feedOf = ({ params, purpose }: HeadOf, found: FoundList, lng: Language, t: Translate) => ({
  title: t('search.feedLabel'),
  href: addressIn(searchFeed(followedQuery(params, found.purpose, purpose)), lng),
});

/** Everything in the head of a page of results. */
export function resultsHead(context: Readonly<RouterContextProvider>, given: HeadOf) {
  const { where, outcome, canonical, indexed } = given;
  const { lng, words, publicUrl } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['search', 'shell', 'heads']) });
  const items = outcome.kind === 'found' ? outcome.items : [];
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
    ...wordsOfHead(given, t, lng),
    indexed,
    ...(outcome.kind === 'found' ? { feed: feedOf(given, outcome, lng, t) } : {}),
    structured: [...(items.length > 0 ? [list] : []), breadcrumbs(publicUrl, trailOf(given, t('shell.navHome'), t(`search.${where.place}Title`)))],
  });
}

interface Counted {
  outcome: ListOutcome;
  purpose: Purpose;
  /** What is asked for by filters and by words. */
  filled: URLSearchParams;
  areas: ShownAreas;
}

/** Flats alone are called flats, unless the list goes on with what may be none. */
function whatText({ totalIsExact, sections }: FoundList, count: number, { purpose, filled }: Counted, t: Translate): string {
  if (purpose === 'group' || purpose === 'interior') return t(`search.${purpose}Count`, { count });
  if (!totalIsExact) return t('search.countMany', { count: formatter(t.lng).number(count) });
  const [only, ...others] = filled.getAll('propertyType');
  const kind = others.length === 0 && sections.every(({ way }) => way === 'all' || way === 'nearby') ? propertyTypes.find((one) => one === only) : undefined;
  return kind ? t(`heads.what_${kind}`, { count }) : t('search.count', { count });
}

/** ঢাকায় ৫৮টি ফ্ল্যাট. 58 flats in Dhaka. Undefined without a list; those nearby are counted by their own headings. */
export function headingText(counted: Counted, t: Translate): string | undefined {
  const { outcome, areas } = counted;
  if (outcome.kind !== 'found' || outcome.total === 0) return undefined;
  const nearby = outcome.sections.reduce((sum, { way, total }) => sum + (way === 'nearby' ? total : 0), 0);
  const count = outcome.total - nearby;
  if (count === 0) return t('search.countNearby', { count: nearby });
  const what = whatText(outcome, count, counted, t);
  const place = placesText(areas, formatter(t.lng));
  return place ? t('search.countIn', { place: inPlace(t.lng, place), count: what }) : what;
}
