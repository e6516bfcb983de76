import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { postTypes, propertyTypes } from '#contracts/enums.ts';

/** Asking prices of live posts of a kind in an area, in taka per sqft (rent: per sqft and month) or, for land, per katha. */
export const AreaRate = z.object({
  per: z.enum(['sqft', 'katha']),
  area: z.enum(['locality', 'subDistrict', 'district']),
  /** Number of posts it was computed from. */
  count: z.int(),
  /** The lower quartile, the median and the upper quartile. */
  low: z.number(),
  middle: z.number(),
  high: z.number(),
});
export type AreaRate = z.infer<typeof AreaRate>;

/** The rate of other posts like this one, and its own. */
export const UsualRate = AreaRate.extend({ own: z.number() });
export type UsualRate = z.infer<typeof UsualRate>;

/** How fast posts of a kind were sold or let lately in an area, and what they had asked for last. */
export const SoldTimes = AreaRate.extend({
  /** Days from the first approval until it was marked as sold or rented: half took between the two. */
  daysLow: z.number(),
  daysHigh: z.number(),
});
export type SoldTimes = z.infer<typeof SoldTimes>;

export const RateQuery = z.object({
  type: z.enum(postTypes),
  propertyType: z.enum(propertyTypes),
  district: z.string(),
  subDistrict: z.string(),
  locality: z.string().optional(),
});
export type RateQuery = z.infer<typeof RateQuery>;

export const usualRate = {
  around: endpoint({
    method: 'GET',
    path: '/api/areas/usual-rate',
    access: 'anyone',
    summary:
      'What live posts of a kind usually ask in the locality, else in the sub-district, else in the district, and how soon such were sold or let; null where too few say it',
    query: RateQuery,
    failures: ['TOO_MANY'],
    response: z.object({ success: z.literal(true), rate: AreaRate.nullable(), sold: SoldTimes.nullable() }),
  }),
};
