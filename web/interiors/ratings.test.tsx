import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firmCard } from '#web/testing/firms.ts';
import { show } from '#web/testing/show.tsx';
import type { SeenFirm } from './firm-data.ts';
import { Ratings } from './ratings.tsx';

const firmWith = (count: number): SeenFirm =>
  ({
    ...firmCard({ averageRating: 4.5, totalRatings: count }),
    histogram: [{ rating: 4.5, count }],
    codesIssued: count,
    reviewsLeft: count,
    responseHours: null,
  }) as unknown as SeenFirm;

test.each([
  [1, 0],
  [2, 0],
  [3, 5],
])('of %i reviews %i rows show how they spread', (count, rows) => {
  show(<Ratings firm={firmWith(count)} />);
  expect(screen.queryAllByRole('listitem')).toHaveLength(rows);
});
