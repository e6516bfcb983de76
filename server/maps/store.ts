// SQL of what the map shows: one query, whose work for each area ends at a number of posts and needs nothing but an index.
import { sql, type RawBuilder } from 'kysely';
import type { PostType, PropertyType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';

const { rateDays, ratePostsMax } = limits.posts;
const { countMax } = limits.search;

export interface AreaFigures {
  id: string;
  /** One more than `countMax` where there are more. */
  count: number;
  /** Posts that say a rate, and the median of it per sqft. */
  rated: number;
  middle: number | null;
}

export interface Asked {
  type: PostType;
  propertyType: PropertyType | undefined;
  /** Whose rate is told, and what its price is divided by. */
  rateOf: PropertyType;
  of: 'size_sqft' | 'land_sqft';
}

/** The figures of areas of one level. Equal posts count once for the rate: who posts one home many times has one say. */
function figuresOf(ids: readonly string[], level: 'district' | 'sub_district', { type, propertyType, rateOf, of }: Asked): RawBuilder<AreaFigures> {
  const [area, size] = [sql.ref(level), sql.ref(of)];
  const kind = propertyType ? sql`and property_type = ${propertyType}` : sql``;
  return sql`
    select wanted.id, counted.count, asked.rated, asked.middle
    from unnest(${ids}::text[]) as wanted (id)
    cross join lateral (
      select count(*)::int as count
      from (select from posts where listed and type = ${type} and ${area} = wanted.id ${kind} limit ${countMax + 1}) found
    ) counted
    cross join lateral (
      select count(*)::int as rated, percentile_cont(0.5) within group (order by rate) as middle
      from (
        select distinct total_price, ${size}, total_price::float8 / ${size}::float8 as rate
        from (
          select total_price, ${size}
          from posts
          where listed and type = ${type} and ${area} = wanted.id and property_type = ${rateOf}
            and posted_at > now() - make_interval(days => ${rateDays}) and ${size} > 0
          order by posted_at desc
          limit ${ratePostsMax}
        ) newest
      ) apart
    ) asked`;
}

export async function readFigures(db: Db, districts: readonly string[], subDistricts: readonly string[], asked: Asked): Promise<Map<string, AreaFigures>> {
  const { rows } = await sql<AreaFigures & { level: string }>`
    select 'district' as level, * from (${figuresOf(districts, 'district', asked)}) d
    union all
    select 'subDistrict' as level, * from (${figuresOf(subDistricts, 'sub_district', asked)}) s`.execute(db);
  return new Map(rows.map(({ level, ...figures }) => [`${level} ${figures.id}`, figures]));
}
