import { describe, expect, it } from 'vitest';
import { hasWish, keepWish, takeWish } from './wish.ts';

const query = { purpose: 'rent', propertyType: ['home', 'apartment'] };

function tab() {
  const entries = new Map<string, string>();
  return () => ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  });
}

const forbidden = (): never => {
  throw new Error('storage is forbidden');
};

describe('a search that waits for sign-in', () => {
  it('is there until it is taken, once', () => {
    const store = tab();
    expect(hasWish(store)).toBe(false);
    keepWish(query, store);
    expect(hasWish(store)).toBe(true);
    expect(takeWish(store)).toEqual(query);
    expect([hasWish(store), takeWish(store)]).toEqual([false, undefined]);
  });

  it('is forgotten by whoever signs in much later', () => {
    const store = tab();
    keepWish(query, store, 0);
    expect(takeWish(store, 31 * 60_000)).toBeUndefined();
  });

  it('lasts as long as the page where the browser forbids its storage', () => {
    keepWish(query, forbidden);
    expect(hasWish(forbidden)).toBe(true);
    expect(takeWish(forbidden)).toEqual(query);
    expect([hasWish(forbidden), takeWish(forbidden)]).toEqual([false, undefined]);
  });

  it('is nothing where something else lies in its place', () => {
    for (const text of ['', '{', '[]', '{"query":"x","at":1}', '{"query":{},"at":"x"}', 'null']) {
      const store = tab();
      store().setItem('searchToSave', text);
      expect(takeWish(store, 1)).toBeUndefined();
    }
  });
});
