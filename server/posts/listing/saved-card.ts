// A sell or rent post as its card among saved ones shows it.
import type { SavedCard } from '#server/listings/kinds.ts';
import { toCard, type PostRow } from '#server/posts/card.ts';

/** What a sell or rent post does not have: ratings, a developer, flats of several sizes, a firm's tiers and services. */
const ofOtherKinds = {
  averageRating: null,
  totalRatings: null,
  developBy: null,
  sizeMax: null,
  luxury: false,
  budgetFriendly: false,
  lowBudget: false,
  selections: {},
} satisfies Partial<SavedCard>;

export function toSavedCard(row: PostRow): SavedCard {
  const { postTitle, images, division, district, subDistrict, place, street, paid, state, postDate, price, previousPrice, priceUnits } = toCard(row);
  return {
    ...ofOtherKinds,
    postId: row.post_id,
    type: row.type,
    postTitle,
    imageUrl: images[0]?.src ?? null,
    image: images[0] ?? null,
    totalImages: row.pictures.length,
    postDetails: row.description,
    condition: row.condition,
    propertyType: row.property_type,
    bedroom: row.bedrooms,
    bathroom: row.bathrooms,
    rooms: row.total_rooms,
    garages: row.garages,
    size: row.size_sqft,
    landSize: row.land_size,
    landUnits: row.land_unit,
    price,
    previousPrice,
    priceUnits,
    postDate,
    state,
    paid,
    division,
    district,
    subDistrict,
    place,
    street,
  };
}
