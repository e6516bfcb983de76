// Group offers among saved listings and search results.
import type { Language } from '#i18n/language.ts';
import { unlikePosts, type ListingKind, type SavedCard } from '#server/listings/kinds.ts';
import { toGroupCard } from './card.ts';
import { searchOffers } from './service.ts';
import { withdrawOfferIn } from './staff-service.ts';
import { findOffers, type OfferRow } from './store.ts';

function toSavedCard(row: OfferRow, lng: Language): SavedCard {
  const { PostID, type, title, images, imageUrls, developBy, sharePrice, flatSizeMin, flatSizeMax, postDate, place, location, ...areas } = toGroupCard(row);
  const { division, district, subDistrict } = areas;
  return {
    ...unlikePosts,
    postId: PostID,
    type,
    postTitle: title[lng],
    imageUrl: images[0]?.src ?? null,
    image: images[0] ?? null,
    totalImages: imageUrls,
    averageRating: null,
    totalRatings: null,
    postDetails: lng === 'en' ? row.about_en : row.about_bn,
    developBy,
    size: flatSizeMin,
    sizeMax: flatSizeMax,
    price: sharePrice,
    priceUnits: 'total',
    postDate,
    division,
    district,
    subDistrict,
    place,
    street: location,
    luxury: false,
    budgetFriendly: false,
    lowBudget: false,
    selections: {},
  };
}

export const groupKind: ListingKind = {
  purposes: ['group'],
  // A list of reports names it by its title.
  cards: async () => new Map(),
  withdraw: withdrawOfferIn,
  savedCards: async (db, numbers, lng) => new Map((await findOffers(db, numbers)).map((row) => [row.post_id, toSavedCard(row, lng)])),
  find: searchOffers,
};
