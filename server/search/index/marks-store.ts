// What a map shows of a search: its posts in the cells of a grid, each by its public point, without one in the middle of its area.
import { sql } from 'kysely';
import { localityById, subDistrictById } from '#server/areas/catalogue.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Asked } from './asked.ts';
import { setsOf } from './counting-store.ts';
import { planSet } from './plan.ts';
import { statisticsOf } from './statistics.ts';

export interface Cell {
  count: number;
  price: number;
  /** The first post of the cell, which has its place: a mean of public points would come too near to a house: decision 0117. */
  post_id: number;
  lat: number;
  lng: number;
  /** Where all of the cell say no more than this area. */
  area: string | null;
  south: number;
  west: number;
  north: number;
  east: number;
  /** Posts in all cells. */
  total: number;
  /** How many cells there are. */
  cells: number;
}

/** Posts of which a map is made at most: with more its counts are of these. */
const postsMax = 100_000;

const middles = [...subDistrictById.values(), ...localityById.values()].flatMap(({ id, lat, lng }) =>
  lat === undefined || lng === undefined ? [] : [{ id, lat, lng }],
);
const middleRows = sql`unnest(${middles.map(({ id }) => id)}::text[], ${middles.map(({ lat }) => lat)}::float8[], ${middles.map(({ lng }) => lng)}::float8[])`;

/** Cells of `step` degrees from west to east, the fullest first; a degree to the north is longer. */
export async function readMarks(db: Db, asked: Asked, step: number, max: number): Promise<Cell[]> {
  const set = planSet(await statisticsOf(db), asked);
  const { all } = setsOf(set, postsMax, 0, true);
  const { rows } = await sql<Cell>`
    with middles (id, lat, lng) as materialized (select * from ${middleRows} m),
    found as (select p.post_id, p.public_point as at, p.sub_district, p.locality, p.total_price as price ${all} limit ${postsMax}),
    placed as (
      select f.post_id, f.price,
        case when f.at is null then coalesce(l.id, s.id) end as area,
        coalesce(f.at[1], l.lat, s.lat) as lat, coalesce(f.at[0], l.lng, s.lng) as lng
      from found f left join middles l on f.at is null and l.id = f.locality left join middles s on f.at is null and s.id = f.sub_district
    )
    select count(*)::int as count, min(price)::float8 as price, min(post_id)::int as post_id,
      case when count(area) = count(*) and min(area) = max(area) then min(area) end as area,
      (array_agg(lat order by post_id))[1] as lat, (array_agg(lng order by post_id))[1] as lng,
      min(lat) as south, min(lng) as west, max(lat) as north, max(lng) as east,
      (sum(count(*)) over ())::int as total, (count(*) over ())::int as cells
    from placed where lat is not null
    group by floor(lng / ${step}::float8), floor(lat / ${step * 0.9}::float8) order by count desc, post_id limit ${max}`.execute(db);
  return rows;
}
