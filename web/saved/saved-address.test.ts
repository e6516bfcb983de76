import { describe, expect, it } from 'vitest';
import { rememberedSize, rememberSize, savedHref, savedQuery, sizeOf } from './saved-address.ts';

const queryOf = (search: string) => savedQuery(new URLSearchParams(search), 10);

describe('the address of saved posts', () => {
  it('shows all, the last saved first, on the first page unless told', () => {
    expect(queryOf('')).toEqual({ page: 1, limit: 10, type: undefined, sort: undefined });
  });

  it('reads page, kind and order', () => {
    expect(queryOf('page=3&type=rent&sort=recent')).toEqual({ page: 3, limit: 10, type: 'rent', sort: 'recent' });
  });

  it('passes over what it cannot read', () => {
    expect(queryOf('page=-2&type=boat&sort=up')).toEqual(queryOf(''));
    expect(queryOf('page=1.5&sort=desc')).toEqual(queryOf(''));
  });

  it('keeps the kind from page to page, and begins anew with another kind or order', () => {
    const third = queryOf('page=3&type=rent&sort=asc');
    expect(savedHref(third, { page: 2 })).toBe('/user/my-saved-posts?type=rent&sort=asc&page=2');
    expect(savedHref(third, { type: 'sell' })).toBe('/user/my-saved-posts?type=sell&sort=asc');
    expect(savedHref(third, { type: undefined, sort: 'desc' })).toBe('/user/my-saved-posts');
  });
});

describe('the page size', () => {
  it('is one of those offered', () => {
    expect([5, '20', 7, null, ''].map(sizeOf)).toEqual([5, 20, 10, 10, 10]);
  });

  it('is remembered, and the default where the browser remembers nothing', () => {
    const entries = new Map<string, string>();
    const store = () => ({ getItem: (key: string) => entries.get(key) ?? null, setItem: (key: string, text: string) => void entries.set(key, text) });
    expect(rememberedSize(store)).toBe(10);
    rememberSize(20, store);
    expect(rememberedSize(store)).toBe(20);
    const forbidden = (): never => {
      throw new Error('storage is forbidden');
    };
    expect(rememberedSize(forbidden)).toBe(10);
    expect(() => rememberSize(5, forbidden)).not.toThrow();
  });
});
