// What is told of a review: to its writer that it was decided on or answered, to the owner of the firm that it is there.
import type { ReviewRejectionReason } from '#contracts/offers/building-enums.ts';
import type { InboxNotice, NoticeFirm } from '#contracts/notices/notices.ts';
import type { ReviewRow } from './store.ts';

type About = Pick<ReviewRow, 'id' | 'firm' | 'name_bn' | 'name_en' | 'revision' | 'rating'>;

/** The firm of a review, as it is called now. */
export const firmOf = ({ firm, name_bn, name_en }: Pick<About, 'firm' | 'name_bn' | 'name_en'>): NoticeFirm => ({
  PostID: firm,
  name: { bn: name_bn, en: name_en },
});

export const reviewApproved = (review: About): InboxNotice => ({
  kind: 'review_approved',
  key: `review_approved ${review.id} ${review.revision}`,
  data: { firm: firmOf(review) },
});

export const reviewRejected = (review: About, reason: ReviewRejectionReason, note: string | null): InboxNotice => ({
  kind: 'review_rejected',
  key: `review_rejected ${review.id} ${review.revision}`,
  data: { firm: firmOf(review), reason, note },
});

/** To the owner of the firm, once for each review. */
export const reviewReceived = (review: About): InboxNotice => ({
  kind: 'review_received',
  key: `review_received ${review.id}`,
  data: { firm: firmOf(review), rating: review.rating },
});

/** To the writer, once for each review. */
export const firmResponded = (review: About): InboxNotice => ({
  kind: 'firm_response',
  key: `firm_response ${review.id}`,
  data: { firm: firmOf(review) },
});
