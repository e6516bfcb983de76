// Where the map of a search opens.
import type { OnEarth } from '#contracts/maps/drawn-map.ts';
import { boundsOf, type Bounds, type Mark, nearOf, withinOf } from '#contracts/maps/map-search.ts';
import type { MapView } from '#web/map-canvas/map-shapes.ts';

/** Dhaka, where nothing says more. */
const usual: MapView = { middle: { lat: 23.79, lng: 90.4 }, zoom: 12 };
const zoomMax = 14;
const tilePixels = 256;
/** A price stands on its place: as much as half of one goes beyond it on either side. */
const ofMark = { width: 96, height: 40 } as const;
/** The buttons over the upper edge of the map. */
const buttonsHeight = 56;

function boxOf(places: readonly OnEarth[]): Bounds | undefined {
  if (places.length === 0) return undefined;
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)];
  return { south: Math.min(...lats), north: Math.max(...lats), west: Math.min(...lngs), east: Math.max(...lngs) };
}

/** What two parts of the map have in common. */
export function overlap(one: Bounds, other: Bounds): Bounds | undefined {
  const [south, north] = [Math.max(one.south, other.south), Math.min(one.north, other.north)];
  const [west, east] = [Math.max(one.west, other.west), Math.min(one.east, other.east)];
  return south < north && west < east ? { south, west, north, east } : undefined;
}

/** A view that holds the box in a window so many pixels wide and high. */
export function viewOf({ south, west, north, east }: Bounds, { width, height }: { width: number; height: number }, max = zoomMax): MapView {
  const wide = Math.log2(((width / tilePixels) * 360) / Math.max(east - west, 1e-4));
  const high = Math.log2(((height / tilePixels) * 330) / Math.max(north - south, 1e-4));
  const zoom = Math.max(6, Math.min(max, Math.floor(Math.min(wide, high))));
  return { middle: { lat: (south + north) / 2, lng: (west + east) / 2 }, zoom };
}

/** The place that the search names on the map. */
function boxAsked(params: URLSearchParams): Bounds | undefined {
  const near = nearOf(params.get('near') ?? '');
  if (near) {
    const by = near.km / 111;
    return { south: near.lat - by, north: near.lat + by, west: near.lng - by, east: near.lng + by };
  }
  return boundsOf(params.get('bounds') ?? '') ?? boxOf(withinOf(params.get('within') ?? '') ?? []);
}

export const areaNames = ['q', 'division', 'district', 'subDistrict', 'locality', 'metroKm'];

/** What is asked on the map, otherwise where most of what was found lies; a search that names no place opens on Dhaka. */
export function firstView(params: URLSearchParams, marks: readonly Mark[], size: { width: number; height: number }): MapView {
  const asked = boxAsked(params);
  if (asked) return viewOf(asked, size);
  const box = areaNames.some((name) => params.has(name)) ? boxOf(marks) : undefined;
  if (!box) return usual;
  const { middle, zoom } = viewOf(box, { width: size.width - ofMark.width, height: size.height - ofMark.height - buttonsHeight });
  const below = ((buttonsHeight / 2) * 330) / (tilePixels * 2 ** zoom);
  return { middle: { ...middle, lat: middle.lat + below }, zoom };
}
