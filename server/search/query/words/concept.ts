// What a word of a search can say besides a name, and how its spellings are written down in the data files beside this one.
import { z } from 'zod';
import {
  conditions,
  constructionStatuses,
  facilities,
  facings,
  furnishings,
  landCategories,
  landUnits,
  lettings,
  postedByKinds,
  postTypes,
  type PropertyType,
  propertyTypes,
  subtypes,
  tenantKinds,
} from '#contracts/enums.ts';

/** What a post is like: `Attribute` of words; days and months make the rest. */
const SaidAttribute = z.discriminatedUnion('name', [
  /** `besideKind`: elsewhere it says nothing; a new home may be an old flat. */
  z.strictObject({ is: z.literal('attribute'), name: z.literal('condition'), value: z.enum(conditions), besideKind: z.literal(true).optional() }),
  z.strictObject({ is: z.literal('attribute'), name: z.literal('construction'), value: z.enum(constructionStatuses) }),
  z.strictObject({ is: z.literal('attribute'), name: z.literal('furnishing'), value: z.enum(furnishings) }),
  z.strictObject({ is: z.literal('attribute'), name: z.literal('facing'), value: z.enum(facings) }),
  z.strictObject({ is: z.literal('attribute'), name: z.enum(['lift', 'parking', 'gas']), value: z.boolean() }),
  z.strictObject({ is: z.literal('attribute'), name: z.literal('facilities'), value: z.enum(facilities) }),
  z.strictObject({ is: z.literal('attribute'), name: z.literal('postedBy'), value: z.enum(postedByKinds) }),
  z.strictObject({ is: z.literal('attribute'), name: z.literal('landCategory'), value: z.enum(landCategories) }),
  z.strictObject({ is: z.literal('attribute'), name: z.literal('tenants'), value: z.enum(tenantKinds) }),
  z.strictObject({ is: z.literal('attribute'), name: z.literal('letting'), value: z.enum(lettings) }),
  z.strictObject({ is: z.literal('attribute'), name: z.literal('floor'), value: z.union([z.int(), z.enum(['top', 'upper'])]) }),
]);

const Side = z.enum(['before', 'behind']);

const Concept = z.union([
  SaidAttribute,
  z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('purpose'), type: z.enum(postTypes) }),
    /** `subtype`: first those that say so. `isWide`: beside a narrower kind it only says where that is: অফিসের জায়গা, a flat in a new building. */
    z.strictObject({
      is: z.literal('kind'),
      types: z.array(z.enum(propertyTypes)).min(1),
      isWide: z.literal(true).optional(),
      subtype: z.enum(subtypes).optional(),
    }),
    z.strictObject({ is: z.literal('money'), taka: z.number() }),
    z.strictObject({ is: z.enum(['taka', 'bath', 'sqft', 'filler', 'to', 'plus', 'street', 'between', 'hundred', 'nth', 'cheap']) }),
    /** `room`: without a number it is a room to let. */
    z.strictObject({ is: z.literal('bed'), room: z.literal(true).optional() }),
    /** `times`: so many of the unit. */
    z.strictObject({ is: z.literal('land'), unit: z.enum(landUnits), times: z.number().optional() }),
    z.strictObject({ is: z.literal('compare'), bound: z.enum(['max', 'min']), side: Side }),
    z.strictObject({ is: z.literal('number'), value: z.number() }),
    /** সাড়ে adds a half to the number behind it; some stand alone for one and a quarter. */
    z.strictObject({ is: z.literal('fraction'), adds: z.number(), alone: z.number().optional() }),
    /** Behind a number: one and a half. */
    z.strictObject({ is: z.literal('more'), adds: z.number() }),
    /** Only what is to rent is said to be so, in this word of titles. */
    z.strictObject({ is: z.literal('rentHint'), word: z.string() }),
    /** The word behind or before the number of a floor, and the number of the ground floor as it counts. */
    z.strictObject({ is: z.literal('storey'), ground: z.literal([0, 1]) }),
    z.strictObject({ is: z.literal('ordinal'), value: z.int() }),
    z.strictObject({ is: z.literal('not'), side: Side }),
    z.strictObject({ is: z.literal('month'), month: z.int().min(1).max(12) }),
    /** ১ তারিখ. */
    z.strictObject({ is: z.literal('day'), day: z.int() }),
    /** This month, or the next: so many on. */
    z.strictObject({ is: z.literal('monthsOn'), count: z.int() }),
  ]),
]);
export type Concept = z.infer<typeof Concept>;

/** Spellings by script: Bengali, and Latin letters for English and romanised Bengali. A phrase may hold spaces. */
export const Spelled = z.strictObject({ bn: z.array(z.string()), latin: z.array(z.string()) });

const Entry = Spelled.extend({
  says: Concept,
  /** Only exactly as written, since its misspellings lie near other words. */
  exact: z.literal(true).optional(),
  /** Why one script is empty. */
  oneScript: z.string().optional(),
});

export interface ConceptWords {
  concept: Concept;
  spellings: readonly string[];
  exact?: boolean;
}

/** The entries of a data file. */
export const wordsFrom = (file: unknown): ConceptWords[] =>
  z
    .array(Entry)
    .parse(file)
    .map(({ says, bn, latin, exact }) => ({ concept: says, spellings: [...bn, ...latin], ...(exact ? { exact } : {}) }));

const isPropertyType = (name: string | undefined): name is PropertyType => propertyTypes.some((type) => type === name);

/** The kinds that a word names, less those that may serve as well. */
export const kindsOf = ({ types, subtype }: Extract<Concept, { is: 'kind' }>): readonly PropertyType[] => (isPropertyType(subtype) ? [subtype] : types);

/** Those that are left out where the word is denied: without studios there are still flats. */
export const deniedKindsOf = (said: Extract<Concept, { is: 'kind' }>): readonly PropertyType[] =>
  said.subtype === undefined || isPropertyType(said.subtype) ? kindsOf(said) : [];
