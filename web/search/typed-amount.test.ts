import { describe, expect, test } from 'vitest';
import { formatter } from '#i18n/format.ts';
import { amountOf, asTaka, shownAmount } from './typed-amount.ts';

describe('a typed price', () => {
  test.each([
    ['5000000', 5_000_000],
    ['৫০,০০,০০০', 5_000_000],
    ['৫০ লাখ', 5_000_000],
    ['1.5 crore', 15_000_000],
    ['১ কোটি ১৮ লাখ', 11_800_000],
    ['১ কোটি ১৮ লাখ টাকা', 11_800_000],
    ['20k', 20_000],
    ['Tk 1.18 Cr', 11_800_000],
    ['৳১৯,৫০০', 19_500],
    ['২৫ হাজার', 25_000],
    ['0', 0],
  ])('"%s" is %i taka', (text, taka) => {
    expect(amountOf(text)).toBe(taka);
  });

  test.each(['abc', '', '5 apples', '-1', '1.5', 'লাখ', '1 lakh x'])('"%s" is no sum and reaches the API as typed', (text) => {
    expect(amountOf(text)).toBeUndefined();
    expect(asTaka(text)).toBe(text);
  });
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
