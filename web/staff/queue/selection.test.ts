import { expect, test } from 'vitest';
import { afterwards, isLive, neighbour, withOpened } from './selection.ts';

const items = [{ PostID: 3 }, { PostID: 5 }, { PostID: 9 }];

test('the next and the previous post stay inside the list', () => {
  expect(neighbour(items, 3, 1)).toEqual({ PostID: 5 });
  expect(neighbour(items, 9, 1)).toEqual({ PostID: 9 });
  expect(neighbour(items, 5, -1)).toEqual({ PostID: 3 });
  expect(neighbour(items, 3, -1)).toEqual({ PostID: 3 });
});

test('from a post that is not in the list the first is next, and an empty list has none', () => {
  expect(neighbour(items, 77, 1)).toEqual({ PostID: 3 });
  expect(neighbour([], 77, 1)).toBeUndefined();
});

test('after a decision the post below is next, at the end the one above', () => {
  expect(afterwards(items, 3)).toBe(5);
  expect(afterwards(items, 9)).toBe(5);
  expect(afterwards([{ PostID: 3 }], 3)).toBeUndefined();
  expect(afterwards(items, 77)).toBe(3);
});

test('a post can be taken down once it was approved, and only then', () => {
  expect((['approved', 'hidden', 'sold', 'rented'] as const).every(isLive)).toBe(true);
  expect((['pending', 'rejected', 'cancelled', 'expired', 'deleted'] as const).some(isLive)).toBe(false);
});

test('an open post of another page of the list is shown first, one of another list is not', () => {
  const approved = (PostID: number) => ({ PostID, state: 'approved' as const });
  const [first, second] = [approved(1), approved(2)];
  expect(withOpened([first], second, 'approved')).toEqual([second, first]);
  expect(withOpened([first], second, 'pending')).toEqual([first]);
  expect(withOpened([first, second], second, 'approved')).toEqual([first, second]);
  expect(withOpened([first], undefined, 'approved')).toEqual([first]);
});
