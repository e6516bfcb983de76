import { describe, expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import type { Asked } from '#server/search/index/asked.ts';
import { cellTermsIn, termAmong, typeTerm } from '#server/search/index/filter-terms.ts';
import { filtersOf } from '#server/search/index/filters.ts';
import type { Statistics } from '#server/search/index/lexeme-store.ts';
import { marking } from './marking.ts';
import { planPlaces, shards, shardsFirst, shardsNext } from './places-plan.ts';

const dhaka = '23.6,90.2,24,90.6';
const shares = new Map([
  [typeTerm('sell'), 0.4],
  ...(cellTermsIn({ south: 23.6, west: 90.2, north: 24, east: 90.6 }) ?? []).map((term): [string, number] => [termAmong('sell', term), 0.01]),
]);
const statistics: Statistics = { posts: 1_000_000, shares, other: 0.000_01 };

function asking(query: object, words: Asked['words'] = []): Asked {
  return { type: 'sell', filters: filtersOf(SearchQuery.parse({ purpose: 'sell', ...query })), words };
}
const plan = (query: Record<string, string>, words?: Asked['words']) => planPlaces(statistics, asking(query, words), query['bounds']);

describe('the marks of a map', () => {
  test('are found by cells, or by the prices where these are fewer', () => {
    expect(plan({ bounds: dhaka })?.cells?.length).toBeGreaterThan(0);
    expect(plan({ bounds: dhaka, priceMin: '5000000', priceMax: '6000000' })?.cells).toBeUndefined();
    expect(plan({})?.cells).toHaveLength(1);
  });

  test('are compared with what the index of places holds', () => {
    const found = plan({ bounds: dhaka, propertyType: 'apartment', bedMin: '2', subDistrict: 'dhaka-mirpur' });
    expect(found?.compared.map(({ name }) => name).toSorted()).toEqual(['bedMin', 'propertyType', 'subDistrict']);
  });

  const unheld = { facing: 'south', near: '23.8,90.4,2', facilities: 'gym', sizeMin: '900', locality: 'dhaka-mirpur-kazipara' };
  test.each(Object.entries(unheld))('with %s posts are read', (name, value) => {
    expect(plan({ bounds: dhaka, [name]: value })).toBeUndefined();
  });

  test('with words lexemes are read', () => {
    expect(plan({ bounds: dhaka }, [{ title: ['+lake'], anywhere: ['lake'] }])).toBeUndefined();
  });
});

describe('a share of all posts', () => {
  test('is all of them where there is little to read', () => {
    expect(shardsFirst({ entries: marking.entriesMax, expected: 10 }, 1001)).toBe(shards);
  });

  test('is as many shards as may hold enough, and no more than may be read', () => {
    expect(shardsFirst({ entries: 400_000, expected: 400_000 }, 1001)).toBe(1);
    expect(shardsFirst({ entries: 100_000, expected: 20_000 }, 1001)).toBe(5);
    expect(shardsFirst({ entries: 100_000, expected: 1000 }, 1001)).toBe(6);
  });

  test('grows by what was found, to all where that was next to nothing', () => {
    expect(shardsNext(4, 1001, 1001)).toBe(4);
    expect(shardsNext(4, 500, 1001)).toBe(11);
    expect(shardsNext(4, 0, 1001)).toBe(shards);
    expect(shardsNext(shards, 3, 1001)).toBe(shards);
  });
});
