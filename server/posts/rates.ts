// The usual rate of an area: what live posts of a kind ask there, in taka per sqft (rent: a month) or, for land, per katha.
import type { PropertyType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { isSlip } from '#contracts/posts/rate-verdict.ts';
import type { SimilarPrices } from '#contracts/posts/similar-prices.ts';
import type { AreaRate, RateQuery, SoldTimes, UsualRate } from '#contracts/posts/usual-rate.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PostRow } from './card.ts';
import { findLastPrices } from './lifecycle/price-store.ts';
import { isPriceMoved } from './rules.ts';
import { readRates, readRatesOfMany, readSoldTimes, type Rated, type Rates, readSimilarPrices } from './rate-store.ts';

/** What a price of this kind is divided by, and in which unit the rate is told. */
export const measureOf = (kind: PropertyType) =>
  kind === 'land' ? ({ of: 'land_sqft', per: 'katha', unit: limits.land.kathaSqft } as const) : ({ of: 'size_sqft', per: 'sqft', unit: 1 } as const);

/** Nothing rather than a rate of too few. */
const enough = ({ count, quartiles }: Rates) => (count < limits.posts.ratePostsMin ? null : quartiles);

type Like = Pick<PostRow, 'type' | 'property_type' | 'sub_district' | 'district'> & { locality?: string | null | undefined };

/** What `read` finds in the neighbourhood, otherwise in the sub-district, otherwise in the district, otherwise nothing. */
async function readAround<T>(
  { type, property_type, locality, sub_district, district }: Like,
  read: (place: string, rated: Rated) => Promise<T | null>,
): Promise<(T & Pick<AreaRate, 'area' | 'per'>) | null> {
  const { of, per } = measureOf(property_type);
  const around = [
    ['locality', 'locality', locality] as const,
    ['subDistrict', 'sub_district', sub_district] as const,
    ['district', 'district', district] as const,
  ];
  for (const [area, column, place] of around) {
    const found = place ? await read(place, { type, property_type, area: column, of }) : null;
    if (found) return { ...found, per, area };
  }
  return null;
}

const inUnit = ([low, middle, high]: [number, number, number], unit: number) => ({ low: low * unit, middle: middle * unit, high: high * unit });

/** What posts like it ask around there; without `except` where it is a post itself that is judged. */
const rateAround = (db: Db, like: Like, except?: PostRow): Promise<AreaRate | null> =>
  readAround(like, async (place, rated) => {
    const rates = await readRates(db, place, { ...rated, except });
    const quartiles = enough(rates);
    return quartiles && { count: rates.count, ...inUnit(quartiles, measureOf(like.property_type).unit) };
  });

/** How soon posts of a kind were sold or let around a place, and what they had asked; nothing where too few were. */
export const readSold = (db: Db, { type, propertyType, district, subDistrict, locality }: RateQuery): Promise<SoldTimes | null> =>
  readAround({ type, property_type: propertyType, district, sub_district: subDistrict, locality }, async (place, rated) => {
    const { count, quartiles, daysLow, daysHigh } = await readSoldTimes(db, place, rated);
    if (count < limits.posts.soldPostsMin || !quartiles) return null;
    return { count, daysLow, daysHigh, ...inUnit(quartiles, measureOf(propertyType).unit) };
  });

/** The posts behind the usual rate of this one, nearest in size; nothing where it has no size, or too few ask anything. */
export async function readPricesLike(db: Db, post: PostRow): Promise<SimilarPrices | null> {
  const { of, unit } = measureOf(post.property_type);
  const size = post[of];
  if (!size) return null;
  const found = await readAround(post, async (place, rated) => {
    const rows = await readSimilarPrices(db, place, { ...rated, except: post });
    return rows.length < limits.posts.ratePostsMin ? null : { posts: rows.map((row) => ({ ...row, rate: row.rate * unit })) };
  });
  return found && { ...found, own: (post.total_price / size) * unit };
}

/** What posts of a kind ask around a place. */
export const readAreaRate = (db: Db, { type, propertyType, district, subDistrict, locality }: RateQuery): Promise<AreaRate | null> =>
  rateAround(db, { type, property_type: propertyType, district, sub_district: subDistrict, locality });

/** What posts like this one ask, and what it asks itself; nothing where it has no size. */
export async function readUsualRate(db: Db, post: PostRow): Promise<UsualRate | null> {
  const { of, unit } = measureOf(post.property_type);
  const size = post[of];
  const rate = size ? await rateAround(db, post, post) : null;
  return rate && size ? { ...rate, own: (post.total_price / size) * unit } : null;
}

/** What flats for sale ask per sqft in each of these sub-districts; those where too few say it are left out. */
export async function readFlatRates(db: Db, subDistricts: readonly string[]): Promise<Map<string, { low: number; high: number }>> {
  const found = await readRatesOfMany(db, subDistricts, { type: 'sell', property_type: 'apartment', area: 'sub_district', of: 'size_sqft' });
  return new Map(
    [...found].flatMap(([place, rates]) => {
      const quartiles = enough(rates);
      return quartiles ? [[place, { low: quartiles[0], high: quartiles[2] }] as const] : [];
    }),
  );
}

/** Those of these posts whose rate is so far from what others ask around there that a zero too many or too few is likely. */
export async function findFarPriced(db: Db, posts: readonly PostRow[]): Promise<Set<string>> {
  const far = new Set<string>();
  const kinds = Map.groupBy(posts, ({ type, property_type }) => `${type} ${property_type}`);
  for (const alike of kinds.values()) {
    const inLocality = await middlesIn(db, alike, 'locality');
    const inSub = await middlesIn(db, alike, 'sub_district');
    const elsewhere = alike.filter(({ sub_district }) => !inSub.has(sub_district));
    const inDistrict = await middlesIn(db, elsewhere, 'district');
    for (const post of alike) {
      const size = post[measureOf(post.property_type).of];
      const middle = inLocality.get(post.locality ?? '') ?? inSub.get(post.sub_district) ?? inDistrict.get(post.district);
      if (size && middle !== undefined && isSlip(middle, post.total_price / size)) far.add(post.id);
    }
  }
  return far;
}

/** Those of these posts that wait with a price far from the one that staff approved. */
export async function findPriceMoved(db: Db, posts: readonly PostRow[]): Promise<Set<string>> {
  const waiting = posts.filter(({ state, edited }) => state === 'pending' && edited);
  const approved = await findLastPrices(
    db,
    waiting.map(({ id }) => id),
  );
  return new Set(waiting.filter((post) => isPriceMoved(post, approved.get(post.id))).map(({ id }) => id));
}

/** The middle of what posts of one kind ask in each of their areas; areas where too few say it are left out. */
async function middlesIn(db: Db, alike: readonly PostRow[], area: 'locality' | 'sub_district' | 'district'): Promise<Map<string, number>> {
  const [first] = alike;
  if (!first) return new Map();
  const { type, property_type } = first;
  const places = [...new Set(alike.flatMap((post) => post[area] ?? []))];
  if (places.length === 0) return new Map();
  const found = await readRatesOfMany(db, places, { type, property_type, area, of: measureOf(property_type).of });
  return new Map(
    [...found].flatMap(([place, rates]) => {
      const quartiles = enough(rates);
      return quartiles ? [[place, quartiles[1]] as const] : [];
    }),
  );
}

export interface CountedRate {
  per: AreaRate['per'];
  count: number;
  quartiles: Pick<AreaRate, 'low' | 'middle' | 'high'> | null;
}

/** What posts of a kind ask in each of these areas of one level, without looking around; the quartiles are null where too few say it. */
export async function readAreaRates(
  db: Db,
  places: readonly string[],
  { type, propertyType, area }: Pick<RateQuery, 'type' | 'propertyType'> & { area: 'locality' | 'sub_district' | 'district' | 'division' },
): Promise<Map<string, CountedRate>> {
  const { of, per, unit } = measureOf(propertyType);
  const found = await readRatesOfMany(db, places, { type, property_type: propertyType, area, of });
  return new Map(
    [...found].map(([place, rates]) => {
      const [low = 0, middle = 0, high = 0] = (enough(rates) ?? []).map((rate) => rate * unit);
      return [place, { per, count: rates.count, quartiles: enough(rates) && { low, middle, high } }] as const;
    }),
  );
}
