// What the list of firms is made of. Loaders only: it carries the contract's schemas.
import { data } from 'react-router';
import { interiors, type FirmCard } from '#contracts/offers/interiors.ts';
import { formatter } from '#i18n/format.ts';
import { addressIn } from '#i18n/language.ts';
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
import type { Route } from './+types/firms.page.ts';
import { firmList } from './firm-address.ts';

export type FirmList =
  | { kind: 'found'; items: FirmCard[]; total: number; page: number; totalPages: number }
  | { kind: 'invalid'; fields: Readonly<Record<string, string>> }
  | { kind: 'failed'; status: number; message: string };

async function listOf(api: Api, params: URLSearchParams, report: (error: unknown) => void): Promise<FirmList> {
  try {
    const { items, pagination } = await call(api, interiors.list, { query: Object.fromEntries(params) });
    return { kind: 'found', items, total: pagination.total, page: pagination.page, totalPages: pagination.totalPages };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    if (error.code === 'VALIDATION') return { kind: 'invalid', fields: error.fields };
    report(error);
    return { kind: 'failed', status: error.status < 400 ? 503 : error.status, message: error.message };
  }
}

/** Places, kinds of work and pages are lists of their own for search engines; the rest only cuts the same list. */
function headOfList(context: Route.LoaderArgs['context'], params: URLSearchParams, areas: ShownAreas, list: FirmList) {
  const { publicUrl, lng, words } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['interiors', 'shell', 'heads']) });
  const kept = new URLSearchParams();
  for (const name of placeNames) if (areas.chosen[name]) kept.set(name, areas.chosen[name]);
  for (const name of ['category', 'page']) if (params.get(name)) kept.set(name, params.get(name) ?? '');
  const place = placeText(areas, formatter(lng));
  const title = place ? t('interiors.titleIn', { place }) : t('interiors.title');
  const path = firmList.href(firmList.tidy(kept));
  const trail = [
    { name: t('shell.navHome'), path: addressIn('/', lng) },
    { name: title, path: addressIn(path, lng) },
  ];
  // Without firms the page of the whole country still says what this is.
  const empty = list.kind !== 'found' || (list.items.length === 0 && params.size > 0);
  return headOf(context, {
    path,
    title: fittingTitle(title, t('shell.name')),
    description: place && list.kind === 'found' && list.total > 0 ? t('heads.firmsText', { place, count: list.total }) : t('interiors.listDescription'),
    indexed: (!empty && [...params.keys()].every((name) => kept.has(name))) || 'links',
    structured: [breadcrumbs(publicUrl, trail)],
  });
}

/** Everything the page shows. */
export async function loadFirms({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const { report } = context.get(pageServices);
  const api = visitorApi(context);
  const params = firmList.tidy(new URL(request.url).searchParams);
  const [list, areas] = await Promise.all([
    listOf(api, params, report),
    shownAreas(api, params).catch((error: unknown) => {
      report(error);
      return { ...noAreas, chosen: choiceIn(params) };
    }),
  ]);
  const filters = Object.fromEntries(firmList.names.map((name) => [name, params.get(name) ?? '']));
  const status = { found: 200, invalid: 422, failed: list.kind === 'failed' ? list.status : 500 }[list.kind];
  return data(
    { ...pageData(context, 'interiors', 'reviews', 'posts', 'enums'), list, areas, filters, head: headOfList(context, params, areas, list) },
    { status },
  );
}
