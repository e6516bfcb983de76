// Rows of posts become the contract's cards and details here and only here. No phone number is among them.
import { sql, type Selectable } from 'kysely';
import { type FieldOfKind, type PostFieldName, postFieldNames, postFields } from '#contracts/posts/post-fields.ts';
import { listed } from '#contracts/listed.ts';
import { seenIn } from '#contracts/posts/post-shape.ts';
import type { PostCard, PostDetail } from '#contracts/posts/posts.ts';
import { limits } from '#contracts/limits.ts';
import { middleOf } from '#server/areas/pin-place.ts';
import { placeNamed } from '#server/areas/service.ts';
import { pictureJson } from '#server/media/service.ts';
import { pictureShape, type PictureRow } from '#server/media/shape.ts';
import type { Db } from '#server/platform/database/database.ts';
import { columnOf, type ColumnOf, type FieldColumn } from '#server/platform/database/tables/post-columns.ts';
import type { PostsTable } from '#server/platform/database/tables/tables.ts';

/** Where the house is to the metre: no row that the public's answers are made from has it. */
type PinColumn = 'lat' | 'lng' | 'pin_moved';
export type PostRow = Selectable<Omit<PostsTable, PinColumn>> & { pictures: PictureRow[] };
/** With the pin: for the post's owner, for staff, and for what compares versions. */
export type WholePost = Selectable<PostsTable> & { pictures: PictureRow[] };

const fieldColumns = postFieldNames.filter((name) => postFields[name].kind !== 'degrees').map(columnOf) as Exclude<FieldColumn, PinColumn>[];
const otherColumns = listed({
  id: true,
  post_id: true,
  owner_id: true,
  type: true,
  state: true,
  listed: true,
  previous_price: true,
  land_sqft: true,
  public_point: true,
  promotion: true,
  promoted_until: true,
  withdrawn: true,
  untold_approval: true,
  total_price: true,
  update_count: true,
  revision: true,
  reposts: true,
  renewals: true,
  edited: true,
  price_only_revision: true,
  deleted_at: true,
  promotion_requested_at: true,
  first_seen: true,
  decision_reason: true,
  further_reasons: true,
  decision_note: true,
  source_id: true,
  submitted_at: true,
  decided_at: true,
  approved_at: true,
  expires_at: true,
  posted_at: true,
  updated_at: true,
  sold_at: true,
} satisfies Record<Exclude<keyof PostsTable, FieldColumn | PinColumn>, true>);

/** Posts with their pictures in order, in one query; no pin is among them. */
export const selectPosts = (db: Db) => withPictures(db).select([...fieldColumns, ...otherColumns].map((column) => `posts.${column}` as const));

/** The same with the pin. */
export const selectWholePosts = (db: Db) => withPictures(db).selectAll('posts');

function withPictures(db: Db) {
  return db.selectFrom('posts').select(
    sql<PictureRow[]>`coalesce((
        select json_agg(${pictureJson('k', 'i')} order by i.position)
        from post_images i join pictures k on k.hash = i.picture where i.post = posts.id), '[]')`.as('pictures'),
  );
}

const onCard = seenIn('card');
const onPage = seenIn('page');

/** These fields of a row, by the contract's names. */
function shown<F extends Exclude<PostFieldName, FieldOfKind<'degrees'>>>(row: PostRow, fields: readonly F[]): { [name in F]: PostRow[ColumnOf<name>] } {
  return Object.fromEntries(fields.map((field) => [field, row[columnOf(field)]])) as { [name in F]: PostRow[ColumnOf<name>] };
}

/** The moved point of its pin, or the middle of its area. */
function pointOf(row: PostRow): PostCard['point'] {
  const { pinMovedMetersMax } = limits.posts;
  if (row.public_point) return { lat: row.public_point.y, lng: row.public_point.x, radius: pinMovedMetersMax, areaOnly: false };
  const middle = middleOf(row);
  return middle && { ...middle, radius: null, areaOnly: true };
}

/** A card carries its cover only; `imageUrls` says how many pictures there are. */
export function toCard(row: PostRow, now: Date = new Date()): PostCard {
  const cover = row.pictures[0] && pictureShape(row.pictures[0]);
  return {
    PostID: row.post_id,
    type: row.type,
    ...shown(row, onCard),
    hasFloorPlan: row.floor_plan !== null,
    previousPrice: row.previous_price,
    landSqft: row.land_sqft,
    place: placeNamed(row),
    point: pointOf(row),
    paid: row.promoted_until !== null && row.promoted_until > now,
    state: row.state,
    firstImageUrl: cover?.src ?? null,
    imageUrls: row.pictures.length,
    images: cover ? [cover] : [],
    postDate: row.posted_at.toISOString(),
    lastUpdated: row.updated_at.toISOString(),
  };
}

export function toDetail(row: PostRow, owner: PostDetail['owner'], withUpdates: boolean): PostDetail {
  return {
    ...toCard(row),
    ...shown(row, onPage),
    images: row.pictures.map(pictureShape),
    rentFee: row.type === 'rent' ? row.price : null,
    owner,
    ...(withUpdates ? { updateCount: row.update_count } : {}),
  };
}
