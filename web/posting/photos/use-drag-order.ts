import { type PointerEvent as ReactPointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A touch held this long starts dragging; one that moves sooner scrolls. */
const restMs = 220;
/** A mouse that moves this far means to drag. */
const slackPx = 6;

interface DragOrder {
  grid: RefObject<HTMLElement | null>;
  onMove: (id: string, to: number) => void;
}

/** The place in the list of the tile under the pointer. */
function placeUnder(grid: HTMLElement, x: number, y: number): number | undefined {
  const tiles = [...grid.querySelectorAll<HTMLElement>('[data-photo]')];
  const at = tiles.findIndex((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return at < 0 ? undefined : at;
}

/** Puts tiles in another order by mouse or finger; tiles carry their id in `data-photo`. */
export function useDragOrder({ grid, onMove }: DragOrder) {
  const [dragged, setDragged] = useState<string>();
  const moved = useRef(onMove);
  const stop = useRef<() => void>(undefined);
  useEffect(() => void (moved.current = onMove));
  useEffect(() => () => stop.current?.(), []);

  const start = useCallback(
    (id: string, event: ReactPointerEvent<HTMLElement>): void => {
      if (event.button !== 0 || (event.target as HTMLElement).closest('button, [role="menu"]')) return;
      stop.current?.();
      const from = { x: event.clientX, y: event.clientY };
      const byFinger = event.pointerType !== 'mouse';
      let dragging = false;
      const begin = (): void => {
        dragging = true;
        setDragged(id);
      };
      const timer = byFinger ? setTimeout(begin, restMs) : undefined;
      const end = (): void => {
        clearTimeout(timer);
        setDragged(undefined);
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', end);
        window.removeEventListener('keydown', escape);
        window.removeEventListener('touchmove', hold);
        stop.current = undefined;
      };
      const move = ({ clientX, clientY }: PointerEvent): void => {
        const far = Math.hypot(clientX - from.x, clientY - from.y) > slackPx;
        if (!dragging && far) {
          if (byFinger) return end();
          begin();
        }
        if (!dragging || !grid.current) return;
        const tiles = [...grid.current.querySelectorAll<HTMLElement>('[data-photo]')];
        const now = tiles.findIndex((tile) => tile.dataset['photo'] === id);
        const to = placeUnder(grid.current, clientX, clientY);
        if (to !== undefined && to !== now) moved.current(id, to);
      };
      // Scrolling would cancel the pointer.
      const hold = (touch: TouchEvent): void => void (dragging && touch.preventDefault());
      const escape = ({ key }: KeyboardEvent): void => void (key === 'Escape' && end());
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
      window.addEventListener('keydown', escape);
      window.addEventListener('touchmove', hold, { passive: false });
      stop.current = end;
    },
    [grid],
  );
  return { dragged, start };
}
