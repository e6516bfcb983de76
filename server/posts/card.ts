// Rows of posts become the contract's cards and details here and only here. No phone number is among them.
import { sql, type Selectable } from 'kysely';
import type { PostFieldName } from '#contracts/posts/post-fields.ts';
import { seenIn } from '#contracts/posts/post-shape.ts';
import type { PostCard, PostDetail } from '#contracts/posts/posts.ts';
import { placeNamed } from '#server/areas/service.ts';
import { pictureJson } from '#server/media/service.ts';
import { pictureShape, type PictureRow } from '#server/media/shape.ts';
import type { Db } from '#server/platform/database/database.ts';
import { columnOf, type ColumnOf } from '#server/platform/database/tables/post-columns.ts';
import type { PostsTable } from '#server/platform/database/tables/tables.ts';

export type PostRow = Selectable<PostsTable> & { pictures: PictureRow[] };

/** Posts with their pictures in order, in one query. */
export function selectPosts(db: Db) {
  return db
    .selectFrom('posts')
    .selectAll('posts')
    .select(
      sql<PictureRow[]>`coalesce((
        select json_agg(${pictureJson('k')} order by i.position)
        from post_images i join pictures k on k.hash = i.picture where i.post = posts.id), '[]')`.as('pictures'),
    );
}

const onCard = seenIn('card');
const onPage = seenIn('page');

/** These fields of a row, by the contract's names. */
function shown<F extends PostFieldName>(row: PostRow, fields: readonly F[]): { [name in F]: PostRow[ColumnOf<name>] } {
  return Object.fromEntries(fields.map((field) => [field, row[columnOf(field)]])) as { [name in F]: PostRow[ColumnOf<name>] };
}

/** A card carries its cover only; `imageUrls` says how many pictures there are. */
export function toCard(row: PostRow, now: Date = new Date()): PostCard {
  const cover = row.pictures[0] && pictureShape(row.pictures[0]);
  return {
    PostID: row.post_id,
    type: row.type,
    ...shown(row, onCard),
    previousPrice: row.previous_price,
    landSqft: row.land_sqft,
    place: placeNamed(row),
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
