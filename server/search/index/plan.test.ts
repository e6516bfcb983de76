import { describe, expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search.ts';
import type { Asked } from './asked.ts';
import { filtersOf, type FilterQuery } from './filters.ts';
import type { Statistics } from './lexeme-store.ts';
import { isCountedByScan, planCount, planSearch, planSet, planStep, scanOf, wayOf } from './plan.ts';
import { dayOf, dayTerm } from './filter-terms.ts';

const posts = 1_000_000;
const statistics: Statistics = {
  posts,
  shares: new Map([
    ['t:rent', 0.5],
    ['rent.d:dhaka', 0.3],
    ['rent.s:dhaka-dhanmondi', 0.001],
    ['rent.k:apartment', 0.4],
    ['rent.fa:south', 0.1],
    ['pm:1', 0.05],
    ['lake', 0.02],
    ...Array.from({ length: 3 }, (_, before) => [dayTerm(dayOf(Date.now()) - before), 0.1] as const),
  ]),
  other: 0.00001,
};

const asking = (query: Partial<FilterQuery>, ...words: string[]): Asked => ({
  type: 'rent',
  filters: filtersOf({ ...SearchQuery.parse({}), ...query }),
  words: words.map((word) => ({ title: [`+${word}`], anywhere: [word] })),
});
const wayTo = (asked: Asked, needed = 12) => wayOf(planStep(statistics, asked, 'recent'), needed);

describe('a page comes', () => {
  test.each([
    ['from an index alone where it begins with everything that is asked', asking({ district: 'dhaka' }), 'indexAlone'],
    ['from a whole area where that is small', asking({ subDistrict: 'dhaka-dhanmondi', propertyType: ['apartment'] }), 'areaScan'],
    ['from a stretch of an index where matches are common', asking({ district: 'dhaka', propertyType: ['apartment'] }), 'indexScan'],
    ['from lists of lexemes where they are rare', asking({ district: 'dhaka' }, 'pond'), 'ginLookup'],
  ] as const)('%s', (_what, asked, way) => {
    expect(wayTo(asked)).toBe(way);
  });

  test('from lists of lexemes where it lies far on', () => {
    expect(wayTo(asking({ district: 'dhaka', propertyType: ['apartment'] }), 20_000)).toBe('ginLookup');
  });
});

test('few lists are looked up, the rarest first; the rest is compared with what they leave', () => {
  const { lookup } = planSet(statistics, asking({ subDistrict: 'dhaka-dhanmondi', facing: 'south', propertyType: ['apartment'] }, 'lake'));
  expect(lookup.lists).toEqual([['rent.s:dhaka-dhanmondi'], ['lake']]);
  expect(lookup.onPosts).toHaveLength(2);
  expect(lookup.type).toBeUndefined();
});

describe('matches are counted', () => {
  test('along an index where they were seen to be common', () => {
    const asked = asking({ district: 'dhaka', facing: 'south' });
    expect(isCountedByScan(asked, scanOf(asked, false), 0.04)).toBe(false);
    expect(planCount(planSet(statistics, asked), 1000, 0.5).way).toBe('indexScan');
  });

  test('among the newest first where many lists are long', () => {
    const count = planCount(planSet(statistics, asking({ district: 'dhaka', facing: 'south' })), 1000, 0);
    expect(count).toMatchObject({ way: 'ginLookup', times: [[expect.stringContaining('dy:')]] });
  });
});

test('promoted posts are drawn from one shard only where it holds plenty', () => {
  const sharded = (asked: Asked): boolean =>
    planSearch(statistics, { asked, sort: 'recent', preferred: {}, number: null, page: 1, limit: 12 }).promoted.isSharded;
  expect(sharded(asking({ district: 'dhaka' }))).toBe(true);
  expect(sharded(asking({ district: 'dhaka' }, 'pond'))).toBe(false);
});

test('a list by relevance begins with the post whose number was typed, then with words in titles', () => {
  const { steps } = planSearch(statistics, { asked: asking({}, 'lake'), sort: 'relevance', preferred: {}, number: 12_345, page: 1, limit: 12 });
  expect(steps.map(({ asked }) => asked.words[0]?.anywhere)).toEqual([['lake'], ['+lake'], ['lake']]);
  expect(steps.map(({ asked }) => asked.preference?.columns)).toEqual([['post_id'], ['post_id'], ['post_id']]);
});
