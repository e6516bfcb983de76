import { beforeEach, expect, test, vi } from 'vitest';
import { searchIntent } from './search-intent.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});

test('a search comes back with lists where a name repeats', () => {
  const query = { purpose: 'rent', propertyType: ['home', 'apartment'] };
  searchIntent.keep(query);
  expect(searchIntent.take()).toEqual(query);
});

test.each(['x', [], null])('%j is no search', (intent) => {
  stored.set('searchAfterSignIn', JSON.stringify({ intent, at: Date.now() }));
  expect(searchIntent.take()).toBeUndefined();
});
