import { expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { cut, read } from './understand.ts';

const reading = (q: string, given: Readonly<Record<string, string>> = {}) => read(cut(q), SearchQuery.parse({ q, ...given }));
const excludedIn = (q: string) => {
  const { filters, understood } = reading(q);
  const texts = understood.filter(({ filter }) => filter === 'withoutArea' || filter === 'withoutType').map(({ text }) => text);
  return { areas: filters.withoutArea, types: filters.withoutType, text: texts[0] };
};

test.each([
  ['mirpur bade dhaka te flat', 'mirpur bade'],
  ['mirpur bade dhaka te 12 hajare flat vara', 'mirpur bade'],
  ['মিরপুর বাদে ঢাকায় ফ্ল্যাট', 'মিরপুর বাদে'],
  ['মিরপুর ছাড়া ঢাকায় ফ্ল্যাট', 'মিরপুর ছাড়া'],
  ['mirpur bad diye dhakay flat', 'mirpur bad diye'],
  ['flat dhaka except mirpur 12k', 'except mirpur'],
  ['flat rent in dhaka not in mirpur', 'not in mirpur'],
  ['flat rent in dhaka other than mirpur', 'other than mirpur'],
  ['mirpur na, dhaka te flat', 'mirpur na'],
  ['ঢাকায় ফ্ল্যাট, মিরপুর নয়', 'মিরপুর নয়'],
])('%s: nothing in Mirpur', (q, text) => {
  expect(excludedIn(q)).toEqual({ areas: ['dhaka-mirpur'], types: undefined, text });
  expect(reading(q).filters).toMatchObject({ district: ['dhaka'], propertyType: ['apartment'] });
  expect(reading(q).filters.subDistrict).toBeUndefined();
});

test.each([
  ['flat in mirpur, not mirpur 10', ['dhaka-mirpur-10']],
  ['mirpur, uttara bade dhaka te basa', ['dhaka-mirpur', 'dhaka-uttara']],
  ['মিরপুর ও উত্তরা ছাড়া ঢাকায় ফ্ল্যাট', ['dhaka-mirpur', 'dhaka-uttara']],
  ['land for sale outside dhaka', ['dhaka']],
  ['dhakar baire jomi', ['dhaka']],
  ['ঢাকার বাইরে জমি', ['dhaka']],
  ['dhaka other than mirpur and badda', ['dhaka-mirpur', 'dhaka-badda']],
  ['land not in sylhet division', ['sylhet', 'habiganj', 'moulvibazar', 'sunamganj']],
])('%s: %j are left out', (q, areas) => {
  expect(excludedIn(q).areas).toEqual(areas);
});

test.each([
  ['flat not duplex', ['duplex'], 'not duplex'],
  ['flat noy, bari', ['apartment'], 'flat noy'],
  ['ডুপ্লেক্স ছাড়া বাড়ি', ['duplex'], 'ডুপ্লেক্স ছাড়া'],
  ['not commercial mirpur', ['office', 'showroom', 'shop', 'restaurant', 'factory', 'warehouse'], 'not commercial'],
])('%s: without %j', (q, types, text) => {
  expect(excludedIn(q)).toEqual({ areas: undefined, types, text });
});

test.each([
  'mirpur e lift chara basa',
  'flat without broker dhanmondi',
  'cant find flat in mirpur',
  'mirpur e flat nai',
  'বাড়ি ভাড়া ব্রোকার ছাড়া মিরপুর',
  'গ্যারেজ ছাড়া বাসা মিরপুর',
  '12 no mirpur',
  'mirpur flat not far from metro',
  'without house owner flat',
  'বাড়ির মালিক ছাড়া ফ্ল্যাট',
  'bari wala chara basa',
])('%s excludes neither place nor kind', (q) => {
  expect(excludedIn(q)).toEqual({ areas: undefined, types: undefined, text: undefined });
});

test.each(['uttara not sector 10 flat', 'flat rent not near airport'])('%s: what names no area is left out of the search', (q) => {
  expect(reading(q).clauses).toContainEqual(expect.objectContaining({ address: [] }));
  expect(
    reading(q)
      .understood.map(({ text }) => text)
      .join(),
  ).not.toMatch(/sector|airport/);
});

test('the sentence of a district says which place of its name is meant', () => {
  expect(excludedIn('kushtia mirpur bade').areas).toEqual(excludedIn('mirpur bade kushtia').areas);
  expect(excludedIn('mirpur bade kushtia').areas).toEqual(['kushtia-mirpur']);
});

test('what was chosen by hand stays, and excluded areas add up', () => {
  expect(reading('not mirpur', { subDistrict: 'dhaka-mirpur', district: 'dhaka' }).filters.withoutArea).toBeUndefined();
  expect(reading('not duplex', { propertyType: 'duplex' }).filters.withoutType).toBeUndefined();
  expect(reading('not mirpur', { withoutArea: 'dhaka-badda' }).filters.withoutArea).toEqual(['dhaka-badda', 'dhaka-mirpur']);
});

test('a house owner is no house, neither sought nor excluded', () => {
  const { filters, clauses } = reading('without house owner flat');
  expect(filters).toEqual({ propertyType: ['apartment'] });
  expect(clauses.filter(({ word }) => word === 'house' || word === 'owner')).toEqual([]);
  expect(reading('flat without house').filters.withoutType).toContain('home');
});
