import { describe, expect, test } from 'vitest';
import { parseNumber, toAsciiDigits, toLocaleDigits } from './digits.ts';

describe('digits', () => {
  test('Bengali digits become ASCII and everything else stays', () => {
    expect(toAsciiDigits('০১৭১২-৩৪৫৬৭৮')).toBe('01712-345678');
    expect(toAsciiDigits('রোড ৯/এ, 27')).toBe('রোড 9/এ, 27');
    expect(toAsciiDigits('০১২৩৪৫৬৭৮৯')).toBe('0123456789');
  });

  test('digits of either script come out in the language of the page', () => {
    expect(toLocaleDigits('bn', '#48213 / ৫')).toBe('#৪৮২১৩ / ৫');
    expect(toLocaleDigits('en', '#৪৮২১৩ / 5')).toBe('#48213 / 5');
  });

  test.each([
    ['১,২৫,০০,০০০', 12_500_000],
    ['12,500,000', 12_500_000],
    ['1 25 00 000', 12_500_000],
    ['1\u00a0250', 1250],
    ['  ১২৫০ ', 1250],
    ['১.২৫', 1.25],
    ['.5', 0.5],
    ['5.', 5],
    ['-৩', -3],
    ['−3', -3],
    ['0', 0],
  ])('%s is read as a number', (typed, value) => {
    expect(parseNumber(typed)).toBe(value);
  });

  test.each(['', ' ', 'abc', '12a', '৳', '1.2.3', ',5', '5,', '--1', '1e5', 'Infinity', '.'])('%j is not a number', (typed) => {
    expect(parseNumber(typed)).toBeUndefined();
  });
});
