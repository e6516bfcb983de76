import type { PostCard } from './posts.ts';

/** What the whole costs in taka, also where the seller names a price per sqft; for rent, a month. */
export const wholePrice = ({ price, priceUnits, size }: Pick<PostCard, 'price' | 'priceUnits' | 'size'>): number =>
  priceUnits === 'perSqft' && size ? price * size : price;
