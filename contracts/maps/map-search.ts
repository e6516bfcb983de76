// A search by place on the map: what its parameters say, and the marks that a map shows of it.
import { z } from 'zod';
import { fault, Named, optionalDecimal, optionalText } from '#contracts/values.ts';
import { limits } from '#contracts/limits.ts';
import type { OnEarth } from './drawn-map.ts';

const { latMin, latMax, lngMin, lngMax } = limits.posts;
const { nearKmMin, nearKmMax, cornersMin, cornersMax, metroKmMin, metroKmMax } = limits.mapSearch;

/** A degree to the north is longer than one to the east. */
export const cellHeight = 0.9;

export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The numbers of a text, all of them or none. */
function numbersOf(text: string, count: number): number[] | undefined {
  const parts = text.split(',');
  return parts.length === count && parts.every((part) => /^-?\d{1,3}(\.\d{1,8})?$/.test(part.trim())) ? parts.map(Number) : undefined;
}

const isNear = ({ lat, lng }: OnEarth): boolean => lat >= latMin - 1 && lat <= latMax + 1 && lng >= lngMin - 1 && lng <= lngMax + 1;

/** `south,west,north,east` in degrees; undefined for anything else. */
export function boundsOf(text: string): Bounds | undefined {
  const [south = 0, west = 0, north = 0, east = 0] = numbersOf(text, 4) ?? [];
  const isBox = south < north && west < east && isNear({ lat: south, lng: west }) && isNear({ lat: north, lng: east });
  return isBox ? { south, west, north, east } : undefined;
}

export const isWithinBounds = ({ lat, lng }: OnEarth, { south, west, north, east }: Bounds): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

export const boundsText = ({ south, west, north, east }: Bounds, digits = 4): string =>
  [south, west, north, east].map((value) => Number(value.toFixed(digits))).join(',');

/** `lat,lng,km`. */
export function nearOf(text: string): (OnEarth & { km: number }) | undefined {
  const [lat = 0, lng = 0, km = 0] = numbersOf(text, 3) ?? [];
  return isNear({ lat, lng }) && km >= nearKmMin && km <= nearKmMax ? { lat, lng, km } : undefined;
}

export const nearText = ({ lat, lng }: OnEarth, km: number): string => [lat.toFixed(4), lng.toFixed(4), km].join(',');

export const withinText = (corners: readonly OnEarth[]): string =>
  corners.map(({ lat, lng }) => `${Number(lat.toFixed(5))},${Number(lng.toFixed(5))}`).join(';');

/** `lat,lng;lat,lng;…`: the corners of an area. */
export function withinOf(text: string): OnEarth[] | undefined {
  const corners = text.split(';').map((corner) => {
    const [lat = 0, lng = 0] = numbersOf(corner, 2) ?? [];
    return { lat, lng };
  });
  return corners.length >= cornersMin && corners.length <= cornersMax && corners.every(isNear) ? corners : undefined;
}

const understood = (max: number, parse: (text: string) => unknown) =>
  optionalText(max).refine((value) => value === undefined || parse(value) !== undefined, fault('invalid'));

/** A post lies where its public point is, otherwise in the middle of its area. */
export const mapFilters = {
  bounds: understood(80, boundsOf).meta({ description: '`south,west,north,east` in degrees.' }),
  near: understood(60, nearOf).meta({ description: '`lat,lng,km`: no further than so many kilometres.' }),
  within: understood(1200, withinOf).meta({ description: '`lat,lng;lat,lng;…`: the corners of an area.' }),
  /** No further from an open metro station. */
  metroKm: optionalDecimal(metroKmMin, metroKmMax),
};

/** A post, or several at one place or in one cell of the grid. Of one that names only its area `area` says which. */
export const Mark = z.object({
  lat: z.number(),
  lng: z.number(),
  count: z.int(),
  /** The lowest price among them. */
  price: z.number(),
  /** The number of the post, where it is one with a point of its own. */
  PostID: z.int().optional(),
  /** In the middle of this area, for all that is known. */
  area: Named.optional(),
});
export type Mark = z.infer<typeof Mark>;

export const MapMarks = z.object({
  success: z.literal(true),
  marks: z.array(Mark),
  total: z.int(),
  /** Otherwise the counts are estimates, by the newest of very many posts. */
  totalIsExact: z.boolean(),
  /** How many degrees a cell of the grid is wide; it is nine tenths of that high. */
  cellDegrees: z.number(),
});
export type MapMarks = z.infer<typeof MapMarks>;

/** In which cell of the grid a place lies: the same for two places of one cell. */
export const cellOf = ({ lat, lng }: OnEarth, cellDegrees: number): string =>
  `${Math.floor(lng / cellDegrees)} ${Math.floor(lat / (cellDegrees * cellHeight))}`;

/** Whether a place lies in an area: how often its sides wind around it, as PostgreSQL counts. */
export function isWithin({ lat, lng }: OnEarth, corners: readonly OnEarth[]): boolean {
  const winds = corners.reduce((sum, one, at) => {
    const other = corners.at(at - 1) ?? one;
    if (one.lat > lat === other.lat > lat) return sum;
    const isEast = lng < ((other.lng - one.lng) * (lat - one.lat)) / (other.lat - one.lat) + one.lng;
    return isEast ? sum + (one.lat > other.lat ? 1 : -1) : sum;
  }, 0);
  return winds !== 0;
}
