// What those are told who saved a post.
import type { InboxNotice, Unavailability } from '#contracts/notices/notices.ts';
import type { ListingWithdrawn } from '#server/listings/hooks.ts';
import type { PostRow } from '#server/posts/card.ts';
import { noticePost } from '#server/posts/post-line.ts';

type Named = Pick<PostRow, 'type' | 'post_id' | 'title'>;

/** It costs less since it was approved as it was submitted then. */
export const priceFell = (post: Named & Pick<PostRow, 'price' | 'price_unit' | 'submitted_at'>, before: number): InboxNotice => ({
  kind: 'saved_price_drop',
  data: { post: noticePost(post), price: post.price, priceUnits: post.price_unit, before },
  key: `price fell ${post.post_id} ${post.submitted_at.toISOString()}`,
});

/** The offer or firm was withdrawn at that moment. */
export const savedWithdrawn = ({ number, title, at }: ListingWithdrawn): InboxNotice => ({
  kind: 'saved_unavailable',
  data: { title, how: 'gone' },
  key: `gone ${number} ${at.toISOString()}`,
});

/** It is sold, rented, or simply not there any more, since that moment. */
export const savedGone = ({ post_id, title }: Named, how: Unavailability, at: Date): InboxNotice => ({
  kind: 'saved_unavailable',
  data: { title, how },
  key: `${how} ${post_id} ${at.toISOString()}`,
});
