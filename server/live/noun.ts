import { onAccountPurged } from '#server/accounts/hooks.ts';
import type { Noun } from '#server/noun.ts';
import { onQueueChanged } from '#server/office/hooks.ts';
import { listen } from '#server/platform/hooks.ts';
import { onPostChanged } from '#server/posts/hooks.ts';
import { liveRoutes } from './routes.ts';
import { announcePostChanged, announceQueueChanged } from './topics.ts';

export const liveNoun: Noun = {
  name: 'live',
  listeners: () => [
    listen(onPostChanged, (trx, { postId, ...change }) => announcePostChanged(trx, { ...change, PostID: postId })),
    listen(onQueueChanged, announceQueueChanged),
    listen(onAccountPurged, announceQueueChanged),
  ],
  rootRoutes: liveRoutes,
};
