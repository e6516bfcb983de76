// What posts usually ask for a square foot, so that a list can end with prices that cannot be meant.
import { sql } from 'kysely';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A rate below a third or above five times of the usual one is odd. */
const oddPrices = { below: 3, above: 5, rememberedMs: 3_600_000 } as const;

/** What a post asks for a square foot, and among which posts that is compared. */
export interface AskedRate {
  among: string;
  rate: number | null;
}

/** The middle of what posts of one purpose and type ask in one sub-district. */
export type UsualRates = ReadonlyMap<string, number>;

export const amongAlike = sql<string>`p.type || ' ' || p.property_type || ' ' || p.sub_district`;
export const rateOfPost = sql<number | null>`p.total_price::float8 / nullif(case when p.property_type = 'land' then p.land_sqft else p.size_sqft end, 0)`;

const known = new WeakMap<Db, { rates: UsualRates; until: number }>();

/** Reads them again; where an owner posts one rate many times, it counts once. Sub-districts where too few say it are left out. */
export async function renewUsualRates(db: Db): Promise<UsualRates> {
  const { rows } = await sql<{ among: string; middle: number }>`
    select among, percentile_cont(0.5) within group (order by rate) as middle
    from (
      select distinct p.owner_id, ${amongAlike} as among, ${rateOfPost} as rate
      from posts p where p.listed and p.posted_at > now() - make_interval(days => ${limits.posts.rateDays})
    ) apart
    where rate > 0 group by among having count(*) >= ${limits.posts.ratePostsMin}`.execute(db);
  const rates = new Map(rows.map(({ among, middle }) => [among, middle]));
  known.set(db, { rates, until: Date.now() + oddPrices.rememberedMs });
  return rates;
}

/** As they were read last, none at first: no search waits for them. */
export function usualRates(db: Db, now = Date.now()): UsualRates {
  const read = known.get(db) ?? { rates: new Map<string, number>(), until: 0 };
  if (read.until <= now) {
    known.set(db, { ...read, until: now + oddPrices.rememberedMs });
    // Without them the list is in its other order.
    renewUsualRates(db).catch(() => undefined);
  }
  return read.rates;
}

/** Whether a price is so far from what others ask that it is hardly meant. */
export function isOddlyPriced(rates: UsualRates, { among, rate }: AskedRate): boolean {
  const middle = rates.get(among);
  return middle !== undefined && rate !== null && (rate * oddPrices.below < middle || rate > middle * oddPrices.above);
}
