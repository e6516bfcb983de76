import { onListingWithdrawn } from '#server/listings/hooks.ts';
import type { Noun } from '#server/noun.ts';
import { listen } from '#server/platform/hooks.ts';
import { onPostApproved, onPostsGone } from '#server/posts/hooks.ts';
import { savedRoutes } from './routes.ts';
import { savedData, notifySaversOfFall, notifySaversOfGone, notifySaversOfWithdrawn } from './service.ts';

export const savedNoun: Noun = {
  name: 'saved',
  personalData: [savedData],
  listeners: (services) => [
    listen(onPostsGone, (trx, gone) => notifySaversOfGone(services, trx, gone)),
    listen(onListingWithdrawn, (trx, withdrawn) => notifySaversOfWithdrawn(services, trx, withdrawn)),
    listen(onPostApproved, (trx, approval) => notifySaversOfFall(services, trx, approval)),
  ],
  routes: (api, context) => savedRoutes(api, context, context.listingKinds),
};
