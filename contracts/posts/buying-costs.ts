// What buying costs besides the price, and what a loan costs a month. Budgets and banks change the rates: admins do so in the
// settings, each set with its date and source. Readers may change each figure for themselves; these are where they begin.
import { dayMs } from '#contracts/durations.ts';
import type { PropertyType } from '#contracts/enums.ts';

export const feeNames = ['gain', 'stamp', 'registration', 'local', 'vat'] as const;
export type FeeName = (typeof feeNames)[number];
/** Percent of the price for each. */
export type FeeRates = Readonly<Record<FeeName, number>>;

/** Since when a set of rates holds, such as 2025-07-01, and who says so: null for the sentence that the pages have. */
interface Dated {
  asOf: string;
  source: { bn: string; en: string } | null;
}

/** Percent of the price; of flats above 1,600 sqft the VAT is `vatLarge`. `deed`: writer, lawyer, mutation and small fees, in taka. */
export interface RegistrationRates extends FeeRates, Dated {
  vatLarge: number;
  deed: number;
}

/** What banks usually ask: `rate` percent a year of `rateFrom` to `rateTo`, for at most `sharePercent` of the price, `takaMax` and `yearsMax`. */
export interface LoanTerms extends Dated {
  rate: number;
  rateFrom: number;
  rateTo: number;
  sharePercent: number;
  takaMax: number;
  yearsMax: number;
}

export interface BuyingRates {
  registration: RegistrationRates;
  loan: LoanTerms;
}
export const rateSets = ['registration', 'loan'] as const satisfies readonly (keyof BuyingRates)[];
export type RateSet = (typeof rateSets)[number];

/** Until an admin says otherwise: as the budget of 2025–26 left them, to be checked at the sub-registry office and at the bank. */
export const defaultRates: BuyingRates = {
  registration: { gain: 5, stamp: 1.5, registration: 1, local: 3, vat: 2, vatLarge: 4.5, deed: 40_000, asOf: '2025-07-01', source: null },
  loan: { rate: 12.5, rateFrom: 11.5, rateTo: 14, sharePercent: 70, takaMax: 20_000_000, yearsMax: 25, asOf: '2025-07-01', source: null },
};

export const usualLoanYears = 20;
export const largeFlatSqft = 1600;
const flats: readonly PropertyType[] = ['apartment', 'duplex'];
const yearMs = 365 * dayMs;

/** Whether rates of this day are older than a year at `now`: a budget has passed since. */
export const isOutdated = ({ asOf }: Pick<Dated, 'asOf'>, now: number): boolean => now - Date.parse(asOf) > yearMs;

export const outdatedSets = (rates: BuyingRates, now: number): RateSet[] => rateSets.filter((name) => isOutdated(rates[name], now));

const juneMonth = 6;

/** The years of the budget that holds on a day, July to June: 2025-07-01 and 2026-06-30 are both 2025 to 2026. */
export function budgetYears(day: string): { from: number; to: number } {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const from = month > juneMonth ? year : year - 1;
  return { from, to: from + 1 };
}

/** A flat's VAT is higher above 1,600 sqft, everything else has none. */
export function ratesFor(rates: RegistrationRates, propertyType: PropertyType, size: number | null): FeeRates {
  const { gain, stamp, registration, local } = rates;
  const vat = flats.includes(propertyType) ? ((size ?? 0) > largeFlatSqft ? rates.vatLarge : rates.vat) : 0;
  return { gain, stamp, registration, local, vat };
}

export const sumOfRates = (rates: FeeRates): number => feeNames.reduce((sum, name) => sum + rates[name], 0);

/** Registration and taxes in percent of the price. */
export const usualFees = (rates: RegistrationRates, propertyType: PropertyType, size: number | null): number => sumOfRates(ratesFor(rates, propertyType, size));

/** What buyers bring of their own, in percent of the price. */
export const ownPercentOf = ({ sharePercent }: LoanTerms): number => 100 - sharePercent;

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

/** The loan after the buyer's own share. */
export const loanFor = (price: number, ownPercent: number): number => Math.round(price * (1 - ownPercent / 100));
