// Saved listings as the API describes them.
import type { SavedPost } from '#contracts/search/saved.ts';
import { firmCard } from './firms.ts';

const { place, division, district, subDistrict, postDate } = firmCard();

/** A firm that someone has saved. */
export const saved = (given: Partial<SavedPost> = {}): SavedPost => ({
  _id: '01934f00-0000-7000-8000-000000000001',
  postId: 48_201,
  type: 'interior',
  savedAt: postDate,
  postTitle: 'Nokshi Interior',
  imageUrl: null,
  image: null,
  totalImages: 0,
  averageRating: 4.4,
  totalRatings: 5,
  postDetails: '',
  postOwnerName: null,
  postOwnerProPic: null,
  developBy: null,
  condition: null,
  propertyType: null,
  bedroom: null,
  bathroom: null,
  rooms: null,
  garages: null,
  size: null,
  sizeMax: null,
  landSize: null,
  landUnits: null,
  price: null,
  previousPrice: null,
  priceUnits: null,
  postDate,
  state: null,
  paid: false,
  division,
  district,
  subDistrict,
  place,
  street: null,
  luxury: false,
  budgetFriendly: true,
  lowBudget: false,
  selections: {},
  ...given,
});
