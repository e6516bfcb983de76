import { expect, test } from 'vitest';
import { nextActive } from './use-suggestions.ts';

test('arrow keys walk through the options and past both ends to what was typed', () => {
  const down = [-1, 0, 1, 2].map((active) => nextActive(active, 3, 1));
  const up = [-1, 0, 1, 2].map((active) => nextActive(active, 3, -1));
  expect(down).toEqual([0, 1, 2, -1]);
  expect(up).toEqual([2, -1, 0, 1]);
});
