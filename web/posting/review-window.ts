// When staff are expected to have looked at a post: hours count only while the office is open.
import { limits } from '#contracts/limits.ts';
import { wallClock } from '#i18n/times.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMinutes = 24 * 60;

/** The moment that lies `hours` of open office after `from` (both in milliseconds). */
export function afterOfficeHours(from: number, hours: number): number {
  const { hour, minute } = wallClock(from);
  const opens = limits.support.opensHour * 60;
  const closes = limits.support.closesHour * 60;
  const now = hour * 60 + minute;
  const waits = now < opens ? opens - now : now >= closes ? dayMinutes - now + opens : 0;
  const begins = from + waits * minuteMs;
  const open = closes - Math.max(opens, waits > 0 ? opens : now);
  const wanted = hours * 60;
  if (wanted <= open) return begins + hours * hourMs;
  return afterOfficeHours(begins + open * minuteMs, (wanted - open) / 60);
}

/** From when to when the answer is expected. */
export const reviewWindow = (at: number): { from: number; to: number } => ({
  from: afterOfficeHours(at, limits.posts.reviewHoursMin),
  to: afterOfficeHours(at, limits.posts.reviewHoursMax),
});
