// SQL of what posts ask: the one query behind every usual rate.
import { sql, type RawBuilder } from 'kysely';
import type { PostType, PropertyType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PostRow } from './card.ts';

const { rateDays, ratePostsMax } = limits.posts;

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

/** The quartiles of the newest live posts in `place`. Someone who posts one rate many times counts once. */
function quartilesIn(place: RawBuilder<unknown>, { type, property_type, area, of, except }: Rated): RawBuilder<Rates> {
  const size = sql.ref(of);
  const others = except ? sql`and post_id <> ${except.post_id} and not (owner_id = ${except.owner_id} and ${size} = ${except[of]})` : sql``;
  return sql`
    select count(*)::int as count, percentile_cont(array[0.25, 0.5, 0.75]) within group (order by rate) as quartiles
    from (
      select distinct owner_id, rate from (
        select owner_id, total_price::float8 / ${size}::float8 as rate
        from posts
        where listed and type = ${type} and ${sql.ref(area)} = ${place} and property_type = ${property_type}
          and posted_at > now() - make_interval(days => ${rateDays}) and ${size} > 0 ${others}
        order by posted_at desc
        limit ${ratePostsMax}
      ) newest
    ) apart`;
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
