// What a map shows of a search: its posts in the cells of a grid, each by its public point, without one in the middle of its area.
// Mostly the index of places knows them; where words or other filters are asked for, lexemes and posts are read.
import { type RawBuilder, sql } from 'kysely';
import { type Bounds, boundsOf, cellHeight, isWithinBounds } from '#contracts/maps/map-search.ts';
import { localityById, subDistrictById } from '#server/areas/catalogue.ts';
import type { Db } from '#server/platform/database/database.ts';
import { planPlaces, type PlacesPlan, shards } from '#server/search/places/places-plan.ts';
import { findPlaces, hasPlaces, type PlacesCell, readPlaces } from '#server/search/places/places-store.ts';
import { faceting } from '#server/search/tuning.ts';
import type { Asked } from './asked.ts';
import { planStep } from './plan.ts';
import { newestFirst, sampledSets } from './sample-store.ts';
import type { Statistics } from './lexeme-store.ts';
import { statisticsOf } from './statistics.ts';

/** Its first post has the place of a cell: a mean of public points would come too near to a house: decision 0117. */
export type Cell = PlacesCell & { lat: number; lng: number };

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
/** The middles in a window; posts elsewhere were not asked for. */
function middlesIn(box: Bounds | undefined): RawBuilder<unknown> {
  const near = box ? middles.filter(({ lat, lng }) => isWithinBounds({ lat: lat ?? 0, lng: lng ?? 0 }, box)) : middles;
  return sql`unnest(${near.map(({ id }) => id)}::text[], ${near.map(({ lat }) => lat)}::float8[], ${near.map(({ lng }) => lng)}::float8[]) as m (id, lat, lng)`;
}

const readColumns = ['post_id', 'public_point', 'sub_district', 'locality', 'total_price'];

/** The same cells of two grids of one step, or two by two, the cell of the first post with its place. */
export function joinedCells<T extends PlacesCell>(cells: readonly T[], by: 1 | 2): T[] {
  const wide = new Map<string, T>();
  for (const cell of cells) {
    const [row, column] = [Math.floor(cell.row / by), Math.floor(cell.column / by)];
    const known = wide.get(`${row} ${column}`);
    const first = known && known.post_id < cell.post_id ? known : cell;
    const count = cell.count + (known?.count ?? 0);
    const price = Math.min(cell.price, known?.price ?? cell.price);
    wide.set(`${row} ${column}`, { ...first, row, column, count, price, area: !known || known.area === cell.area ? cell.area : null });
  }
  return [...wide.values()];
}

async function byPlaces(db: Db, plan: PlacesPlan, step: number): Promise<Cells> {
  const { sample } = faceting;
  const found = await readPlaces(db, plan, step, sample);
  const cells = joinedCells(found.cells, 1);
  const places = await findPlaces(
    db,
    cells.map(({ post_id }) => post_id),
  );
  const isWhole = found.read === shards && cells.reduce((sum, { count }) => sum + count, 0) < sample;
  return {
    cells: cells.flatMap((cell) => {
      const at = places.get(cell.post_id);
      return at ? [{ ...cell, ...at }] : [];
    }),
    isWhole,
    each: shards / found.read,
  };
}

/** Cells of `step` degrees from west to east; a degree to the north is longer. Of very many posts those of a share. */
export async function readCells(db: Db, asked: Asked, step: number, bounds: string | undefined): Promise<Cells> {
  const statistics = await statisticsOf(db);
  const plan = planPlaces(statistics, asked, bounds);
  if (plan && (await hasPlaces(db))) return byPlaces(db, plan, step);
  return byPosts(db, statistics, asked, step, bounds === undefined ? undefined : boundsOf(bounds));
}

/** By lexemes and posts. Of very many the newest. */
async function byPosts(db: Db, statistics: Statistics, asked: Asked, step: number, box: Bounds | undefined): Promise<Cells> {
  const { sample } = faceting;
  const plan = planStep(statistics, asked, 'recent');
  const { newest, all, isAlongIndex } = sampledSets(plan, sample, readColumns);
  const order = isAlongIndex ? sql`order by ${newestFirst}` : sql``;
  let found: (Cell & { counted: number })[] = [];
  for (const from of [...newest, all]) {
    const { rows } = await sql<Cell & { counted: number }>`
      with middles as materialized (select * from ${middlesIn(box)}),
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
