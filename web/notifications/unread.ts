// How many notifications are unread, for every badge. All that a first visit needs; what asks the server comes later.
import { createStore } from '#web/platform/store.ts';

export interface Unread {
  /** Undefined until the server has said it. */
  count: number | undefined;
  /** Came since the inbox was last looked at. */
  fresh: number;
}

const unknown: Unread = { count: undefined, fresh: 0 };
const unread = createStore(unknown);

/** The server said it by the way: what is above what was known is new. */
export function hearUnread(count: number): void {
  const before = unread.get();
  unread.set({ count, fresh: before.count === undefined ? 0 : Math.max(0, before.fresh + count - before.count) });
}

/** It is so because of what was done here. Never below none. */
export const setUnread = (count: number): void => unread.set({ ...unread.get(), count: Math.max(0, count) });

/** It changed by so many because of what was done here; nothing changes while it is unknown. */
export function changeUnread(by: number): void {
  const { count } = unread.get();
  if (count !== undefined) setUnread(count + by);
}

/** The inbox shows everything now. */
export const seeFresh = (): void => void (unread.get().fresh > 0 && unread.set({ ...unread.get(), fresh: 0 }));

/** Somebody else, or nobody, is signed in. */
export const forgetUnread = (): void => void (unread.get() !== unknown && unread.set(unknown));

/** The badge's number; nothing on the server, which knows nobody. */
export const useUnread = (): Unread => unread.use();
