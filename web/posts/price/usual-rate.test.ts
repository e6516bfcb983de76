import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UsualRate } from '#contracts/posts/usual-rate.ts';
import { band, differenceOf, positionOf } from './usual-rate.ts';

const rate = (own: number, low = 12_000, high = 18_000): UsualRate => ({ per: 'sqft', area: 'subDistrict', count: 7, low, middle: 15_000, high, own });

test('the quartiles stand at the ends of the band and what lies far outside stays on the track', () => {
  expect([12_000, 15_000, 18_000].map((own) => positionOf(rate(own)))).toEqual([band.from, 50, band.to]);
  expect(positionOf(rate(1))).toBeGreaterThan(0);
  expect(positionOf(rate(1e9))).toBeLessThan(100);
});

test('a higher rate never stands further left', () => {
  const amount = fc.double({ min: 1, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(amount, amount, amount, amount, (one, other, low, width) => {
      const [lower, higher] = one < other ? [one, other] : [other, one];
      return positionOf(rate(lower, low, low + width)) <= positionOf(rate(higher, low, low + width));
    }),
  );
});

test('where everybody asks the same, the one who does stands in the middle', () => {
  expect([10, 15_000, 20_000].map((own) => positionOf(rate(own, 15_000, 15_000)))).toEqual([3, 50, 97]);
});

test('a difference of up to three percent is none', () => {
  expect([15_000, 15_400, 14_600].map((own) => differenceOf(rate(own)))).toEqual([0, 0, 0]);
  expect(differenceOf(rate(13_200))).toBeCloseTo(-0.12);
  expect(differenceOf(rate(18_000))).toBeCloseTo(0.2);
});
