import { expect, test } from 'vitest';
import { listKey, openPost, queueAddress, queueQuery, withPost } from './queue-address.ts';

const params = (text: string): URLSearchParams => new URLSearchParams(text);

test('an address without words shows the pending posts', () => {
  expect(queueQuery(params(''))).toEqual({ status: 'pending', type: undefined, q: undefined, page: 1 });
});

test('what is not known in an address is passed over', () => {
  expect(queueQuery(params('status=bogus&type=group&q=+&page=-3'))).toEqual({ status: 'pending', type: undefined, q: undefined, page: 1 });
  expect(openPost(params('post=48x'))).toBeUndefined();
  expect(openPost(params('post=48220'))).toBe(48220);
});

test('opening a post does not make another list', () => {
  expect(listKey(params('status=pending&post=5'))).toBe(listKey(params('post=9')));
  expect(listKey(params('status=approved'))).not.toBe(listKey(params('')));
  expect(listKey(params('page=2'))).not.toBe(listKey(params('')));
});

test('another post is opened in the same list; another list begins at its first page, with no post open', () => {
  expect(withPost(params('status=rejected&page=2&post=4'), 7)).toBe('?status=rejected&page=2&post=7');
  expect(withPost(params('lng=en'), 7)).toBe('?post=7');
  expect(withPost(params('type=rent&post=4'), undefined)).toBe('?type=rent');
  expect(queueAddress(params('status=rejected&type=rent&page=2&post=4'), { status: 'sold' })).toBe('?status=sold&type=rent');
});
