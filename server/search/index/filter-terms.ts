// Filter terms: what a filter can ask of a post, as lexemes in the same index as its words. Each has a colon, which no word of a text has.
import { dayMs } from '#contracts/durations.ts';
import type { Condition, ConstructionStatus, Facility, Facing, Furnishing, LandCategory, PostedBy, PostType, TenantKind } from '#contracts/enums.ts';
import { landSqft } from '#contracts/posts/post-rules.ts';
import type { OnEarth } from '#contracts/maps/drawn-map.ts';
import type { Bounds } from '#contracts/maps/map-search.ts';
import { middleOf } from '#server/areas/pin-place.ts';
import { placeKey } from '#server/search/query/places/places.ts';
import { indexing, ranges } from '#server/search/tuning.ts';

/** The columns of a post that filter terms are made of. */
export interface FilterColumns {
  type: PostType;
  property_type: string;
  division: string;
  district: string;
  sub_district: string;
  locality: string | null;
  total_price: number;
  size_sqft: number | null;
  land_sqft: number | null;
  land_category: LandCategory | null;
  bedrooms: number | null;
  bathrooms: number | null;
  construction_status: ConstructionStatus | null;
  condition: Condition | null;
  furnishing: Furnishing | null;
  facing: Facing | null;
  lift: boolean | null;
  facilities: readonly Facility[];
  posted_by: PostedBy;
  tenants: readonly TenantKind[];
  available_from: string | null;
  posted_at: Date;
  promoted_until: Date | null;
  public_point: { x: number; y: number } | null;
}

export const typeTerm = (type: PostType): string => `t:${type}`;
/** A filter term among posts to sell or to rent only: half as many have it, so it is looked up twice as fast. */
export const termAmong = (type: PostType, term: string): string => `${type}.${term}`;
/** Its place at the top of lists is paid for. The database sets this one too. */
export const promotedTerm = 'pm:1';

const weekDays = 7;
/** The day and the week of posting, so that the newest of many can be looked up alone. */
export const dayOf = (at: Date | number): number => Math.floor(Number(at) / dayMs);
export const dayTerm = (day: number): string => `dy:${day}`;
/** Of the week that a day is in, or one so many weeks before. */
export const weekTerm = (day: number, weeksBefore = 0): string => `wk:${Math.floor(day / weekDays) - weeksBefore}`;
export const kindTerm = (kind: string): string => `k:${kind}`;
/** That a post's title or street names a place, wherever it lies; or that its title names a kind, whatever it is filed under. */
export const mentionTerm = (key: string): string => `m:${key}`;
/** A post's number, which people type. */
export const numberTerm = (postId: number): string => `n:${postId}`;

/** Columns that are asked for one value. */
const equalPrefixes = { land_category: 'lc', construction_status: 'cs', condition: 'cd', furnishing: 'fu', facing: 'fa', lift: 'li', posted_by: 'pb' } as const;
export type EqualColumn = keyof typeof equalPrefixes;
export const hasEqualTerm = (column: string): column is EqualColumn => Object.hasOwn(equalPrefixes, column);
export const equalTerm = (column: EqualColumn, value: string | boolean): string => `${equalPrefixes[column]}:${value}`;

export const facilityTerm = (facility: string): string => `fc:${facility}`;

export const tenantTerm = (tenant: string): string => `te:${tenant}`;
/** It says from when it is empty; the day itself is compared. */
export const availableTerm = 'av:1';

const roomPrefixes = { bedrooms: 'be', bathrooms: 'ba' } as const;

export const hasRoomTerm = (column: string): column is keyof typeof roomPrefixes => Object.hasOwn(roomPrefixes, column);
/** At least so many rooms; beyond six only the column tells. */
export const roomTerm = (column: keyof typeof roomPrefixes, count: number): string => `${roomPrefixes[column]}:${Math.min(count, indexing.roomTermsMax)}`;

const rangePrefixes = { total_price: 'pr', size_sqft: 'sz', land_sqft: 'la' } as const;
export type RangeColumn = keyof typeof rangePrefixes;
const step = (value: number): number => Math.floor(Math.log2(Math.max(1, value)) * indexing.stepsADoubling);
/** Where an open range begins and ends: no post lies beyond. */
const ends: Record<RangeColumn, readonly [number, number]> = { total_price: [1000, 1e10], size_sqft: [40, 600_000], land_sqft: [40, 1e8] };

/** Filter terms of the steps that a range touches; null where it is too wide to narrow anything. The column itself is compared besides. */
export function rangeTermsOf(column: RangeColumn, min: number | undefined, max: number | undefined): string[] | null {
  const [lowest, highest] = ends[column];
  const [from, to] = [min === undefined || min < lowest ? 0 : step(min), step(Math.min(max ?? highest, highest))];
  const first = Math.max(from, step(lowest));
  const below = from < first ? [`${rangePrefixes[column]}:0`] : [];
  return to - first >= indexing.stepsMax
    ? null
    : [...below, ...Array.from({ length: Math.max(0, to - first + 1) }, (_, at) => `${rangePrefixes[column]}:${first + at}`)];
}

/** Sides of the cells of the map, in degrees: a post is in one of each. */
const cellSides = [0.01, 0.04, 0.16, 0.64] as const;
const cellsMax = 30;

const cellTerm = (level: number, row: number, column: number): string => `c${level}:${row}.${column}`;
const cellAt = (side: number, degrees: number): number => Math.floor(degrees / side);

/** The cells where a post is for everyone: by its public point, otherwise by the middle of its area. */
function cellTerms({ public_point: point, ...row }: FilterColumns): string[] {
  const at: OnEarth | null = point ? { lat: point.y, lng: point.x } : middleOf(row);
  return at ? cellSides.map((side, level) => cellTerm(level, cellAt(side, at.lat), cellAt(side, at.lng))) : [];
}

/** Filter terms of the cells that a box touches, the smallest cells of which few do; null where it is too wide to narrow anything. */
export function cellTermsIn({ south, west, north, east }: Bounds): string[] | null {
  for (const [level, side] of cellSides.entries()) {
    const [top, left] = [cellAt(side, south), cellAt(side, west)];
    const [rows, columns] = [cellAt(side, north) - top + 1, cellAt(side, east) - left + 1];
    if (rows * columns <= cellsMax) return Array.from({ length: rows * columns }, (_, at) => cellTerm(level, top + (at % rows), left + Math.floor(at / rows)));
  }
  return null;
}

/** Everything below the lowest end has one term. */
const stepOf = (column: RangeColumn, value: number): number => (value < ends[column][0] ? 0 : Math.min(step(value), step(ends[column][1])));

const rangeTerm = (column: RangeColumn, value: number | null): string[] => (value === null ? [] : [`${rangePrefixes[column]}:${stepOf(column, value)}`]);

const upTo = (column: keyof typeof roomPrefixes, count: number | null): string[] =>
  Array.from({ length: Math.min(count ?? 0, indexing.roomTermsMax) }, (_, at) => roomTerm(column, at + 1));

/** Every filter term of a post. */
export function filterTermsOf(post: FilterColumns): string[] {
  const equal = (Object.keys(equalPrefixes) as EqualColumn[]).flatMap((column) => (post[column] === null ? [] : [equalTerm(column, post[column])]));
  const kindAndPlace = [
    kindTerm(post.property_type),
    placeKey('division', post.division),
    placeKey('district', post.district),
    ...(post.sub_district === '' ? [] : [placeKey('subDistrict', post.sub_district)]),
    ...(post.locality === null ? [] : [placeKey('locality', post.locality)]),
  ];
  const asked = [
    ...kindAndPlace,
    ...equal,
    ...post.facilities.map(facilityTerm),
    ...post.tenants.map(tenantTerm),
    ...(post.available_from === null ? [] : [availableTerm]),
    ...upTo('bedrooms', post.bedrooms),
    ...upTo('bathrooms', post.bathrooms),
    ...rangeTerm('total_price', post.total_price),
    ...rangeTerm('size_sqft', post.size_sqft),
    ...rangeTerm('land_sqft', post.land_sqft),
    ...cellTerms(post),
  ];
  const own = [typeTerm(post.type), dayTerm(dayOf(post.posted_at)), weekTerm(dayOf(post.posted_at)), ...(post.promoted_until ? [promotedTerm] : [])];
  return [...own, ...kindAndPlace, ...asked.map((term) => termAmong(post.type, term))];
}

/** Bounds of land in sqft. */
export function landBounds({
  landMin,
  landMax,
  landUnit,
}: {
  landMin?: number | undefined;
  landMax?: number | undefined;
  landUnit: Parameters<typeof landSqft>[1];
}): [number | undefined, number | undefined] {
  const sqft = (value: number | undefined, share: number): number | undefined => (value === undefined ? undefined : landSqft(value, landUnit) * share);
  return [sqft(landMin, 1 - ranges.landTolerance), sqft(landMax, 1 + ranges.landTolerance)];
}
