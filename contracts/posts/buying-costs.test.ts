import { describe, expect, test } from 'vitest';
import {
  budgetYears,
  defaultRates,
  isOutdated,
  loanFor,
  monthlyInstalment,
  outdatedSets,
  owedByYear,
  ratesFor,
  sumOfRates,
  usualFees,
} from './buying-costs.ts';

describe('a loan', () => {
  test.each([
    [7_000_000, 11, 240, 72_253],
    [5_000_000, 10.5, 180, 55_270],
    [10_000_000, 12, 300, 105_322],
    [1_200_000, 0, 12, 100_000],
  ])('of %d taka at %d percent over %d months costs %d a month', (loan, percent, months, monthly) => {
    expect(monthlyInstalment(loan, percent, months)).toBe(monthly);
  });

  test('is what the buyer lacks', () => {
    expect([loanFor(10_000_000, 30), loanFor(100_000_000, 30), loanFor(10_000_000, 100)]).toEqual([7_000_000, 70_000_000, 0]);
  });

  test('is paid back at the end, slowly at first where there is interest and evenly where there is none', () => {
    const owed = owedByYear(7_000_000, 11, 20);
    expect([owed.length, owed[0], owed.at(-1)]).toEqual([21, 7_000_000, 0]);
    expect(owed[10]).toBeGreaterThan(5_000_000);
    expect(owedByYear(1_200_000, 0, 2)).toEqual([1_200_000, 600_000, 0]);
  });

  test('costs each year what the instalments leave after the interest', () => {
    let owed = 5_000_000;
    for (let month = 0; month < 12; month++) owed += owed * (10.5 / 1200) - monthlyInstalment(5_000_000, 10.5, 180);
    expect(Math.abs((owedByYear(5_000_000, 10.5, 15)[1] ?? 0) - owed)).toBeLessThan(10);
  });
});

test('a flat costs more to register above 1,600 sqft, land has no VAT', () => {
  const rates = defaultRates.registration;
  expect([usualFees(rates, 'apartment', 1600), usualFees(rates, 'apartment', 1601), usualFees(rates, 'land', null)]).toEqual([12.5, 15, 10.5]);
  expect(ratesFor(rates, 'duplex', 1601).vat).toBe(4.5);
  expect(sumOfRates({ gain: 5, stamp: 1.5, registration: 1, local: 2, vat: 0 })).toBe(9.5);
});

test('rates are outdated when a year has passed since their day, each set for itself', () => {
  const now = Date.parse('2026-11-23T06:00:00Z');
  expect([isOutdated({ asOf: '2025-11-23' }, now), isOutdated({ asOf: '2025-11-24' }, now)]).toEqual([true, false]);
  const { registration, loan } = defaultRates;
  expect(outdatedSets({ registration: { ...registration, asOf: '2026-07-01' }, loan }, now)).toEqual(['loan']);
});

test('a budget holds from July to June', () => {
  expect(['2025-07-01', '2026-06-30', '2026-07-01', '2100-01-01'].map((day) => budgetYears(day).from)).toEqual([2025, 2025, 2026, 2099]);
});
