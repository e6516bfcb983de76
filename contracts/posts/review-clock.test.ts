import { expect, test } from 'vitest';
import { dhakaAheadMs } from '#contracts/dhaka.ts';
import { overdueSince, reviewWindow } from './review-clock.ts';

const dhaka = (clock: string): number => Date.parse(`${clock.replace(' ', 'T')}:00+06:00`);
const shown = (at: number): string => new Date(at + dhakaAheadMs).toISOString().slice(0, 16).replace('T', ' ');
const windowOf = (sent: string, closed: readonly string[] = []): string[] => {
  const { from, to } = reviewWindow(dhaka(sent), { closedDays: closed });
  return [shown(from), shown(to)];
};

test.each([
  ['before the office opens', '2026-03-10 09:00', '2026-03-10 11:00', '2026-03-10 15:00'],
  ['at the moment of opening', '2026-03-10 10:00', '2026-03-10 11:00', '2026-03-10 15:00'],
  ['at noon', '2026-03-10 12:00', '2026-03-10 13:00', '2026-03-10 17:00'],
  ['so that the last hour just fits', '2026-03-10 14:00', '2026-03-10 15:00', '2026-03-10 19:00'],
  ['in the evening', '2026-03-10 18:30', '2026-03-11 10:30', '2026-03-11 14:30'],
  ['at the moment of closing', '2026-03-10 19:00', '2026-03-11 11:00', '2026-03-11 15:00'],
  ['late', '2026-03-10 22:00', '2026-03-11 11:00', '2026-03-11 15:00'],
  ['a minute before midnight', '2026-03-10 23:59', '2026-03-11 11:00', '2026-03-11 15:00'],
  ['at midnight', '2026-03-11 00:00', '2026-03-11 11:00', '2026-03-11 15:00'],
  ['at the end of a month', '2026-02-28 18:00', '2026-02-28 19:00', '2026-03-01 14:00'],
  ['at the end of a year', '2026-12-31 20:00', '2027-01-01 11:00', '2027-01-01 15:00'],
])('a post sent %s', (_name, sent, from, to) => {
  expect(windowOf(sent)).toEqual([from, to]);
});

test.each([
  ['on a closed day', '2026-12-16 11:00', ['2026-12-16'], '2026-12-17 11:00', '2026-12-17 15:00'],
  ['in the evening before one', '2026-12-15 17:00', ['2026-12-16'], '2026-12-15 18:00', '2026-12-17 13:00'],
  ['before several in a row', '2026-03-19 18:30', ['2026-03-20', '2026-03-21', '2026-03-22'], '2026-03-23 10:30', '2026-03-23 14:30'],
])('closed days do not count: %s', (_name, sent, closed, from, to) => {
  expect(windowOf(sent, closed)).toEqual([from, to]);
});

test.each([
  ['2026-03-11 15:00', '2026-03-10 22:00', true],
  ['2026-03-11 14:59', '2026-03-10 22:00', false],
  ['2026-03-10 17:00', '2026-03-10 12:00', true],
  ['2026-03-11 03:00', '2026-03-10 13:00', true],
  ['2026-03-11 03:00', '2026-03-10 14:01', false],
])('at %s a post of %s is overdue: %s', (now, sent, overdue) => {
  expect(dhaka(sent) <= overdueSince(dhaka(now))).toBe(overdue);
});
