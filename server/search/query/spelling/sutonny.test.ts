import { expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { cutFromBijoy } from '#server/search/query/cut-from-bijoy.ts';
import { cut, read } from '#server/search/query/understand.ts';
import { fromSutonny } from './sutonny.ts';

test.each([
  ['evmv', 'বাসা'],
  ['fvov', 'ভাড়া'],
  ['DËiv', 'উত্তরা'],
  ['Rwg', 'জমি'],
  ['wewµ', 'বিক্রি'],
  ['d¬¨vU', 'ফ্ল্যাট'],
  ['†`vKvb', 'দোকান'],
  ['Avgiv', 'আমরা'],
  ['flat!', undefined],
])('%s is %s', (typed, word) => {
  expect(fromSutonny(typed)?.normalize('NFC')).toBe(word?.normalize('NFC'));
});

const heard = (q: string): string[] | undefined => {
  const bengali = cutFromBijoy(cut(q));
  return bengali && read(bengali, SearchQuery.parse({ q })).understood.map(({ filter, value, corrected }) => `${filter}=${value} for ${corrected}`);
};

test('a whole query is read, each word as a correction of what was pasted', () => {
  expect(heard('mvfvi Rwg wewµ')).toEqual(['purpose=sell for wewµ', 'propertyType=land for Rwg', 'subDistrict=dhaka-savar for mvfvi']);
  expect(heard('DËiv evmv fvov')).toContain('subDistrict=dhaka-uttara for DËiv');
});

test.each(['flat mirpur', 'hello world', 'evmv flat', 'zxcv'])('%s is no text in that font', (q) => {
  expect(heard(q)).toBeUndefined();
});
