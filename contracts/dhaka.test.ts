import { expect, test } from 'vitest';
import { dateInDhaka, dayNumber, startOfDay, writtenDay } from './dhaka.ts';

test('a day in Dhaka begins six hours before that of Greenwich', () => {
  expect(dateInDhaka(Date.parse('2026-12-15T17:59:59Z'))).toBe('2026-12-15');
  expect(dateInDhaka(Date.parse('2026-12-15T18:00:00Z'))).toBe('2026-12-16');
});

test('a day is written and begins as its number says', () => {
  const day = dayNumber(Date.parse('2026-12-16T12:00:00+06:00'));
  expect(writtenDay(day)).toBe('2026-12-16');
  expect(startOfDay(day)).toBe(Date.parse('2026-12-16T00:00:00+06:00'));
});
