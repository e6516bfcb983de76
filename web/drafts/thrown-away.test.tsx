import { afterEach, expect, test, vi } from 'vitest';
import { isThrownAway, throwAway } from './thrown-away.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('a draft that was thrown away here stays away, until another device has written on it since', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  expect(isThrownAway('one', 900_000)).toBe(false);
  throwAway('one');
  expect(isThrownAway('one', 900_000)).toBe(true);
  // A saving that was on its way.
  expect(isThrownAway('one', 1_030_000)).toBe(true);
  expect(isThrownAway('one', 2_000_000)).toBe(false);
  expect(isThrownAway('another', 900_000)).toBe(false);
});

test('only the latest are remembered, and what cannot be read counts as nothing', () => {
  for (let at = 0; at < 40; at++) throwAway(`draft ${at}`);
  expect([isThrownAway('draft 0', 0), isThrownAway('draft 39', 0)]).toEqual([false, true]);
  localStorage.setItem('draftsThrownAway', 'broken');
  expect(isThrownAway('draft 39', 0)).toBe(false);
});
