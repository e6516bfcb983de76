import { expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { truePlace } from './natural-query-places.ts';
import { groups, naturalQueries, nonsense, ways } from './natural-query-set.ts';

test('there are at least three hundred natural queries and forty of nonsense', () => {
  expect(naturalQueries.length).toBeGreaterThanOrEqual(300);
  expect(nonsense.length).toBeGreaterThanOrEqual(40);
});

test('the three ways of writing have about as many queries each', () => {
  for (const way of ways) expect(naturalQueries.filter((one) => one.way === way).length / naturalQueries.length).toBeCloseTo(1 / 3, 1);
});

test('about a third is held back, some of every class', () => {
  const share = naturalQueries.filter(({ held }) => held).length / naturalQueries.length;
  expect(share).toBeGreaterThan(0.28);
  expect(share).toBeLessThan(0.4);
  for (const group of groups) expect(naturalQueries.some((one) => one.group === group && one.held)).toBe(true);
});

test('no query is asked twice', () => {
  const asked = naturalQueries.map(({ q, truth }) => `${q} ${truth.post ?? ''}`);
  expect(asked.filter((q, at) => asked.indexOf(q) !== at)).toEqual([]);
});

test('a Bengali query has Bengali letters, except a number or one of mixed script', () => {
  const latin = naturalQueries.filter(({ q, way, truth }) => way === 'bengali' && !truth.post && !/[\u0980-\u09ff]/.test(q));
  expect(latin.map(({ q }) => q)).toEqual([]);
});

test.each(naturalQueries.flatMap(({ q, truth }) => (truth.places ?? []).map((place) => [place, q] as const)))('%s is in the catalogue (%s)', (place) => {
  expect(truePlace(place).ids).toHaveLength(1);
});

test('every query fits into a search', () => {
  const refused = [...naturalQueries.map(({ q }) => q), ...nonsense].filter((q) => !SearchQuery.safeParse({ q }).success);
  expect(refused).toEqual([]);
});
