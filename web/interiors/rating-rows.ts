import type { RatingCount } from '#contracts/offers/interiors.ts';
import { limits } from '#contracts/limits.ts';

/** Five rows, five stars first; a half star counts with the whole one above it. */
export function rowsOf(histogram: readonly RatingCount[]): { stars: number; count: number }[] {
  return Array.from({ length: limits.reviews.ratingMax }, (_, at) => limits.reviews.ratingMax - at).map((stars) => ({
    stars,
    count: histogram.reduce((sum, { rating, count }) => (Math.ceil(rating) === stars ? sum + count : sum), 0),
  }));
}
