// Writes where live posts are for everyone, beside what maps are filtered by most.
import { sql } from 'kysely';
import { localityById } from '#server/areas/catalogue.ts';
import { middleOf } from '#server/areas/pin-place.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { FilterColumns } from '#server/search/index/filter-terms.ts';
import { cellCode } from './cell-codes.ts';

/** Of a place in degrees, as exact as public points are. */
export const units = 100_000;

type Placed = FilterColumns & { post_id: number };

/** Where a post is for everyone: its public point, otherwise the middle of its area. */
function placeOf(post: Placed): object[] {
  const { post_id, type, public_point: point, locality, total_price, property_type, bedrooms, district, sub_district } = post;
  const at = point ? { lat: point.y, lng: point.x } : middleOf(post);
  // An imported post may say its district only, which has no mark.
  if (!at || (!point && sub_district === '')) return [];
  const area = point ? null : localityById.get(locality ?? '')?.lat === undefined ? sub_district : locality;
  const [lat, lng] = [Math.round(at.lat * units), Math.round(at.lng * units)];
  return [{ post_id, type, cell: cellCode(at), lat, lng, area, total_price, property_type, bedrooms, district, sub_district }];
}

const columns = ['type', 'cell', 'lat', 'lng', 'area', 'total_price', 'property_type', 'bedrooms', 'district', 'sub_district'] as const;
const columnsOf = (row: string) => sql.join(columns.map((column) => sql.ref(`${row}.${column}`)));

/** Writes where posts are that have words; what was written before is replaced, and left alone where it is the same. */
export async function writePlaces(db: Db, posts: readonly Placed[]): Promise<void> {
  const places = posts.flatMap(placeOf);
  await sql`
    insert into post_places (post_id, ${sql.join(columns.map((column) => sql.ref(column)))})
    select p.post_id, ${columnsOf('p')} from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (post_id bigint, type text, cell integer, lat integer,
      lng integer, area text, total_price bigint, property_type text, bedrooms smallint, district text, sub_district text)
    join post_words w using (post_id)
    on conflict (post_id) do update set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
    where (${columnsOf('post_places')}) is distinct from (${columnsOf('excluded')})`.execute(db);
  if (places.length === posts.length) return;
  const unplaced = posts.filter((post) => placeOf(post).length === 0).map(({ post_id }) => post_id);
  await sql`delete from post_places where post_id = any(${unplaced}::bigint[])`.execute(db);
}
