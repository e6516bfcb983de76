// The natural queries: what people here type and dictate, in three ways of writing, each with what it means. They are data
// beside this file, a file for each class. Needs that are held are never looked at when a rule is made or tuned.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { facilities, facings, postTypes, propertyTypes, sorts } from '#contracts/enums.ts';

const folder = path.join(import.meta.dirname, 'natural-queries');

export const ways = ['bengali', 'romanised', 'english'] as const;
export type Way = (typeof ways)[number];

const Attributes = z.strictObject({
  tenants: z.enum(['family', 'bachelor', 'female', 'student', 'office']).optional(),
  facing: z.enum(facings).optional(),
  furnishing: z.enum(['furnished', 'semiFurnished', 'unfurnished']).optional(),
  condition: z.enum(['new', 'used']).optional(),
  construction: z.enum(['ready', 'underConstruction']).optional(),
  postedBy: z.enum(['owner', 'agent', 'developer']).optional(),
  lift: z.boolean().optional(),
  parking: z.boolean().optional(),
  /** As a lift counts. */
  floor: z.union([z.int(), z.enum(['top', 'upper'])]).optional(),
  /** Its month is what counts. */
  availableBy: z.iso.date().optional(),
  facilities: z.enum(facilities).optional(),
});
export type Attributes = z.infer<typeof Attributes>;

export const openFields = ['purpose', 'kinds', 'bedMin'] as const;

/** What a query means, by field. What is left out is not said. */
export const Truth = z.strictObject({
  purpose: z.enum(postTypes).optional(),
  /** Ids of areas; a neighbourhood is the id of its sub-district, a slash, and its English name in small letters with hyphens. A post lies in one of them. */
  places: z.array(z.string()).optional(),
  /** Each of the places was said; otherwise any of them is a right reading. */
  both: z.literal(true).optional(),
  /** The places are around something that is no area; some of them is a right reading. */
  landmark: z.literal(true).optional(),
  /** A reading names one or more of them and no other. */
  kinds: z.array(z.enum(propertyTypes)).optional(),
  priceMin: z.int().optional(),
  priceMax: z.int().optional(),
  /** In sqft, with the search's own tolerance. */
  size: z.int().optional(),
  sizeMin: z.int().optional(),
  sizeMax: z.int().optional(),
  land: z.strictObject({ value: z.number(), unit: z.enum(['katha', 'bigha', 'acres', 'shotok']) }).optional(),
  bedMin: z.int().optional(),
  bathMin: z.int().optional(),
  attributes: Attributes.optional(),
  /** Must not be read. */
  not: Attributes.optional(),
  sort: z.enum(sorts).optional(),
  /** A part of a place: Mirpur 10, sector 3, block C. */
  numbered: z.strictObject({ unit: z.enum(['section', 'sector', 'block', 'road']), value: z.string(), of: z.string().optional() }).optional(),
  /** The number of a live post, which the run puts in for `{post}`, in Bengali digits for `{post:bn}`. */
  post: z.enum(postTypes).optional(),
  /** Said only between the lines: a reading may leave it open. */
  open: z.array(z.enum(openFields)).optional(),
});
export type Truth = z.infer<typeof Truth>;

const spellings = z.array(z.string().min(1)).min(1);
const Need = z.strictObject({ held: z.literal(true).optional(), truth: Truth, bengali: spellings, romanised: spellings, english: spellings });
const ClassFile = z.strictObject({ needs: z.array(Need).min(1) });
const NonsenseFile = z.strictObject({ queries: z.array(z.string()) });

export interface NaturalQuery {
  q: string;
  way: Way;
  /** The class it belongs to: the name of its file. */
  group: string;
  truth: Truth;
  held: boolean;
}

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));

export const groups: readonly string[] = globSync('*.json', { cwd: folder })
  .map((name) => name.replace('.json', ''))
  .filter((name) => name !== 'nonsense')
  .toSorted();

export const naturalQueries: readonly NaturalQuery[] = groups.flatMap((group) =>
  ClassFile.parse(read(group)).needs.flatMap(({ truth, held = false, ...spelled }) =>
    ways.flatMap((way) => spelled[way].map((q) => ({ q, way, group, truth, held }))),
  ),
);

/** No one can mean anything that is for sale or to let. */
export const nonsense: readonly string[] = NonsenseFile.parse(read('nonsense')).queries;
