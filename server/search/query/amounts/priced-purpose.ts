// Whether to buy or to rent, by the sum alone: no home is sold for what is a rent, and no rent is the price of a home.
import type { PostType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { priceSteps } from '#contracts/posts/price-steps.ts';

const { rentPriceMax } = limits.search;
/** No rent is as much as the last step of rents, 10 lakh. */
const saleFrom = Math.max(...priceSteps.rent);

interface Price {
  priceMin?: number | undefined;
  priceMax?: number | undefined;
}

/** Undefined for sums that are both, and for ranges that reach from one to the other. A least price alone never means a rent. */
export function pricedPurpose({ priceMin, priceMax }: Price): PostType | undefined {
  if (priceMax !== undefined && priceMax < rentPriceMax) return 'rent';
  const reaches = (priceMax ?? priceMin ?? 0) >= saleFrom;
  return reaches && (priceMin === undefined || priceMin >= rentPriceMax) ? 'sell' : undefined;
}
