// When this person last pressed a heart on this device: a list that was read before does not know of it.
import { localStore } from '#web/platform/browser-storage.ts';

const key = 'lastHeart';

/** Remembers a press, under its person. */
export const rememberHeart = (userId: string): void => localStore.setItem(key, JSON.stringify({ userId, at: Date.now() }));

/** In milliseconds; 0 where this person pressed none here. */
export function lastHeart(userId: string): number {
  try {
    const { userId: whose, at } = JSON.parse(localStore.getItem(key) ?? '{}') as { userId?: string; at?: number };
    return whose === userId && typeof at === 'number' ? at : 0;
  } catch {
    // What is no press of ours.
    return 0;
  }
}
