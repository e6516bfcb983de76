import { describe, expect, test } from 'vitest';
import { propertyTypes } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { postTitle, type TitleFacts } from './post-titles.ts';

const banasree = { id: 'dhaka-banasree', en: 'Banasree', bn: 'বনশ্রী' };
const flat: TitleFacts = { type: 'rent', kind: 'apartment', area: banasree, bedrooms: 3, sizeSqft: 1250, land: undefined };

describe('a title of a post’s facts', () => {
  test.each([
    ['a flat by its bedrooms', flat, '৩ বেডের ফ্ল্যাট ভাড়া, বনশ্রী', '3-bed flat for rent, Banasree'],
    [
      'a flat of unknown rooms by its size',
      { ...flat, bedrooms: undefined, type: 'sell' },
      '১,২৫০ বর্গফুট ফ্ল্যাট বিক্রি, বনশ্রী',
      '1,250 sqft flat for sale, Banasree',
    ],
    [
      'an office by its size',
      { ...flat, kind: 'office', bedrooms: undefined },
      '১,২৫০ বর্গফুট অফিস স্পেস ভাড়া, বনশ্রী',
      '1,250 sqft office space for rent, Banasree',
    ],
    [
      'land by its own unit',
      { ...flat, type: 'sell', kind: 'land', land: { sqft: 3600, unit: 'katha' } },
      '৫ কাঠা জমি বিক্রি, বনশ্রী',
      '5 katha plot for sale, Banasree',
    ],
    ['what is not measured yet by its kind', { ...flat, kind: 'shop', bedrooms: undefined, sizeSqft: undefined }, 'দোকান ভাড়া, বনশ্রী', 'Shop for rent, Banasree'],
  ] as const)('names %s', (_what, facts, bn, en) => {
    expect([postTitle('bn', facts), postTitle('en', facts)]).toEqual([bn, en]);
  });

  test('knows every kind in both languages, within the limit', () => {
    for (const kind of propertyTypes) {
      for (const lng of ['bn', 'en'] as const) {
        const title = postTitle(lng, { ...flat, kind, land: { sqft: 3600, unit: 'katha' } }) ?? '';
        expect(title).not.toMatch(/undefined|[{}]/);
        expect([...title].length).toBeLessThan(limits.posts.titleMax);
      }
    }
  });

  test('waits for the place', () => {
    expect(postTitle('bn', { ...flat, area: undefined })).toBeUndefined();
  });
});
