import { dayMs } from '#contracts/durations.ts';
import type { PageWords } from '#web/platform/language.tsx';

const daysSaid = 30;

/** How long ago, in one short line: beyond 30 days in months instead of the date. Posts do not stand for years. */
export function postedAgo(at: string, { t, fmt, now }: PageWords): string {
  const days = (Date.parse(now) - Date.parse(at)) / dayMs;
  return days > daysSaid + 1 ? t('posts.monthsAgo', { count: Math.round(days / daysSaid) }) : fmt.ago(at, now);
}
