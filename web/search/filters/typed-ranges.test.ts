import { expect, test } from 'vitest';
import { formatter } from '#i18n/format.ts';
import { asQuery } from '#web/search/results/asked.ts';
import { asAddress, isFinished } from './filter-address.ts';
import { inDigits, shownAmount } from './typed-ranges.ts';

const digits = (query: string): Record<string, string> => Object.fromEntries(inDigits(new URLSearchParams(query)));

test.each([
  ['priceMin=৯৫ লাখ&priceMax=১ কোটি ২০ লাখ', { priceMin: '9500000', priceMax: '12000000' }],
  ['priceMax=সাড়ে তিন লাখ', { priceMax: '350000' }],
  ['sizeMin=1,250 sft&sizeMax=সাড়ে বারোশ', { sizeMin: '1250', sizeMax: '1250' }],
  ['landMin=৩ কাঠা ৮ ছটাক', { landMin: '3.5', landUnit: 'katha' }],
  ['landMin=3&landMax=5 katha&landUnit=bigha', { landMin: '3', landMax: '5', landUnit: 'katha' }],
  ['landMin=10 katha&landMax=1 bigha', { landMin: '0.5', landMax: '1', landUnit: 'bigha' }],
  ['landMin=1/2&landUnit=bigha', { landMin: '0.5', landUnit: 'bigha' }],
  ['landMin=3', { landMin: '3' }],
])('"%s" is asked in digits, land in one unit', (typed, plain) => {
  expect(digits(typed)).toEqual(plain);
});

test.each(['priceMin=abc', 'priceMax=9,5 lakh', 'sizeMin=1250.5', 'landMin=5,5', 'landMax=3 foo'])(
  '"%s" is not understood: it stays, is not finished, and the API does not find another number in it',
  (typed) => {
    const params = new URLSearchParams(typed);
    expect(digits(typed)).toEqual(Object.fromEntries(params));
    expect(isFinished(params)).toBe(false);
    const asked = Object.values(asQuery(params))[0];
    expect(asked).not.toContain(',');
    if (!typed.includes(',')) expect(asked).toBe(Object.fromEntries(params)[typed.split('=')[0] ?? '']);
  },
);

test('the address has the digits, whatever was typed', () => {
  expect(asAddress(new URLSearchParams('priceMax=২৫ হাজার&landMin=২ বিঘা&sizeMin='), 'sell').toString()).toBe('priceMax=25000&landMin=2&landUnit=bigha');
  expect(isFinished(new URLSearchParams('priceMin=1 crore&priceMax=95 lakh'))).toBe(false);
  expect(isFinished(new URLSearchParams('landMin=10 katha&landMax=1 bigha'))).toBe(true);
});

test.each([
  ['5000000', '৫০ লাখ', '50 lakh'],
  ['5234567', '৫২,৩৪,৫৬৭', '5,234,567'],
  ['১৫০০০', '১৫,০০০', '15,000'],
  ['1.5 crore', '১ কোটি ৫০ লাখ', '1.5 crore'],
  ['abc', 'abc', 'abc'],
])('"%s" is shown as %s and %s, never rounded', (typed, bn, en) => {
  expect(shownAmount(typed, formatter('bn'))).toBe(bn);
  expect(shownAmount(typed, formatter('en'))).toBe(en);
});
