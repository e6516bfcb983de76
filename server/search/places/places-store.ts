// Where live posts are for everyone, in an index of its own beside what maps are filtered by: the marks of most maps without reading a post.
import { sql } from 'kysely';
import { cellHeight } from '#contracts/maps/map-search.ts';
import type { Db } from '#server/platform/database/database.ts';
import { and, partsOf } from '#server/search/index/conditions-store.ts';
import type { Part } from '#server/search/index/filters.ts';
import { marking } from './marking.ts';
import { units } from './places-writing-store.ts';
import { type PlacesPlan, shardsFirst, shardsNext } from './places-plan.ts';

/** Programs before this version of the index wrote no places. */
export const placesSince = 22;

const known = new WeakMap<Db, number>();

/** Whether all posts have been written with their places, which it takes a job some time to do after an update. */
export async function hasPlaces(db: Db, now = Date.now()): Promise<boolean> {
  if ((known.get(db) ?? 0) > now) return true;
  const { rows } = await sql<{ is: boolean }>`select not exists (select from post_words where version < ${placesSince}) as is`.execute(db);
  const isWhole = rows[0]?.is ?? false;
  if (isWhole) known.set(db, now + marking.rememberedMs);
  return isWhole;
}

export interface PlacesCell {
  row: number;
  column: number;
  count: number;
  price: number;
  post_id: number;
  area: string | null;
}

function from({ type, box, cells, compared }: PlacesPlan, first: number, end: number): Part {
  const inBox = box
    ? [
        sql`p.lat >= ${box.south * units}::float8 and p.lat <= ${box.north * units}::float8`,
        sql`p.lng >= ${box.west * units}::float8 and p.lng <= ${box.east * units}::float8`,
      ]
    : [];
  const some = sql`p.type = ${type} and p.shard = any(${Array.from({ length: end - first }, (_, at) => first + at)}::smallint[])`;
  const rest = and([...inBox, ...partsOf(compared)]);
  if (!cells) return sql`from post_places p where ${some} and ${rest}`;
  // The offset keeps the planner from another index.
  return sql`from unnest(${cells.map((cell) => cell.first)}::int[], ${cells.map((cell) => cell.last)}::int[]) c (first, last)
    cross join lateral (select p.* from post_places p where ${some} and p.cell between c.first and c.last offset 0) p where ${rest}`;
}

async function readShards(db: Db, plan: PlacesPlan, step: number, first: number, end: number): Promise<PlacesCell[]> {
  const { rows } = await sql<PlacesCell>`
    select floor(p.lat / ${units}::float8 / ${step * cellHeight}::float8)::int as row, floor(p.lng / ${units}::float8 / ${step}::float8)::int as column,
      count(*)::int as count, min(p.total_price)::float8 as price, min(p.post_id)::int as post_id,
      case when count(p.area) = count(*) and min(p.area) = max(p.area) then min(p.area) end as area
    ${from(plan, first, end)} group by 1, 2`.execute(db);
  return rows;
}

const countIn = (cells: readonly PlacesCell[]): number => cells.reduce((sum, { count }) => sum + count, 0);

/** The cells of a grid with the posts of as many shards as hold enough, and how many shards those are. */
export async function readPlaces(db: Db, plan: PlacesPlan, step: number, enough: number): Promise<{ cells: PlacesCell[]; read: number }> {
  const first = shardsFirst(plan, enough);
  const cells = await readShards(db, plan, step, 0, first);
  const read = shardsNext(first, countIn(cells), enough);
  // In the other shards the same cells come again.
  if (read > first) cells.push(...(await readShards(db, plan, step, first, read)));
  return { cells, read };
}

/** Where these posts are, in degrees. */
export async function findPlaces(db: Db, ids: readonly number[]): Promise<Map<number, { lat: number; lng: number }>> {
  const { rows } = await sql<{ post_id: number; lat: number; lng: number }>`
    select post_id, lat, lng from post_places where post_id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ post_id, lat, lng }) => [post_id, { lat: lat / units, lng: lng / units }]));
}
