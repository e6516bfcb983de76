import { expect, test } from 'vitest';
import type { SimilarPrice } from '#contracts/posts/similar-prices.ts';
import { columns, inColumns, stackMax } from './price-columns.ts';

const at = (...rates: number[]): SimilarPrice[] =>
  rates.map((rate, index) => ({ PostID: index + 1, postTitle: '', rate, totalPrice: rate, postDate: '2026-11-01T06:00:00.000Z' }));
const filled = ({ stacks }: ReturnType<typeof inColumns>): number[] => stacks.flatMap((stack, column) => (stack.length > 0 ? [column] : []));

test('the cheapest stands first, the dearest last, and the post itself between them', () => {
  const found = inColumns(at(10_000, 11_000, 12_000, 14_000), 13_000);
  expect(filled(found)).toEqual([0, 3, 5, 10]);
  expect(found.own).toBe(8);
});

test('one price with a zero too many stands at the end and presses nobody together', () => {
  expect(filled(inColumns(at(10_000, 11_000, 12_000, 120_000), 11_000))).toEqual([0, 5, 10]);
});

test('equal prices stand above each other in the middle, no higher than there is room for', () => {
  const found = inColumns(at(...Array.from({ length: 9 }, () => 10_000)), 10_000);
  expect(found.stacks[Math.floor(columns / 2)]).toHaveLength(stackMax);
});
