// What a map of a district names; kept for the visit.
import { maps, type MapPlace } from '#contracts/maps/maps.ts';
import { type Api, call } from '#web/platform/api.ts';

const kept = new Map<string, Promise<MapPlace[]>>();

/** Throws CallFailure; a failure is not remembered. */
export function fetchPlaces(api: Api, district: string): Promise<MapPlace[]> {
  const known = kept.get(district);
  if (known) return known;
  const places = call(api, maps.places, { query: { district } }).then((answer) => answer.places);
  kept.set(district, places);
  places.catch(() => kept.delete(district));
  return places;
}

/** Asks again from then on. */
export const forgetPlaces = (): void => kept.clear();
