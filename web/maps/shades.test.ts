import { expect, test } from 'vitest';
import { shadeOf, shadeStarts } from './shades.ts';

test('about as many different figures share each shade, and nothing has none', () => {
  const starts = shadeStarts([0, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 500]);
  expect(starts).toEqual([1, 3, 5, 7, 9]);
  expect([0, 1, 2, 3, 6, 500].map((figure) => shadeOf(figure, starts))).toEqual([0, 1, 1, 2, 3, 5]);
  expect(shadeOf(null, starts)).toBe(0);
});

test('few different figures use the darkest shades only', () => {
  const starts = shadeStarts([2, 2, 2, 9]);
  expect(starts).toEqual([2, 9]);
  expect([2, 9].map((figure) => shadeOf(figure, starts))).toEqual([4, 5]);
  expect(shadeOf(3, shadeStarts([]))).toBe(0);
});
