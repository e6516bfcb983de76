// Marks of what a filter can ask of a post, in the same index as its words; no word can look like one, for want of a colon.
import type { PostType } from '#contracts/enums.ts';
import { landSqft } from '#contracts/post-rules.ts';
import { placeMark } from '#server/search/query/places.ts';

/** What marks are made of: columns of a post. */
export interface Marked {
  type: PostType;
  property_type: string;
  division: string;
  district: string;
  sub_district: string;
  total_price: number;
  size_sqft: number | null;
  land_sqft: number | null;
  land_category: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  construction_status: string | null;
  condition: string | null;
  furnishing: string | null;
  facing: string | null;
  lift: boolean | null;
  facilities: readonly string[];
  posted_by: string;
  posted_at: Date;
  promoted_until: Date | null;
}

export const typeMark = (type: PostType): string => `t:${type}`;
/** A mark among posts to sell or to rent only: half as many have it, so it is looked up twice as fast. */
export const markOf = (type: PostType, mark: string): string => `${type}.${mark}`;
/** Its place at the top of lists is paid for. The database sets this one too. */
export const promotedMark = 'pm:1';

const dayMs = 86_400_000;
const weekDays = 7;
/** The day and the week of posting, so that the newest of many can be looked up alone. */
export const dayOf = (at: Date | number): number => Math.floor(Number(at) / dayMs);
export const dayMark = (day: number): string => `dy:${day}`;
/** Of the week that a day is in, or one so many weeks before. */
export const weekMark = (day: number, weeksBefore = 0): string => `wk:${Math.floor(day / weekDays) - weeksBefore}`;
export const kindMark = (kind: string): string => `k:${kind}`;
/** A post's number, which people type. */
export const numberMark = (postId: number): string => `n:${postId}`;

/** Columns that are asked for one value. */
const equalMarks = { land_category: 'lc', construction_status: 'cs', condition: 'cd', furnishing: 'fu', facing: 'fa', lift: 'li', posted_by: 'pb' } as const;
export type EqualColumn = keyof typeof equalMarks;
export const equalMark = (column: EqualColumn, value: string | boolean): string => `${equalMarks[column]}:${value}`;

export const facilityMark = (facility: string): string => `fc:${facility}`;

const roomsMarked = 6;
const roomMarks = { bedrooms: 'be', bathrooms: 'ba' } as const;

/** At least so many rooms; beyond six only the column tells. */
export const roomMark = (column: keyof typeof roomMarks, count: number): string => `${roomMarks[column]}:${Math.min(count, roomsMarked)}`;

const rangeMarks = { total_price: 'pr', size_sqft: 'sz', land_sqft: 'la' } as const;
export type RangeColumn = keyof typeof rangeMarks;
const stepsADoubling = 4;
const step = (value: number): number => Math.floor(Math.log2(Math.max(1, value)) * stepsADoubling);
const stepsMax = 64;
/** Where an open range begins and ends: no post lies beyond. */
const ends: Record<RangeColumn, readonly [number, number]> = { total_price: [1000, 1e10], size_sqft: [40, 600_000], land_sqft: [40, 1e8] };

/** Marks of the steps that a range touches; null where it is too wide to narrow anything. The column itself is compared besides. */
export function rangeMarksOf(column: RangeColumn, min: number | undefined, max: number | undefined): string[] | null {
  const [lowest, highest] = ends[column];
  const [from, to] = [min === undefined || min < lowest ? 0 : step(min), step(Math.min(max ?? highest, highest))];
  const first = Math.max(from, step(lowest));
  const below = from < first ? [`${rangeMarks[column]}:0`] : [];
  return to - first >= stepsMax ? null : [...below, ...Array.from({ length: Math.max(0, to - first + 1) }, (_, at) => `${rangeMarks[column]}:${first + at}`)];
}

/** Everything below the lowest end has one mark. */
const markedStep = (column: RangeColumn, value: number): number => (value < ends[column][0] ? 0 : Math.min(step(value), step(ends[column][1])));

const rangeMark = (column: RangeColumn, value: number | null): string[] => (value === null ? [] : [`${rangeMarks[column]}:${markedStep(column, value)}`]);

const upTo = (column: keyof typeof roomMarks, count: number | null): string[] =>
  Array.from({ length: Math.min(count ?? 0, roomsMarked) }, (_, at) => roomMark(column, at + 1));

/** Every mark of a post. */
export function marksOf(post: Marked): string[] {
  const equal = (Object.keys(equalMarks) as EqualColumn[]).flatMap((column) => (post[column] === null ? [] : [equalMark(column, post[column])]));
  const kindAndPlace = [
    kindMark(post.property_type),
    placeMark('division', post.division),
    placeMark('district', post.district),
    ...(post.sub_district === '' ? [] : [placeMark('subDistrict', post.sub_district)]),
  ];
  const asked = [
    ...kindAndPlace,
    ...equal,
    ...post.facilities.map(facilityMark),
    ...upTo('bedrooms', post.bedrooms),
    ...upTo('bathrooms', post.bathrooms),
    ...rangeMark('total_price', post.total_price),
    ...rangeMark('size_sqft', post.size_sqft),
    ...rangeMark('land_sqft', post.land_sqft),
  ];
  const own = [typeMark(post.type), dayMark(dayOf(post.posted_at)), weekMark(dayOf(post.posted_at)), ...(post.promoted_until ? [promotedMark] : [])];
  return [...own, ...kindAndPlace, ...asked.map((mark) => markOf(post.type, mark))];
}

/** Sizes of land are typed in one unit and kept in another: what rounding moved still counts. */
const landTolerance = 0.005;

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
  return [sqft(landMin, 1 - landTolerance), sqft(landMax, 1 + landTolerance)];
}
