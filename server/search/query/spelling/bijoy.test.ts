import { expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { cutFromBijoy } from '#server/search/query/cut-from-bijoy.ts';
import { cut, read } from '#server/search/query/understand.ts';
import { fromBijoy } from './bijoy.ts';

test.each([
  ['hfnf', 'বাসা'],
  ['Hfpf', 'ভাড়া'],
  ['dmvrsv', 'মিরপুর'],
  ['RgVZft', 'ফ্ল্যাট'],
  ['gskgkvf', 'উত্তরা'],
  ['lcfjfb', 'দোকান'],
  ['dhdjz', 'বিক্রি'],
  ['LfbmdGE', undefined],
])('%s is typed for %s', (typed, word) => {
  expect(fromBijoy(typed)?.normalize('NFC')).toBe(word?.normalize('NFC'));
});

const heard = (q: string): string[] | undefined => {
  const bengali = cutFromBijoy(cut(q));
  return bengali && read(bengali, SearchQuery.parse({ q })).understood.map(({ filter, value, corrected }) => `${filter}=${value} for ${corrected}`);
};

test('a whole query is read, each word as a correction of what was typed', () => {
  expect(heard('hfnf Hfpf dmvrsv')).toEqual(['purpose=rent for Hfpf', 'propertyType=apartment,home,duplex for hfnf', 'subDistrict=dhaka-mirpur for dmvrsv']);
  expect(heard('RgVZft 20 ifufv gskgkvf')).toContain('priceMax=20000 for ifufv');
});

test.each(['flat mirpur', 'basa vara', 'ফ্ল্যাট ভাড়া', 'hfnf flat', 'xqzwv', 'asdfgh', 'lorem ipsum', '"hfnf" Hfpf dmvrsv', '48213', 'gc'])(
  '%s is no Bengali of that keyboard',
  (q) => {
    expect(heard(q)).toBeUndefined();
  },
);
