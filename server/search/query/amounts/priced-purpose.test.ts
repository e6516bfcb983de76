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

test.each([
  'house 15000',
  'family house badda 15000 taka',
  'small house dhanmondi 20000 taka',
  '1 room house for 8k per month',
  'house mirpur 12000',
  'family house badda',
  'বাসা বাড়ি মিরপুর ১২ হাজার',
])('%s: a house to rent may be a flat as well', (q) => {
  expect(reading(q).filters.propertyType).toContain('apartment');
});

test('so may one in the tab of rents, unless its sum is one of a sale', () => {
  const inTab = (q: string, assume: 'rent' | 'sell') => read(cut(q), SearchQuery.parse({ q, assume }));
  expect(inTab('house mirpur', 'rent').filters.propertyType).toContain('apartment');
  expect(inTab('house mirpur', 'sell').filters.propertyType).toEqual(['home', 'duplex']);
  expect(inTab('house mirpur 12000', 'sell').filters.propertyType).toContain('apartment');
  expect(inTab('house mirpur under 90 lakh', 'rent')).toMatchObject({ purpose: 'sell', filters: { propertyType: ['home', 'duplex'] } });
});
