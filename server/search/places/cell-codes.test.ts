import { describe, expect, test } from 'vitest';
import type { Bounds } from '#contracts/maps/map-search.ts';
import { cellCode, type Stretch, stretchesIn } from './cell-codes.ts';

const boxes: Bounds[] = [
  { south: 23.701, west: 90.352, north: 23.748, east: 90.427 },
  { south: 23.6, west: 90.2, north: 24, east: 90.6 },
  { south: 20.3, west: 88, north: 26.7, east: 92.8 },
  { south: 22.3331, west: 91.8002, north: 22.3332, east: 91.8003 },
  // Over the edges of the largest squares.
  { south: 24.11, west: 91.11, north: 24.13, east: 91.13 },
];
const holds = (stretches: readonly Stretch[], code: number): boolean => stretches.some(({ first, last }) => code >= first && code <= last);
const cellsHeld = (stretches: readonly Stretch[]): number => stretches.reduce((sum, { first, last }) => sum + last - first + 1, 0);

describe('a box as stretches of cells', () => {
  test.each(boxes)('holds each of its places: %o', (box) => {
    const { south, west, north, east } = box;
    for (const most of [1, 4, 16, 200]) {
      const stretches = stretchesIn(box, most);
      expect(stretches.length).toBeLessThanOrEqual(most);
      for (let up = 0; up <= 20; up++)
        for (let along = 0; along <= 20; along++) {
          const at = { lat: south + ((north - south) * up) / 20, lng: west + ((east - west) * along) / 20 };
          expect(holds(stretches, cellCode(at))).toBe(true);
        }
    }
  });

  test('with more stretches fewer other cells are held, in the end none', () => {
    const [box = { south: 0, west: 0, north: 0, east: 0 }] = boxes;
    const held = [1, 4, 16, 200].map((most) => cellsHeld(stretchesIn(box, most)));
    expect(held).toEqual(held.toSorted((a, b) => b - a));
    expect(held.at(-1)).toBe(5 * 8);
  });

  test('no cell is in two of them', () => {
    for (const box of boxes) {
      const stretches = stretchesIn(box, 16);
      for (const [at, { first }] of stretches.entries()) expect(first).toBeGreaterThan(stretches[at - 1]?.last ?? -1);
    }
  });
});
