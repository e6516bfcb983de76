import type { PropertyType } from '#contracts/enums.ts';

// What buying costs besides the price, as the trade's association and banks publish it; readers may change each figure.
export const loanLimits = { shareMax: 0.7, takaMax: 20_000_000, yearsMax: 25 } as const;
export const deedTaka = 40_000;
const largeFlatSqft = 1600;
const flats: readonly PropertyType[] = ['apartment', 'duplex'];

/** Registration and taxes in percent of the price: a flat's VAT is higher above 1,600 sqft, everything else has none. */
export function usualFees(propertyType: PropertyType, size: number | null): number {
  if (!flats.includes(propertyType)) return 13.5;
  return (size ?? 0) > largeFlatSqft ? 18 : 15.5;
}

/** Whole taka a month for a loan at a yearly rate in percent, paid back in equal instalments. */
export function monthlyInstalment(loan: number, yearlyPercent: number, months: number): number {
  const rate = yearlyPercent / 1200;
  if (rate === 0) return Math.round(loan / months);
  return Math.round((loan * rate) / (1 - (1 + rate) ** -months));
}

/** The loan after one's own share, as far as banks go. */
export const loanFor = (price: number, ownPercent: number): number => Math.min(loanLimits.takaMax, Math.round(price * (1 - ownPercent / 100)));
