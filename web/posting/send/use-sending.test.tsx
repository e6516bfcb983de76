import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { translatorOf } from '#i18n/compile.ts';
import { formatter } from '#i18n/format.ts';
import { CallFailure } from '#web/platform/api.ts';
import { Words } from '#web/platform/language.tsx';
import { emptyPost } from '#web/posting/post-form.ts';
import { useSending } from './use-sending.ts';

const words = { t: translatorOf('en'), fmt: formatter('en'), lng: 'en' as const, now: '2026-11-21T10:00:00.000Z' };
const wrapper = ({ children }: { children: ReactNode }) => <Words value={words}>{children}</Words>;
const sending = (...given: Parameters<typeof useSending>) => renderHook(() => useSending(...given), { wrapper });

const taken = { PostID: 48001, review: null };

test('a second press while it is sent sends nothing more', async () => {
  let done: (value: typeof taken) => void = () => undefined;
  const transmit = vi.fn(() => new Promise<typeof taken>((resolve) => (done = resolve)));
  const { result } = sending(transmit);
  let first: Promise<unknown> = Promise.resolve();
  act(() => void (first = result.current.send(emptyPost)));
  expect(result.current.busy).toBe(true);
  await act(async () => expect(await result.current.send(emptyPost)).toBeUndefined());
  done(taken);
  await act(async () => expect(await first).toEqual(taken));
  expect(transmit).toHaveBeenCalledTimes(1);
  expect(result.current.busy).toBe(false);
});

test('after a while it counts as slow', async () => {
  vi.useFakeTimers();
  const { result } = sending(() => new Promise(() => undefined));
  act(() => void result.current.send(emptyPost));
  expect(result.current.slow).toBe(false);
  act(() => void vi.advanceTimersByTime(limits.screen.stillWorkingMs));
  expect(result.current.slow).toBe(true);
});

test('a refusal with a time to wait counts down', async () => {
  const refusal = new CallFailure(429, { error: 'TOO_MANY', retryAfter: 30 });
  const { result } = sending(() => Promise.reject(refusal));
  await act(async () => expect(await result.current.send(emptyPost)).toEqual({ failure: refusal }));
  expect(result.current.failure).toBe(refusal);
  expect(result.current.waits).toBeGreaterThan(28);
});

test('an error of any other kind counts as no answer', async () => {
  const { result } = sending(() => Promise.reject(new TypeError('chunk')));
  await act(() => result.current.send(emptyPost));
  expect(result.current.failure?.code).toBe('NO_RESPONSE');
});
