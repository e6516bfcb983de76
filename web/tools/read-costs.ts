// What the boxes of the cost calculator say, and what follows from it.
import {
  type BuyingRates,
  feeNames,
  loanFor,
  monthlyInstalment,
  owedByYear,
  ownPercentOf,
  ratesFor,
  sumOfRates,
  usualLoanYears,
  type FeeName,
  type FeeRates,
} from '#contracts/posts/buying-costs.ts';
import type { PropertyType } from '#contracts/enums.ts';
import { amountOf, areaOf, countOf } from '#i18n/typed-numbers.ts';
import { boughtKinds, type BoughtKind } from './paths.ts';
import { decimalIn, priceIn } from './read-number.ts';

const typeOf: Record<BoughtKind, PropertyType> = { flat: 'apartment', home: 'home', land: 'land' };

/** Stands for a VAT that follows the size until someone types one. */
export const byItself = 'auto';

export const costBoxes = ['price', 'kind', 'size', 'gain', 'stamp', 'registration', 'local', 'vat', 'deed', 'own', 'rate', 'years', 'rent'] as const;
export type CostBox = (typeof costBoxes)[number];

/** What is in the boxes at first. */
export const usualCosts = ({ registration, loan }: BuyingRates): Record<CostBox, string> => ({
  price: '8000000',
  kind: 'flat',
  size: '1250',
  gain: String(registration.gain),
  stamp: String(registration.stamp),
  registration: String(registration.registration),
  local: String(registration.local),
  vat: byItself,
  deed: String(registration.deed),
  own: String(ownPercentOf(loan)),
  rate: String(loan.rate),
  years: String(usualLoanYears),
  rent: '',
});

export const percentMax = { fee: 30, own: 100, rate: 40 } as const;
export const yearsMax = 30;

export interface Loan {
  taka: number;
  /** The part of the price that it does not pay. */
  own: number;
  monthly: number;
  months: number;
  years: number;
  repaid: number;
  interest: number;
  owed: readonly number[];
  /** More than banks usually lend. */
  isLarge: boolean;
}

export interface CostsRead {
  /** What the figures began with. */
  usual: BuyingRates;
  kind: BoughtKind;
  price: number | undefined;
  size: number | undefined;
  rates: FeeRates;
  deed: number;
  fees: number;
  /** Undefined without a price. */
  total: number | undefined;
  ownPercent: number;
  rate: number;
  years: number;
  loan: Loan | undefined;
  rent: number | undefined;
  /** What is typed and not understood; it counts as usual. */
  faults: ReadonlySet<CostBox>;
}

export const kindNamed = (name: string): BoughtKind => boughtKinds.find((one) => one === name) ?? 'flat';

export const feeTaka = (price: number, percent: number): number => Math.round((price * percent) / 100);

function loanOf(price: number, ownPercent: number, rate: number, years: number, takaMax: number): Loan {
  const taka = loanFor(price, ownPercent);
  const months = years * 12;
  const monthly = monthlyInstalment(taka, rate, months);
  const repaid = rate === 0 ? taka : monthly * months;
  const owed = owedByYear(taka, rate, years);
  return { taka, own: price - taka, monthly, months, years, repaid, interest: repaid - taka, owed, isLarge: taka > takaMax };
}

const feeReader = (text: string): number | undefined => decimalIn(text, percentMax.fee);
const yearsIn = (text: string): number | undefined => {
  const years = countOf(text);
  return years !== undefined && years >= 1 && years <= yearsMax ? years : undefined;
};

const readers: Readonly<Record<Exclude<CostBox, 'kind'>, (text: string) => number | undefined>> = {
  price: priceIn,
  size: areaOf,
  gain: feeReader,
  stamp: feeReader,
  registration: feeReader,
  local: feeReader,
  vat: feeReader,
  deed: amountOf,
  own: (text) => decimalIn(text, percentMax.own),
  rate: (text) => decimalIn(text, percentMax.rate),
  years: yearsIn,
  rent: priceIn,
};

export function readCosts(text: (name: CostBox) => string, rates: BuyingRates): CostsRead {
  const boxes = usualCosts(rates);
  const faults = new Set<CostBox>();
  const read = (name: keyof typeof readers): number | undefined => {
    const typed = text(name).trim();
    if (typed === '' || typed === byItself) return undefined;
    const value = readers[name](typed);
    if (value === undefined) faults.add(name);
    return value;
  };
  const or = (name: keyof typeof readers): number => read(name) ?? Number(boxes[name]);
  const kind = kindNamed(text('kind'));
  const [price, size] = [read('price'), kind === 'flat' ? read('size') : undefined];
  const usual = ratesFor(rates.registration, typeOf[kind], size ?? null);
  // An emptied rate is none; one that is not understood counts as usual.
  const rateOf = (name: FeeName): number => (text(name).trim() === '' ? 0 : (read(name) ?? usual[name]));
  const fee: FeeRates = {
    gain: rateOf('gain'),
    stamp: rateOf('stamp'),
    registration: rateOf('registration'),
    local: rateOf('local'),
    vat: kind === 'flat' ? rateOf('vat') : 0,
  };
  const deed = text('deed').trim() === '' ? 0 : or('deed');
  const fees = price === undefined ? 0 : feeNames.reduce((sum, name) => sum + feeTaka(price, fee[name]), 0);
  const [ownPercent, rate, years] = [or('own'), or('rate'), or('years')];
  const loan = price === undefined ? undefined : loanOf(price, ownPercent, rate, years, rates.loan.takaMax);
  const total = price === undefined ? undefined : price + fees + deed;
  return { usual: rates, kind, price, size, rates: fee, deed, fees, total, ownPercent, rate, years, loan, rent: read('rent'), faults };
}

export const feesPercent = (rates: FeeRates): number => sumOfRates(rates);

/** How the address says what a box holds. */
export function plainCost(name: CostBox, text: (name: CostBox) => string): string {
  const typed = text(name).trim();
  if (name === 'kind') return kindNamed(typed);
  const value = readers[name](typed);
  return value === undefined ? typed : String(value);
}
