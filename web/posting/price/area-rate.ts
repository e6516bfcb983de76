// What live posts of an area ask, so that a price can be judged while it is typed. Advice only.
import type { PostType, PropertyType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { PostCard } from '#contracts/posts.ts';

/** Taka per sqft (rent: a month), for land per katha. */
export interface AreaRate {
  per: 'sqft' | 'katha';
  area: 'subDistrict' | 'district';
  /** From how many posts it was counted. */
  count: number;
  low: number;
  middle: number;
  high: number;
}

type Priced = Pick<PostCard, 'price' | 'priceUnits' | 'size' | 'landSqft'>;

/** The part of the sorted rates that lies below `share` of them, between neighbours in proportion. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}

/** A post's rate; undefined where it has no size to divide by. */
function rateOf({ price, priceUnits, size, landSqft }: Priced, ofLand: boolean): number | undefined {
  if (ofLand) return landSqft ? (price / landSqft) * limits.land.kathaSqft : undefined;
  if (!size) return undefined;
  return priceUnits === 'perSqft' ? price : price / size;
}

/** The quartiles of these posts' rates; undefined where there are too few to say anything. */
export function areaRate(cards: readonly Priced[], propertyType: PropertyType, area: AreaRate['area']): AreaRate | undefined {
  const ofLand = propertyType === 'land';
  const rates = cards.flatMap((card) => rateOf(card, ofLand) ?? []).toSorted((a, b) => a - b);
  if (rates.length < limits.posts.ratePostsMin) return undefined;
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(rates, share)) as [number, number, number];
  return { per: ofLand ? 'katha' : 'sqft', area, count: rates.length, low, middle, high };
}

export type RateVerdict = 'below' | 'within' | 'above' | 'slip';

/** Further from the middle than this, a zero too many or too few is likelier than the price. */
const believable = { min: 0.4, max: 2.5 } as const;

/** How an own rate lies to the area's. */
export function verdictOf({ low, middle, high }: AreaRate, own: number): RateVerdict {
  if (own < middle * believable.min || own > middle * believable.max) return 'slip';
  if (own < low) return 'below';
  return own > high ? 'above' : 'within';
}

export interface RateWanted {
  type: PostType;
  propertyType: PropertyType;
  district: string;
  subDistrict: string;
}
