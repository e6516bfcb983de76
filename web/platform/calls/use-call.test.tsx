import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { formatter } from '#i18n/format.ts';
import { errors } from '#i18n/en/errors.ts';
import { translatorOf } from '#i18n/compile.ts';
import { limits } from '#contracts/limits.ts';
import { CallFailure, type Api } from '#web/platform/api.ts';
import { checkInput } from './form-errors.ts';
import { Words } from '#web/platform/language.tsx';
import { useCall } from './use-call.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const words = { t: translatorOf('en'), fmt: formatter('en'), lng: 'en' as const, now: '2026-11-21T10:00:00.000Z' };
const wrapper = ({ children }: { children: ReactNode }) => <Words value={words}>{children}</Words>;

/** A call that answers when it is told to. */
function slowCall(options?: { outlives: boolean }) {
  const asked: { api: Api; name: string; done: (value: string) => void; fail: (error: unknown) => void }[] = [];
  const work = (api: Api, name: string): Promise<string> => new Promise((done, fail) => asked.push({ api, name, done, fail }));
  const hook = renderHook(() => useCall(work, options), { wrapper });
  const run = (name = 'one') => hook.result.current.run(name);
  return { asked, hook, run, now: () => hook.result.current };
}

test('a call is pending until it is answered, and says when that takes long', async () => {
  const { asked, now, run } = slowCall();
  let outcome: unknown;
  act(() => void run().then((ended) => (outcome = ended)));
  expect(now()).toMatchObject({ pending: true, slow: false });
  act(() => void vi.advanceTimersByTime(limits.screen.stillWorkingMs));
  expect(now()).toMatchObject({ pending: true, slow: true });
  await act(async () => asked[0]?.done('saved'));
  expect(now()).toMatchObject({ pending: false, slow: false, failure: undefined });
  expect(outcome).toEqual({ ok: true, value: 'saved' });
});

test('a second press while one call is under way asks nothing', async () => {
  const { asked, run } = slowCall();
  act(() => void run('first'));
  let second: unknown = 'unanswered';
  await act(async () => void (second = await run('second')));
  expect(second).toBeUndefined();
  expect(asked.map(({ name }) => name)).toEqual(['first']);
});

test('a refusal stands until the next call or until something else is typed', async () => {
  const { asked, now, run } = slowCall();
  const refusal = new CallFailure(422, { error: 'VALIDATION', message: 'No.', fields: { email: 'Not that one.' } });
  act(() => void run());
  await act(async () => asked[0]?.fail(refusal));
  expect(now()).toMatchObject({ pending: false, failure: refusal, fieldErrors: { email: 'Not that one.' } });
  act(() => now().clear());
  expect(now()).toMatchObject({ failure: undefined, fieldErrors: {} });
});

test('what a check before sending found is told at its fields alone, in words', async () => {
  const { result } = renderHook(() => useCall(async () => checkInput(z.object({ phone: z.string({ error: 'required' }) }), {})), { wrapper });
  await act(async () => void (await result.current.run()));
  expect(result.current.failure).toBeUndefined();
  expect(result.current.fieldErrors).toEqual({ phone: errors.field_required });
});

test('code that does not come is a server that does not answer', async () => {
  const { asked, now, run } = slowCall();
  act(() => void run());
  await act(async () => asked[0]?.fail(new TypeError('Failed to fetch dynamically imported module')));
  expect(now().failure).toMatchObject({ code: 'NO_RESPONSE' });
});

test('whoever gives up waiting reads that nobody answered, and the request is ended', async () => {
  const { asked, now, run } = slowCall();
  let outcome: unknown;
  act(() => void run().then((ended) => (outcome = ended)));
  await act(async () => now().stop());
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'NO_RESPONSE' } });
  expect(now()).toMatchObject({ pending: false, failure: { code: 'NO_RESPONSE' } });
  expect(asked[0]?.api.signal?.aborted).toBe(true);
});

test('an answer that comes after the page was left leads nowhere', async () => {
  const { asked, hook, run } = slowCall();
  let outcome: unknown = 'unanswered';
  act(() => void run().then((ended) => (outcome = ended)));
  hook.unmount();
  await act(async () => asked[0]?.done('saved'));
  expect(outcome).toBeUndefined();
});

test('what must not be half done goes on where its part of the page is left', async () => {
  const { asked, hook, run } = slowCall({ outlives: true });
  let outcome: unknown;
  act(() => void run().then((ended) => (outcome = ended)));
  hook.unmount();
  expect(asked[0]?.api.signal?.aborted).toBe(false);
  await act(async () => asked[0]?.done('saved'));
  expect(outcome).toEqual({ ok: true, value: 'saved' });
});
