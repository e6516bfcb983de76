// Which districts a map shows, of which it then says the names.
import { districtOutlines } from '#contracts/maps/district-outlines.ts';
import { type OnEarth, placeAt, ringsOf } from '#contracts/maps/drawn-map.ts';
import { isWithin } from '#contracts/maps/map-search.ts';
import type { SeenView } from './mark-layer.ts';

let outlines: (readonly [id: string, rings: OnEarth[][]])[] | undefined;
/** The borders of each district, on the earth. */
export const allOutlines = (): NonNullable<typeof outlines> =>
  (outlines ??= Object.entries(districtOutlines).map(([id, path]) => [id, ringsOf(path).map((ring) => ring.map(placeAt))] as const));

/** From further away only districts are named. */
const closeEnough = 10;
const shares = [0.15, 0.5, 0.85] as const;

/** The district in the middle first, then those towards the corners; none from far away. */
export function districtsSeen({ south, west, north, east, zoom }: SeenView): string[] {
  if (zoom < closeEnough) return [];
  const corners = shares.flatMap((up) => shares.map((right): OnEarth => ({ lat: south + (north - south) * up, lng: west + (east - west) * right })));
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  const found = [middle, ...corners].flatMap((place) => allOutlines().find(([, rings]) => rings.some((ring) => isWithin(place, ring)))?.[0] ?? []);
  return [...new Set(found)];
}
