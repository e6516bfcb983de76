// The places of a search: any number, of any level. Each parameter of the address names places of one level.
import { areaNames } from '#web/search/filters/filters.ts';

export const placeLevels = [...areaNames, 'locality'] as const;
export type PlaceLevel = (typeof placeLevels)[number];

export interface ChosenPlace {
  level: PlaceLevel;
  id: string;
  name: string;
  /** The name of what lies around it, where that is another. */
  around?: string;
  /** Its own id and those of what lies around it, as far as they are known. */
  chain: Readonly<Partial<Record<PlaceLevel, string>>>;
}

const holds = (outer: ChosenPlace, inner: ChosenPlace): boolean => outer !== inner && inner.chain[outer.level] === outer.id;
const isSame = (one: ChosenPlace, other: ChosenPlace): boolean => one.level === other.level && one.id === other.id;

/** With one more; whatever it holds or lies in makes room for it. */
export const withPlace = (places: readonly ChosenPlace[], added: ChosenPlace): ChosenPlace[] => [
  ...places.filter((one) => !isSame(one, added) && !holds(one, added) && !holds(added, one)),
  added,
];

export const withoutPlace = (places: readonly ChosenPlace[], gone: ChosenPlace): ChosenPlace[] => places.filter((one) => !isSame(one, gone));

/**
 * The places that parameters name. What only holds a narrower one is none itself: it says where that lies. `known` tells their
 * names; one that no one knows goes by its id.
 */
export function placesIn(params: URLSearchParams, known: readonly ChosenPlace[]): ChosenPlace[] {
  const named = placeLevels.flatMap((level) =>
    params
      .getAll(level)
      .filter(Boolean)
      .map((id): ChosenPlace => known.find((one) => one.level === level && one.id === id) ?? { level, id, name: id, chain: { [level]: id } }),
  );
  // Of one place alone every level around it may be named.
  const alone = placeLevels.every((level) => params.getAll(level).length <= 1) ? named.slice(-1) : named;
  return alone.filter((one) => !alone.some((other) => holds(one, other)));
}

/** The parameters with these places and no others. Beside a wider one a narrow one says what lies around it, up to the same level. */
export function withPlaces(params: URLSearchParams, places: readonly ChosenPlace[]): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const level of placeLevels) next.delete(level);
  const widest = Math.min(...places.map(({ level }) => placeLevels.indexOf(level)));
  for (const level of placeLevels.slice(widest)) {
    const ids = places.flatMap((place) => (placeLevels.indexOf(level) <= placeLevels.indexOf(place.level) ? (place.chain[level] ?? []) : []));
    for (const id of new Set(ids)) next.append(level, id);
  }
  return next;
}
