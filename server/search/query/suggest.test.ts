import { describe, expect, test } from 'vitest';
import { suggestionsFor } from './suggest.ts';

const first = (typed: string): string | undefined => suggestionsFor(typed)[0]?.id;

describe('suggestions', () => {
  test.each([
    ['dhanmondi', 'dhaka-dhanmondi'],
    ['ধানমন্ডি', 'dhaka-dhanmondi'],
    ['ধানমন্ডী', 'dhaka-dhanmondi'],
    ['dhanm', 'dhaka-dhanmondi'],
    ['danmondi', 'dhaka-dhanmondi'],
    ['dhanmodni', 'dhaka-dhanmondi'],
    ['nobabgonj', 'dhaka-nawabganj'],
    ['ধানমডি', 'dhaka-dhanmondi'],
    ['মিরপ', 'dhaka-mirpur'],
    ['ctg', 'chittagong'],
    ['চিটাগাং', 'chittagong'],
    ['Comilla', 'cumilla'],
    ['aftabnagar', 'dhaka-badda'],
    ['flat', 'apartment'],
    ['ফ্ল্যাট', 'apartment'],
    ['জমি', 'land'],
    ['dokan', 'shop'],
  ])('%s is taken for %s', (typed, id) => {
    expect(first(typed)).toBe(id);
  });

  test('name the place above, and a division before the district of the same name', () => {
    expect(
      suggestionsFor('dhaka')
        .slice(0, 2)
        .map(({ level }) => level),
    ).toEqual(['division', 'district']);
    expect(suggestionsFor('dhanmondi')[0]).toEqual({
      kind: 'place',
      id: 'dhaka-dhanmondi',
      level: 'subDistrict',
      en: 'Dhanmondi',
      bn: 'ধানমন্ডি',
      parent: { en: 'Dhaka', bn: 'ঢাকা' },
    });
  });

  test.each(['', '   ', '!!', 'xqzwv', '<script>', "' or 1=1"])('%j suggests nothing', (typed) => {
    expect(suggestionsFor(typed)).toEqual([]);
  });

  test('are at most eight', () => {
    expect(suggestionsFor('s')).toHaveLength(8);
  });
});
