// Which posts carry a filled heart on this page. All that a first visit needs; what fills it comes with saving.ts.
import { createStore } from '#web/platform/store.ts';

const none: ReadonlySet<number> = new Set();
const hearts = createStore(none);

/** The posts with a filled heart, by number. */
export const filledHearts = hearts.get;

/** Fills exactly these hearts. */
export const fillHearts = hearts.set;

/** Fills or empties one heart. */
export function fillHeart(postId: number, on: boolean): void {
  const next = new Set(filledHearts());
  if (on) next.add(postId);
  else next.delete(postId);
  fillHearts(next);
}

/** Empties all: no one is signed in. */
export const emptyHearts = (): void => void (filledHearts().size > 0 && fillHearts(none));

/** Whether this post's heart is filled; never on the server, which knows no one. */
export const useHeart = (postId: number): boolean => hearts.use((filled) => filled.has(postId));
