import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { moment, postId } from '#contracts/values.ts';
import { AreaRate } from './usual-rate.ts';

/** One live post like another, with what it asks in taka per sqft (rent: per sqft and month) or, for land, per katha. */
export const SimilarPrice = z.object({ PostID: z.int(), postTitle: z.string(), rate: z.number(), totalPrice: z.int(), postDate: moment });
export type SimilarPrice = z.infer<typeof SimilarPrice>;

/** What posts of a kind near in size ask in one area, cheapest first. */
export const SimilarPrices = AreaRate.pick({ per: true, area: true }).extend({ own: z.number(), posts: z.array(SimilarPrice) });
export type SimilarPrices = z.infer<typeof SimilarPrices>;

export const similarPrices = {
  of: endpoint({
    method: 'GET',
    path: '/api/posts/:PostID/similar-prices',
    access: 'anyone',
    summary: 'What up to 24 live posts like this one ask, those nearest in size; null where too few do, or where it has no size',
    params: z.object({ PostID: postId }),
    failures: ['NOT_FOUND', 'GONE'],
    response: z.object({ success: z.literal(true), prices: SimilarPrices.nullable() }),
  }),
};
