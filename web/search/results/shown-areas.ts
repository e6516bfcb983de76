import type { AreaChoice, AreaLevel } from '#web/areas/area-tree.ts';
import type { ChosenPlace } from '#web/search/filters/places/chosen-places.ts';
import type { Formatter } from '#i18n/format.ts';

export interface PlaceOption {
  id: string;
  name: string;
}

/** The places to choose from, the chosen ones with their parents, and those that the search is for. */
export type ShownAreas = Readonly<Record<AreaLevel, readonly PlaceOption[]>> & {
  chosen: AreaChoice;
  places: readonly ChosenPlace[];
  /** Those that it leaves out. */
  excluded: readonly PlaceOption[];
};

export const noAreas: ShownAreas = {
  chosen: { division: '', district: '', subDistrict: '' },
  places: [],
  excluded: [],
  division: [],
  district: [],
  subDistrict: [],
};

/** Of each level the first. */
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

const namedMost = 3;

/** Where the search is: ধানমন্ডি, ঢাকা; মিরপুর ও ধানমন্ডি. Undefined for the whole country, and where there are too many to say. */
export function placeText(areas: Pick<ShownAreas, 'places'>, fmt: Pick<Formatter, 'list'>): string | undefined {
  const [only, ...others] = areas.places;
  return only?.around && others.length === 0 ? `${only.name}, ${only.around}` : placesText(areas, fmt);
}

/** The same without what lies around: ধানমন্ডি. */
export function placesText({ places }: Pick<ShownAreas, 'places'>, { list }: Pick<Formatter, 'list'>): string | undefined {
  const names = [...new Set(places.map(({ name }) => name))];
  return names.length > 0 && names.length <= namedMost ? list(names) : undefined;
}
