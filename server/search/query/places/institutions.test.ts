import { expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { correctSpelling } from '#server/search/query/spelling/spelling-corrections.ts';
import { cut, read } from '#server/search/query/understand.ts';

const reading = (q: string) =>
  read(
    correctSpelling(cut(q), () => 'unknown'),
    SearchQuery.parse({ q }),
  );
const placesIn = (q: string): string[] =>
  reading(q).understood.flatMap(({ filter, value }) => (['locality', 'subDistrict', 'landmark'].includes(filter) ? [String(value)] : []));

test.each([
  'flat near niketon school',
  'নিকেতন স্কুলের পাশে বাসা',
  'niketon model school er pashe basa',
  'নিকেতন কলেজের কাছে ফ্ল্যাট',
  'niketon madrasha er kache flat',
  'shishu niketon er pashe flat',
  'বিদ্যা নিকেতনের কাছে বাসা',
])('%s: the neighbourhood is a word that posts say or lie in', (q) => {
  expect(placesIn(q)).toEqual([]);
  expect(reading(q).clauses).toContainEqual(expect.objectContaining({ isWord: true, mentions: true, places: ['l:dhaka-niketan'] }));
});

test.each([
  ['flat in niketon', ['dhaka-niketan']],
  ['school near niketon', ['dhaka-niketan']],
  ['নিকেতনে স্কুলের পাশে বাসা না, নিকেতন লেকের পাশে', ['dhaka-niketan']],
  ['near dhaka college', ['dhaka-college']],
  ['ঢাকা কলেজের কাছে', ['dhaka-college']],
  ['viqarunnisa school er pashe basa', ['viqarunnisa-noon-school']],
  ['banasree ideal school er kache', ['dhaka-banasree', 'ideal-school-motijheel']],
  // A school that is named for a town lies there.
  ['uttara high school er pashe flat', ['dhaka-uttara']],
])('%s: %j', (q, places) => {
  expect(placesIn(q)).toEqual(places);
});

test.each([
  ['moghbazar girls school er kache basa', undefined],
  ['মহিলা কলেজের পাশে বাসা', undefined],
  ['student flat near university', ['student']],
  ['মহিলাদের জন্য সিট ভাড়া', ['female']],
])('%s is for %j', (q, tenants) => {
  expect(reading(q).attributes.tenants).toEqual(tenants);
});
