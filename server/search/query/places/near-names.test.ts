import { describe, expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { correctSpelling } from '#server/search/query/spelling/spelling-corrections.ts';
import { cut, cutApart, openWords, read } from '#server/search/query/understand.ts';

/** As the search reads it where posts hold none of the words that are open. */
function reading(q: string) {
  const open = new Set(openWords(cut(q)));
  return read(
    correctSpelling(
      cutApart(cut(q), (word) => open.has(word)),
      () => 'unknown',
    ),
    SearchQuery.parse({ q }),
  );
}
const said = (q: string): string[] => reading(q).understood.map(({ filter, value }) => `${filter}=${String(value)}`);
/** Keys of the places that may be meant, one or several. */
const placesIn = (q: string): string[] => reading(q).clauses.flatMap(({ places }) => places ?? []);

describe('a name with a slip', () => {
  test.each([
    ['araihajar', 'narayanganj-araihazar'],
    ['tongibary', 'munshiganj-tongibari'],
    ['palashbary', 'gaibandha-palashbari'],
    ['khaliajuri', 'netrokona-khaliajuri'],
    ['উওরা', 'dhaka-uttara'],
    ['উওরায়', 'dhaka-uttara'],
  ])('%s is no words without a space between them', (q, sub) => {
    expect(said(q)).toEqual([`subDistrict=${sub}`]);
  });

  test('never makes a price out of one word', () => {
    expect(reading('tinhajar flat').filters).not.toHaveProperty('priceMax');
  });

  test('words that were written together still come apart', () => {
    expect(said('dhanmondiflat')).toEqual(['propertyType=apartment', 'subDistrict=dhaka-dhanmondi']);
  });

  test.each([
    ['bazipara', 'l:dhaka-kazipara'],
    ['rozipara', 'l:dhaka-kazipara'],
  ])('%s is no other name with the same tail', (q, key) => {
    expect(placesIn(q)).not.toContain(key);
  });

  test('keeps its letters before the tail', () => {
    expect(placesIn('kajzipara')).toContain('l:dhaka-kazipara');
    expect(said('mitpur')).toEqual(['subDistrict=dhaka-mirpur']);
  });
});

test('a word of the trade that lies nearer in letters is no place: bachelar', () => {
  expect(placesIn('bachelar vara')).toEqual([]);
  expect(said('bachelar vara')).not.toContain('locality=dhaka-bosila');
});

test('a guess far from what was typed is offered where nothing speaks for it, and not taken', () => {
  const { didYouMean, understood } = reading('zamalur');
  expect(understood).toEqual([]);
  expect(didYouMean).toMatchObject([{ text: 'zamalur', name: { bn: 'জামালপুর' }, q: 'Jamalpur' }]);
  expect(reading('zamalur jomi').didYouMean).toEqual([]);
});
