// Bangladesh keeps one hour all year, six ahead of UTC.
import { dayMs, hourMs } from './durations.ts';

export const dhakaAheadHours = 6;
export const dhakaAheadMs = dhakaAheadHours * hourMs;
/** As it is at the end of a written moment. */
export const dhakaOffset = '+06:00';

/** Days since 1 January 1970 in Dhaka at a moment in milliseconds. */
export const dayNumber = (at: number): number => Math.floor((at + dhakaAheadMs) / dayMs);

/** The first moment of such a day, in milliseconds. */
export const startOfDay = (day: number): number => day * dayMs - dhakaAheadMs;

/** Such a day as it is written: 2026-12-16. */
export const writtenDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** The date in Dhaka at a moment in milliseconds: 2026-12-16. */
export const dateInDhaka = (at: number): string => writtenDay(dayNumber(at));
