// When staff are expected to have looked at a post: the clock that is promised to its owner.
import { z } from 'zod';
import { limits } from './limits.ts';
import { afterOfficeHours, beforeOfficeHours, type ClosedDays } from './office-hours.ts';
import { moment } from './values.ts';

/** How a waiting post stands. */
export const ReviewClock = z.object({
  /** The answer is expected between these two. */
  from: moment,
  to: moment,
  /** 1 is looked at next. */
  place: z.int(),
  overdue: z.boolean(),
  /** Days between sending and `to` on which the office stays closed, such as 2026-12-16. */
  closedDays: z.array(z.string()),
});
export type ReviewClock = z.infer<typeof ReviewClock>;

/** From when to when the answer to a post sent at `at` is expected, in milliseconds. */
export const reviewWindow = (at: number, closed: ClosedDays = []): { from: number; to: number } => ({
  from: afterOfficeHours(at, limits.posts.reviewHoursMin, closed),
  to: afterOfficeHours(at, limits.posts.reviewHoursMax, closed),
});

/** What was sent at this moment or before is overdue at `now`. */
export const overdueSince = (now: number, closed: ClosedDays = []): number => beforeOfficeHours(now, limits.posts.reviewHoursMax, closed);
