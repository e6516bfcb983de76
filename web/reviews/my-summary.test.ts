import { expect, test } from 'vitest';
import type { ReviewState } from '#contracts/offers/building-enums.ts';
import { summaryOf } from './my-summary.ts';

const review = (PostID: number, rating: number, status: ReviewState) => ({ PostID, rating, status });

test('what has to be changed is counted apart from what waits, firms once, and the average is of what is approved', () => {
  const reviews = [review(1, 4.5, 'approved'), review(1, 4, 'approved'), review(2, 1, 'rejected'), review(3, 1, 'pending')];
  expect(summaryOf(reviews)).toEqual({
    total: 4,
    states: [
      { state: 'pending', count: 1 },
      { state: 'approved', count: 2 },
      { state: 'rejected', count: 1 },
    ],
    firms: 3,
    average: '4.3',
  });
});

test('without an approved review there is no average', () => {
  expect(summaryOf([review(1, 5, 'pending')])).toEqual({ total: 1, states: [{ state: 'pending', count: 1 }], firms: 1, average: undefined });
});
