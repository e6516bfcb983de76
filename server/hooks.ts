// Which noun hears what from the nouns below it.
import { onAccountPurged, onStandingChanged } from '#server/accounts/hooks.ts';
import { announcePostChanged, announceQueueChanged } from '#server/live/topics.ts';
import { onCommentRemoved } from '#server/blog/hooks.ts';
import { onListingWithdrawn } from '#server/listings/hooks.ts';
import { onQueueChanged } from '#server/office/hooks.ts';
import { listen, openHooks, type Hooks } from '#server/platform/hooks.ts';
import type { Services } from '#server/platform/services.ts';
import { settlePosts } from '#server/posts/account-service.ts';
import { onPostApproved, onPostChanged, onPostsGone, onPostsListed } from '#server/posts/hooks.ts';
import { upholdOfComment, upholdOfListing, upholdOfReview } from '#server/reports/staff-service.ts';
import { onReviewRejected } from '#server/reviews/hooks.ts';
import { announceApproved } from '#server/saved-searches/news.ts';
import { tellSaversOfFall, tellSaversOfGone, tellSaversOfWithdrawn } from '#server/saved/service.ts';
import { indexPosts } from '#server/search/service.ts';
import { sendAfterCommit } from '#server/webhooks/sending.ts';

export function composeHooks(services: Pick<Services, 'jobs'>): Hooks {
  const hooks: Hooks = openHooks([
    listen(onStandingChanged, (trx, change) => settlePosts({ ...services, hooks }, trx, change)),
    listen(onPostChanged, (trx, { postId, ...change }) => announcePostChanged(trx, { ...change, PostID: postId })),
    listen(onPostChanged, (trx) => sendAfterCommit(services, trx)),
    listen(onQueueChanged, announceQueueChanged),
    listen(onAccountPurged, announceQueueChanged),
    listen(onPostsListed, indexPosts),
    listen(onPostsGone, (trx, gone) => tellSaversOfGone(services, trx, gone)),
    listen(onListingWithdrawn, (trx, withdrawn) => tellSaversOfWithdrawn(services, trx, withdrawn)),
    listen(onPostApproved, (trx, approval) => tellSaversOfFall(services, trx, approval)),
    listen(onListingWithdrawn, (trx, withdrawn) => upholdOfListing({ ...services, hooks }, trx, withdrawn)),
    listen(onCommentRemoved, (trx, removed) => upholdOfComment({ ...services, hooks }, trx, removed)),
    listen(onReviewRejected, (trx, rejected) => upholdOfReview({ ...services, hooks }, trx, rejected)),
    listen(onPostApproved, (trx, approval) => announceApproved(services, trx, approval)),
  ]);
  return hooks;
}
