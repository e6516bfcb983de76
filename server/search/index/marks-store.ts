// What a map shows of a search: its posts in the cells of a grid, by their public points; those without one by their areas.
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Asked } from './asked.ts';
import { setsOf } from './counting-store.ts';
import { planSet } from './plan.ts';
import { statisticsOf } from './statistics.ts';

export interface Cell {
  count: number;
  price: number;
  post_id: number;
  lat: number;
  lng: number;
  south: number;
  west: number;
  north: number;
  east: number;
}

export interface AreaCell {
  count: number;
  price: number;
  sub_district: string;
  locality: string | null;
}

/** Posts of which a map is made at most: with more its counts are of these. */
const postsMax = 100_000;

/** Cells of `step` degrees from west to east; a degree to the north is longer. */
export async function readMarks(db: Db, asked: Asked, step: number, max: number): Promise<{ cells: Cell[]; areas: AreaCell[] }> {
  const set = planSet(await statisticsOf(db), asked);
  const { all } = setsOf(set, postsMax, 0, true);
  const found = sql`(select p.post_id, p.public_point as at, p.sub_district, p.locality, p.total_price as price ${all} limit ${postsMax})`;
  const [cells, areas] = await Promise.all([
    sql<Cell>`select count(*)::int as count, min(price)::float8 as price, min(post_id)::int as post_id,
        avg(at[1]) as lat, avg(at[0]) as lng, min(at[1]) as south, min(at[0]) as west, max(at[1]) as north, max(at[0]) as east
      from ${found} m where at is not null
      group by floor(at[0] / ${step}::float8), floor(at[1] / ${step * 0.9}::float8) order by count desc, post_id limit ${max}`.execute(db),
    sql<AreaCell>`select count(*)::int as count, min(price)::float8 as price, sub_district, locality
      from ${found} m where at is null group by sub_district, locality order by count desc limit ${max}`.execute(db),
  ]);
  return { cells: cells.rows, areas: areas.rows };
}
