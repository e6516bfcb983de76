import { describe, expect, it, test } from 'vitest';
import { formatter } from '#i18n/format.ts';
import { faultOfNumber, isSaidOtherwise, numberOf, readNumber, groupedNumber, withoutOurCommas, type NumberKind } from './number-text.ts';

const bn = formatter('bn');
const en = formatter('en');

/** The text as it grows key by key, each time read again. */
const typedKeyByKey = (kind: NumberKind, text: string): string =>
  [...text].reduce((_value, _letter, at, letters) => readNumber(kind, letters.slice(0, at + 1).join('')).value, '');

describe('a number typed key by key', () => {
  test.each([
    ['money', '৯৫ লাখ', '9500000'],
    ['money', '95 lakh', '9500000'],
    ['money', '১ কোটি ২০ লাখ', '12000000'],
    ['money', '1.2 crore', '12000000'],
    ['money', 'পঁচানব্বই লাখ', '9500000'],
    ['money', '9500000.00', '9500000'],
    ['money', '95,00,000', '9500000'],
    ['area', '1250', '1250'],
    ['land', '৩ কাঠা ৮ ছটাক', '3.5'],
    ['land', '1/2', '0.5'],
    ['count', '৩', '3'],
  ] as const)('%s "%s" is %s, as when it is pasted', (kind, text, value) => {
    expect(typedKeyByKey(kind, text)).toBe(value);
    expect(readNumber(kind, text).value).toBe(value);
    expect(faultOfNumber(kind, value)).toBeUndefined();
  });

  test.each([
    ['money', '৯.৫', 'integer'],
    ['money', 'abc', 'amount'],
    ['money', '৯৫ লা', 'amount'],
    ['area', '1250.5', 'integer'],
    ['area', '1250 m', 'number'],
    ['land', '৫,৫', 'land'],
    ['land', '3 foo', 'land'],
    ['count', 'three', 'number'],
    ['count', '2.5', 'integer'],
    ['count', '3a', 'number'],
  ] as const)('%s "%s" stays as it is and is refused as %s', (kind, text, fault) => {
    const value = typedKeyByKey(kind, text);
    expect(value).toBe(text);
    expect(faultOfNumber(kind, value)?.key).toBe(fault);
    if (fault !== 'integer') expect(numberOf(value)).toBeUndefined();
  });

  it('is nothing while nothing stands there', () => {
    expect(readNumber('money', '  ').value).toBe('');
    expect(faultOfNumber('money', '')).toBeUndefined();
  });

  it('brings the unit that was typed along', () => {
    expect(readNumber('land', '2 bigha')).toEqual({ value: '2', unit: 'bigha' });
    expect(readNumber('land', '2')).toEqual({ value: '2' });
  });
});

describe('a number in a box that nobody types in', () => {
  it('stands grouped by lakh in Bengali and by thousand in English', () => {
    expect(groupedNumber(bn, '11800000')).toBe('১,১৮,০০,০০০');
    expect(groupedNumber(en, '11800000')).toBe('11,800,000');
    expect(groupedNumber(bn, '3.05')).toBe('৩.০৫');
    expect(groupedNumber(bn, '')).toBe('');
  });

  it('stands as it was typed where it is not understood', () => {
    expect(groupedNumber(bn, '৯৫ লা')).toBe('৯৫ লা');
  });

  it('loses nothing when what is shown is read again', () => {
    for (const plain of ['0', '7', '999', '1000', '99999', '100000', '999999999'])
      for (const fmt of [bn, en]) expect(readNumber('money', groupedNumber(fmt, plain)).value).toBe(plain);
  });

  it('loses our commas with its first change, and the caret stays behind what was typed', () => {
    expect(withoutOurCommas('৯৫,০০,০০০', '৯৫,০০,০০', 8)).toEqual({ text: '৯৫০০০০', caret: 6 });
    expect(withoutOurCommas('৯৫,০০,০০০', '৯৫,০০,০০০০', 10)).toEqual({ text: '৯৫০০০০০০', caret: 8 });
    expect(withoutOurCommas('৯৫,০০,০০০', '৯,০০,০০০', 1)).toEqual({ text: '৯০০০০০', caret: 1 });
    expect(withoutOurCommas('৯৫,০০,০০০', '৯৫৬,০০,০০০', 3)).toEqual({ text: '৯৫৬০০০০০', caret: 3 });
    expect(withoutOurCommas('1,250', '7,5', 3)).toEqual({ text: '7,5', caret: 3 });
    expect(withoutOurCommas('', '5', 1)).toEqual({ text: '5', caret: 1 });
  });
});

test('what was said in words is worth telling in digits, and digits are not', () => {
  expect(isSaidOtherwise('৯৫ লাখ', '9500000')).toBe(true);
  expect(isSaidOtherwise('১২৫০', '1250')).toBe(false);
  expect(isSaidOtherwise('abc', 'abc')).toBe(false);
});
