// What buying costs besides the price, and what a loan costs a month. Readers may change each figure; these are where they begin.
import type { PropertyType } from './enums.ts';

export const loanLimits = { shareMax: 0.7, takaMax: 20_000_000, yearsMax: 25 } as const;
/** What banks asked when the assumptions were last looked at was 10 to 12 percent. */
export const usualLoan = { rate: 11, years: 20, ownPercent: 30 } as const;
/** Deed writer, lawyer, mutation and small fees. */
export const deedTaka = 40_000;
/** When the rates were last looked at: the list that the trade's association gave before the budget of 2025–26. */
export const ratesAsOf = '2025-03-18';

export const feeNames = ['gain', 'stamp', 'registration', 'local', 'vat'] as const;
export type FeeName = (typeof feeNames)[number];
export type FeeRates = Readonly<Record<FeeName, number>>;

const largeFlatSqft = 1600;
const flats: readonly PropertyType[] = ['apartment', 'duplex'];

/** Percent of the price for each: a flat's VAT is higher above 1,600 sqft, everything else has none. */
export function usualRates(propertyType: PropertyType, size: number | null): FeeRates {
  const vat = flats.includes(propertyType) ? ((size ?? 0) > largeFlatSqft ? 4.5 : 2) : 0;
  return { gain: 8, stamp: 1.5, registration: 1, local: 3, vat };
}

export const sumOfRates = (rates: FeeRates): number => feeNames.reduce((sum, name) => sum + rates[name], 0);

/** Registration and taxes in percent of the price. */
export const usualFees = (propertyType: PropertyType, size: number | null): number => sumOfRates(usualRates(propertyType, size));

/** Whole taka a month for a loan at a yearly rate in percent, paid back in equal instalments. */
export function monthlyInstalment(loan: number, yearlyPercent: number, months: number): number {
  const rate = yearlyPercent / 1200;
  if (rate === 0) return Math.round(loan / months);
  return Math.round((loan * rate) / (1 - (1 + rate) ** -months));
}

/** What is still owed at the end of each year, the loan itself first. */
export function owedByYear(loan: number, yearlyPercent: number, years: number): number[] {
  const months = years * 12;
  const growth = 1 + yearlyPercent / 1200;
  const left = (month: number): number => {
    if (growth === 1) return loan * (1 - month / months);
    return (loan * (growth ** months - growth ** month)) / (growth ** months - 1);
  };
  return Array.from({ length: years + 1 }, (_, year) => Math.max(0, Math.round(left(year * 12))));
}

/** The loan after one's own share, as far as banks go. */
export const loanFor = (price: number, ownPercent: number): number => Math.min(loanLimits.takaMax, Math.round(price * (1 - ownPercent / 100)));
