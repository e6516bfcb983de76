// How far a review has come, from the promise that the server made.
import { limits } from '#contracts/limits.ts';
import type { ReviewClock } from '#contracts/review-clock.ts';
import { officeTimeBetween } from '#contracts/review-clock.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const dhakaAheadMs = 6 * 3_600_000;
const windowMinutes = limits.posts.reviewHoursMax * 60;

/** The end of that day in Bangladesh, in milliseconds. */
const endOfDay = (at: number): number => (Math.floor((at + dhakaAheadMs) / dayMs) + 1) * dayMs - dhakaAheadMs;

/**
 * Minutes of open office that have passed of the promised five hours. Days off lie between the first day and the last,
 * and only the server knows them: so the first day is counted from its beginning and the rest from its end.
 */
export function minutesPassed(submittedAt: string, { to, overdue }: ReviewClock, now: number): number {
  if (overdue) return windowMinutes;
  const submitted = Date.parse(submittedAt);
  const firstDay = officeTimeBetween(submitted, Math.min(now, endOfDay(submitted))) / minuteMs;
  const fromTheEnd = windowMinutes - officeTimeBetween(now, Date.parse(to)) / minuteMs;
  return Math.floor(Math.min(windowMinutes, Math.max(0, firstDay, fromTheEnd)));
}

/** Whether more has passed than was promised: the server's word, or the clock since it gave it. */
export const isOverdue = ({ to, overdue }: ReviewClock, now: number): boolean => overdue || now > Date.parse(to);
