import { expect, test } from 'vitest';
import type { PriceEvent } from '#contracts/posts/posts.ts';
import { stepPath } from './price-steps.ts';

const event = (at: string, price: number): PriceEvent => ({ at, price, priceUnits: 'total' });

test('a price that fell half way stands high for the first half and low for the second', () => {
  const events = [event('2026-01-01T00:00:00Z', 200), event('2026-01-11T00:00:00Z', 100)];
  expect(stepPath(events, '2026-01-21T00:00:00Z')).toBe('M0 12H150V88H300');
});

test('a change of this very moment, or of a clock that is ahead, stays inside the picture', () => {
  const events = [event('2026-01-01T00:00:00Z', 100), event('2026-01-03T00:00:00Z', 200)];
  expect(stepPath(events, '2026-01-02T00:00:00Z')).toBe('M0 88H300V12H300');
});

test('one price is a level line and no price is none', () => {
  expect(stepPath([event('2026-01-01T00:00:00Z', 100)], '2026-01-02T00:00:00Z')).toBe('M0 88H300');
  expect(stepPath([], '2026-01-02T00:00:00Z')).toBe('');
});
