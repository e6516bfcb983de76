import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSecondsLeft } from './use-seconds-left.ts';

beforeEach(() => void vi.useFakeTimers());

test('counts down to none and stays there', () => {
  const until = Date.now() + 2000;
  const { result } = renderHook(() => useSecondsLeft(until));
  const seen = [result.current];
  for (let half = 0; half < 6; half++) {
    act(() => void vi.advanceTimersByTime(500));
    seen.push(result.current);
  }
  expect(seen).toEqual([2, 2, 1, 1, 0, 0, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a phone that slept shows the right time at once', () => {
  const until = Date.now() + 60_000;
  const { result } = renderHook(() => useSecondsLeft(until));
  vi.setSystemTime(until - 5000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(5);
});

test('nothing to wait for is nothing left, and needs no clock', () => {
  const { result } = renderHook(() => useSecondsLeft(undefined));
  expect([result.current, vi.getTimerCount()]).toEqual([0, 0]);
});
