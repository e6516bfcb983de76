// When staff are expected to have looked at a post: hours count only while the office is open.
import { z } from 'zod';
import { limits } from './limits.ts';
import { moment } from './values.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Bangladesh keeps one hour all year. */
const dhakaOffsetMs = 6 * hourMs;
const { opensHour, closesHour } = limits.support;

/** How a waiting post stands. */
export const ReviewClock = z.object({
  /** The answer is expected between these two. */
  from: moment,
  to: moment,
  /** 1 is looked at next. */
  place: z.int(),
  overdue: z.boolean(),
});
export type ReviewClock = z.infer<typeof ReviewClock>;

/** Days on which the office stays closed, such as 2026-12-16. */
export type ClosedDays = readonly string[];

const dayOf = (at: number): number => Math.floor((at + dhakaOffsetMs) / dayMs);
const nameOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

function officeOn(day: number): { opens: number; closes: number } {
  const midnight = day * dayMs - dhakaOffsetMs;
  return { opens: midnight + opensHour * hourMs, closes: midnight + closesHour * hourMs };
}

/** The moment that lies `hours` of open office after `from`; moments are milliseconds. */
export function afterOfficeHours(from: number, hours: number, closed: ClosedDays = []): number {
  let left = hours * hourMs;
  for (let day = dayOf(from); ; day++) {
    if (closed.includes(nameOf(day))) continue;
    const { opens, closes } = officeOn(day);
    const open = closes - Math.max(from, opens);
    if (open <= 0) continue;
    if (left <= open) return Math.max(from, opens) + left;
    left -= open;
  }
}

/** The last moment from which `hours` of open office have passed by `at`: what was sent by then has waited that long. */
export function beforeOfficeHours(at: number, hours: number, closed: ClosedDays = []): number {
  let left = hours * hourMs;
  for (let day = dayOf(at); ; day--) {
    if (closed.includes(nameOf(day))) continue;
    const { opens, closes } = officeOn(day);
    const open = Math.min(at, closes) - opens;
    if (open <= 0) continue;
    if (left <= open) return Math.min(at, closes) - left;
    left -= open;
  }
}

/** From when to when the answer to a post sent at `at` is expected, in milliseconds. */
export const reviewWindow = (at: number, closed: ClosedDays = []): { from: number; to: number } => ({
  from: afterOfficeHours(at, limits.posts.reviewHoursMin, closed),
  to: afterOfficeHours(at, limits.posts.reviewHoursMax, closed),
});

/** What was sent at this moment or before is overdue at `now`. */
export const overdueSince = (now: number, closed: ClosedDays = []): number => beforeOfficeHours(now, limits.posts.reviewHoursMax, closed);

/** How much open office lies between two moments, in milliseconds; nothing where the second is not later. */
export function officeTimeBetween(from: number, to: number, closed: ClosedDays = []): number {
  let sum = 0;
  for (let day = dayOf(from); day <= dayOf(to); day++) {
    if (closed.includes(nameOf(day))) continue;
    const { opens, closes } = officeOn(day);
    sum += Math.max(0, Math.min(to, closes) - Math.max(from, opens));
  }
  return sum;
}

/** Whether the office is open at a moment, and until when it stays so, in milliseconds. */
export function officeAt(at: number, closed: ClosedDays = []): { open: boolean; until: number } {
  for (let day = dayOf(at); ; day++) {
    if (closed.includes(nameOf(day))) continue;
    const { opens, closes } = officeOn(day);
    if (at < opens) return { open: false, until: opens };
    if (at < closes) return { open: true, until: closes };
  }
}
