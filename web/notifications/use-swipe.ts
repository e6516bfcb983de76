import { type PointerEvent, useRef, useState } from 'react';

/** So far a finger must go for a swipe to count. */
const enoughPx = 72;
const mostPx = 120;

interface Swipe {
  onLeft: () => void;
  onRight: () => void;
}

/** Follows a finger that draws a row aside; letting go far enough does something. Buttons do the same for everyone else. */
export function useSwipe({ onLeft, onRight }: Swipe) {
  const from = useRef<number>(undefined);
  const [shift, setShift] = useState(0);
  const end = (done: boolean): void => {
    from.current = undefined;
    setShift(0);
    if (!done) return;
    if (shift <= -enoughPx) onLeft();
    if (shift >= enoughPx) onRight();
  };
  const handlers = {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => void (pointerType === 'touch' && (from.current = clientX)),
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (from.current !== undefined) setShift(Math.max(-mostPx, Math.min(mostPx, clientX - from.current)));
    },
    onPointerUp: () => end(from.current !== undefined),
    // The finger turned out to scroll.
    onPointerCancel: () => end(false),
  };
  return { shift, handlers };
}
