// The parts of a list of results, and the filters that words can say.
import { z } from 'zod';
import { Named } from '#contracts/values.ts';

/**
 * What the words of a search can set: parameters, and what has none of its own, as `floor` (0 is the ground floor; also `top`
 * and `upper`), `parking`, `gas`, `letting` and `subtype`.
 */
export const understoodFilters = [
  'purpose',
  'division',
  'district',
  'subDistrict',
  'locality',
  /** A numbered or lettered part of an address: sector 3, block C. */
  'addressPart',
  /** A station, a university, a market: posts of the areas around it. */
  'landmark',
  'propertyType',
  /** An excluded area or type: "not in Mirpur", "ডুপ্লেক্স ছাড়া". */
  'withoutArea',
  'withoutType',
  'priceMin',
  'priceMax',
  'sizeMin',
  'sizeMax',
  'landMin',
  'landMax',
  'landUnit',
  'bedMin',
  'bathMin',
  'condition',
  'construction',
  'furnishing',
  'facing',
  'lift',
  'parking',
  'gas',
  'facilities',
  'postedBy',
  'landCategory',
  'tenants',
  'letting',
  'subtype',
  'floor',
  'availableBy',
  'sort',
] as const;

/** A part of the words that posts do without; a place has its name. */
export const Dropped = z.object({ text: z.string(), filter: z.enum(understoodFilters).optional(), name: Named.optional() });
export type Dropped = z.infer<typeof Dropped>;

/**
 * A part of the list, in its order. The first holds what matches everything (`all`). Where that does not fill a page, the list goes on
 * with posts that do not say what is `dropped` (`unsaid`; those that say the opposite are never listed), then with posts whose title or
 * street names a place or a kind although they are filed elsewhere (`title`), then with those of the next `place` (`nearby`). Each has
 * its own `total`; `from` is the place of its first post among the `items` of this page, if one of it is there.
 */
export const ListSection = z.object({
  way: z.enum(['all', 'unsaid', 'title', 'nearby']),
  total: z.int(),
  totalIsExact: z.boolean(),
  from: z.int().optional(),
  dropped: z.array(Dropped),
  place: z.object({ level: z.enum(['division', 'district', 'subDistrict']), id: z.string(), name: Named }).optional(),
});
export type ListSection = z.infer<typeof ListSection>;
