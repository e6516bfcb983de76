// What the nouns above are told of reviews, in the transaction in which it happens.
import type { NoticeFirm } from '#contracts/notices/notices.ts';
import { defineHook } from '#server/platform/hooks.ts';

export interface ReviewRejected {
  review: string;
  firm: NoticeFirm;
  /** The account that decided. */
  by: string;
}

/** Staff sent a review back or took it down. */
export const onReviewRejected = defineHook<ReviewRejected>('reviews.rejected');
