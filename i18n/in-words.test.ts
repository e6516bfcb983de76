import { describe, expect, test } from 'vitest';
import { numerals as bn } from './bn/numerals.ts';
import { numerals as en } from './en/numerals.ts';
import { numberInWords, takaInWords } from './in-words.ts';

describe('numbers in words', () => {
  test.each([
    [0, 'শূন্য টাকা', 'zero taka'],
    [7, 'সাত টাকা', 'seven taka'],
    [19, 'উনিশ টাকা', 'nineteen taka'],
    [21, 'একুশ টাকা', 'twenty-one taka'],
    [100, 'একশ টাকা', 'one hundred taka'],
    [999, 'নয়শ নিরানব্বই টাকা', 'nine hundred ninety-nine taka'],
    [1000, 'এক হাজার টাকা', 'one thousand taka'],
    [19_500, 'উনিশ হাজার পাঁচশ টাকা', 'nineteen thousand five hundred taka'],
    [100_000, 'এক লাখ টাকা', 'one lakh taka'],
    [6_850_001, 'আটষট্টি লাখ পঞ্চাশ হাজার এক টাকা', 'sixty-eight lakh fifty thousand one taka'],
    [11_800_000, 'এক কোটি আঠারো লাখ টাকা', 'one crore eighteen lakh taka'],
    [10_000_000, 'এক কোটি টাকা', 'one crore taka'],
    [10_000_045, 'এক কোটি পঁয়তাল্লিশ টাকা', 'one crore forty-five taka'],
    [
      999_999_999,
      'নিরানব্বই কোটি নিরানব্বই লাখ নিরানব্বই হাজার নয়শ নিরানব্বই টাকা',
      'ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine taka',
    ],
    [12_340_000_000, 'এক হাজার দুইশ চৌত্রিশ কোটি টাকা', 'one thousand two hundred thirty-four crore taka'],
  ])('%d taka', (taka, bengali, english) => {
    expect(takaInWords('bn', taka)).toBe(bengali);
    expect(takaInWords('en', taka)).toBe(english);
  });

  test('every number below a hundred has a word of its own', () => {
    for (const words of [bn, en]) {
      expect(words).toHaveLength(100);
      expect(new Set(words).size).toBe(100);
      for (const word of words) expect(word).toMatch(/^\S+$/);
    }
  });

  test('numbers that are not whole or not positive are read as the nearest that is', () => {
    expect(numberInWords('bn', 12.6)).toBe('তেরো');
    expect(numberInWords('en', -4)).toBe('zero');
  });
});
