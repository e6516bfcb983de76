// The numbers above one's own reviews.
import { type ReviewState, reviewStates } from '#contracts/offers/building-enums.ts';
import type { OwnReview } from '#contracts/offers/reviews.ts';

export interface Summary {
  total: number;
  /** How many stand so; states without any are left out. */
  states: { state: ReviewState; count: number }[];
  /** The firms that were reviewed. */
  firms: number;
  /** Of what is approved, to one decimal; undefined without any. */
  average: string | undefined;
}

export function summaryOf(reviews: readonly Pick<OwnReview, 'status' | 'rating' | 'PostID'>[]): Summary {
  const approved = reviews.filter(({ status }) => status === 'approved');
  const stars = approved.reduce((sum, { rating }) => sum + rating, 0);
  const counted = reviewStates.map((state) => ({ state, count: reviews.filter(({ status }) => status === state).length }));
  return {
    total: reviews.length,
    states: counted.filter(({ count }) => count > 0),
    firms: new Set(reviews.map(({ PostID }) => PostID)).size,
    average: approved.length > 0 ? (stars / approved.length).toFixed(1) : undefined,
  };
}

export type ReviewFilter = 'all' | ReviewState;

export const shownBy = (reviews: readonly OwnReview[], filter: ReviewFilter): readonly OwnReview[] =>
  filter === 'all' ? reviews : reviews.filter(({ status }) => status === filter);
