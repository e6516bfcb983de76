// Fetched when type and area are known: the search's schema stays out of the first load.
import { limits } from '#contracts/limits.ts';
import { search } from '#contracts/search.ts';
import { call, type Api } from '#web/platform/api.ts';
import { areaRate, type AreaRate, type RateWanted } from './area-rate.ts';

/** The rate of the sub-district, else of the district, else null, rather than a rate of too few. Throws CallFailure. */
export async function fetchAreaRate(api: Api, { type, propertyType, district, subDistrict }: RateWanted): Promise<AreaRate | null> {
  for (const area of ['subDistrict', 'district'] as const) {
    const query = {
      purpose: type,
      propertyType: [propertyType],
      district,
      ...(area === 'subDistrict' ? { subDistrict } : {}),
      limit: limits.search.pageSizeMax,
    };
    const rate = areaRate((await call(api, search.posts, { query })).items, propertyType, area);
    if (rate) return rate;
  }
  return null;
}
