// What the list of offers is made of. Loaders only: it carries the contract's schemas.
import { data } from 'react-router';
import { groups, type Demand, type GroupCard } from '#contracts/offers/groups.ts';
import { formatter } from '#i18n/format.ts';
import { addressIn, type Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { call, CallFailure, type Api } from '#web/platform/api.ts';
import { placeNames } from '#web/listings/list-address.ts';
import { fittingTitle } from '#web/platform/fitting-title.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { breadcrumbs } from '#web/platform/schema-org.ts';
import { headOf } from '#web/platform/seo.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { shownAreas } from '#web/search/filters/places/chosen-areas.ts';
import { choiceIn, noAreas, placeText, type ShownAreas } from '#web/search/results/shown-areas.ts';
import type { Route } from './+types/groups.page.ts';
import { groupList } from './group-address.ts';

export type GroupList =
  | { kind: 'found'; items: GroupCard[]; total: number; page: number; totalPages: number }
  | { kind: 'invalid'; fields: Readonly<Record<string, string>> }
  | { kind: 'failed'; status: number; message: string };

async function listOf(api: Api, params: URLSearchParams, report: (error: unknown) => void): Promise<GroupList> {
  try {
    const { items, pagination } = await call(api, groups.list, { query: Object.fromEntries(params) });
    return { kind: 'found', items, total: pagination.total, page: pagination.page, totalPages: pagination.totalPages };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    if (error.code === 'VALIDATION') return { kind: 'invalid', fields: error.fields };
    report(error);
    return { kind: 'failed', status: error.status < 400 ? 503 : error.status, message: error.message };
  }
}

/** What the page does without where it cannot be read. */
async function optional<T>(reading: Promise<T>, otherwise: T, report: (error: unknown) => void): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    report(error);
    return otherwise;
  }
}

/** How many groups build there, and from what to what a share costs. */
function describe(t: Translate, list: GroupList, place: string | undefined, lng: Language): string {
  if (list.kind !== 'found' || list.items.length === 0 || list.total > list.items.length || !place) return t('groups.description');
  const prices = list.items.map(({ sharePrice }) => sharePrice);
  const price = formatter(lng).range(Math.min(...prices), Math.max(...prices), 'taka');
  return t('heads.groupsText', { place, count: list.total, price });
}

/** Places and pages are lists of their own for search engines; words, sizes and stages only cut the same list. */
function headOfList(context: Route.LoaderArgs['context'], params: URLSearchParams, areas: ShownAreas, list: GroupList) {
  const { publicUrl, lng, words } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['groups', 'shell', 'heads']) });
  const kept = new URLSearchParams();
  for (const name of placeNames) if (areas.chosen[name]) kept.set(name, areas.chosen[name]);
  if (params.get('page')) kept.set('page', params.get('page') ?? '');
  const place = placeText(areas, formatter(lng));
  const title = place ? t('groups.titleIn', { place }) : t('groups.title');
  const path = groupList.href(kept);
  const trail = [
    { name: t('shell.navHome'), path: addressIn('/', lng) },
    { name: title, path: addressIn(path, lng) },
  ];
  // Without offers the page of the whole country still says what this is.
  const empty = list.kind !== 'found' || (list.items.length === 0 && params.size > 0);
  return headOf(context, {
    path,
    title: fittingTitle(title, t('shell.name')),
    description: describe(t, list, place, lng),
    indexed: (!empty && [...params.keys()].every((name) => kept.has(name))) || 'links',
    structured: [breadcrumbs(publicUrl, trail)],
  });
}

/** Everything the page shows. */
export async function loadGroups({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const { report } = context.get(pageServices);
  const api = visitorApi(context);
  const params = groupList.tidy(new URL(request.url).searchParams);
  const [list, areas, demand] = await Promise.all([
    listOf(api, params, report),
    optional(shownAreas(api, params), { ...noAreas, chosen: choiceIn(params) }, report),
    optional<Demand[]>(
      call(api, groups.demand).then(({ items }) => items),
      [],
      report,
    ),
  ]);
  const filters = Object.fromEntries(groupList.names.map((name) => [name, params.get(name) ?? '']));
  const status = { found: 200, invalid: 422, failed: list.kind === 'failed' ? list.status : 500 }[list.kind];
  return data(
    {
      ...pageData(context, 'groups', 'posts', 'enums'),
      list,
      areas,
      place: placeText(areas, formatter(api.lng)),
      demand,
      filters,
      head: headOfList(context, params, areas, list),
    },
    { status },
  );
}
