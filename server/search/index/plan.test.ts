import { describe, expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import type { Asked } from './asked.ts';
import { filtersOf, type FilterQuery } from './filters.ts';
import type { Statistics } from './lexeme-store.ts';
import type { Wishes } from './relevance-store.ts';
import { isCountedByScan, planCount, planPromoted, planSearch, planSet, planStep, scanOf, wayOf } from './plan.ts';
import { dayOf, dayTerm } from './filter-terms.ts';

const posts = 1_000_000;
const noWishes: Wishes = { preferred: {}, homesFirst: false, optional: [] };
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
    ['from an index alone where it begins with everything that is asked', asking({ district: ['dhaka'] }), 'indexAlone'],
    ['from a whole area where that is small', asking({ subDistrict: ['dhaka-dhanmondi'], propertyType: ['apartment'] }), 'areaScan'],
    ['from a stretch of an index where matches are common', asking({ district: ['dhaka'], propertyType: ['apartment'] }), 'indexScan'],
    ['from lists of lexemes where they are rare', asking({ district: ['dhaka'] }, 'pond'), 'ginLookup'],
  ] as const)('%s', (_what, asked, way) => {
    expect(wayTo(asked)).toBe(way);
  });

  test('from lists of lexemes where it lies far on', () => {
    expect(wayTo(asking({ district: ['dhaka'], propertyType: ['apartment'] }), 20_000)).toBe('ginLookup');
  });
});

test('few lists are looked up, the rarest first; the rest is compared with what they leave', () => {
  const { lookup } = planSet(statistics, asking({ subDistrict: ['dhaka-dhanmondi'], facing: 'south', propertyType: ['apartment'] }, 'lake'));
  expect(lookup.lists).toEqual([['rent.s:dhaka-dhanmondi'], ['lake']]);
  expect(lookup.onPosts).toHaveLength(2);
  expect(lookup.type).toBeUndefined();
});

describe('matches are counted', () => {
  test('along an index where they were seen to be common', () => {
    const asked = asking({ district: ['dhaka'], facing: 'south' });
    expect(isCountedByScan(asked, scanOf(asked, false), 0.04)).toBe(false);
    expect(planCount(planSet(statistics, asked), 1000, 0.5).way).toBe('indexScan');
  });

  test('among the newest first where many lists are long', () => {
    const count = planCount(planSet(statistics, asking({ district: ['dhaka'], facing: 'south' })), 1000, 0);
    expect(count).toMatchObject({ way: 'ginLookup', times: [[expect.stringContaining('dy:')]] });
  });
});

test('promoted posts are drawn from one shard only where it holds plenty', () => {
  const sharded = (asked: Asked): boolean => planPromoted(statistics, { asked, sort: 'recent', wishes: noWishes, wished: [], limit: 12 }).isSharded;
  expect(sharded(asking({ district: ['dhaka'] }))).toBe(true);
  expect(sharded(asking({ district: ['dhaka'] }, 'pond'))).toBe(false);
});

describe('a list by relevance', () => {
  const steps = (asked: Asked, wishes: Partial<Wishes>) =>
    planSearch(statistics, { asked, sort: 'relevance', wishes: { ...noWishes, ...wishes } }).steps.map((step) => step.asked);
  const nice = { title: ['+nice'], anywhere: ['nice'] };
  const quiet = { title: ['+quiet'], anywhere: ['quiet'] };

  test('begins with words in titles', () => {
    expect(steps(asking({}, 'lake'), {}).map(({ words }) => words[0]?.anywhere)).toEqual([['+lake'], ['lake']]);
  });

  test('goes on with the exact rooms, then with words in titles', () => {
    const found = steps(asking({}, 'lake'), { preferred: { bedrooms: 2 } });
    expect(found.map(({ words }) => words[0]?.anywhere)).toEqual([['+lake'], ['lake'], ['lake']]);
    expect(found.map(({ preference }) => preference?.columns)).toEqual([['bedrooms'], ['bedrooms'], ['bedrooms']]);
  });

  test('holds homes first, then posts with as many of the words as there are', () => {
    const found = steps(asking({ district: ['dhaka'] }), { homesFirst: true, optional: [nice, quiet] });
    expect(found.map(({ words }) => words.map(({ anywhere }) => anywhere.join(' ')))).toEqual([['nice', 'quiet'], ['nice quiet'], [], []]);
    expect(found.map(({ preference }) => preference?.onLexemes ?? false)).toEqual([false, true, true, true]);
  });

  test('compares lexemes post by post where later steps leave words out, in no small area as a whole', () => {
    const asked = steps(asking({ subDistrict: ['dhaka-dhanmondi'] }), { optional: [nice] }).at(-1);
    expect(asked && planSet(statistics, asked).area).toBeUndefined();
    expect(asked && isCountedByScan(asked, scanOf(asked, false), 1)).toBe(false);
  });
});
