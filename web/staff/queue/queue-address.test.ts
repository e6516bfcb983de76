import { expect, test } from 'vitest';
import { listKey, openPost, queryOf, searchWith } from './queue-address.ts';

const params = (text: string): URLSearchParams => new URLSearchParams(text);

test('an address without words shows the pending posts', () => {
  expect(queryOf(params(''))).toEqual({ status: 'pending', type: undefined, q: undefined, page: 1 });
});

test('what is not known in an address is passed over', () => {
  expect(queryOf(params('status=bogus&type=group&q=+&page=-3'))).toEqual({ status: 'pending', type: undefined, q: undefined, page: 1 });
  expect(openPost(params('post=48x'))).toBeUndefined();
  expect(openPost(params('post=48220'))).toBe(48220);
});

test('opening a post does not make another list', () => {
  expect(listKey(params('status=pending&post=5'))).toBe(listKey(params('post=9')));
  expect(listKey(params('status=approved'))).not.toBe(listKey(params('')));
});

test('parts of an address are changed and taken out, the rest stays', () => {
  expect(searchWith(params('status=rejected&page=2&post=4'), { page: undefined, post: 7 })).toBe('?status=rejected&post=7');
});
