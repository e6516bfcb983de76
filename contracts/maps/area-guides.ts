import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { postTypes, propertyTypes } from '#contracts/enums.ts';
import { PostCard } from '#contracts/posts/posts.ts';
import { moment, Named, text } from '#contracts/values.ts';

/** The name that the guide of an area has in addresses. */
export const guideNameText = text(1, 80);

/** An area of any level, by the name that its guide has in addresses. */
export const GuideArea = Named.extend({ level: z.enum(['division', 'district', 'subDistrict', 'locality']) });
export type GuideArea = z.infer<typeof GuideArea>;

/** Live posts of one kind; the median of the whole price (rent: a month) is null where too few say it. */
const OfferedKind = z.object({ propertyType: z.enum(propertyTypes), count: z.int(), middle: z.number().nullable() });
const OfferedBeds = z.object({ bedrooms: z.int(), count: z.int(), middle: z.number().nullable() });

export const Offered = z.object({ count: z.int(), kinds: z.array(OfferedKind), beds: z.array(OfferedBeds) });
export type Offered = z.infer<typeof Offered>;

const RateOf = z.object({
  type: z.enum(postTypes),
  propertyType: z.enum(propertyTypes),
  per: z.enum(['sqft', 'katha']),
  /** Posts that it is measured on. */
  count: z.int(),
});
const quartiles = { low: z.number(), middle: z.number(), high: z.number() };

/** What is usually asked; the quartiles are null where fewer than `minimum` posts say it. */
export const GuideRate = RateOf.extend({ quartiles: z.object(quartiles).nullable() });
export type GuideRate = z.infer<typeof GuideRate>;

/** What was usually asked in a month, measured in that month and never changed. */
export const MonthRate = RateOf.extend({ month: z.string(), ...quartiles });
export type MonthRate = z.infer<typeof MonthRate>;

/** Another area of its level, by what flats for sale ask there per sqft; `difference` is a ratio of the guide's own rate. */
export const Neighbour = z.object({ area: GuideArea, km: z.number().nullable(), count: z.int(), middle: z.number(), difference: z.number().nullable() });
export type Neighbour = z.infer<typeof Neighbour>;

/** How long posts were live before they were sold or let. */
export const DaysLive = z.object({ count: z.int(), middle: z.int().nullable() });

export const AreaGuide = z.object({
  area: GuideArea,
  /** A few sentences that staff wrote, and when; null where they wrote none. */
  text: z.object({ bn: z.string(), en: z.string(), at: moment }).nullable(),
  /** Those around it, the widest first. */
  around: z.array(GuideArea),
  /** Those within it that have posts. */
  parts: z.array(z.object({ area: GuideArea, count: z.int() })),
  measuredAt: moment,
  /** With fewer posts than this no rate, no median and no share is given. */
  minimum: z.int(),
  offered: z.object({ sell: Offered, rent: Offered }),
  rates: z.array(GuideRate),
  /** The last 24 months at most, the oldest first. */
  history: z.array(MonthRate),
  days: z.object({ sell: DaysLive, rent: DaysLive }),
  /** A year's rent of flats as a share of their price, by the medians of both per sqft. */
  rentYield: z.object({ share: z.number(), sell: z.int(), rent: z.int() }).nullable(),
  /** Of the posts to rent that say whom they welcome, how many welcome each. */
  tenants: z.object({ count: z.int(), family: z.int(), bachelor: z.int() }),
  neighbours: z.array(Neighbour),
  landmarks: z.array(Named.extend({ kind: z.string() })),
  stations: z.array(z.object({ bn: z.string(), en: z.string(), km: z.number() })),
  newest: z.array(PostCard),
});
export type AreaGuide = z.infer<typeof AreaGuide>;

export const areaGuides = {
  read: endpoint({
    method: 'GET',
    path: '/api/areas/:id/guide',
    access: 'anyone',
    summary: 'What an area offers and asks, measured on its live posts; a division is named with `-division` at its end',
    params: z.object({ id: guideNameText }),
    failures: ['NOT_FOUND', 'TOO_MANY'],
    response: z.object({ success: z.literal(true), guide: AreaGuide }),
  }),
};
