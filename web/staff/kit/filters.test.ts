import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { accountStatuses } from '#contracts/enums.ts';
import { addressOf, anyOf, numberIn, oneOf, own, partsOf, queryOf, search, staffList } from './filters.ts';

const nothing = () => '';
const filters = {
  q: search(nothing),
  status: anyOf(accountStatuses, { label: nothing, all: nothing, text: nothing }),
  sort: oneOf(['recent', 'oldest', 'name'], { label: nothing, usual: 'recent', text: nothing }),
  from: own(10, /^\d{4}-\d{2}-\d{2}$/),
  stage: null,
};
const read = (text: string) => queryOf(filters, new URLSearchParams(text));
const usual = { q: undefined, status: undefined, sort: 'recent', from: undefined, stage: undefined, page: 1 } as const;

describe('the address of a list', () => {
  test('that says nothing, or nonsense, shows everything from the first page', () => {
    for (const text of ['', 'q=%20&status=odd&sort=up&from=monday&page=0', 'stage=land', 'page=-1', 'page=1e3']) expect(read(text)).toEqual(usual);
  });

  test('is read as it was written', () => {
    for (const query of [
      { ...usual, q: 'রহিম & সন্স', status: 'suspended', sort: 'name', from: '2026-11-01', page: 3 },
      { ...usual, status: 'Disabled' },
    ] as const)
      expect(read(addressOf(filters, query, { page: query.page }).slice(1))).toEqual(query);
  });

  test('leaves out what is as usual', () => {
    expect(addressOf(filters, usual)).toBe('?');
    expect(addressOf(filters, read('sort=recent&status=normal&lng=en&post=7'))).toBe('?status=normal');
  });

  test('begins at the first page once a filter changes, which keeps the others', () => {
    const query = read('q=karim&status=suspended&page=3');
    expect(addressOf(filters, query, { sort: 'name' })).toBe('?q=karim&status=suspended&sort=name');
    expect(addressOf(filters, query, { status: undefined })).toBe('?q=karim');
    expect(addressOf(filters, query, { page: 4 })).toBe('?q=karim&status=suspended&page=4');
  });

  test('holds no more of what was typed than the API takes', () => {
    expect(read(`q=${'a'.repeat(5000)}`).q?.length).toBeLessThan(500);
    expect(read('from=2026-11-01-and-more').from).toBe('2026-11-01');
  });
});

test('what narrows a list is what the other fields hand on and the file is asked for', () => {
  expect(partsOf(filters, read('q=+dhaka+&sort=recent&status=normal&page=9'))).toEqual([
    ['q', 'dhaka'],
    ['status', 'normal'],
  ]);
});

test('a number in a path is whole and above nothing', () => {
  expect(['7', '123456789'].map(numberIn)).toEqual([7, 123_456_789]);
  expect(['0', '07', '7x', '-1', '1234567890', '', undefined].map(numberIn)).toEqual(Array(7).fill(undefined));
});

test('a query of the call without a filter does not compile; one that the page does not offer is null', () => {
  const query = z.object({ q: z.string().optional(), kind: z.string().optional(), page: z.coerce.number(), format: z.literal('csv').optional() });
  const call = endpoint({ method: 'GET', path: '/api/things', access: 'support', summary: 'Things', query, response: z.object({}) });
  const q = search(nothing);
  // @ts-expect-error kind is missing
  staffList(call, { q });
  expect(Object.keys(staffList(call, { q, kind: null }).filters)).toEqual(['q', 'kind']);
});
