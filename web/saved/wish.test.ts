import { describe, expect, it } from 'vitest';
import { keepWish, takeWish } from './wish.ts';

const wish = { PostID: 48_213, type: 'rent' } as const;

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

describe('a save that waits for sign-in', () => {
  it('is there once', () => {
    const store = tab();
    keepWish(wish, store);
    expect(takeWish(store)).toEqual(wish);
    expect(takeWish(store)).toBeUndefined();
  });

  it('is forgotten by whoever signs in much later', () => {
    const store = tab();
    keepWish(wish, store, 0);
    expect(takeWish(store, 31 * 60_000)).toBeUndefined();
  });

  it('lasts as long as the page where the browser forbids its storage', () => {
    keepWish(wish, forbidden);
    expect(takeWish(forbidden)).toEqual(wish);
    expect(takeWish(forbidden)).toBeUndefined();
  });

  it('is nothing where something else lies in its place', () => {
    for (const text of ['', '{', '{"PostID":"x","type":"rent","at":1}', '{"PostID":1,"type":"boat","at":1}', 'null']) {
      const store = tab();
      store().setItem('wishToSave', text);
      expect(takeWish(store, 1)).toBeUndefined();
    }
  });
});
