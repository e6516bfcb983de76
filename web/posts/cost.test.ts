import { expect, test } from 'vitest';
import { loanFor, monthlyInstalment, usualFees } from './cost.ts';

test.each([
  [7_000_000, 11, 240, 72_253],
  [5_000_000, 10.5, 180, 55_270],
  [10_000_000, 12, 300, 105_322],
  [1_200_000, 0, 12, 100_000],
])('%d taka at %d percent over %d months cost %d a month', (loan, percent, months, monthly) => {
  expect(monthlyInstalment(loan, percent, months)).toBe(monthly);
});

test('a loan ends at what banks lend at most', () => {
  expect(loanFor(10_000_000, 30)).toBe(7_000_000);
  expect(loanFor(100_000_000, 30)).toBe(20_000_000);
});

test('a flat costs more to register above 1,600 sqft, land has no VAT', () => {
  expect([usualFees('apartment', 1600), usualFees('apartment', 1601), usualFees('land', null)]).toEqual([15.5, 18, 13.5]);
});
