// How many notifications are unread, for every badge. All that a first visit needs; what asks the server comes later.
import { useSyncExternalStore } from 'react';

export interface Unread {
  /** Undefined until the server has said it. */
  count: number | undefined;
  /** Came since the inbox was last looked at. */
  fresh: number;
}

const unknown: Unread = { count: undefined, fresh: 0 };
let unread = unknown;
const listeners = new Set<() => void>();

function become(next: Unread): void {
  unread = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server said it by the way: what is above what was known is new. */
export const hearUnread = (count: number): void => become({ count, fresh: unread.count === undefined ? 0 : Math.max(0, unread.fresh + count - unread.count) });

/** It is so because of what was done here. Never below none. */
export const setUnread = (count: number): void => become({ ...unread, count: Math.max(0, count) });

/** It changed by so many because of what was done here; nothing changes while it is unknown. */
export const changeUnread = (by: number): void => void (unread.count !== undefined && setUnread(unread.count + by));

/** The inbox shows everything now. */
export const seeFresh = (): void => void (unread.fresh > 0 && become({ ...unread, fresh: 0 }));

/** Somebody else, or nobody, is signed in. */
export const forgetUnread = (): void => void (unread !== unknown && become(unknown));

/** The badge's number; nothing on the server, which knows nobody. */
export const useUnread = (): Unread =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => unknown,
  );
