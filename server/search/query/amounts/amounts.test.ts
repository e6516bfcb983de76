import { describe, expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { cut, read } from '#server/search/query/understand.ts';

const filters = (q: string): Record<string, unknown> => {
  const { propertyType: _kind, district: _district, subDistrict: _sub, locality: _locality, ...rest } = read(cut(q), SearchQuery.parse({ q })).filters;
  return rest;
};

describe('sums in three ways of writing', () => {
  test.each([
    [35_000_000, ['সাড়ে তিন কোটি', 'সাড়ে ৩ কোটি', 'sare tin koti', 'share 3 koti', '3.5 crore']],
    [12_500_000, ['সোয়া কোটি', 'সোয়া এক কোটি', 'showa koti', 'sowa ek koti', '1.25 crore']],
    [7_500_000, ['পৌনে এক কোটি', 'poune ek koti', '75 lakh', 'পঁচাত্তর লাখ', 'pochattor lakh', 'seventy five lakh']],
    [17_500_000, ['পৌনে দুই কোটি', 'poune dui koti', 'pone 2 koti']],
    [15_000_000, ['দেড় কোটি', 'der koti', '1.5 crore', '১ কোটি ৫০ লাখ', '1 crore 50 lakh']],
    [25_000_000, ['আড়াই কোটি', 'arai koti', 'adai koti', '2.5 cr']],
    [12_000_000, ['১ কোটি ২০ লাখ', '1 koti 20 lakh', 'এক কোটি বিশ লাখ']],
    [12_500, ['সাড়ে ১২ হাজার', 'সাড়ে বারো হাজার', 'sare baro hajar', '12.5k', '12 hajar 5 sho', '১২ হাজার পাঁচশ']],
    [11_000, ['এগারো হাজার', 'egaro hajar', 'eleven thousand']],
    [12_000, ['বারো হাজার', 'baro hajar', 'twelve thousand', '12k']],
    [14_000, ['চৌদ্দ হাজার', 'choddo hajar', 'fourteen thousand']],
    [35_000, ['পঁয়ত্রিশ হাজার', 'poitrish hajar', 'poytrish hajar', 'thirty five thousand']],
    [45_000, ['পঁয়তাল্লিশ হাজার', 'poytallish hajar', 'forty five thousand']],
    [60_000, ['ষাট হাজার', 'shat hajar', 'sixty thousand']],
    [90_000, ['নব্বই হাজার', 'nobboi hajar', 'ninety thousand']],
    [
      20_000,
      [
        'bajet 20 hajar',
        '20 hajar budget',
        '২০ হাজার টাকায়',
        '২০ হাজারের মধ্যে',
        '20k max',
        'max 20000',
        '২০ হাজার টাকার ভিতরে',
        '২০ হাজার-এর মধ্যে',
        'বাজেট বিশ হাজার',
        'kuri hajar',
      ],
    ],
    [25_000, ['২৫ হাজার টাকার নিচে', '25k', 'under 25 thousand', 'pochish hajarer moddhe', 'not more than 25000']],
  ])('%d', (priceMax, queries) => {
    for (const q of queries) expect({ q, ...filters(`${q} flat`) }).toEqual({ q, priceMax });
  });

  test.each([
    [
      20_000,
      25_000,
      [
        '২০-২৫ হাজার',
        '20 to 25k',
        '20-25 hajar',
        '২০ থেকে ২৫ হাজার',
        '20 theke 25 hajar',
        '20000-25000',
        'between 20 and 25 thousand',
        '২০ হাজার থেকে ২৫ হাজার',
        '20 ~ 25k',
        '20000 to 25000',
      ],
    ],
    [5_000_000, 6_000_000, ['৫০ থেকে ৬০ লাখ', '50-60 lakh', 'between 50 and 60 lakh', '50 lakh to 60 lakh', 'পঞ্চাশ থেকে ষাট লাখ', 'ponchash theke shat lakh']],
    [15_000_000, 25_000_000, ['দেড় থেকে আড়াই কোটি', 'der theke arai koti', '1.5-2.5 crore']],
  ])('%d to %d', (priceMin, priceMax, queries) => {
    for (const q of queries) expect({ q, ...filters(`${q} flat`) }).toEqual({ q, priceMin, priceMax });
  });
});

/** What is about as large is meant as well. */
const aTenth = (size: number, sign: 1 | -1): number => Math.round(size * (1 + sign / 10) * 100) / 100;

describe('land', () => {
  test.each([
    [3.5, 'katha', ['সাড়ে তিন কাঠা', 'সাড়ে ৩ কাঠা', 'sare tin katha', '3 1/2 katha', '3½ কাঠা', '৩ কাঠা ৮ ছটাক', '3 katha 8 chotak']],
    [2.5, 'katha', ['আড়াই কাঠা', 'arai katha', '2.5 katha']],
    [3, 'katha', ['৩ কাটা', 'tin katha', '৩ কাঠায়']],
    [48, 'katha', ['২ কানি', '2 kani']],
    [6, 'katha', ['৫ গণ্ডা', '5 gonda', '৫ গন্ডা']],
    [5, 'shotok', ['৫ শতাংশ', '5 decimal', 'পাঁচ শতক', '5 shotangsho']],
    [0.5, 'bigha', ['আধা বিঘা', 'adha bigha', '1/2 bigha']],
    [2.25, 'bigha', ['২ বিঘা ৫ কাঠা', '2 bigha 5 katha']],
  ])('%d %s', (size, landUnit, queries) => {
    for (const q of queries) expect({ q, ...filters(`${q} jomi`) }).toEqual({ q, landMin: aTenth(size, -1), landMax: aTenth(size, 1), landUnit });
  });
});

describe('what a katha or a square foot costs is no price', () => {
  test.each(['per katha 50 lakh plot', 'শতক ৫ লাখ করে জমি', 'katha proti 40 lakh', '8000 taka sqft flat', 'প্রতি কাঠা ৩০ লাখ'])('%s', (q) => {
    expect(filters(q)).toEqual({});
  });

  test('beside a number of its own it is one', () => {
    expect(filters('3 katha 50 lakh land')).toMatchObject({ landMin: 2.7, priceMax: 5_000_000 });
    expect(filters('1200 sqft 20000 taka')).toMatchObject({ priceMax: 20_000 });
  });
});

test('an L behind a number is lakh', () => {
  expect(filters('80L flat mirpur')).toEqual({ priceMax: 8_000_000 });
});

test('commas stand between numbers where they group no digits', () => {
  expect(filters('1,20,00,000 taka flat')).toEqual({ priceMax: 12_000_000 });
  expect(filters('mirpur 1,2,10')).toEqual({});
});
