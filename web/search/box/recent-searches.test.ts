import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSearch, storeSearch, recentSearches, type RecentSearch } from './recent-searches.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

const search = (text: string): RecentSearch => ({ to: `/property-search?q=${encodeURIComponent(text)}`, text, lng: 'bn' });
const texts = (): string[] => recentSearches.read().map(({ text }) => text);

test('the newest search comes first, and each stands once', () => {
  for (const text of ['ধানমন্ডি', 'উত্তরা', 'ধানমন্ডি']) storeSearch(search(text));
  expect(texts()).toEqual(['ধানমন্ডি', 'উত্তরা']);
});

test('a search that goes on from the one before takes its place', () => {
  for (const text of ['উত্তরা', 'মির', 'মিরপুর', 'মিরপুর · ৩+ বেড']) storeSearch(search(text));
  expect(texts()).toEqual(['মিরপুর · ৩+ বেড', 'উত্তরা']);
});

test('one is forgotten alone', () => {
  for (const text of ['ধানমন্ডি', 'উত্তরা']) storeSearch(search(text));
  forgetSearch(search('উত্তরা'));
  expect(texts()).toEqual(['ধানমন্ডি']);
});

test('an address of another site is no search of ours', () => {
  stored.set(
    'recentSearches',
    JSON.stringify([{ to: '//evil.example', text: 'x', lng: 'bn' }, { to: 'https://evil.example', text: 'x', lng: 'bn' }, search('ক')]),
  );
  expect(texts()).toEqual(['ক']);
});
