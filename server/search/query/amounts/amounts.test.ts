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

describe('ranges by a slash, by a word or by two numbers side by side', () => {
  test.each([
    [6_000_000, 6_500_000, ['60/65 lakh', '60-65 lakh', '৬০/৬৫ লাখ', 'ষাট পঁয়ষট্টি লাখ', 'between 60 and 65 lakh']],
    [1_000_000, 1_200_000, ['১০/১২ লাখ', 'dosh baro lakh', 'ten or twelve lakh']],
    [100_000, 150_000, ['between one lakh and one and a half lakh', 'এক লাখ থেকে দেড় লাখ', 'ek theke der lakh']],
    [10_000_000, 15_000_000, ['one to one and a half crore', 'এক থেকে দেড় কোটি', 'ek theke der koti']],
    [3_500_000, 4_000_000, ['35 theke 40 lakh', '৩৫ থেকে ৪০ লাখ', '35 to 40 lakh']],
    [20_000, 25_000, ['২০ থেকে ২৫ হাজারের মধ্যে', 'bish pochish hajar', '20 or 25 thousand', '20000/25000', '২০ বা ২৫ হাজার']],
  ])('%d to %d', (priceMin, priceMax, queries) => {
    for (const q of queries) expect({ q, ...filters(`${q} flat`) }).toEqual({ q, priceMin, priceMax });
  });

  test.each([
    [1200, 1400, ['1200-1400 sft', '১২০০/১৪০০ বর্গফুট', '1200 theke 1400 sqft', 'between 1200 and 1400 square feet', 'বারোশ থেকে চৌদ্দশ বর্গফুট']],
    [1000, 1500, ['এক থেকে দেড় হাজার বর্গফুট', 'ek hajar theke ponerosho sqft', 'one to one and a half thousand sqft']],
  ])('%d to %d sqft', (sizeMin, sizeMax, queries) => {
    for (const q of queries) expect({ q, ...filters(`${q} flat`) }).toEqual({ q, sizeMin, sizeMax });
  });

  test.each(['2/3 bed', '২-৩ রুম', '২/৩ রুম', 'dui tin rum', 'দুই তিন রুমের', 'two or three bed', '2 theke 3 bed'])('%s: three rooms come first as well', (q) => {
    const { filters: asked, preferred, clauses } = read(cut(`${q} flat`), SearchQuery.parse({ q }));
    expect([asked.bedMin, preferred, clauses]).toEqual([2, { bedrooms: 2, bedroomsMost: 3 }, []]);
  });

  test.each([
    ['২/৩ কাঠা', { landMin: 2, landMax: 3, landUnit: 'katha' }],
    ['তিন চার কাঠা', { landMin: 3, landMax: 4, landUnit: 'katha' }],
    ['1/2 katha', { landMin: 0.45, landMax: 0.55, landUnit: 'katha' }],
    ['একটি দুই রুমের', { bedMin: 2 }],
    ['mirpur dui tin rum', { bedMin: 3 }],
    ['12 hajar 800 sqft', { priceMax: 12_000, sizeMin: 720, sizeMax: 880 }],
  ])('%s', (q, expected) => {
    expect(filters(`${q} flat`)).toEqual(expected);
  });
});

describe('sizes in words', () => {
  test.each([
    [2000, ['dui hajar square feet er moto', 'দুই হাজার স্কয়ার ফিটের মতো', 'two thousand sqft', '2k sqft']],
    [1500, ['দেড় হাজার বর্গফুট', 'der hajar borgofut', 'one and a half thousand sqft', 'পনেরোশ বর্গফুট', 'fifteen hundred sft']],
    [1200, ['twelve hundred sft', 'baro sho sft', 'বারোশ বর্গফুট', '১২শ স্কয়ার ফিট', 'ek hajar dui sho sqft', 'one thousand two hundred sqft']],
    [1250, ['সাড়ে বারোশ বর্গফুট', 'sare baro sho sqft']],
  ])('%d', (size, queries) => {
    for (const q of queries) expect({ q, ...filters(`${q} flat`) }).toEqual({ q, sizeMin: Math.round(size * 0.9), sizeMax: Math.round(size * 1.1) });
  });
});

test.each([
  ['2.5 bed flat', '2.5 bed'],
  ['আড়াই বেডের বাসা', 'আড়াই বেডের'],
  ['koto hajar sqft flat', 'hajar sqft'],
  ['8000 taka sqft flat', '8000 taka sqft'],
  ['কাঠা প্রতি ৪০ লাখ জমি', '৪০ লাখ'],
])('%s: what makes no amount is named as ignored', (q, typed) => {
  expect(read(cut(q), SearchQuery.parse({ q })).clauses).toContainEqual({ address: [], typed });
});

/** What is about as large is meant as well. */
const aTenth = (size: number, sign: 1 | -1): number => Math.round(size * (1 + sign / 10) * 100) / 100;

describe('land', () => {
  test.each([
    [3.5, 'katha', ['সাড়ে তিন কাঠা', 'সাড়ে ৩ কাঠা', 'sare tin katha', '3 1/2 katha', '3½ কাঠা', '৩ কাঠা ৮ ছটাক', '3 katha 8 chotak']],
    [2.5, 'katha', ['আড়াই কাঠা', 'arai katha', '2.5 katha']],
    [3, 'katha', ['৩ কাটা', 'tin katha', '৩ কাঠায়', 'three katha']],
    [5, 'katha', ['five katha', 'পাঁচ কাঠা', 'pach katha']],
    [48, 'katha', ['২ কানি', '2 kani']],
    [6, 'katha', ['৫ গণ্ডা', '5 gonda', '৫ গন্ডা']],
    [5, 'shotok', ['৫ শতাংশ', '5 decimal', 'পাঁচ শতক', '5 shotangsho']],
    [0.5, 'bigha', ['আধা বিঘা', 'adha bigha', '1/2 bigha', 'half bigha']],
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
