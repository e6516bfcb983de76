import { dayMs, hourMs, minuteMs } from '#contracts/durations.ts';
import type { Language } from './language.ts';
import type { Counted } from './measure-words.ts';
import { counted, measureWords } from './measures.ts';
import type { Numbers } from './numbers.ts';
import { wallClock } from './times.ts';
import type { Moment } from './times.ts';

const relativeDaysMax = 30;

const dayNumber = (at: Moment): number => {
  const { year, month, day } = wallClock(at);
  return Date.UTC(year, month - 1, day) / dayMs;
};

/** Relative times in one language; `dateOf` formats moments too far away to count. */
export function distances(lng: Language, { number }: Numbers, dateOf: (at: Moment) => string) {
  const words = measureWords[lng];
  const say = (text: Counted, value: number): string => counted(text, value, number(value));
  const distance = (ms: number, minutes: Counted, hours: Counted, days: Counted): string => {
    if (ms < hourMs) return say(minutes, Math.max(1, Math.floor(ms / minuteMs)));
    if (ms < dayMs) return say(hours, Math.floor(ms / hourMs));
    return say(days, Math.floor(ms / dayMs));
  };
  // By calendar days: late on the day before yesterday is less than two days ago, but no one says yesterday.
  const daysSince = (at: Moment, now: Moment): string => {
    const days = dayNumber(now) - dayNumber(at);
    if (days > relativeDaysMax) return dateOf(at);
    return days === 1 ? words.yesterday : say(words.daysAgo, days);
  };
  const relative = (at: Moment, now: Moment): string => {
    const ago = new Date(now).getTime() - new Date(at).getTime();
    // A phone's clock slightly behind the server's must not show a new item in the future.
    if (ago <= -minuteMs) return -ago >= (relativeDaysMax + 1) * dayMs ? dateOf(at) : distance(-ago, words.inMinutes, words.inHours, words.inDays);
    return ago < dayMs ? distance(Math.max(0, ago), words.minutesAgo, words.hoursAgo, words.daysAgo) : daysSince(at, now);
  };

  return {
    /** ৫ মিনিট আগে (at least one), ৩ ঘণ্টা আগে, গতকাল, ৪ দিন আগে; the date after 30 days. Also ahead: ৫ দিন পর. */
    relative,
    /** The same for past events with a clock that may be some minutes slow: never in the future. */
    ago: (at: Moment, now: Moment): string => relative(Math.min(new Date(at).getTime(), new Date(now).getTime()), now),
    /** The same, with এইমাত্র (just now) in the first minute. */
    relativeInbox: (at: Moment, now: Moment): string =>
      Math.abs(new Date(now).getTime() - new Date(at).getTime()) < minuteMs ? words.justNow : relative(at, now),
  };
}
