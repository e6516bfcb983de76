import { beforeEach, expect, test, vi } from 'vitest';
import { isNumber, localList } from './local-list.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

test('holds so many, the newest first, and the same list as long as nothing changes', () => {
  const list = localList('seen', 2, isNumber);
  list.write([3, 2, 1]);
  expect(list.read()).toEqual([3, 2]);
  expect(list.read()).toBe(list.read());
  expect(stored.get('seen')).toBe('[3,2]');
});

test('leaves nothing behind when it is emptied', () => {
  const list = localList('seen', 2, isNumber);
  list.write([1]);
  list.write([]);
  expect(stored.has('seen')).toBe(false);
  expect(list.read()).toEqual([]);
});

test.each(['{', '"x"', '{"a":1}', '[1,"2",null]'])('takes %s, which something else wrote, for what fits', (text) => {
  stored.set('seen', text);
  expect(localList('seen', 5, isNumber).read()).toEqual(text.startsWith('[') ? [1] : []);
});

test('a browser that keeps nothing has an empty list and no complaint', () => {
  vi.stubGlobal('localStorage', undefined);
  const list = localList('seen', 5, isNumber);
  list.write([1]);
  expect(list.read()).toEqual([]);
});
