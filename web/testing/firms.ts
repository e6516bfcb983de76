// Design firms as cards of component tests show them.
import type { FirmCard } from '#contracts/offers/interiors.ts';
import { groupCard } from './groups.ts';

const { place, division, district, subDistrict, postDate, lastUpdated } = groupCard();

export const firmCard = (given: Partial<FirmCard> = {}): FirmCard => ({
  PostID: 48_201,
  type: 'interior',
  companyName: { bn: 'নকশি ইন্টেরিয়র', en: 'Nokshi Interior' },
  categories: ['home', 'furniture'],
  luxury: false,
  budgetFriendly: true,
  lowBudget: false,
  selections: {} as FirmCard['selections'],
  averageRating: 4.4,
  totalRatings: 5,
  startingPrice: { bn: '৳১,৬০০/বর্গফুট থেকে', en: 'From Tk 1,600/sqft' },
  division,
  district,
  subDistrict,
  place,
  logo: null,
  firstImageUrl: null,
  imageUrls: 0,
  images: [],
  postDate,
  lastUpdated,
  ...given,
});
