// A saved post of the sell and rent kind as its card shows it.
import type { SavedPost } from '#contracts/saved.ts';
import { toCard, type PostRow } from '#server/posts/card.ts';
import type { Owned, SavedEntry } from './store.ts';

/** What a sell or rent post does not have: ratings, a developer, a firm's tiers and services. */
const ofOtherKinds = {
  averageRating: null,
  totalRatings: null,
  developBy: null,
  luxury: false,
  budgetFriendly: false,
  lowBudget: false,
  selections: {},
} satisfies Partial<SavedPost>;

/** The card of what `saved` names. */
export function toSavedPost(saved: SavedEntry, row: PostRow, owner: Owned | undefined): SavedPost {
  const { postTitle, images, division, district, subDistrict, place, street, paid, state, postDate, price, previousPrice, priceUnits } = toCard(row);
  return {
    ...ofOtherKinds,
    _id: saved.id,
    postId: row.post_id,
    type: row.type,
    savedAt: saved.saved_at.toISOString(),
    postTitle,
    imageUrl: images[0]?.src ?? null,
    image: images[0] ?? null,
    totalImages: row.pictures.length,
    postDetails: row.description,
    postOwnerName: owner?.name ?? null,
    postOwnerProPic: owner?.pro_pic ?? null,
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
