// How many posts each value of a filter would find.
import { z } from 'zod';
import { propertyTypes, purposes } from '#contracts/enums.ts';

/** So many posts; `isExact` is false for an estimate, and at a thousand for a thousand or more. */
export const FacetCount = z.object({ count: z.int(), isExact: z.boolean() });
export type FacetCount = z.infer<typeof FacetCount>;

/**
 * How many posts each value of a filter would find, given all other filters. `prices` are the shape of a histogram between the steps
 * of `contracts/posts/price-steps.ts`: of very many posts those of some of them. `bedrooms` counts posts with so many or more. Lists are empty where
 * nothing is counted: for group offers and firms, and where counting took too long.
 */
export const Facets = z.object({
  success: z.literal(true),
  purpose: z.enum(purposes),
  total: z.int(),
  totalIsExact: z.boolean(),
  prices: z.array(z.object({ from: z.int().optional(), to: z.int().optional(), count: z.int() })),
  types: z.array(FacetCount.extend({ value: z.enum(propertyTypes) })),
  bedrooms: z.array(FacetCount.extend({ value: z.int() })),
});
export type Facets = z.infer<typeof Facets>;
