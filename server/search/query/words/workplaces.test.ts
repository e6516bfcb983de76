import { expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { cut, read } from '#server/search/query/understand.ts';

const kindsOf = (q: string) =>
  read(cut(q), SearchQuery.parse({ q }))
    .understood.filter(({ filter }) => filter === 'propertyType' || filter === 'subtype')
    .map(({ text }) => text);

test.each([
  ['i work at a factory in tongi need small house for rent', ['house']],
  ['tongi te factory te kaj kori choto basa lagbe', ['basa']],
  ['টঙ্গীতে ফ্যাক্টরিতে কাজ করি ছোট বাসা লাগবে', ['বাসা']],
  ['factory rent tongi', ['factory', 'factory']],
  ['factory with a house tongi', ['factory', 'factory', 'house']],
])('%s asks for %j', (q, kinds) => {
  expect(kindsOf(q)).toEqual(kinds);
});
