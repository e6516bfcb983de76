// Fetched when type and area are known: the contract's schema stays out of the first load.
import { usualRate, type AreaRate, type RateQuery } from '#contracts/posts/usual-rate.ts';
import { call, type Api } from '#web/platform/api.ts';

/** The usual rate of the neighbourhood, otherwise of the sub-district, otherwise of the district, otherwise null. Throws CallFailure. */
export const fetchAreaRate = async (api: Api, query: RateQuery): Promise<AreaRate | null> => (await call(api, usualRate.around, { query })).rate;
