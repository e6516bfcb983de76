import { expect, test } from 'vitest';
import { landRateOf } from './land-rates.ts';

test.each([
  ['৪৫ হাজার শতক', 45_000, 'shotok'],
  ['শতক ৪৫ হাজার', 45_000, 'shotok'],
  ['শতকে ৪৫ হাজার টাকা', 45_000, 'shotok'],
  ['৪৫,০০০/- প্রতি শতাংশ', 45_000, 'shotok'],
  ['45000 per decimal', 45_000, 'shotok'],
  ['per katha 12 lakh', 1_200_000, 'katha'],
  ['12 lakh/katha', 1_200_000, 'katha'],
  ['কাঠা প্রতি ১২ লাখ', 1_200_000, 'katha'],
  ['কাঠাপ্রতি সাড়ে ১২ লাখ', 1_250_000, 'katha'],
  ['কাঠায় ১২ লাখ', 1_200_000, 'katha'],
  ['১ কোটি ২০ লাখ বিঘা', 12_000_000, 'bigha'],
  ['90 lakh per acre', 9_000_000, 'acres'],
])('“%s” is a price of each unit', (text, rate, unit) => {
  expect(landRateOf(text)).toEqual({ rate, unit });
});

test.each(['৪৫ হাজার', '১২ কাঠা', '12 lakh katha shotok', 'কাঠা', 'abc katha', '১২ লাখ ছটাক', ''])('“%s” is none', (text) => {
  expect(landRateOf(text)).toBeUndefined();
});
