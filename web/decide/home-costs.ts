// What a home costs at the beginning and by the month, as far as its post and the reader's own assumptions say.
import { type BuyingRates, loanFor, monthlyInstalment, usualFees } from '#contracts/posts/buying-costs.ts';
import type { PostPage } from '#contracts/posts/posts.ts';
import { wholePrice } from '#contracts/posts/whole-price.ts';

/** In the order of the table. */
export const beginningLines = ['ownShare', 'fees', 'deed', 'advance', 'firstRent', 'moving'] as const;
export const monthlyLines = ['instalment', 'rent', 'serviceCharge'] as const;
export type CostLine = (typeof beginningLines)[number] | (typeof monthlyLines)[number];

/** What the reader reckons with, in percent, years and taka. */
export interface Assumed {
  ownPercent: number;
  years: number;
  moving: number;
  /** A month, where the post says nothing. */
  serviceCharge: number;
}

/** Whole taka of each line that the home has; null where it has one that nobody stated. */
export type HomeCosts = Partial<Record<CostLine, number | null>>;

export function costsOf(post: PostPage, { ownPercent, years, moving, serviceCharge }: Assumed, { registration, loan }: BuyingRates): HomeCosts {
  const price = wholePrice(post);
  if (post.type === 'rent')
    return {
      advance: post.advanceMonths === null ? null : price * post.advanceMonths,
      firstRent: price,
      moving,
      rent: price,
      serviceCharge: post.serviceCharge ?? serviceCharge,
    };
  const lent = loanFor(price, ownPercent);
  return {
    ownShare: price - lent,
    fees: Math.round((price * usualFees(registration, post.propertyType, post.size)) / 100),
    deed: registration.deed,
    moving: post.propertyType === 'land' ? 0 : moving,
    instalment: monthlyInstalment(lent, loan.rate, years * 12),
    serviceCharge: post.propertyType === 'land' ? 0 : serviceCharge,
  };
}

/** The sum of what is known. */
export const sumOf = (costs: HomeCosts, lines: readonly CostLine[]): number => lines.reduce((sum, line) => sum + (costs[line] ?? 0), 0);
