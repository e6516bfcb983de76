// SQL of what posts ask: the one query behind every usual rate.
import { sql, type RawBuilder } from 'kysely';
import type { PostType, PropertyType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PostRow } from './card.ts';

const { rateDays, ratePostsMax, similarPricesMax } = limits.posts;
const { soldWithinDays } = limits.areaGuides;

export interface Rated {
  type: PostType;
  property_type: PropertyType;
  area: 'locality' | 'sub_district' | 'district' | 'division';
  /** What the price is divided by. */
  of: 'size_sqft' | 'land_sqft';
  /** Left out, with its owner's posts of the same size: they count as reposts. */
  except?: PostRow | undefined;
}

export interface Rates {
  count: number;
  /** Lower quartile, median, upper quartile; null without any post. */
  quartiles: [number, number, number] | null;
}

/** The newest live posts in `place` with their `rate`. */
function newestIn(place: RawBuilder<unknown>, { type, property_type, area, of, except }: Rated): RawBuilder<unknown> {
  const size = sql.ref(of);
  const others = except ? sql`and post_id <> ${except.post_id} and not (owner_id = ${except.owner_id} and ${size} = ${except[of]})` : sql``;
  return sql`
    select owner_id, post_id, state, title, total_price, posted_at, ${size} as size, total_price::float8 / ${size}::float8 as rate
    from posts
    where listed and type = ${type} and ${sql.ref(area)} = ${place} and property_type = ${property_type}
      and posted_at > now() - make_interval(days => ${rateDays}) and ${size} > 0 ${others}
    order by posted_at desc
    limit ${ratePostsMax}`;
}

/** The quartiles of the newest live posts in `place`. Someone who posts one rate many times counts once. */
const quartilesIn = (place: RawBuilder<unknown>, rated: Rated): RawBuilder<Rates> => sql`
  select count(*)::int as count, percentile_cont(array[0.25, 0.5, 0.75]) within group (order by rate) as quartiles
  from (select distinct owner_id, rate from (${newestIn(place, rated)}) newest) apart`;

export interface PricedLike {
  PostID: number;
  postTitle: string;
  /** By the measure that was asked for: taka per sqft. */
  rate: number;
  totalPrice: number;
  postDate: string;
}

/** Of the newest live posts in `place` those nearest in size to `except`, cheapest first. */
export async function readSimilarPrices(db: Db, place: string, rated: Rated & { except: PostRow }): Promise<PricedLike[]> {
  const size = rated.except[rated.of];
  const { rows } = await sql<{ post_id: number; title: string; rate: number; total_price: number; posted_at: Date }>`
    select post_id, title, rate, total_price, posted_at
    from (
      select * from (
        select distinct on (owner_id, rate) * from (${newestIn(sql`${place}`, rated)}) newest where state = 'approved' order by owner_id, rate, posted_at desc
      ) apart
      order by abs(ln(size::float8 / ${size}::float8)), post_id
      limit ${similarPricesMax}
    ) nearest
    order by rate, post_id`.execute(db);
  return rows.map(({ post_id, title, rate, total_price, posted_at }) => ({
    PostID: post_id,
    postTitle: title,
    rate,
    totalPrice: total_price,
    postDate: posted_at.toISOString(),
  }));
}

export interface SoldLately extends Rates {
  daysLow: number;
  daysHigh: number;
}

/** What posts in `place` that were sold or let lately had asked, and for how many days they had been live. Equal ones of one owner count once. */
export async function readSoldTimes(db: Db, place: string, { type, property_type, area, of }: Rated): Promise<SoldLately> {
  const size = sql.ref(of);
  const { rows } = await sql<Rates & { days: [number, number] | null }>`
    select count(*)::int as count,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by rate) as quartiles,
      percentile_cont(array[0.25, 0.75]) within group (order by days) as days
    from (
      select distinct owner_id, total_price::float8 / ${size}::float8 as rate,
        round(extract(epoch from sold_at - coalesce(approved_at, posted_at)) / 86400)::float8 as days
      from posts
      where state in ('sold', 'rented') and sold_at > now() - make_interval(days => ${soldWithinDays})
        and sold_at > coalesce(approved_at, posted_at) and type = ${type} and ${sql.ref(area)} = ${place}
        and property_type = ${property_type} and ${size} > 0
    ) sold`.execute(db);
  const { count = 0, quartiles = null, days = null } = rows[0] ?? {};
  return { count, quartiles, daysLow: days?.[0] ?? 0, daysHigh: days?.[1] ?? 0 };
}

export async function readRates(db: Db, place: string, rated: Rated): Promise<Rates> {
  const { rows } = await quartilesIn(sql`${place}`, rated).execute(db);
  return rows[0] ?? { count: 0, quartiles: null };
}

/** The same of many places at once. */
export async function readRatesOfMany(db: Db, places: readonly string[], rated: Rated): Promise<Map<string, Rates>> {
  const { rows } = await sql<Rates & { place: string }>`
    select wanted.place, found.count, found.quartiles
    from unnest(${places}::text[]) as wanted (place) cross join lateral (${quartilesIn(sql`wanted.place`, rated)}) found`.execute(db);
  return new Map(rows.map(({ place, ...rates }) => [place, rates]));
}
