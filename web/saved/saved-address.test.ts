import { describe, expect, it, vi } from 'vitest';
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

  it('is remembered, for this visit at least where the browser forbids its storage', () => {
    const entries = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => entries.get(key) ?? null, setItem: (key: string, text: string) => void entries.set(key, text) });
    expect(rememberedSize()).toBe(10);
    rememberSize(20);
    expect([...entries.values()]).toEqual(['20']);
    expect(rememberedSize()).toBe(20);
    vi.stubGlobal('localStorage', undefined);
    expect(rememberedSize()).toBe(10);
    rememberSize(5);
    expect(rememberedSize()).toBe(5);
  });
});
