// The places that a search names on the map: as addresses, and as they are drawn.
import type { OnEarth } from '#contracts/maps/drawn-map.ts';
import { boundsOf, nearOf, withinOf } from '#contracts/maps/map-search.ts';
import { metroLine } from '#contracts/maps/metro-line.ts';
import type { MapArea, MapDisc } from '#web/map-canvas/map-shapes.ts';
import type { Understood } from '#contracts/search/search.ts';
import { onMap, reworded, searchOf } from '#web/search/filters/filters.ts';
import { placeLevels } from '#web/search/filters/places/chosen-places.ts';
import { queryParts, withoutWords } from '#web/search/results/understood.ts';
import { mapOfSearch } from './map-path.ts';

/** The same search at another place on the map, or at none. */
export function atPlace(params: URLSearchParams, name: (typeof onMap)[number] | undefined, value = ''): string {
  const next = new URLSearchParams(params);
  for (const one of [...onMap, 'page']) next.delete(one);
  if (name) next.set(name, value);
  return `${mapOfSearch}${searchOf(next)}`;
}

const levels: readonly string[] = placeLevels;

/** The search without the areas that it names, be it by words: a place on the map takes their place. */
export function withoutAreas(params: URLSearchParams, understood: readonly Understood[]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const level of levels) next.delete(level);
  const texts = queryParts(understood).flatMap(({ texts: said, said: parts }) => (parts.every(({ filter }) => levels.includes(filter)) ? said : []));
  const words = next.get('q') ?? '';
  const rest = withoutWords(words, texts);
  return rest === words ? next : reworded(next, rest);
}

/** The sub-districts and neighbourhoods that it names, chosen or in words. */
export const soughtAreas = (params: URLSearchParams, understood: readonly Understood[]): string[] =>
  ['subDistrict', 'locality'].flatMap((level) => [
    ...params.getAll(level),
    ...understood.flatMap(({ filter, value }) => (filter === level ? [value].flat().map(String) : [])),
  ]);

/** Whether the search says where. */
export const isPlaced = (params: URLSearchParams): boolean => ['q', ...levels, ...onMap].some((name) => params.has(name));

function areaOf(params: URLSearchParams): readonly OnEarth[] | undefined {
  const box = boundsOf(params.get('bounds') ?? '');
  if (!box) return withinOf(params.get('within') ?? '');
  const { south, west, north, east } = box;
  return [
    { lat: south, lng: west },
    { lat: south, lng: east },
    { lat: north, lng: east },
    { lat: north, lng: west },
  ];
}

export function areasOf(params: URLSearchParams): MapArea[] {
  const corners = areaOf(params);
  return corners ? [{ id: 'asked', corners, isFrame: params.has('bounds') }] : [];
}

/** Around the place that is near, or around each open metro station. */
export function discsOf(params: URLSearchParams): MapDisc[] {
  const near = nearOf(params.get('near') ?? '');
  if (near) return [{ id: 'near', lat: near.lat, lng: near.lng, meters: near.km * 1000 }];
  const km = Number(params.get('metroKm'));
  if (!(km > 0)) return [];
  return metroLine.filter(({ isPlanned }) => !isPlanned).map(({ en, lat, lng }) => ({ id: en, lat, lng, meters: km * 1000 }));
}
