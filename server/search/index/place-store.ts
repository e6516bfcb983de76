// Places on the map as conditions on a post: its public point lies there, or, without one, the middle of its area. The pin itself is never
// compared: decision 0115.
import { type RawBuilder, sql } from 'kysely';
import type { OnEarth } from '#contracts/maps/drawn-map.ts';
import { metersBetween } from '#contracts/maps/drawn-map.ts';
import { boundsOf, isWithin, isWithinBounds, nearOf, withinOf, type Bounds } from '#contracts/maps/map-search.ts';
import type { SearchQuery } from '#contracts/search/search.ts';
import { metroLine } from '#contracts/maps/metro-line.ts';
import { localityById, subDistrictById } from '#server/areas/catalogue.ts';
import { cellTermsIn } from './filter-terms.ts';

type Part = RawBuilder<unknown>;
type Asked = Pick<SearchQuery, 'bounds' | 'near' | 'within' | 'metroKm'>;

interface Shape {
  holds: (at: OnEarth) => boolean;
  point: Part;
  around: Bounds;
}

const kmPerDegree = 111.195;

// What narrows is the cells of the index of lexemes. The planner takes any box for a thousandth of all posts, and would read those of a city
// by the index of points: as part of a truth value it cannot.
const boxPart = ({ south, west, north, east }: Bounds): Part =>
  sql`(p.public_point <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))) is true`;

const box = (bounds: Bounds): Shape => ({
  holds: (at) => isWithinBounds(at, bounds),
  point: boxPart(bounds),
  around: bounds,
});

function disc({ lat, lng, km }: OnEarth & { km: number }): Shape {
  const squeeze = Math.cos((lat * Math.PI) / 180);
  const [high, wide] = [km / kmPerDegree, km / kmPerDegree / squeeze];
  const around = { south: lat - high, north: lat + high, west: lng - wide, east: lng + wide };
  const squared = sql`(p.public_point[0] - ${lng}::float8) ^ 2 * ${squeeze ** 2}::float8 + (p.public_point[1] - ${lat}::float8) ^ 2`;
  return { holds: (at) => metersBetween({ lat, lng }, at) <= km * 1000, point: sql`(${boxPart(around)} and ${squared} <= ${high ** 2}::float8)`, around };
}

const boxAround = (boxes: readonly Bounds[]): Bounds => ({
  south: Math.min(...boxes.map(({ south }) => south)),
  west: Math.min(...boxes.map(({ west }) => west)),
  north: Math.max(...boxes.map(({ north }) => north)),
  east: Math.max(...boxes.map(({ east }) => east)),
});

const area = (corners: readonly OnEarth[]): Shape => ({
  holds: (at) => isWithin(at, corners),
  point: sql`(p.public_point <@ ${`(${corners.map(({ lat, lng }) => `(${lng},${lat})`).join(',')})`}::polygon) is true`,
  around: boxAround(corners.map(({ lat, lng }) => ({ south: lat, north: lat, west: lng, east: lng }))),
});

function stations(km: number): Shape {
  const discs = metroLine.filter(({ isPlanned }) => !isPlanned).map(({ lat, lng }) => disc({ lat, lng, km }));
  return {
    holds: (at) => discs.some(({ holds }) => holds(at)),
    point: sql`(${sql.join(
      discs.map(({ point }) => point),
      sql` or `,
    )})`,
    around: boxAround(discs.map(({ around }) => around)),
  };
}

/** Posts without a point: those whose neighbourhood, otherwise whose sub-district, has its middle there. */
function byMiddle({ holds }: Shape): Part {
  const placed = [...localityById.values()].flatMap(({ id, lat, lng }) =>
    lat !== undefined && lng !== undefined ? [{ id, isHeld: holds({ lat, lng }) }] : [],
  );
  const ids = (isHeld: boolean): string[] => placed.filter((one) => one.isHeld === isHeld).map(({ id }) => id);
  const wider = [...subDistrictById.values()].filter(holds).map(({ id }) => id);
  const apart = sql`(p.locality is null or p.locality <> all(${ids(false)}::text[]))`;
  return sql`(p.public_point is null and (p.locality = any(${ids(true)}::text[]) or (p.sub_district = any(${wider}::text[]) and ${apart})))`;
}

function filter(name: keyof Asked, shape: Shape | undefined) {
  if (!shape) return [];
  const cells = cellTermsIn(shape.around);
  const parts = [sql`(${shape.point} or ${byMiddle(shape)})`];
  return [{ name, columns: ['public_point', 'sub_district', 'locality'], parts, terms: cells ? [cells] : [], isExact: false }];
}

const shapeOf = <T>(value: string | undefined, parse: (text: string) => T | undefined, shape: (parsed: T) => Shape): Shape | undefined => {
  const parsed = value === undefined ? undefined : parse(value);
  return parsed === undefined ? undefined : shape(parsed);
};

export const placeFilters = {
  bounds: ({ bounds }: Asked) => filter('bounds', shapeOf(bounds, boundsOf, box)),
  near: ({ near }: Asked) => filter('near', shapeOf(near, nearOf, disc)),
  within: ({ within }: Asked) => filter('within', shapeOf(within, withinOf, area)),
  metroKm: ({ metroKm }: Asked) => filter('metroKm', metroKm === undefined ? undefined : stations(metroKm)),
};
