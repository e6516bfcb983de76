// When the office is open: a post waits, and support answers, in these hours only.
import { dayNumber, startOfDay, writtenDay } from './dhaka.ts';
import { hourMs, minuteMs } from './durations.ts';
import { limits } from './limits.ts';

const { opensHour, closesHour } = limits.support;

/** Days on which the office stays closed, such as 2026-12-16. */
export type ClosedDays = readonly string[];

/** Full hours of a day, closing at 24 at the latest; null on a day of the week that is shut. */
export type DayHours = { opens: number; closes: number } | null;

/** The hours of a week, from Sunday on. One day of it is open at least. */
export type WeekHours = readonly DayHours[];

const usualDay = { opens: opensHour, closes: closesHour };
export const usualWeek: WeekHours = Array.from({ length: 7 }, () => usualDay);

/** What is absent is as usual. */
export interface OfficeCalendar {
  closedDays?: ClosedDays | undefined;
  week?: WeekHours | undefined;
}

/** Of a day counted from 1 January 1970, a Thursday; undefined where the office stays closed. */
function officeOn(day: number, { closedDays = [], week = usualWeek }: OfficeCalendar): { opens: number; closes: number } | undefined {
  const hours = week[(day + 4) % 7];
  if (!hours || closedDays.includes(writtenDay(day))) return undefined;
  const midnight = startOfDay(day);
  return { opens: midnight + hours.opens * hourMs, closes: midnight + hours.closes * hourMs };
}

/** The moment that lies `hours` of open office after `from`; moments are milliseconds. */
export function afterOfficeHours(from: number, hours: number, calendar: OfficeCalendar = {}): number {
  let left = hours * hourMs;
  for (let day = dayNumber(from); ; day++) {
    const office = officeOn(day, calendar);
    if (!office) continue;
    const begins = Math.max(from, office.opens);
    const open = office.closes - begins;
    if (open <= 0) continue;
    if (left <= open) return begins + left;
    left -= open;
  }
}

/** The last moment from which `hours` of open office have passed by `at`: what was sent by then has waited that long. */
export function beforeOfficeHours(at: number, hours: number, calendar: OfficeCalendar = {}): number {
  let left = hours * hourMs;
  for (let day = dayNumber(at); ; day--) {
    const office = officeOn(day, calendar);
    if (!office) continue;
    const ends = Math.min(at, office.closes);
    const open = ends - office.opens;
    if (open <= 0) continue;
    if (left <= open) return ends - left;
    left -= open;
  }
}

/** How much open office lies between two moments, in milliseconds; nothing where the second is not later. */
export function officeTimeBetween(from: number, to: number, calendar: OfficeCalendar = {}): number {
  let sum = 0;
  for (let day = dayNumber(from); day <= dayNumber(to); day++) {
    const office = officeOn(day, calendar);
    if (office) sum += Math.max(0, Math.min(to, office.closes) - Math.max(from, office.opens));
  }
  return sum;
}

/** The same in whole minutes. */
export const officeMinutesBetween = (from: number, to: number, calendar: OfficeCalendar = {}): number =>
  Math.floor(officeTimeBetween(from, to, calendar) / minuteMs);

/** Whether the office is open at a moment, and until when it stays so, in milliseconds. */
export function officeAt(at: number, calendar: OfficeCalendar = {}): { open: boolean; until: number } {
  for (let day = dayNumber(at); ; day++) {
    const office = officeOn(day, calendar);
    if (!office) continue;
    if (at < office.opens) return { open: false, until: office.opens };
    if (at < office.closes) return { open: true, until: office.closes };
  }
}
