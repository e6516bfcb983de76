// SQL of the guides of areas: what live posts of an area say, and what was measured of them month by month.
import { sql } from 'kysely';
import type { PostType, PropertyType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type PostRow, selectPosts } from '#server/posts/card.ts';

const { rateDays, ratePostsMin } = limits.posts;
const { monthsShown, soldWithinDays } = limits.areaGuides;

/** The columns of posts by the level of the area that they name. */
export const columns = { division: 'division', district: 'district', subDistrict: 'sub_district', locality: 'locality' } as const;
export type Level = keyof typeof columns;

export interface AskedArea {
  level: Level;
  id: string;
}

const liesIn = ({ level, id }: AskedArea) => sql<boolean>`${sql.ref(columns[level])} = ${id}`;

export interface OfferedRow {
  type: PostType;
  /** Both null in the row of all kinds. */
  property_type: PropertyType | null;
  bedrooms: number | null;
  count: number;
  middle: number;
}

/** Live posts of each type: all, by kind, and homes by bedrooms. */
export async function readOffered(db: Db, area: AskedArea): Promise<OfferedRow[]> {
  const { rows } = await sql<OfferedRow>`
    select type, property_type, bedrooms, count(*)::int as count, percentile_cont(0.5) within group (order by total_price::float8) as middle
    from posts where listed and state = 'approved' and ${liesIn(area)}
    group by grouping sets ((type), (type, property_type), (type, bedrooms))
    having grouping(bedrooms) = 1 or bedrooms > 0
    order by type, count(*) desc, property_type, bedrooms`.execute(db);
  return rows;
}

/** How many of the live posts to rent say whom they welcome, and how many of these welcome families and bachelors. */
export async function readTenants(db: Db, area: AskedArea): Promise<{ count: number; family: number; bachelor: number }> {
  const welcomes = (kind: string) => sql`count(*) filter (where ${kind} = any(tenants))::int`;
  const { rows } = await sql<{ count: number; family: number; bachelor: number }>`
    select count(*)::int as count, ${welcomes('family')} as family, ${welcomes('bachelor')} as bachelor
    from posts where listed and state = 'approved' and type = 'rent' and ${liesIn(area)} and cardinality(tenants) > 0`.execute(db);
  return rows[0] ?? { count: 0, family: 0, bachelor: 0 };
}

/** For how many days posts that were sold or let lately had been live, by type. */
export async function readDaysLive(db: Db, area: AskedArea): Promise<{ type: PostType; count: number; middle: number }[]> {
  const { rows } = await sql<{ type: PostType; count: number; middle: number }>`
    select type, count(*)::int as count,
      percentile_cont(0.5) within group (order by extract(epoch from sold_at - coalesce(approved_at, posted_at)) / 86400)::float8 as middle
    from posts
    where state in ('sold', 'rented') and sold_at > now() - make_interval(days => ${soldWithinDays})
      and sold_at > coalesce(approved_at, posted_at) and type in ('sell', 'rent') and ${liesIn(area)}
    group by type`.execute(db);
  return rows;
}

/** Live posts of each of these areas of one level. */
export async function countPosts(db: Db, level: Level, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select ${sql.ref(columns[level])} as id, count(*)::int as count
    from posts where listed and state = 'approved' and type in ('sell', 'rent') and ${sql.ref(columns[level])} = any(${ids}::text[])
    group by 1`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Of each type by itself, as the indexes of the newest posts have them. */
const newestOf = (db: Db, { level, id }: AskedArea, type: PostType, max: number): Promise<PostRow[]> =>
  selectPosts(db)
    .where('listed', '=', true)
    .where('state', '=', 'approved')
    .where('type', '=', type)
    .where(`posts.${columns[level]}`, '=', id)
    .orderBy('posted_at', 'desc')
    .orderBy('post_id', 'desc')
    .limit(max)
    .execute();

export async function listNewest(db: Db, area: AskedArea, max: number): Promise<PostRow[]> {
  const [sell, rent] = await Promise.all([newestOf(db, area, 'sell', max), newestOf(db, area, 'rent', max)]);
  return [...sell, ...rent].toSorted((one, other) => other.posted_at.getTime() - one.posted_at.getTime() || other.post_id - one.post_id).slice(0, max);
}

export interface Snapshot {
  /** As `2026-11`. */
  month: string;
  type: PostType;
  property_type: PropertyType;
  count: number;
  low: number;
  middle: number;
  high: number;
}

/** What was measured of an area in the last months, the oldest first. */
export async function readSnapshots(db: Db, { level, id }: AskedArea): Promise<Snapshot[]> {
  const { rows } = await sql<Snapshot>`
    select to_char(month, 'YYYY-MM') as month, type, property_type, count, low, middle, high
    from area_snapshots
    where level = ${level} and area = ${id} and month > date_trunc('month', now()) - make_interval(months => ${monthsShown})
    order by month, type, property_type`.execute(db);
  return rows;
}

/**
 * Measures what posts of every area ask in the month that `day` lies in, by the same rules as the usual rate, and returns how many
 * figures are new. What the month has is left as it is: an area whose posts become enough in its course gets its figure then.
 */
export async function insertSnapshots(db: Db, day: string): Promise<number> {
  const rates = sql`
    select distinct on (owner_id, rate, level, area, type, property_type) *
    from (
      select owner_id, type, property_type, level, area,
        total_price::float8 / (case when property_type = 'land' then land_sqft else size_sqft end)::float8 as rate
      from posts
      cross join lateral (values ('division', division), ('district', district), ('subDistrict', sub_district), ('locality', locality)) places (level, area)
      where listed and type in ('sell', 'rent') and area <> '' and posted_at > now() - make_interval(days => ${rateDays})
        and (case when property_type = 'land' then land_sqft else size_sqft end) > 0
    ) asked`;
  const { numAffectedRows = 0n } = await sql`
    insert into area_snapshots (month, level, area, type, property_type, count, low, middle, high)
    select date_trunc('month', ${day}::date), level, area, type, property_type, count, quartiles[1], quartiles[2], quartiles[3]
    from (
      select level, area, type, property_type, count(*) as count, percentile_cont(array[0.25, 0.5, 0.75]) within group (order by rate) as quartiles
      from (${rates}) apart group by level, area, type, property_type
    ) measured
    where count >= ${ratePostsMin}
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows);
}
