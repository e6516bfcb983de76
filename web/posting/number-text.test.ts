import { describe, expect, it } from 'vitest';
import { formatter } from '#i18n/format.ts';
import { caretAfter, digitsIn, plainDigits, plainNumber, shownNumber } from './number-text.ts';

const bn = formatter('bn');
const en = formatter('en');

describe('a typed number', () => {
  it('is kept in ASCII whichever digits and commas were typed', () => {
    expect(plainNumber('১,১৮,০০,০০০')).toBe('11800000');
    expect(plainNumber('৳ 11,800,000 টাকা')).toBe('11800000');
    expect(plainNumber('007')).toBe('7');
    expect(plainNumber('0')).toBe('0');
    expect(plainNumber('abc')).toBe('');
  });

  it('has two decimal places where they are allowed and none elsewhere', () => {
    expect(plainNumber('৩.৭৫৯', true)).toBe('3.75');
    expect(plainNumber('.5', true)).toBe('0.5');
    expect(plainNumber('5.', true)).toBe('5.');
    expect(plainNumber('1.2.3', true)).toBe('1.23');
    expect(plainNumber('3.75')).toBe('3');
  });

  it('stands grouped by lakh in Bengali and by thousand in English', () => {
    expect(shownNumber(bn, '11800000')).toBe('১,১৮,০০,০০০');
    expect(shownNumber(en, '11800000')).toBe('11,800,000');
    expect(shownNumber(bn, '3.05')).toBe('৩.০৫');
    expect(shownNumber(bn, '')).toBe('');
  });

  it('loses nothing when what is shown is read again', () => {
    for (const plain of ['0', '7', '999', '1000', '99999', '100000', '999999999'])
      for (const fmt of [bn, en]) expect(plainNumber(shownNumber(fmt, plain))).toBe(plain);
  });

  it('keeps the caret behind the digit that was just typed', () => {
    expect(caretAfter('১,১৮,০০,০০০', 3)).toBe(4);
    expect(caretAfter('১,১৮,০০,০০০', 8)).toBe(11);
    expect(caretAfter('১,১৮', 0)).toBe(0);
    expect(caretAfter('১,১৮', 9)).toBe(4);
    expect(digitsIn('১,১৮')).toBe(3);
  });

  it('that is a phone or a code keeps what people put between its digits', () => {
    expect(plainDigits('+৮৮ ০১৭১২-৩৪৫৬৭৮')).toBe('+88 01712-345678');
    expect(plainDigits('১২১৬ ঢাকা')).toBe('1216 ');
  });
});
