import { expect, test } from 'vitest';
import { rowsOf } from './rating-rows.ts';

test('half stars count with the whole one above them, five stars first', () => {
  const counts = [1, 0, 2, 3, 0, 4, 5, 0, 6, 7];
  const histogram = counts.map((count, at) => ({ rating: (at + 1) / 2, count }));
  expect(rowsOf(histogram)).toEqual([
    { stars: 5, count: 13 },
    { stars: 4, count: 5 },
    { stars: 3, count: 4 },
    { stars: 2, count: 5 },
    { stars: 1, count: 1 },
  ]);
});
