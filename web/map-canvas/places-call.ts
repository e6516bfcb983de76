// What a map of a district names; kept for the visit, and on this device for a map without a connection.
import { maps, type MapPlace } from '#contracts/maps/maps.ts';
import { type Api, call } from '#web/platform/api.ts';
import { idbStore } from '#web/platform/offline/idb-store.ts';

const kept = new Map<string, Promise<MapPlace[]>>();
const onDevice = idbStore('kept-places', 'places');

async function fetched(api: Api, district: string): Promise<MapPlace[]> {
  try {
    const { places } = await call(api, maps.places, { query: { district } });
    void onDevice.write((store) => store.put(places, district)).catch(() => undefined);
    return places;
  } catch (failure) {
    const stored = await onDevice.read<MapPlace[] | undefined>((store) => store.get(district) as IDBRequest<MapPlace[] | undefined>).catch(() => undefined);
    if (stored) return stored;
    throw failure;
  }
}

/** Throws CallFailure; a failure is not remembered. */
export function fetchPlaces(api: Api, district: string): Promise<MapPlace[]> {
  const known = kept.get(district);
  if (known) return known;
  const places = fetched(api, district);
  kept.set(district, places);
  places.catch(() => kept.delete(district));
  return places;
}

/** Asks again from then on. */
export const forgetPlaces = (): void => kept.clear();
