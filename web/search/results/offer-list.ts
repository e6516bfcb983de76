// What the lists of group offers and of design firms have in common. Loaders only.
import type { RouterContextProvider } from 'react-router';
import type { Pagination } from '#contracts/values.ts';
import { formatter } from '#i18n/format.ts';
import { addressIn, type Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { type ListAddress, placeNames } from '#web/listings/list-address.ts';
import { listOutcome, type ListOutcome, statusOf } from '#web/listings/outcome.ts';
import type { Api } from '#web/platform/api.ts';
import { visitorApi } from '#web/platform/delivery/page-data.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { fittingTitle } from '#web/platform/fitting-title.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { breadcrumbs } from '#web/platform/schema-org.ts';
import { headOf } from '#web/platform/seo.ts';
import { shownAreas } from '#web/search/filters/places/chosen-areas.ts';
import { choiceIn, noAreas, placeText, type ShownAreas } from './shown-areas.ts';

interface OfferListKind<T> {
  address: ListAddress;
  read: (api: Api, query: Record<string, string>) => Promise<{ items: T[]; pagination: Pagination }>;
  words: 'groups' | 'interiors';
  /** Parameters besides the place that make a list of their own for search engines; the rest only cuts the same list. */
  ownLists: readonly string[];
  titleOf: (t: Translate, place: string | undefined) => string;
  describe: (t: Translate, list: ListOutcome<T>, place: string | undefined, lng: Language) => string;
}

type Context = Readonly<RouterContextProvider>;

function headOfList<T>(context: Context, kind: OfferListKind<T>, params: URLSearchParams, areas: ShownAreas, list: ListOutcome<T>) {
  const { publicUrl, lng, words } = context.get(pageServices);
  const t = wordsOf({ lng, words: words([kind.words, 'shell', 'heads']) });
  const kept = new URLSearchParams();
  for (const name of placeNames) if (areas.chosen[name]) kept.set(name, areas.chosen[name]);
  for (const name of kind.ownLists) if (params.get(name)) kept.set(name, params.get(name) ?? '');
  const place = placeText(areas, formatter(lng));
  const title = kind.titleOf(t, place);
  const path = kind.address.href(kind.address.tidy(kept));
  const trail = [
    { name: t('shell.navHome'), path: addressIn('/', lng) },
    { name: title, path: addressIn(path, lng) },
  ];
  // Where nothing is offered the page of the whole country still says what this is.
  const empty = list.kind !== 'found' || (list.items.length === 0 && params.size > 0);
  return headOf(context, {
    path,
    title: fittingTitle(title, t('shell.name')),
    description: kind.describe(t, list, place, lng),
    indexed: (!empty && [...params.keys()].every((name) => kept.has(name))) || 'links',
    structured: [breadcrumbs(publicUrl, trail)],
  });
}

/** The list, its places, filters and head, and the status of the page. */
export async function loadOfferList<T>({ context, request }: { context: Context; request: Request }, kind: OfferListKind<T>) {
  const { report } = context.get(pageServices);
  const api = visitorApi(context);
  const params = kind.address.tidy(new URL(request.url).searchParams);
  const [list, areas] = await Promise.all([
    listOutcome(kind.read(api, Object.fromEntries(params)), report),
    shownAreas(api, params).catch((error: unknown) => {
      report(error);
      return { ...noAreas, chosen: choiceIn(params) };
    }),
  ]);
  const filters = Object.fromEntries(kind.address.names.map((name) => [name, params.get(name) ?? '']));
  return { shown: { list, areas, filters, head: headOfList(context, kind, params, areas, list) }, status: statusOf(list) };
}
