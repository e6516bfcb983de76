import { beforeEach, expect, test, vi } from 'vitest';
import { pendingIntent } from './pending-intent.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
};
const intent = pendingIntent('numberToSave', (value) => (typeof value === 'number' ? value : undefined));

beforeEach(() => {
  vi.useRealTimers();
  stored.clear();
  vi.stubGlobal('sessionStorage', storage);
});

test('an intent waits until it is taken, once', () => {
  expect(intent.waits()).toBe(false);
  intent.keep(7);
  expect(intent.waits()).toBe(true);
  expect(intent.take()).toBe(7);
  expect([intent.waits(), intent.take()]).toEqual([false, undefined]);
});

test('whoever signs in much later no longer means it', () => {
  vi.useFakeTimers();
  intent.keep(7);
  vi.advanceTimersByTime(31 * 60_000);
  expect(intent.take()).toBeUndefined();
});

test('where the browser forbids its storage, an intent lasts as long as the page', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('storage is forbidden');
    },
  });
  intent.keep(7);
  expect(intent.waits()).toBe(true);
  expect(intent.take()).toBe(7);
  expect([intent.waits(), intent.take()]).toEqual([false, undefined]);
});

test.each(['', '{', 'null', '[]', '7', '{"intent":7}', '{"intent":"x","at":1}'])('%j, which something else wrote, is none', (text) => {
  stored.set('numberToSave', text);
  expect(intent.take()).toBeUndefined();
});
