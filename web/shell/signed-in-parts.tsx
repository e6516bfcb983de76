import { lazy } from 'react';
import { loadChunk } from '#web/platform/delivery/chunks.ts';

export { AccountMenu } from './account-menu.tsx';
export { UnreadBadge } from '#web/notifications/unread-badge.tsx';

/** After the rest: the library of the connection is larger than all of it. */
const Connection = lazy(async () => ({ default: (await loadChunk(() => import('#web/notifications/live/live.tsx'))).Live }));

export function Live({ userId }: { userId: string }) {
  return <Connection userId={userId} />;
}
