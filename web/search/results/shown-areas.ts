import type { AreaChoice, AreaLevel } from '#web/areas/area-tree.ts';
import { areaNames } from '#web/search/filters/filters.ts';

export interface PlaceOption {
  id: string;
  name: string;
}

/** The places to choose from, and the chosen ones with their parents. */
export type ShownAreas = Readonly<Record<AreaLevel, readonly PlaceOption[]>> & {
  chosen: AreaChoice;
  /** The neighbourhood, where one is chosen. */
  locality?: PlaceOption | undefined;
};

export const noAreas: ShownAreas = { chosen: { division: '', district: '', subDistrict: '' }, division: [], district: [], subDistrict: [] };

export const choiceIn = (params: URLSearchParams): AreaChoice => ({
  division: params.get('division') ?? '',
  district: params.get('district') ?? '',
  subDistrict: params.get('subDistrict') ?? '',
});

/** The name of a chosen place; what is not in the list goes by its id. */
export function nameOfPlace(areas: ShownAreas, level: AreaLevel): string | undefined {
  const id = areas.chosen[level];
  return id ? (areas[level].find((one) => one.id === id)?.name ?? id) : undefined;
}

/** The place searched in, closest first: ধানমন্ডি, ঢাকা. Undefined for the whole country. */
export function placeText(areas: ShownAreas): string | undefined {
  const levels = areas.locality ? areaNames.slice(0, -1) : areaNames;
  const names = [...levels.map((level) => nameOfPlace(areas, level)), areas.locality?.name].filter((name) => name !== undefined);
  const closest = [...new Set(names.toReversed())].slice(0, 2);
  return closest.length > 0 ? closest.join(', ') : undefined;
}
