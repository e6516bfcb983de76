import { describe, expect, test } from 'vitest';
import { SearchQuery, type Understood } from '#contracts/search/search.ts';
import type { Understanding } from './reading.ts';
import { sectionsOf } from './sections.ts';
import { nearbyAreas } from './nearby.ts';
import { weights } from './weights.ts';

type Open = Understanding['open'][number];
const word = (typed: string, weight: number, more: Partial<Open> = {}): Open => ({
  typed,
  lexemes: [{ title: [`+${typed}`], anywhere: [typed] }],
  isHeld: true,
  isKnown: true,
  weight,
  ...more,
});
const family = word('family', weights.attribute, { against: ['is:tenants.bachelor'] });
const savar: Understood = { filter: 'subDistrict', value: 'dhaka-savar', text: 'savar', name: { id: 'dhaka-savar', en: 'Savar', bn: 'সাভার' } };
const flat: Understood = { filter: 'propertyType', value: 'apartment', text: 'flat' };

const reading = (open: readonly Open[], understood: readonly Understood[], filters: Understanding['filters'] = {}): Understanding => ({
  purpose: 'rent',
  purposeSaid: 'rent',
  filters,
  attributes: {},
  preferred: {},
  rentImplied: false,
  understood: [...understood],
  didYouMean: [],
  required: [],
  open,
  wishes: [],
});
const sections = (read: Understanding) => sectionsOf(SearchQuery.parse({ q: 'words' }), read);
const dropped = (read: Understanding): string[] => sections(read).map((one) => `${one.way} ${one.dropped.map(({ text }) => text).join(',')}`.trim());

describe('a list goes on without the lightest part', () => {
  const some = [word('lake', weights.meaning), family, word('airy', weights.word), word('road 3', weights.street), word('sublet', weights.tenancy)];

  const nearbySavar = nearbyAreas('subDistrict', 'dhaka-savar').map(() => 'nearby savar');

  test('then without the next, and at last where titles name kind and place', () => {
    const read = reading(some, [savar, flat], { subDistrict: ['dhaka-savar'], propertyType: ['apartment'] });
    expect(dropped(read)).toEqual([
      'all',
      'unsaid airy',
      'unsaid road 3',
      'unsaid family',
      'unsaid lake',
      'unsaid sublet',
      'title flat',
      'title savar',
      ...nearbySavar,
    ]);
  });

  test('words of one weight at once', () => {
    expect(dropped(reading([word('airy', weights.word), word('calm', weights.word)], [savar]))).toEqual(['all', 'unsaid airy,calm']);
  });

  test('never beyond words where nothing was understood, nor without an attribute alone', () => {
    expect(dropped(reading([word('airy', weights.word)], []))).toEqual(['all']);
    expect(dropped(reading([family], [{ filter: 'tenants', value: 'family', text: 'family' }]))).toEqual(['all']);
  });

  test('never without price, rooms or what was set by hand', () => {
    const read = reading([word('airy', weights.word)], [flat], { propertyType: ['apartment'], priceMax: 20_000, bedMin: 2 });
    for (const { whole } of sectionsOf(SearchQuery.parse({ q: 'words', district: 'dhaka' }), read))
      expect(whole.filters.map(({ name }) => name)).toEqual(expect.arrayContaining(['district', 'price', 'bedMin']));
  });
});

describe('a section', () => {
  const [all, silent] = sections(reading([family, word('airy', weights.meaning)], [savar], { subDistrict: ['dhaka-savar'] }));

  test('leaves out the posts before it and those that say the opposite; the whole of it only the latter', () => {
    expect([all.asked.preference, all.whole.preference]).toEqual([undefined, undefined]);
    expect([silent?.asked.preference?.parts.length, silent?.whole.preference?.parts.length]).toEqual([2, 1]);
    expect(silent?.asked.words.map(({ anywhere }) => anywhere)).toEqual([['airy']]);
  });

  test('comes first with what it may do without, but for the one word that none of its posts has', () => {
    const third = sections(reading([family, word('airy', weights.word)], [savar], { subDistrict: ['dhaka-savar'] }))[2];
    expect([silent?.optional.length, third?.optional.map(({ anywhere }) => anywhere)]).toEqual([0, [['airy']]]);
    expect([silent?.ignored, third?.ignored]).toEqual([['family'], ['airy', 'family']]);
  });

  test('is waited for unless the way a home is let was given up', () => {
    const [first, second] = sections(reading([word('sublet', weights.tenancy)], [savar], { subDistrict: ['dhaka-savar'] }));
    expect([first.isAwaited, silent?.isAwaited, second?.isAwaited]).toEqual([true, true, false]);
  });
});
