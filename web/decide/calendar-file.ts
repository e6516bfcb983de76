// An appointment as a calendar file (RFC 5545), which every phone's calendar takes with its reminder.
import { hourMs, minuteMs } from '#contracts/durations.ts';

export interface Appointment {
  id: number;
  /** ISO 8601. */
  at: string;
  title: string;
  place: string;
  url: string;
}

const lineBytesMax = 75;
const visitMs = 30 * minuteMs;

const stamp = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Lines of more than 75 bytes go on after a break and a space, never within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const length = new TextEncoder().encode(character).length;
    if (bytes + length > lineBytesMax) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += length;
  }
  return [...parts, part].join('\r\n');
}

/** Half an hour from `at`, with a reminder an hour before. */
export function calendarFile({ id, at, title, place, url }: Appointment, now: number): string {
  const start = Date.parse(at);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Uthan//Visits//EN',
    'BEGIN:VEVENT',
    `UID:visit-${id}-${start}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + visitMs)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${hourMs / minuteMs}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
