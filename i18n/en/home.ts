import type { home as bengali } from '#i18n/bn/home.ts';

export const home = {
  title: 'Find an address of your own, without worry',
  lead: 'Every post is checked before it goes live. You talk directly by phone.',
  description: 'Buy, sell and rent homes, flats and land in Bangladesh. Every post is checked, contact is directly by phone.',
  cards: 'What are you looking for?',
  cardSell: 'Buy and sell',
  cardSellText: 'Flats, houses, land, shops',
  cardRent: 'Rent',
  cardRentText: 'Homes, offices, shops, warehouses',
  cardGroup: 'Group-wise building',
  cardGroupText: 'Build a home together',
  cardInterior: 'Interior and exterior',
  cardInteriorText: 'Design firms',
} as const satisfies Record<keyof typeof bengali, string>;
