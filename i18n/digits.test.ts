import { describe, expect, test } from 'vitest';
import { toAsciiDigits, toLocaleDigits } from './digits.ts';

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
});
