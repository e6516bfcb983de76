import { onCommentRemoved } from '#server/blog/hooks.ts';
import { onListingWithdrawn } from '#server/listings/hooks.ts';
import type { Noun } from '#server/noun.ts';
import { listen } from '#server/platform/hooks.ts';
import { onReviewRejected } from '#server/reviews/hooks.ts';
import { reportRoutes } from './routes.ts';
import { reportData } from './service.ts';
import { upholdOfComment, upholdOfListing, upholdOfReview } from './staff-service.ts';

export const reportsNoun: Noun = {
  name: 'reports',
  personalData: [reportData],
  listeners: (services) => [
    listen(onListingWithdrawn, (trx, withdrawn) => upholdOfListing(services, trx, withdrawn)),
    listen(onCommentRemoved, (trx, removed) => upholdOfComment(services, trx, removed)),
    listen(onReviewRejected, (trx, rejected) => upholdOfReview(services, trx, rejected)),
  ],
  routes: (api, context) => reportRoutes(api, context, context.listingKinds),
};
