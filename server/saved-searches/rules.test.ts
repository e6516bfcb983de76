import { describe, expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { describeQuery } from './describe.ts';
import { isNotifiedAtOnce, storedQuery, newsOf, reachOf } from './rules.ts';

const query = (given: Record<string, unknown>) => SearchQuery.parse(given);

describe('what is kept of a query', () => {
  test.each<[string, Record<string, unknown>, object]>([
    ['page, order and number of posts go', { division: 'dhaka', page: 3, limit: 24, sort: 'priceAsc' }, { division: 'dhaka', purpose: 'sell' }],
    ['numbers in either script are one', { priceMax: '৫০,০০,০০০' }, { priceMax: 5_000_000, purpose: 'sell' }],
    ['areas around the narrowest go', { division: 'dhaka', district: 'dhaka', subDistrict: 'dhaka-mirpur' }, { subDistrict: 'dhaka-mirpur', purpose: 'sell' }],
    ['lists have one order', { propertyType: ['home', 'apartment', 'home'] }, { propertyType: ['apartment', 'home'], purpose: 'sell' }],
    ['a unit alone measures nothing', { landUnit: 'bigha' }, { purpose: 'sell' }],
    ['land keeps its unit', { landMin: 3 }, { landMin: 3, landUnit: 'katha', purpose: 'sell' }],
    ['at least no room, and any land, ask nothing', { bedMin: 0, bathMin: '0', landCategory: 'all', priceUnits: 'all' }, { purpose: 'sell' }],
    ['words may say what for', { q: 'uttara rent' }, { q: 'uttara rent' }],
    ['no lift is asked for too', { lift: 'false' }, { lift: false, purpose: 'sell' }],
  ])('%s', (_name, given, kept) => expect(storedQuery(query(given))).toEqual(kept));

  test('reads again as what it was', () => {
    const given = { purpose: 'rent', q: 'লেক', subDistrict: 'dhaka-mirpur', propertyType: ['home'], lift: true, landMin: 2.5, facilities: ['gym'] };
    expect(storedQuery(query(storedQuery(query(given))))).toEqual(storedQuery(query(given)));
  });
});

test.each<[Record<string, unknown>, object]>([
  [{}, { purpose: 'sell', division: null }],
  [{ q: 'ভাড়া' }, { purpose: null, division: null }],
  [
    { purpose: 'rent', subDistrict: 'dhaka-mirpur' },
    { purpose: 'rent', division: 'dhaka' },
  ],
  [{ district: 'narayanganj' }, { purpose: 'sell', division: 'dhaka' }],
  [
    { q: 'flat', division: 'sylhet' },
    { purpose: null, division: 'sylhet' },
  ],
])('the reach of %j is %j', (given, reach) => expect(reachOf(query(given))).toEqual(reach));

test.each([
  [{ wasLive: false, isRepeat: false, fell: false }, 'new'],
  [{ wasLive: true, isRepeat: false, fell: false }, undefined],
  [{ wasLive: true, isRepeat: false, fell: true }, 'fall'],
  [{ wasLive: false, isRepeat: true, fell: false }, undefined],
  [{ wasLive: false, isRepeat: true, fell: true }, 'fall'],
] as const)('a post approved as %j is news: %s', (approved, news) => expect(newsOf(approved)).toBe(news));

test('who was told of many posts today, or wants to hear daily, hears in the morning', () => {
  expect([isNotifiedAtOnce(['daily', 'instant'], 19, 20), isNotifiedAtOnce(['instant'], 20, 20), isNotifiedAtOnce(['daily'], 0, 20)]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('a search in words', () => {
  test.each<[Record<string, unknown>, string, string]>([
    [{}, 'বিক্রির সব বিজ্ঞাপন', 'Everything for sale'],
    [{ within: '23.74,90.37;23.75,90.37;23.745,90.38' }, 'মানচিত্রে আঁকা এলাকায় (ধানমন্ডি ও আশপাশ)', 'in an area drawn on the map (around Dhanmondi)'],
    [{ bounds: '23.1,90,24.5,91' }, 'মানচিত্রের একটি অংশে (ঢাকা ও আশপাশ)', 'in a part of the map (around Dhaka)'],
    [{ near: '23.8071,90.3685,3' }, 'মানচিত্রের একটি জায়গার ৩ কিমির মধ্যে (মিরপুর ১০ ও আশপাশ)', 'within 3 km of a place on the map (around Mirpur 10)'],
    [{ purpose: 'rent' }, 'ভাড়ার সব বিজ্ঞাপন', 'Everything for rent'],
    [
      { purpose: 'rent', subDistrict: 'dhaka-mirpur', propertyType: ['apartment'], bedMin: 2, priceMax: 25_000 },
      'ভাড়া: মিরপুর, ঢাকা · অ্যাপার্টমেন্ট/ফ্ল্যাট · ২+ বেড · ৳২৫,০০০ পর্যন্ত',
      'For rent: Mirpur, Dhaka · Apartment/Flats · 2+ beds · Up to Tk 25,000',
    ],
    [{ q: 'লেকের পাশে' }, '“লেকের পাশে”', '“লেকের পাশে”'],
    [
      { purpose: 'sell', division: 'sylhet', landMin: 3, landMax: 5, landCategory: 'residential', facing: 'south' },
      'বিক্রি: সিলেট · জমি ৩–৫ কাঠা · আবাসিক জমি · দক্ষিণমুখী',
      'For sale: Sylhet · Land 3–5 Katha · Residential land · South-facing',
    ],
    [
      { purpose: 'sell', facilities: ['gym', 'pool', 'garden', 'wifi', 'intercom'] },
      'বিক্রি: জিম · সুইমিং পুল · বাগান · আরও ২টি সুবিধা',
      'For sale: Gym · Pool · Garden · 2 more facilities',
    ],
  ])('%j', (given, bn, en) => {
    expect([describeQuery(query(given), 'bn'), describeQuery(query(given), 'en')]).toEqual([bn, en]);
  });
});
