// The two places of one's own to which the way counts. They stay in this browser and are sent to nobody.
import { metersBetween, type OnEarth } from '#contracts/maps/drawn-map.ts';
import type { PublicPoint } from '#contracts/posts/posts.ts';
import { type LocalList, localList } from '#web/platform/local-list.ts';

export const ownPlaceNumbers = [1, 2] as const;
export type OwnPlaceNumber = (typeof ownPlaceNumbers)[number];

export interface OwnPlace extends OnEarth {
  number: OwnPlaceNumber;
  name: string;
}

export const placeNameMax = 40;

const isPlace = (value: unknown): value is OwnPlace => {
  if (typeof value !== 'object' || value === null) return false;
  const { number, name, lat, lng } = value as Record<string, unknown>;
  return (number === 1 || number === 2) && typeof name === 'string' && Number.isFinite(lat) && Number.isFinite(lng);
};

const places: LocalList<OwnPlace> = localList('ownPlaces', ownPlaceNumbers.length, isPlace);

export const useOwnPlaces = (): readonly OwnPlace[] => places.use();

const others = (number: OwnPlaceNumber): OwnPlace[] => places.read().filter((one) => one.number !== number);

export const keepOwnPlace = (place: OwnPlace): void => places.write([...others(place.number), place].toSorted((one, other) => one.number - other.number));

export const forgetOwnPlace = (number: OwnPlaceNumber): void => places.write(others(number));

/** In a straight line, as exactly as the point that the public knows allows: to the half or, of an area, to the whole kilometre. */
export function kmTo(point: PublicPoint, place: OnEarth): number {
  const km = metersBetween(point, place) / 1000;
  return point.areaOnly ? Math.round(km) : Math.round(km * 2) / 2;
}
