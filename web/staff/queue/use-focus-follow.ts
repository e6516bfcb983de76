import { type RefObject, useEffect, useRef } from 'react';

const rowOf = (PostID: number | undefined): HTMLElement | null => document.querySelector<HTMLElement>(`[data-post="${PostID}"]`);

interface Places {
  list: RefObject<HTMLElement | null>;
  title: RefObject<HTMLHeadingElement | null>;
}

/**
 * Keeps the keyboard and the screen reader where the eye is: on small screens a post takes the place of the list and the
 * list that of the post; what the address names is in sight in the list; after a decision the next post's title is read.
 * Returns a call that asks for the latter.
 */
export function useFocusFollow(wanted: number | undefined, openId: number | undefined, { list, title }: Places): () => void {
  const before = useRef(wanted);
  const asked = useRef(false);
  useEffect(() => rowOf(before.current)?.scrollIntoView({ block: 'nearest' }), []);
  useEffect(() => {
    const left = before.current;
    before.current = wanted;
    if (left === wanted || !list.current) return;
    const narrow = wanted === undefined ? !title.current?.checkVisibility() : !list.current.checkVisibility();
    if (!narrow) return;
    if (wanted === undefined) return rowOf(left)?.focus({ preventScroll: true });
    scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [wanted, list, title]);
  useEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    title.current?.focus({ preventScroll: true });
  }, [openId, title]);
  return () => {
    asked.current = true;
  };
}

/** Puts the keyboard on a row, which also scrolls it into sight. */
export const focusRow = (PostID: number): void => rowOf(PostID)?.focus();
