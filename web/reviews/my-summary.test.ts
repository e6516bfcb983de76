import { expect, test } from 'vitest';
import { summaryOf } from './my-summary.ts';

const review = (PostID: number, rating: number, approval: boolean) => ({ PostID, rating, approval });

test('rejected reviews count as pending, firms once, and the average has one decimal', () => {
  const reviews = [review(1, 4.5, true), review(1, 4, false), review(2, 3.5, false)];
  expect(summaryOf(reviews)).toEqual({ total: 3, approved: 1, pending: 2, posts: 2, average: '4.0' });
});

test('without reviews the average is 0.0', () => {
  expect(summaryOf([])).toEqual({ total: 0, approved: 0, pending: 0, posts: 0, average: '0.0' });
});
