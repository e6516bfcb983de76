// How far a review has come, from the promise that the server made.
import { limits } from '#contracts/limits.ts';
import { type OfficeCalendar, officeMinutesBetween } from '#contracts/office-hours.ts';
import type { ReviewClock } from '#contracts/posts/review-clock.ts';

const windowMinutes = limits.posts.reviewHoursMax * 60;

/** Minutes of open office that have passed of the promised five hours. */
export function minutesPassed(submittedAt: number, { overdue, ...calendar }: Pick<ReviewClock, 'overdue'> & OfficeCalendar, now: number): number {
  if (overdue) return windowMinutes;
  return Math.min(windowMinutes, officeMinutesBetween(submittedAt, now, calendar));
}

/** Whether more has passed than was promised: the server's word, or the clock since it gave it. */
export const isOverdue = ({ to, overdue }: Pick<ReviewClock, 'to' | 'overdue'>, now: number): boolean => overdue || now > Date.parse(to);
