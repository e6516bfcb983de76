import { describe, expect, test } from 'vitest';
import type { Understood } from '#contracts/search/search.ts';
import { queryParts, withoutWords } from './understood.ts';

const one = (filter: Understood['filter'], value: Understood['value'], text: string): Understood => ({ filter, value, text });

describe('what was understood', () => {
  test('words that say two things at once are one part', () => {
    const parts = queryParts([one('priceMin', 5_000_000, '50-80 lakh'), one('priceMax', 8_000_000, '50-80 lakh'), one('bedMin', 2, '2 bed')]);
    expect(parts.map(({ texts, said }) => [texts, said.map(({ filter }) => filter)])).toEqual([
      [['50-80 lakh'], ['priceMin', 'priceMax']],
      [['2 bed'], ['bedMin']],
    ]);
  });

  test('one thing said twice is one part with both words', () => {
    expect(queryParts([one('purpose', 'rent', 'vara'), one('purpose', 'rent', 'to-let')]).map(({ texts }) => texts)).toEqual([['vara', 'to-let']]);
  });
});

test.each([
  ['flat in flatbari', ['flat'], 'in flatbari'],
  ['mirpur e 2 bed', ['2 bed'], 'mirpur e'],
  ['বাসা ভাড়া, মিরপুর', ['মিরপুর'], 'বাসা ভাড়া'],
  ['vara basa to-let', ['vara', 'to-let'], 'basa'],
  ['mirpur', ['mirpur'], ''],
])('"%s" without %j is "%s"', (text, words, rest) => {
  expect(withoutWords(text, words)).toBe(rest);
});

test('commas between two words are taken away in the time of reading them', () => {
  const began = performance.now();
  expect(withoutWords(`a${' ,'.repeat(50_000)}b`, ['c'])).toContain('b');
  expect(performance.now() - began).toBeLessThan(2000);
});
