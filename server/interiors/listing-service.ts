// Design firms among saved listings and search results.
import type { Language } from '#i18n/language.ts';
import { unlikePosts, type ListingKind, type SavedCard } from '#server/listings/kinds.ts';
import { toFirmCard } from './card.ts';
import { searchFirms } from './service.ts';
import { withdrawFirmIn } from './staff-service.ts';
import { findFirms, type FirmRow } from './store.ts';

function toSavedCard(row: FirmRow, lng: Language): SavedCard {
  const { PostID, companyName, images, imageUrls, postDate, ...same } = toFirmCard(row);
  const { type, averageRating, totalRatings, division, district, subDistrict, place, luxury, budgetFriendly, lowBudget, selections } = same;
  return {
    ...unlikePosts,
    postId: PostID,
    type,
    postTitle: companyName[lng],
    imageUrl: images[0]?.src ?? null,
    image: images[0] ?? null,
    totalImages: imageUrls,
    averageRating,
    totalRatings,
    postDetails: lng === 'en' ? row.about_en : row.about_bn,
    developBy: null,
    postDate,
    division,
    district,
    subDistrict,
    place,
    luxury,
    budgetFriendly,
    lowBudget,
    selections,
  };
}

export const interiorKind: ListingKind = {
  purposes: ['interior'],
  // A list of reports names it by its title.
  cards: async () => new Map(),
  withdraw: withdrawFirmIn,
  savedCards: async (db, numbers, lng) => new Map((await findFirms(db, numbers)).map((row) => [row.post_id, toSavedCard(row, lng)])),
  find: searchFirms,
};
