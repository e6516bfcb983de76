import { expect, test } from 'vitest';
import type { SavedPost } from '#contracts/search/saved.ts';
import { pageOf, pressesOf } from './offline-list.ts';

const post = (postId: number, type: SavedPost['type'], postDate: string): SavedPost => ({ postId, type, postDate }) as SavedPost;
const whole = {
  posts: [post(3, 'rent', '2026-01-01T00:00:00Z'), post(2, 'sell', '2026-03-01T00:00:00Z'), post(1, 'sell', '2026-02-01T00:00:00Z')],
  gone: [{ _id: 'a', postId: 9, type: 'rent' as const, postTitle: 'Gone', savedAt: '2026-01-01T00:00:00Z' }],
  total: 3,
  totalPages: 1,
};
const numbers = (query: Partial<Parameters<typeof pageOf>[1]>): number[] =>
  pageOf(whole, { page: 1, limit: 2, type: undefined, sort: undefined, ...query }).posts.map(({ postId }) => postId);

test('the kept list comes in the pages and orders that the server gives', () => {
  expect(numbers({})).toEqual([3, 2]);
  expect(numbers({ page: 2 })).toEqual([1]);
  expect(numbers({ sort: 'asc' })).toEqual([1, 2]);
  expect(numbers({ sort: 'recent' })).toEqual([2, 1]);
});

test('one kind alone counts for itself, with what is gone of it', () => {
  const page = pageOf(whole, { page: 1, limit: 1, type: 'sell', sort: undefined });
  expect([page.total, page.totalPages, page.gone.length]).toEqual([2, 2, 0]);
  expect(pageOf(whole, { page: 1, limit: 5, type: 'rent', sort: undefined }).gone).toHaveLength(1);
});

test('of the presses on one heart the last is meant', () => {
  const action = (about: string, on: boolean, at: number) => ({ userId: 'u', kind: 'save' as const, about, data: { on, type: 'sell' }, at });
  expect([...pressesOf([action('7', true, 1), action('8', true, 2), action('7', false, 3)])].map(([id, { on }]) => [id, on])).toEqual([
    [7, false],
    [8, true],
  ]);
});
