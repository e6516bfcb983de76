import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterOfficeHours, beforeOfficeHours, officeAt, officeMinutesBetween, officeTimeBetween, usualWeek, type WeekHours } from './office-hours.ts';

const dhaka = (clock: string): number => Date.parse(`${clock.replace(' ', 'T')}:00+06:00`);
const shown = (at: number): string => new Date(at + 6 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
const moment = fc.integer({ min: dhaka('2026-01-01 00:00'), max: dhaka('2028-12-31 00:00') });
const days = fc.array(
  fc.integer({ min: 0, max: 1200 }).map((day) => new Date(dhaka('2026-01-01 12:00') + day * 86_400_000).toISOString().slice(0, 10)),
  { maxLength: 30 },
);
const dayHours = fc.record({ opens: fc.integer({ min: 0, max: 11 }), closes: fc.integer({ min: 12, max: 24 }) });
const weeks = fc.tuple(...Array.from({ length: 6 }, () => fc.option(dayHours)), dayHours);

/** Thursday until 15, Friday shut, the rest as usual. */
const week: WeekHours = usualWeek.map((hours, day) => (day === 4 ? { opens: 10, closes: 15 } : day === 5 ? null : hours));

test('looking back finds what looking forward promised', () => {
  fc.assert(
    fc.property(moment, moment, days, weeks, (sent, now, closed, week) => {
      expect(sent <= beforeOfficeHours(now, 5, { closedDays: closed, week })).toBe(afterOfficeHours(sent, 5, { closedDays: closed, week }) <= now);
    }),
  );
});

test.each([
  ['within a day', '2026-03-10 11:00', '2026-03-10 13:10', 130],
  ['over a night', '2026-03-10 18:30', '2026-03-11 10:30', 60],
  ['from before opening until after closing', '2026-03-10 06:00', '2026-03-10 23:00', 540],
  ['at night', '2026-03-10 20:00', '2026-03-11 09:59', 0],
  ['over three days', '2026-03-02 12:00', '2026-03-05 12:00', 1620],
  ['in minutes that are whole', '2026-03-10 11:00', '2026-03-10 11:01', 1],
  ['backwards', '2026-03-10 13:00', '2026-03-10 11:00', 0],
])('only open office counts as waiting: %s', (_name, from, to, minutes) => {
  expect(officeMinutesBetween(dhaka(from), dhaka(to))).toBe(minutes);
});

test('a closed day is no waiting', () => {
  expect(officeTimeBetween(dhaka('2026-12-15 18:00'), dhaka('2026-12-17 11:00'), { closedDays: ['2026-12-16'] }) / 60_000).toBe(120);
});

test('so many open hours after a moment, so many open hours have passed', () => {
  fc.assert(
    fc.property(fc.integer({ min: dhaka('2026-01-01 00:00'), max: dhaka('2026-12-31 23:59') }), fc.integer({ min: 1, max: 60 }), (at, hours) => {
      expect(officeTimeBetween(at, afterOfficeHours(at, hours))).toBe(hours * 3_600_000);
    }),
  );
});

test.each([
  ['before it opens', '2026-03-10 09:59', false, '2026-03-10 10:00'],
  ['at the moment of opening', '2026-03-10 10:00', true, '2026-03-10 19:00'],
  ['in its last minute', '2026-03-10 18:59', true, '2026-03-10 19:00'],
  ['at the moment of closing', '2026-03-10 19:00', false, '2026-03-11 10:00'],
  ['in the evening before a closed day', '2026-12-15 21:00', false, '2026-12-17 10:00'],
  ['on a closed day', '2026-12-16 12:00', false, '2026-12-17 10:00'],
])('the office %s', (_name, at, open, until) => {
  const state = officeAt(dhaka(at), { closedDays: ['2026-12-16'] });
  expect([state.open, shown(state.until)]).toEqual([open, until]);
});

test.each([
  // 29 October 2026 is a Thursday.
  ['on Wednesday evening', '2026-10-28 17:00', '2026-10-29 13:00'],
  ['on a Thursday that closes early', '2026-10-29 14:00', '2026-10-31 14:00'],
  ['on the shut Friday', '2026-10-30 12:00', '2026-10-31 15:00'],
  ['after the last closing of the month', '2026-10-31 19:00', '2026-11-01 15:00'],
  ['at the end of the month', '2026-10-31 16:00', '2026-11-01 12:00'],
])('five hours of a week with a shut and a shorter day, sent %s', (_name, sent, due) => {
  expect(shown(afterOfficeHours(dhaka(sent), 5, { week }))).toBe(due);
  expect(officeMinutesBetween(dhaka(sent), dhaka(due), { week })).toBe(300);
});

test.each([
  ['is open on Thursday until it closes early', '2026-10-29 14:59', true, '2026-10-29 15:00'],
  ['is closed from then over Friday', '2026-10-29 15:00', false, '2026-10-31 10:00'],
  ['is closed on Friday at noon', '2026-10-30 12:00', false, '2026-10-31 10:00'],
])('the office of such a week %s', (_name, at, open, until) => {
  const state = officeAt(dhaka(at), { week });
  expect([state.open, shown(state.until)]).toEqual([open, until]);
});

test('an office that closes at midnight is open to the last minute of the day and counts no minute twice', () => {
  const late = { week: usualWeek.map(() => ({ opens: 0, closes: 24 })) };
  expect(officeAt(dhaka('2026-10-31 23:59'), late)).toEqual({ open: true, until: dhaka('2026-11-01 00:00') });
  expect(officeAt(dhaka('2026-11-01 00:00'), late)).toEqual({ open: true, until: dhaka('2026-11-02 00:00') });
  expect(officeMinutesBetween(dhaka('2026-10-31 23:30'), dhaka('2026-11-01 00:30'), late)).toBe(60);
});
