// The map's own address: where it looks, what is counted, what colours show, how the table is sorted. What means the default stays out.
import { postTypes, propertyTypes, type PostType, type PropertyType } from '#contracts/enums.ts';

export const mapPath = '/Map';

/** What the map looks at: one of the two largest cities, area by area, or the districts of the country. */
export const mapTabs = ['dhaka', 'chattogram', 'country'] as const;
export type MapTab = (typeof mapTabs)[number];

export const shownFigures = ['count', 'rate'] as const;
export type ShownFigure = (typeof shownFigures)[number];

export const tableSorts = ['-count', 'count', '-rate', 'rate', 'name', '-name'] as const;
export type TableSort = (typeof tableSorts)[number];

const choices = { tab: mapTabs, purpose: postTypes, propertyType: propertyTypes, show: shownFigures, sort: tableSorts } as const;
const defaults: Record<keyof typeof choices, string | null> = { tab: 'dhaka', purpose: 'sell', propertyType: null, show: 'count', sort: '-count' };

export const mapNames = Object.keys(choices) as (keyof typeof choices)[];

export interface MapChoice {
  tab: MapTab;
  purpose: PostType;
  propertyType: PropertyType | undefined;
  show: ShownFigure;
  sort: TableSort;
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined => values.find((one) => one === value);

/** What the address asks for; what it spells wrongly is not asked. */
export const choiceOf = (params: URLSearchParams): MapChoice => ({
  tab: oneOf(mapTabs, params.get('tab')) ?? 'dhaka',
  purpose: oneOf(postTypes, params.get('purpose')) ?? 'sell',
  propertyType: oneOf(propertyTypes, params.get('propertyType')),
  show: oneOf(shownFigures, params.get('show')) ?? 'count',
  sort: oneOf(tableSorts, params.get('sort')) ?? '-count',
});

export function tidyMap(params: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const [name, value] of Object.entries(choiceOf(params))) {
    if (value !== undefined && defaults[name as keyof typeof choices] !== value) kept.set(name, value as string);
  }
  return kept;
}

export function mapHref(choice: MapChoice, changed: Partial<MapChoice> = {}): string {
  const query = tidyMap(new URLSearchParams(Object.entries({ ...choice, ...changed }).filter(([, value]) => value !== undefined) as [string, string][]));
  return query.size > 0 ? `${mapPath}?${query}` : mapPath;
}
