import { expect, test } from 'vitest';
import { SearchQuery } from '#contracts/search/search.ts';
import { cut, read } from '#server/search/query/understand.ts';

const reading = (q: string) => read(cut(q), SearchQuery.parse({ q }));

test.each([
  ['মিরপুর ৩ বেড ৯০ লাখের মধ্যে', 'sell'],
  ['mirpur 3 bed under 90 lakh', 'sell'],
  ['মিরপুরে ৩ রুমের ফ্ল্যাট ৯০ লাখ', 'sell'],
  ['3 bedroom apartment mirpur below 9000000', 'sell'],
  ['per katha 50 lakh', 'sell'],
  ['bachelor flat 2 crore', 'sell'],
  ['house 15000', 'rent'],
  ['flat 5 lakh', undefined],
  ['20 hajar theke 20 lakh', undefined],
  ['90 lakh rent', 'rent'],
])('%s is to %s by its sum', (q, purpose) => {
  expect(reading(q).purpose).toBe(purpose);
});

test('a house for the sum of a rent may be a flat as well', () => {
  expect(reading('house 15000').filters.propertyType).toContain('apartment');
});
