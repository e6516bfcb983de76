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
/** Numbered: comparing numbers is much faster than comparing ids. */
const middleRows = sql`unnest(${middles.map(({ id }) => id)}::text[], ${middles.map(({ lat }) => lat)}::float8[], ${middles.map(({ lng }) => lng)}::float8[])
  with ordinality m (id, lat, lng, number)`;

/** Cells of `step` degrees from west to east, the fullest first; a degree to the north is longer. */
export async function readMarks(db: Db, asked: Asked, step: number, max: number): Promise<Cell[]> {
  const set = planSet(await statisticsOf(db), asked);
  const { all } = setsOf(set, postsMax, 0, true);
  const { rows } = await sql<Cell>`
    with middles as materialized (select id, lat, lng, number::int as number from ${middleRows}),
    found as (select p.post_id, p.public_point as at, p.sub_district, p.locality, p.total_price as price ${all} limit ${postsMax}),
    placed as materialized (
      select f.post_id, f.price, case when f.at is null then coalesce(l.number, s.number) end as area,
        coalesce(f.at[1], l.lat, s.lat) as lat, coalesce(f.at[0], l.lng, s.lng) as lng
      from found f left join middles l on f.at is null and l.id = f.locality left join middles s on f.at is null and s.id = f.sub_district
    ),
    cells as (
      select count(*)::int as count, min(price)::float8 as price, min(post_id) as post_id,
        case when count(area) = count(*) and min(area) = max(area) then min(area) end as area,
        (sum(count(*)) over ())::int as total, (count(*) over ())::int as cells
      from placed where lat is not null
      group by floor(lng / ${step}::float8)::int, floor(lat / ${step * 0.9}::float8)::int order by count(*) desc, min(post_id) limit ${max}
    )
    select c.*, c.post_id::int as post_id, m.id as area, p.lat, p.lng
    from cells c join placed p using (post_id) left join middles m on m.number = c.area
    order by c.count desc, c.post_id`.execute(db);
  return rows;
}
