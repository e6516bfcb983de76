import { type KeyboardEvent, useState } from 'react';

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

interface Spot {
  id: string;
  x: number;
  y: number;
}

/** The nearest of the spots in the direction of the key; what lies aside counts double. Undefined where none is left. */
export function nextSpot(spots: readonly Spot[], from: string, key: string): string | undefined {
  const here = spots.find(({ id }) => id === from);
  const way = ways[key];
  if (!here || !way) return undefined;
  const [wx, wy] = way;
  let [best, nearest]: [string | undefined, number] = [undefined, Infinity];
  for (const { id, x, y } of spots) {
    const [dx, dy] = [x - here.x, y - here.y];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    const far = ahead + 2 * aside;
    if (id !== from && ahead > aside / 2 && far < nearest) [best, nearest] = [id, far];
  }
  return best;
}

/** One stop of the tab key for the many shapes of `data-walk`: arrows walk among them, Home and End to the first and last of the list. */
export function useArrowKeys(first: string) {
  const [current, setCurrent] = useState(first);
  const onKeyDown = (event: KeyboardEvent<Element>): void => {
    const links = [...(event.currentTarget.closest('[data-walk]')?.querySelectorAll<SVGAElement | HTMLAnchorElement>('a[data-area]') ?? [])];
    const spots = links.map((link): Spot => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return { id: link.dataset['area'] ?? '', x: left + width / 2, y: top + height / 2 };
    });
    const to = event.key === 'Home' ? spots[0]?.id : event.key === 'End' ? spots.at(-1)?.id : nextSpot(spots, current, event.key);
    if (to === undefined) return;
    event.preventDefault();
    setCurrent(to);
    const next = links.find((link) => link.dataset['area'] === to);
    // A browser scrolls to the whole drawing, of which the shape is a part.
    next?.focus({ preventScroll: next instanceof SVGElement });
  };
  return { current, setCurrent, onKeyDown };
}
