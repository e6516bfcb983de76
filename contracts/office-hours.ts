// When the office is open: a post waits, and support answers, in these hours only.
import { dayNumber, startOfDay, writtenDay } from './dhaka.ts';
import { limits } from './limits.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const { opensHour, closesHour } = limits.support;

/** Days on which the office stays closed, such as 2026-12-16. */
export type ClosedDays = readonly string[];

function officeOn(day: number): { opens: number; closes: number } {
  const midnight = startOfDay(day);
  return { opens: midnight + opensHour * hourMs, closes: midnight + closesHour * hourMs };
}

/** The moment that lies `hours` of open office after `from`; moments are milliseconds. */
export function afterOfficeHours(from: number, hours: number, closed: ClosedDays = []): number {
  let left = hours * hourMs;
  for (let day = dayNumber(from); ; day++) {
    if (closed.includes(writtenDay(day))) continue;
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
  for (let day = dayNumber(at); ; day--) {
    if (closed.includes(writtenDay(day))) continue;
    const { opens, closes } = officeOn(day);
    const open = Math.min(at, closes) - opens;
    if (open <= 0) continue;
    if (left <= open) return Math.min(at, closes) - left;
    left -= open;
  }
}

/** How much open office lies between two moments, in milliseconds; nothing where the second is not later. */
export function officeTimeBetween(from: number, to: number, closed: ClosedDays = []): number {
  let sum = 0;
  for (let day = dayNumber(from); day <= dayNumber(to); day++) {
    if (closed.includes(writtenDay(day))) continue;
    const { opens, closes } = officeOn(day);
    sum += Math.max(0, Math.min(to, closes) - Math.max(from, opens));
  }
  return sum;
}

/** The same in whole minutes. */
export const officeMinutesBetween = (from: number, to: number, closed: ClosedDays = []): number => Math.floor(officeTimeBetween(from, to, closed) / minuteMs);

/** Whether the office is open at a moment, and until when it stays so, in milliseconds. */
export function officeAt(at: number, closed: ClosedDays = []): { open: boolean; until: number } {
  for (let day = dayNumber(at); ; day++) {
    if (closed.includes(writtenDay(day))) continue;
    const { opens, closes } = officeOn(day);
    if (at < opens) return { open: false, until: opens };
    if (at < closes) return { open: true, until: closes };
  }
}
