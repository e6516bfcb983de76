import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { posts } from '#contracts/posts/posts.ts';
import { fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { useContact } from './use-contact.ts';

const numbers = { success: true as const, primaryContact: '01712345678', secondaryContact: null };

test('the number is asked for once, however often it is pressed, and kept', async () => {
  const api = fakeApi();
  api.on(posts.contact, numbers);
  const { result } = renderHook(() => useContact(48001, undefined));
  let first: Promise<unknown> = Promise.resolve();
  act(() => void (first = result.current.ask()));
  await act(() => Promise.all([first, result.current.ask()]));
  expect(result.current.contact).toEqual({ primaryContact: '01712345678', secondaryContact: null });
  await act(() => result.current.ask());
  expect(api.calls(posts.contact)).toHaveLength(1);
  expect(api.calls(posts.contact)[0]?.params).toEqual({ PostID: 48001 });
});

test('while the answer is on its way it says so', async () => {
  const api = fakeApi();
  const held = api.hold(posts.contact, numbers);
  const { result } = renderHook(() => useContact(48001, undefined));
  let asked: Promise<unknown> = Promise.resolve();
  act(() => void (asked = result.current.ask()));
  expect(result.current.asking).toBe(true);
  held.release();
  await act(() => asked);
  expect(result.current.asking).toBe(false);
});

test('too many questions are refused with the time until the next', async () => {
  fakeApi().on(posts.contact, refuse('TOO_MANY', { retryAfter: 90 }));
  const { result } = renderHook(() => useContact(48001, undefined));
  await act(() => result.current.ask());
  expect(result.current.refused?.code).toBe('TOO_MANY');
  expect((result.current.refused?.until ?? 0) - Date.now()).toBeGreaterThan(80_000);
});

test('nobody answered: it can be asked again, and the refusal goes with the number', async () => {
  const api = fakeApi();
  api.on(posts.contact, noAnswer);
  const { result } = renderHook(() => useContact(48001, undefined));
  await act(() => result.current.ask());
  expect(result.current.refused).toEqual({ code: 'NO_RESPONSE', until: undefined });
  api.on(posts.contact, numbers);
  await act(() => result.current.ask());
  expect([result.current.refused, result.current.contact?.primaryContact]).toEqual([undefined, '01712345678']);
});

test('what the form brought without scripts stands there from the beginning', () => {
  const { result } = renderHook(() => useContact(48001, { contact: { primaryContact: '017', secondaryContact: null } }));
  expect(result.current.contact?.primaryContact).toBe('017');
});
