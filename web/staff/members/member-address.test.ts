import { expect, test } from 'vitest';
import { memberAddress, memberQuery } from './member-address.ts';

const read = (search: string) => memberQuery(new URLSearchParams(search));

test('an address that says nothing, or nonsense, shows everybody from the first page', () => {
  for (const search of ['', 'q=%20&status=odd&role=king&sort=up&page=0', 'page=-1', 'page=99999'])
    expect(read(search)).toEqual({ q: undefined, status: undefined, role: undefined, sort: undefined, page: 1 });
});

test('an address is read as it was written', () => {
  for (const query of [
    { q: 'রহিম & সন্স', status: 'suspended', role: 'firmOwner', sort: 'name', page: 3 },
    { q: undefined, status: 'Disabled', role: undefined, sort: undefined, page: 1 },
  ] as const) {
    expect(read(memberAddress(query).split('?')[1] ?? '')).toEqual(query);
  }
  expect(memberAddress({ page: 1 })).toBe('/admin/users');
});
