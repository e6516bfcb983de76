import { expect, test } from 'vitest';
import { firstsOfMonths } from './months.ts';

test('the coming months begin behind this one, over the end of the year as well', () => {
  expect(firstsOfMonths('2026-11-22T10:00:00.000Z', 3)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']);
  // In Bangladesh it is December already.
  expect(firstsOfMonths('2026-11-30T19:00:00.000Z', 1)).toEqual(['2027-01-01']);
});
