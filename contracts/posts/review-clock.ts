// When staff are expected to have looked at a post: the clock that is promised to its owner.
import { z } from 'zod';
import { limits } from '#contracts/limits.ts';
import { afterOfficeHours, beforeOfficeHours, type OfficeCalendar } from '#contracts/office-hours.ts';
import { moment } from '#contracts/values.ts';

/** The hours of a week as an answer tells them. */
export const WeekAnswer = z.array(z.object({ opens: z.int(), closes: z.int() }).nullable());

/** How a waiting post stands. */
export const ReviewClock = z.object({
  /** The answer is expected between these two. */
  from: moment,
  to: moment,
  /** 1 is looked at next. */
  place: z.int(),
  overdue: z.boolean(),
  /** Nothing but the price differs from what staff approved: they look at it before all others. */
  priceOnly: z.boolean(),
  /** Days between sending and `to` on which the office stays closed, such as 2026-12-16. */
  closedDays: z.array(z.string()),
  /** The hours of the week from Sunday on, null on a shut day; absent where they are as usual. */
  week: WeekAnswer.optional(),
});
export type ReviewClock = z.infer<typeof ReviewClock>;

/** From when to when the answer to a post sent at `at` is expected, in milliseconds. */
export const reviewWindow = (at: number, calendar: OfficeCalendar = {}): { from: number; to: number } => ({
  from: afterOfficeHours(at, limits.posts.reviewHoursMin, calendar),
  to: afterOfficeHours(at, limits.posts.reviewHoursMax, calendar),
});

/** What was sent at this moment or before is overdue at `now`. */
export const overdueSince = (now: number, calendar: OfficeCalendar = {}): number => beforeOfficeHours(now, limits.posts.reviewHoursMax, calendar);
