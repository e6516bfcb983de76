// How wide the screen is, as pages ask for it.
import { vi } from 'vitest';

/** Gives pages a screen of this width, in CSS pixels, until the test ends. */
export function screenOf(width: number): void {
  const fits = (query: string): boolean =>
    [...query.matchAll(/\((min|max)-width: ([\d.]+)(px|rem)\)/g)].every(([, bound, size, unit]) => {
      const px = Number(size) * (unit === 'rem' ? 16 : 1);
      return bound === 'min' ? width >= px : width <= px;
    });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('-width') && fits(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
