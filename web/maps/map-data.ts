// What the map is made of. Loaders only: it carries the contract's schemas.
import { data } from 'react-router';
import { type MapAnswer, type MapArea, maps } from '#contracts/maps/maps.ts';
import { addressIn } from '#i18n/language.ts';
import { type Failed, failedOutcome } from '#web/listings/outcome.ts';
import { call } from '#web/platform/api.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { breadcrumbs } from '#web/platform/schema-org.ts';
import { headOf } from '#web/platform/seo.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import type { Route } from './+types/map.page.ts';
import { choiceOf, mapHref, type MapChoice, type MapTab } from './map-address.ts';

export type MapFigures = Omit<MapAnswer, 'success'>;

export type MapOutcome = ({ kind: 'found' } & MapFigures) | Failed;

type Context = Route.LoaderArgs['context'];

/** The areas that a tab shows. */
const isOn =
  (tab: MapTab) =>
  ({ level, district }: MapArea): boolean =>
    tab === 'country' ? level === 'district' : level === 'subDistrict' && district === tab;

async function figuresOf(context: Context, { tab, purpose, propertyType }: MapChoice): Promise<MapOutcome> {
  try {
    const { success: _, ...figures } = await call(visitorApi(context), maps.read, { query: { purpose, ...(propertyType ? { propertyType } : {}) } });
    return { kind: 'found', ...figures, areas: figures.areas.filter(isOn(tab)) };
  } catch (error) {
    return failedOutcome(error, context.get(pageServices).report);
  }
}

/** Renting and buying are pages of their own for search engines; tabs, kinds, colours and orders only look at the same figures. */
function headOfMap(context: Context, { purpose }: MapChoice, outcome: MapOutcome) {
  const { publicUrl, lng, words } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['maps', 'shell']) });
  const title = t(`maps.title_${purpose}`);
  const path = mapHref({ tab: 'dhaka', purpose, propertyType: undefined, show: 'count', sort: '-count' });
  const trail = [
    { name: t('shell.navHome'), path: addressIn('/', lng) },
    { name: title, path: addressIn(path, lng) },
  ];
  return headOf(context, {
    path,
    title: t('shell.titleOf', { page: title }),
    description: t(`maps.description_${purpose}`),
    indexed: outcome.kind === 'found',
    structured: [breadcrumbs(publicUrl, trail)],
  });
}

/** Everything the page shows. */
export async function loadMap({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const choice = choiceOf(new URL(request.url).searchParams);
  const outcome = await figuresOf(context, choice);
  const shown = { ...pageData(context, 'maps', 'posts', 'enums'), choice, outcome, head: headOfMap(context, choice, outcome) };
  return data(shown, { status: outcome.kind === 'failed' ? outcome.status : 200 });
}
