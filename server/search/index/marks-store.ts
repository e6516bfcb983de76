// What a map shows of a search: its posts in the cells of a grid, each by its public point, without one in the middle of its area.
import { sql } from 'kysely';
import { cellHeight } from '#contracts/maps/map-search.ts';
import { localityById, subDistrictById } from '#server/areas/catalogue.ts';
import type { Db } from '#server/platform/database/database.ts';
import { faceting } from '#server/search/tuning.ts';
import type { Asked } from './asked.ts';
import { planStep } from './plan.ts';
import { newestFirst, sampledSets } from './sample-store.ts';
import { statisticsOf } from './statistics.ts';

export interface Cell {
  /** Its place in the grid. */
  row: number;
  column: number;
  count: number;
  price: number;
  /** The first post of the cell, which has its place: a mean of public points would come too near to a house: decision 0117. */
  post_id: number;
  lat: number;
  lng: number;
  /** Where all of the cell say no more than this area. */
  area: string | null;
}

export interface Cells {
  cells: readonly Cell[];
  /** Whether all posts are in one. */
  isWhole: boolean;
  /** How many posts there may be for each that is in one. */
  each: number;
}

const middles = [...subDistrictById.values(), ...localityById.values()].flatMap(({ id, lat, lng }) =>
  lat === undefined || lng === undefined ? [] : [{ id, lat, lng }],
);
const middleRows = sql`unnest(${middles.map(({ id }) => id)}::text[], ${middles.map(({ lat }) => lat)}::float8[], ${middles.map(({ lng }) => lng)}::float8[])
  as m (id, lat, lng)`;
const readColumns = ['post_id', 'public_point', 'sub_district', 'locality', 'total_price'];

/** Cells of `step` degrees from west to east; a degree to the north is longer. Of very many posts those of the newest. */
export async function readCells(db: Db, asked: Asked, step: number): Promise<Cells> {
  const { sample } = faceting;
  const plan = planStep(await statisticsOf(db), asked, 'recent');
  const { newest, all, isAlongIndex } = sampledSets(plan, sample, readColumns);
  const order = isAlongIndex ? sql`order by ${newestFirst}` : sql``;
  let found: (Cell & { counted: number })[] = [];
  for (const from of [...newest, all]) {
    const { rows } = await sql<Cell & { counted: number }>`
      with middles as materialized (select * from ${middleRows}),
      found as materialized (
        select p.post_id, p.public_point as at, p.sub_district, p.locality, p.total_price as price ${from} ${order} limit ${sample}
      ),
      placed as (
        select f.post_id, f.price, case when f.at is null then coalesce(l.id, s.id) end as area,
          coalesce(f.at[1], l.lat, s.lat) as lat, coalesce(f.at[0], l.lng, s.lng) as lng
        from found f left join middles l on f.at is null and l.id = f.locality left join middles s on f.at is null and s.id = f.sub_district
      )
      select floor(lat / ${step * cellHeight}::float8)::int as row, floor(lng / ${step}::float8)::int as column, count(*)::int as count, min(price)::float8 as price,
        min(post_id)::int as post_id, (array_agg(lat order by post_id))[1] as lat, (array_agg(lng order by post_id))[1] as lng,
        case when count(area) = count(*) and min(area) = max(area) then min(area) end as area, (select count(*)::int from found) as counted
      from placed where lat is not null group by 1, 2`.execute(db);
    found = rows;
    if ((rows[0]?.counted ?? 0) >= sample) break;
  }
  const counted = found[0]?.counted ?? 0;
  const isWhole = counted < sample;
  return { cells: found, isWhole, each: isWhole ? 1 : Math.max(1, plan.expected / counted) };
}
