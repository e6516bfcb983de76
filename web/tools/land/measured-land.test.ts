import { expect, test } from 'vitest';
import { sqftPerMeasure, usualLocalSqft } from '#contracts/posts/land-measures.ts';
import { measuredLandOf } from './measured-land.ts';

const usual = sqftPerMeasure();

test.each([
  ['5', 5, undefined],
  ['৮.২৬', 8.26, undefined],
  ['1/2', 0.5, undefined],
  ['সাড়ে তিন কাঠা', 3.5, 'katha'],
  ['৩ কাঠা ৮ ছটাক', 3.5, 'katha'],
  ['১ বিঘা ৫ কাঠা', 1.25, 'bigha'],
  ['2 kani 5 ganda', 2.25, 'kani'],
  ['৪ গণ্ডা', 4, 'ganda'],
  ['৩৬০০ বর্গফুট', 3600, 'sqft'],
  ['3600 sq ft', 3600, 'sqft'],
  ['3,600 square feet', 3600, 'sqft'],
  ['৩৩৪ বর্গ মিটার', 334, 'sqm'],
  ['334 sq m', 334, 'sqm'],
  ['334 m²', 334, 'sqm'],
  ['৮ শতাংশ জমি', 8, 'shotok'],
  ['0.5 acres', 0.5, 'acres'],
] as const)('"%s" is %d %s', (text, amount, unit) => {
  const read = measuredLandOf(text, usual);
  expect(read?.amount).toBeCloseTo(amount, 9);
  expect(read?.unit).toBe(unit);
});

test.each(['', 'কাঠা', '5 foo', '৮ ছটাক ৩ কাঠা', '5 কাঠা 3', '5,5'])('"%s" is not land', (text) => {
  expect(measuredLandOf(text, usual)).toBeUndefined();
});

test('parts are counted with the local units', () => {
  expect(measuredLandOf('১ কানি ১ গন্ডা', sqftPerMeasure({ ...usualLocalSqft, kani: 1000 }))).toEqual({ amount: 1.05, unit: 'kani' });
});
