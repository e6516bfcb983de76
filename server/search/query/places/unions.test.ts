import { describe, expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { correctSpelling, type Held } from '#server/search/query/spelling/spelling-corrections.ts';
import { cut, read } from '#server/search/query/understand.ts';

const reading = (q: string, held: Held = 'unknown') =>
  read(
    correctSpelling(cut(q), () => held),
    SearchQuery.parse({}),
  );
const placeSaid = (q: string, held?: Held) => reading(q, held).understood.find(({ filter }) => filter === 'locality' || filter === 'subDistrict');

describe('unions', () => {
  test.each([
    ['দাউদপুর, রূপগঞ্জ এ জমি', 'narayanganj-rupganj-daudpur'],
    ['land in char fakira', 'noakhali-companiganj-charfakira'],
    ['চর ফকিরায় জমি', 'noakhali-companiganj-charfakira'],
  ])('%s', (q, id) => {
    expect(placeSaid(q)?.value).toBe(id);
  });

  test('are told with their upazila, and posts that name them come before those around them', () => {
    expect(placeSaid('char fakira')?.name).toMatchObject({ en: 'Charfakira, Companiganj', bn: 'চরফকিরা, কোম্পানীগঞ্জ' });
    expect(reading('char fakira').clauses).toContainEqual({
      places: ['s:noakhali-companiganj', 'l:noakhali-companiganj-charfakira'],
      wishes: ['l:noakhali-companiganj-charfakira'],
    });
  });

  test('are no better known than other places of their name', () => {
    expect(placeSaid('mirpur flat')?.value).toBe('dhaka-mirpur');
  });

  test.each([
    ['land in bhakurta village', 'dhaka-savar-vakurta'],
    ['shubhadda union e plot', 'dhaka-keraniganj-suvadda'],
  ])('are heard beside the word for one: %s', (q, id) => {
    expect(placeSaid(q)?.value).toBe(id);
    expect(reading(q).clauses.some(({ word }) => word === 'village' || word === 'union')).toBe(false);
  });

  test('are not heard elsewhere, nor in the end of a longer name', () => {
    expect(placeSaid('land in bhakurta')?.value).not.toBe('dhaka-savar-vakurta');
    expect(placeSaid('মধুপুরনগর গ্রামে জমি')?.value).not.toBe('natore-baraigram-nagor');
  });

  test('are a word where many titles have it', () => {
    expect(placeSaid('yearpur jomi')?.value).toBe('dhaka-savar-yearpur');
    expect(placeSaid('yearpur jomi', 'common')).toBeUndefined();
  });
});
