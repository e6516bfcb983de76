import { expect, test } from 'vitest';
import { rates } from '#contracts/rates.ts';
import { memoryCounter } from './memory-counter.ts';

test('counts each key until its limit, and forgets the oldest where there are too many', () => {
  const count = memoryCounter('searchPerAddress', 2);
  const { points } = rates.searchPerAddress;
  for (let time = 0; time < points; time++) expect(count('a')).toBe(0);
  expect(count('a')).toBeGreaterThan(0);
  expect([count('b'), count('a') > 0, count('c')]).toEqual([0, true, 0]);
  // The third key made it forget the first.
  expect(count('a')).toBe(0);
});
