// How long a post has waited, on the clock that was promised to its owner: it runs in opening hours only.
import { limits } from '#contracts/limits.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Dhaka is six hours ahead all year round. */
const dhakaAheadMs = 6 * hourMs;

const { opensHour, closesHour } = limits.support;

/** Opening hours from the epoch up to a moment, in milliseconds. */
function openMsUntil(at: number): number {
  const local = at + dhakaAheadMs;
  const days = Math.floor(local / dayMs);
  const today = local - days * dayMs - opensHour * hourMs;
  const dayLong = (closesHour - opensHour) * hourMs;
  return days * dayLong + Math.min(Math.max(today, 0), dayLong);
}

/** Whole working minutes between two moments; none when the second is earlier. */
export function workingMinutes(from: string, now: number): number {
  return Math.max(0, Math.floor((openMsUntil(now) - openMsUntil(Date.parse(from))) / minuteMs));
}

export type Urgency = 'calm' | 'pressing' | 'overdue';

/** Where a wait stands in the promised window of five working hours: pressing after half of it. */
export function urgencyOf(minutes: number): Urgency {
  const share = minutes / (limits.posts.reviewHoursMax * 60);
  if (share >= 1) return 'overdue';
  return share > 0.5 ? 'pressing' : 'calm';
}

/** Hours and minutes as on a clock: 3:25. */
export function clockFace(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
