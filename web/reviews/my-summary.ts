// The numbers above one's own reviews.
import type { ReviewState } from '#contracts/offers/building-enums.ts';
import type { OwnReview } from '#contracts/offers/reviews.ts';

export interface Summary {
  total: number;
  approved: number;
  /** Everything that is not approved: what waits and what has to be changed. */
  pending: number;
  /** The firms that were reviewed. */
  posts: number;
  /** To one decimal; 0.0 without any. */
  average: string;
}

export function summaryOf(reviews: readonly Pick<OwnReview, 'approval' | 'rating' | 'PostID'>[]): Summary {
  const total = reviews.length;
  const approved = reviews.filter(({ approval }) => approval).length;
  const sum = reviews.reduce((all, { rating }) => all + rating, 0);
  return {
    total,
    approved,
    pending: total - approved,
    posts: new Set(reviews.map(({ PostID }) => PostID)).size,
    average: (total > 0 ? sum / total : 0).toFixed(1),
  };
}

export type ReviewFilter = 'all' | ReviewState;

export const shownBy = (reviews: readonly OwnReview[], filter: ReviewFilter): readonly OwnReview[] =>
  filter === 'all' ? reviews : reviews.filter(({ status }) => status === filter);
