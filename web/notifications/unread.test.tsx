import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changeUnread, forgetUnread, hearUnread, seeFresh, setUnread, useUnread } from './unread.ts';

beforeEach(forgetUnread);

test('is unknown until the server says it, and what is there then is nothing new', () => {
  const { result } = renderHook(useUnread);
  expect(result.current).toEqual({ count: undefined, fresh: 0 });
  act(() => hearUnread(5));
  expect(result.current).toEqual({ count: 5, fresh: 0 });
});

test('counts what came since as new, until the inbox shows it', () => {
  const { result } = renderHook(useUnread);
  for (const count of [5, 6, 8]) act(() => hearUnread(count));
  expect(result.current).toEqual({ count: 8, fresh: 3 });
  act(() => seeFresh());
  expect(result.current).toEqual({ count: 8, fresh: 0 });
});

test('follows what is read here and elsewhere, and never falls below none', () => {
  const { result } = renderHook(useUnread);
  act(() => changeUnread(-1));
  expect(result.current.count).toBeUndefined();
  act(() => hearUnread(2));
  act(() => changeUnread(-1));
  expect(result.current).toEqual({ count: 1, fresh: 0 });
  act(() => changeUnread(-5));
  expect(result.current.count).toBe(0);
  act(() => setUnread(4));
  act(() => hearUnread(1));
  expect(result.current).toEqual({ count: 1, fresh: 0 });
});

test('is forgotten with the person', () => {
  const { result } = renderHook(useUnread);
  act(() => hearUnread(2));
  act(() => forgetUnread());
  expect(result.current).toEqual({ count: undefined, fresh: 0 });
});
