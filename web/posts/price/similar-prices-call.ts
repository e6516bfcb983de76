// Fetched when the strip comes near: the contract's schema stays out of the first load.
import { similarPrices, type SimilarPrices } from '#contracts/posts/similar-prices.ts';
import { type Api, call } from '#web/platform/api.ts';

/** What live posts like this one ask; null where too few do. Throws CallFailure. */
export const fetchSimilarPrices = async (api: Api, PostID: number): Promise<SimilarPrices | null> =>
  (await call(api, similarPrices.of, { params: { PostID } })).prices;
