import { describe, expect, test } from 'vitest';
import { type BuyingRates, defaultRates, monthlyInstalment, usualFees } from '#contracts/posts/buying-costs.ts';
import { plainCost, readCosts, usualCosts, type CostBox } from './read-costs.ts';

const boxes =
  (texts: Partial<Record<CostBox, string>>) =>
  (name: CostBox): string =>
    texts[name] ?? usualCosts(defaultRates)[name];
const read = (texts: Partial<Record<CostBox, string>>, rates: BuyingRates = defaultRates) => readCosts(boxes(texts), rates);
const usual = defaultRates.registration;

describe('what buying costs', () => {
  test.each([
    ['flat', '1600', usualFees(usual, 'apartment', 1600)],
    ['flat', '1601', usualFees(usual, 'apartment', 1601)],
    ['land', '1601', usualFees(usual, 'land', null)],
    ['home', '', usualFees(usual, 'home', null)],
  ])('a %s of "%s" sqft is registered at the usual %d percent', (kind, size, percent) => {
    const { fees, total, faults } = read({ kind, size, price: '1 কোটি' });
    expect(fees).toBe(percent * 100_000);
    expect(total).toBe(10_000_000 + fees + usual.deed);
    expect([...faults]).toEqual([]);
  });

  test('every rate can be changed, in either script, and an emptied one is none', () => {
    expect(read({ price: '100000', gain: '৫', stamp: '1.5%', registration: '', local: '২.৫', vat: '0', deed: '' })).toMatchObject({
      rates: { gain: 5, stamp: 1.5, registration: 0, local: 2.5, vat: 0 },
      fees: 9000,
      total: 109_000,
    });
  });

  test('what is not understood counts as usual and is said', () => {
    const { rates, faults, price, total, loan } = read({ gain: '৮০', price: 'অনেক', years: '৩১', own: '101' });
    expect([rates.gain, price, total, loan]).toEqual([usual.gain, undefined, undefined, undefined]);
    expect([...faults].toSorted()).toEqual(['gain', 'own', 'price', 'years']);
  });
});

describe('the loan', () => {
  test.each([
    ['1 কোটি', '30', '11', '20', 72_253],
    ['50 lakh', '0', '১০.৫', '১৫', 55_270],
    ['1 crore', '0', '12', '25', 105_322],
    ['12 lakh', '0', '0', '1', 100_000],
  ])('for %s with %s percent of one’s own at %s percent over %s years costs %d a month', (price, own, rate, years, monthly) => {
    expect(read({ price, own, rate, years }).loan?.monthly).toBe(monthly);
  });

  test('adds up to what is paid back', () => {
    const { loan } = read({ price: '1 কোটি', rate: '11' });
    expect(read({ price: '1 কোটি' }).loan).toMatchObject({ taka: 7_000_000, own: 3_000_000, months: 240, monthly: monthlyInstalment(7_000_000, 12.5, 240) });
    expect(loan).toMatchObject({ taka: 7_000_000, months: 240, monthly: 72_253, isLarge: false });
    expect(loan?.repaid).toBe(72_253 * 240);
    expect(loan?.interest).toBe(72_253 * 240 - 7_000_000);
  });

  test('above what banks usually lend is calculated all the same, and said', () => {
    expect(read({ price: '10 কোটি' }).loan).toMatchObject({ taka: 70_000_000, own: 30_000_000, isLarge: true });
    const rates = { ...defaultRates, loan: { ...defaultRates.loan, takaMax: 80_000_000 } };
    expect(read({ price: '10 কোটি' }, rates).loan).toMatchObject({ isLarge: false });
  });

  test('is none where all the money is one’s own', () => {
    expect(read({ own: '100' }).loan).toMatchObject({ taka: 0, monthly: 0, interest: 0 });
  });
});

test.each([
  ['price', '১ কোটি ২০ লাখ', '12000000'],
  ['gain', '৫.৫%', '5.5'],
  ['years', '১৫', '15'],
  ['rate', 'কম', 'কম'],
  ['kind', 'land', 'land'],
  ['kind', 'boat', 'flat'],
] as const)('the address says %s "%s" as %s', (name, text, plain) => {
  expect(plainCost(name, boxes({ [name]: text }))).toBe(plain);
});
