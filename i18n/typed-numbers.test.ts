import { describe, expect, test } from 'vitest';
import { numerals } from './bn/numerals.ts';
import { formatter } from './format.ts';
import { takaInWords } from './in-words.ts';
import { amountOf, areaOf, countOf, landOf } from './typed-numbers.ts';

describe('a typed sum', () => {
  test.each([
    ['5000000', 5_000_000],
    ['৫০,০০,০০০', 5_000_000],
    ['95,00,000', 9_500_000],
    ['9,500,000', 9_500_000],
    ['95 00 000', 9_500_000],
    ['9500000.00', 9_500_000],
    ['৯৫ লাখ', 9_500_000],
    ['৯৫লাখ', 9_500_000],
    ['95 lakh', 9_500_000],
    ['95 lac', 9_500_000],
    ['৳ 95 lakh /-', 9_500_000],
    ['৳৯৫,০০,০০০/=', 9_500_000],
    ['পঁচানব্বই লাখ', 9_500_000],
    ['পচানব্বই লক্ষ টাকা মাত্র', 9_500_000],
    ['1.2 crore', 12_000_000],
    ['1.18 Cr', 11_800_000],
    ['Tk. 1.18 Cr', 11_800_000],
    ['১ কোটি ২০ লাখ', 12_000_000],
    ['১ কোটি ১৮ লাখ টাকা', 11_800_000],
    ['৯৭ লাখ ৫০ হাজার', 9_750_000],
    ['সাড়ে তিন লাখ', 350_000],
    ['সাড়ে ৩ লাখ', 350_000],
    ['share tin lakh', undefined],
    ['sare 3 lakh', 350_000],
    ['57 lakh 93 taka', 5_700_093],
    ['পৌনে দুই কোটি', 17_500_000],
    ['পৌনে কোটি', 7_500_000],
    ['সোয়া কোটি', 12_500_000],
    ['সোয়া দুই কোটি', 22_500_000],
    ['দেড় লাখ', 150_000],
    ['আড়াই কোটি', 25_000_000],
    ['25k', 25_000],
    ['25.5k', 25_500],
    ['২৫ হাজার', 25_000],
    ['২৫ হাজার ৫০০', 25_500],
    ['পঁচিশ হাজার পাঁচশ', 25_500],
    ['সাড়ে সাতশ', 750],
    ['৩ ১/২ লাখ', 350_000],
    ['৳১৯,৫০০', 19_500],
    ['0', 0],
    ['95,', 95],
  ])('"%s" is %s taka', (text, taka) => {
    expect(amountOf(text)).toBe(taka);
  });

  test.each([
    '',
    ' ',
    'abc',
    '5 apples',
    '-1',
    '1.5',
    '5,5',
    '95,00,00',
    '৯৫,৫',
    'লাখ',
    '1 lakh x',
    '1 lakh 20',
    '5 lakh 5 lakh',
    '20 lakh 1 crore',
    '50-60 lakh',
    '1,2 crore',
    '1.2345678 lakh',
    '৯৫ লা',
    '3/0 lakh',
    '01712-345678',
    '1e9',
    '9/500000',
    '3/2 lakh',
    '٩٥',
    'দুই তিন লাখ',
  ])('"%s" is no sum', (text) => {
    expect(amountOf(text)).toBeUndefined();
  });

  test('every number word from 1 to 99 is read as itself', () => {
    for (const [value, word] of numerals.entries()) expect(amountOf(`${word} টাকা`), word).toBe(value);
  });

  test('what the product writes is read back, in words, in digits and as people say it', () => {
    for (let n = 1, seed = 7; n < 3000; n++) {
      seed = (seed * 48_271) % 2_147_483_647;
      const taka = seed % 10 ** (1 + (n % 9));
      expect(amountOf(takaInWords('bn', taka)), takaInWords('bn', taka)).toBe(taka);
      for (const fmt of [formatter('bn'), formatter('en')]) expect(amountOf(fmt.takaExact(taka)), fmt.takaExact(taka)).toBe(taka);
      const round = taka - (taka % 100_000);
      for (const fmt of [formatter('bn'), formatter('en')]) expect(amountOf(fmt.taka(round)), fmt.taka(round)).toBe(round);
    }
  });

  test('no letter typed between makes another number of it: it stays the number, or is none', () => {
    const digits = '9500000';
    for (const between of ['.', ',', '/', 'x', ' ', '-', "'", ';', 'ল', '০'])
      for (let at = 1; at < digits.length; at++) {
        const read = amountOf(`${digits.slice(0, at)}${between}${digits.slice(at)}`);
        if (between !== '০' && between !== '.') expect([9_500_000, undefined], `${between} at ${at}`).toContain(read);
        if (between === '.') expect([Number(digits.slice(0, at)), undefined], `point at ${at}`).toContain(read);
      }
  });
});

describe('a typed size', () => {
  test.each([
    ['1250', 1250],
    ['১,২৫০ বর্গফুট', 1250],
    ['1250 sq ft', 1250],
    ['1250 sq. ft.', 1250],
    ['1250sft', 1250],
    ['1,250 ft2', 1250],
    ['সাড়ে বারোশ স্কয়ার ফিট', 1250],
    ['1250.0', 1250],
    ['1250.5', undefined],
    ['12,50', undefined],
    ['1250 x 2', undefined],
  ])('"%s" is %s sqft', (text, size) => {
    expect(areaOf(text)).toBe(size);
  });
});

describe('typed land', () => {
  test.each([
    ['৩ কাঠা ৮ ছটাক', 3.5, 'katha'],
    ['3 katha 8 chhatak', 3.5, 'katha'],
    ['৩ কাঠা ৫ ছটাক', 3.3125, 'katha'],
    ['৮ ছটাক', 0.5, 'katha'],
    ['1/2', 0.5, undefined],
    ['½', 0.5, undefined],
    ['৩ ১/২', 3.5, undefined],
    ['৩½ কাঠা', 3.5, 'katha'],
    ['সাড়ে তিন কাঠা', 3.5, 'katha'],
    ['আড়াই কাঠা', 2.5, 'katha'],
    ['পৌনে চার কাঠা', 3.75, 'katha'],
    ['5.5', 5.5, undefined],
    ['৫.৫', 5.5, undefined],
    ['1 bigha', 1, 'bigha'],
    ['১ বিঘা ৫ কাঠা', 25, 'katha'],
    ['১ একর ২০ শতক', 120, 'shotok'],
    ['10 decimal', 10, 'shotok'],
    ['৩৩ শতাংশ জমি', 33, 'shotok'],
    ['1,200 katha', 1200, 'katha'],
  ])('"%s" is %d %s', (text, size, unit) => {
    expect(landOf(text)).toEqual({ size, unit });
  });

  test.each(['', '৫,৫', '5,5', '৩ কাঠা ৮', '8 chhatak 3 katha', '3 katha 3 katha', '3-4 katha', 'কাঠা', '3 foo', '3 1/2/2', '-1'])('"%s" is none', (text) => {
    expect(landOf(text)).toBeUndefined();
  });
});

describe('a typed count', () => {
  test.each([
    ['3', 3],
    ['০৩', 3],
    ['৩টি', 3],
    ['0', 0],
    ['3a', undefined],
    ['three', undefined],
    ['3.5', undefined],
    ['3,5', undefined],
    ['1/2', undefined],
    ['', undefined],
  ])('"%s" is %s', (text, count) => {
    expect(countOf(text)).toBe(count);
  });
});
