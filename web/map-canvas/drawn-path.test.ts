import { expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { cornersOf } from './drawn-path.ts';

const max = limits.mapSearch.cornersMax;
const ring = (count: number, wobble: (at: number) => number = () => 0) =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    return { x: 200 + (100 + wobble(at)) * Math.cos(angle), y: 200 + (100 + wobble(at)) * Math.sin(angle) };
  });

test('a square drawn with many steps has four corners', () => {
  const side = (from: [number, number], to: [number, number]) =>
    Array.from({ length: 50 }, (_, at) => ({ x: from[0] + ((to[0] - from[0]) * at) / 50, y: from[1] + ((to[1] - from[1]) * at) / 50 }));
  const square = [...side([0, 0], [300, 0]), ...side([300, 0], [300, 300]), ...side([300, 300], [0, 300]), ...side([0, 300], [0, 30])];
  expect(cornersOf(square, max).length).toBeLessThanOrEqual(5);
});

test.each([
  ['a ring', ring(600)],
  ['a shaking hand', ring(900, (at) => (at % 7) * 5)],
])('%s has at most as many corners as the API takes, all of them on its path', (_, path) => {
  const corners = cornersOf(path, max);
  expect(corners.length).toBeGreaterThan(8);
  expect(corners.length).toBeLessThanOrEqual(max);
  for (const corner of corners) expect(path).toContain(corner);
});
