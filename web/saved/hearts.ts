// Which posts carry a filled heart on this page. All that a first visit needs; what fills it comes with saving.ts.
import { useSyncExternalStore } from 'react';

const none: ReadonlySet<number> = new Set();
let filled = none;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The posts with a filled heart, by number. */
export const filledHearts = (): ReadonlySet<number> => filled;

/** Fills exactly these hearts. */
export function fillHearts(next: ReadonlySet<number>): void {
  filled = next;
  for (const listener of listeners) listener();
}

/** Fills or empties one heart. */
export function fillHeart(postId: number, on: boolean): void {
  const next = new Set(filled);
  if (on) next.add(postId);
  else next.delete(postId);
  fillHearts(next);
}

/** Empties all: nobody is signed in. */
export const emptyHearts = (): void => void (filled.size > 0 && fillHearts(none));

/** Whether this post's heart is filled; never on the server, which knows nobody. */
export const useHeart = (postId: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => filled.has(postId),
    () => false,
  );
