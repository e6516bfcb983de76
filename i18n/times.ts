import { limits } from '#contracts/limits.ts';
import type { Language } from './language.ts';
import { fill, measureWords } from './measures.ts';
import type { Numbers } from './numbers.ts';

/** A Date, an ISO text or milliseconds. A date without a time means that day in Bangladesh. */
export type Moment = Date | string | number;

// Only numbers come from Intl: month names differ between Node's and browsers' ICU, which would break hydration.
const dhaka = new Intl.DateTimeFormat('en-US', {
  timeZone: limits.support.timeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** Date and time in Dhaka at that moment, in any time zone of the reader. Throws RangeError for an invalid date. */
export function wallClock(at: Moment): WallClock {
  const found: WallClock = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  for (const { type, value } of dhaka.formatToParts(new Date(at))) {
    if (type in found) found[type as keyof WallClock] = Number(value);
  }
  return found;
}

/** The day in Dhaka at that moment as YYYY-MM-DD. */
export function dhakaDay(at: Moment): string {
  const { year, month, day } = wallClock(at);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

function hours(lng: Language, { plain }: Numbers) {
  const words = measureWords[lng];
  const parts = (hour: number, minute: number) => ({
    part: words.dayParts.find(({ untilHour }) => hour < untilHour)?.word ?? '',
    hour: plain(hour % 12 || 12),
    minute: plain(String(minute).padStart(2, '0')),
  });
  const hour = (value: number, minute = 0): string => fill(minute === 0 ? words.fullHour : words.clock, parts(value, minute));
  return {
    /** An hour of the day, 0 to 23: সকাল ১০টা, 10:00 AM. */
    hour,
    /** দুপুর ২:০৫, 2:05 PM; on the full hour সকাল ১০টা. */
    clock: (at: Moment): string => {
      const now = wallClock(at);
      return hour(now.hour, now.minute);
    },
    /** Where the part of the day is obvious: ১০:৪২, 10:42 AM. */
    clockShort: (at: Moment): string => {
      const now = wallClock(at);
      return fill(words.clockShort, parts(now.hour, now.minute));
    },
  };
}

/** Formats dates and times in one language; always in Bangladesh time. */
export function times(lng: Language, numbers: Numbers) {
  const { plain } = numbers;
  const words = measureWords[lng];
  const inHours = hours(lng, numbers);
  const dated = (at: Moment, months: readonly string[]): string => {
    const { day, month, year } = wallClock(at);
    return `${plain(day)} ${months[month - 1] ?? ''} ${plain(year)}`;
  };
  const date = (at: Moment): string => dated(at, words.months);

  return {
    ...inHours,
    /** ২১ নভেম্বর ২০২৬, 21 November 2026. */
    date,
    /** ২১ নভে ২০২৬, 21 Nov 2026. */
    dateShort: (at: Moment): string => dated(at, words.monthsShort),
    /** ২১ নভেম্বর: a day of this year or the next, which the year does not have to tell apart. */
    dayMonth: (at: Moment): string => {
      const { day, month } = wallClock(at);
      return `${plain(day)} ${words.months[month - 1] ?? ''}`;
    },
    /** নভেম্বর ২০২৬. */
    monthYear: (at: Moment): string => {
      const { month, year } = wallClock(at);
      return `${words.months[month - 1] ?? ''} ${plain(year)}`;
    },
    /** ২১ নভেম্বর ২০২৬, দুপুর ২:০৫. */
    dateTime: (at: Moment): string => `${date(at)}, ${inHours.clock(at)}`,
  };
}
