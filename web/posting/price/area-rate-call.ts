// Fetched when type and area are known: the contract's schema stays out of the first load.
import { usualRate, type AreaRate, type RateQuery, type SoldTimes } from '#contracts/posts/usual-rate.ts';
import { call, type Api } from '#web/platform/api.ts';

/** What is known of prices around a place, each of the neighbourhood, otherwise of the sub-district, otherwise of the district, otherwise null. */
export interface AreaPrices {
  rate: AreaRate | null;
  sold: SoldTimes | null;
}

/** Throws CallFailure. */
export const fetchAreaPrices = (api: Api, query: RateQuery): Promise<AreaPrices> => call(api, usualRate.around, { query });
