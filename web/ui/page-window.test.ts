import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 20, [1, 2, 3, 4, 5]],
  [3, 20, [1, 2, 3, 4, 5]],
  [10, 20, [8, 9, 10, 11, 12]],
  [20, 20, [16, 17, 18, 19, 20]],
  [2, 3, [1, 2, 3]],
  [1, 1, [1]],
  [1, 0, []],
])('page %i of %i offers five pages around it at most', (page, total, numbers) => {
  expect(pageWindow(page, total, 5)).toEqual(numbers);
});
