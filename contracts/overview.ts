// Public figures of the product: where live posts are, how fast staff answer, whether the office is open.
import { z } from 'zod';
import { Place } from './maps/areas.ts';
import { endpoint } from './endpoint.ts';
import { moment } from './values.ts';

/** A sub-district with many live posts. */
export const BusyArea = Place.extend({
  /** Live posts of each type. */
  sell: z.int(),
  rent: z.int(),
  /** The interquartile range of asking prices of flats for sale, in taka per sqft; null where too few posts give one. */
  rate: z.object({ low: z.number(), high: z.number() }).nullable(),
});
export type BusyArea = z.infer<typeof BusyArea>;

/** How fast staff answered in the last seven days, in minutes of office hours. */
export const ReviewPace = z.object({ decided: z.int(), medianMinutes: z.int().nullable() });
export type ReviewPace = z.infer<typeof ReviewPace>;

export const Office = z.object({
  open: z.boolean(),
  /** When it closes, or when it opens next. */
  until: moment,
  /** Why today is closed, where it is a day off. */
  dayOff: z.object({ bn: z.string(), en: z.string() }).nullable(),
});
export type Office = z.infer<typeof Office>;

export const Overview = z.object({ areas: z.array(BusyArea), review: ReviewPace, office: Office });
export type Overview = z.infer<typeof Overview>;

export const overview = {
  read: endpoint({
    method: 'GET',
    path: '/api/overview',
    access: 'anyone',
    summary: 'Areas with the most live posts, this week’s review time and whether the office is open',
    response: z.object({ success: z.literal(true), overview: Overview }),
  }),
};
