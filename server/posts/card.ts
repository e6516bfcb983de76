// Rows of posts become the contract's cards and details here and only here. No phone number is among them.
import { sql, type Selectable } from 'kysely';
import type { PostCard, PostDetail } from '#contracts/posts.ts';
import { placeNamed } from '#server/areas/service.ts';
import { pictureJson } from '#server/media/service.ts';
import { pictureShape, type PictureRow } from '#server/media/shape.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PostsTable } from '#server/platform/database/tables.ts';

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

/** A card carries its cover only; `imageUrls` says how many pictures there are. */
export function toCard(row: PostRow, now: Date = new Date()): PostCard {
  const cover = row.pictures[0] && pictureShape(row.pictures[0]);
  return {
    PostID: row.post_id,
    type: row.type,
    postTitle: row.title,
    propertyType: row.property_type,
    price: row.price,
    previousPrice: row.previous_price,
    priceUnits: row.price_unit,
    size: row.size_sqft,
    landSize: row.land_size,
    landUnits: row.land_unit,
    landSqft: row.land_sqft,
    landCategory: row.land_category,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    availableFloor: row.available_floor,
    condition: row.condition,
    constructionStatus: row.construction_status,
    division: row.division,
    district: row.district,
    subDistrict: row.sub_district,
    locality: row.locality,
    place: placeNamed(row),
    street: row.street,
    postedBy: row.posted_by,
    tenants: row.tenants,
    availableFrom: row.available_from,
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
    images: row.pictures.map(pictureShape),
    description: row.description,
    house: row.house,
    postCode: row.post_code,
    totalRooms: row.total_rooms,
    balconies: row.balconies,
    drawingRooms: row.drawing_rooms,
    garages: row.garages,
    lift: row.lift,
    furnishing: row.furnishing,
    facing: row.facing,
    totalUnit: row.total_unit,
    totalFloor: row.total_floor,
    rentFee: row.type === 'rent' ? row.price : null,
    advanceMonths: row.advance_months,
    serviceCharge: row.service_charge,
    facilities: row.facilities,
    owner,
    ...(withUpdates ? { updateCount: row.update_count } : {}),
  };
}
