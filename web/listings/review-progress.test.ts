import { describe, expect, it } from 'vitest';
import { reviewWindow, type ReviewClock } from '#contracts/posts/review-clock.ts';
import { isOverdue, minutesPassed } from './review-progress.ts';

/** A moment of Bangladesh's clock in November 2026. */
const at = (day: number, hour: number, minute = 0): number => Date.UTC(2026, 10, day, hour - 6, minute);

function clock(submitted: number, closed: readonly string[] = []): ReviewClock {
  const { from, to } = reviewWindow(submitted, { closedDays: closed });
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString(), place: 1, overdue: false, priceOnly: false, closedDays: [...closed] };
}

const passed = (submitted: number, now: number, closed: readonly string[] = []): number => minutesPassed(submitted, clock(submitted, closed), now);

describe('minutes passed of a review', () => {
  it.each([
    ['an hour and a half into the day', at(2, 11, 20), at(2, 12, 55), 95],
    ['before the office opens', at(2, 8), at(2, 9, 59), 0],
    ['after it opened', at(2, 8), at(2, 10, 30), 30],
    ['in the night between', at(2, 18, 30), at(2, 23), 30],
    ['the next morning', at(2, 18, 30), at(3, 12), 150],
    ['over the end of the month', at(30, 17), Date.UTC(2026, 11, 1, 5), 180],
    ['long after', at(2, 11), at(3, 18), 300],
  ])('%s', (_name, submitted, now, minutes) => {
    expect(passed(submitted, now)).toBe(minutes);
  });

  it.each([
    ['on the day before a day off', at(2, 18), 60],
    ['on the day off itself', at(3, 15), 120],
    ['on the day after', at(4, 11), 180],
  ])('counts no day off: %s', (_name, now, minutes) => {
    expect(passed(at(2, 17), now, ['2026-11-03'])).toBe(minutes);
  });

  it('is the whole window where the server calls it overdue', () => {
    const submitted = at(2, 11);
    expect(minutesPassed(submitted, { ...clock(submitted), overdue: true }, at(2, 12))).toBe(300);
  });
});

describe('overdue', () => {
  it('is what the server says, and what the clock says since', () => {
    const review = clock(at(2, 11));
    expect(isOverdue(review, at(2, 15, 59))).toBe(false);
    expect(isOverdue(review, at(2, 16, 1))).toBe(true);
    expect(isOverdue({ ...review, overdue: true }, at(2, 12))).toBe(true);
  });
});
