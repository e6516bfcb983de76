import { expect, test } from 'vitest';
import { clockFace, urgencyOf, workingMinutes } from './waiting.ts';

/** A moment in Dhaka. */
const at = (day: number, clock: string): string => new Date(`2026-03-${String(day).padStart(2, '0')}T${clock}:00+06:00`).toISOString();
const waited = (from: string, to: string): number => workingMinutes(from, Date.parse(to));

test('a wait within one day counts every minute', () => {
  expect(waited(at(2, '10:40'), at(2, '12:55'))).toBe(135);
});

test('the clock stands still from closing to opening', () => {
  expect(waited(at(2, '18:30'), at(3, '10:30'))).toBe(60);
  expect(waited(at(2, '20:00'), at(2, '23:59'))).toBe(0);
  expect(waited(at(2, '02:00'), at(2, '10:05'))).toBe(5);
});

test('every day counts nine hours', () => {
  expect(waited(at(2, '12:00'), at(5, '12:00'))).toBe(3 * 9 * 60);
});

test('a browser whose clock is behind shows no wait instead of a negative one', () => {
  expect(waited(at(2, '12:00'), at(2, '11:58'))).toBe(0);
});

test.each([
  [0, 'calm'],
  [150, 'calm'],
  [151, 'pressing'],
  [299, 'pressing'],
  [300, 'overdue'],
] as const)('after %i of 300 minutes a post is %s', (minutes, urgency) => {
  expect(urgencyOf(minutes)).toBe(urgency);
});

test('minutes have two digits', () => {
  expect(clockFace(205)).toBe('3:25');
  expect(clockFace(5)).toBe('0:05');
});
