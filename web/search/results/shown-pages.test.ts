import { expect, test } from 'vitest';
import type { FoundItem } from '#contracts/search/search.ts';
import { addsPage } from './adds-page.ts';
import { cardsOf, storePage } from './shown-pages.ts';

const cards = (...ids: number[]): FoundItem[] => ids.map((PostID) => ({ PostID }) as FoundItem);
const ids = (found: { cards: FoundItem[] }): number[] => found.cards.map(({ PostID }) => PostID);

test('pages that were read one after the other stand below each other', () => {
  storePage('/a', 1, cards(9, 8));
  storePage('/a', 2, cards(7, 6));
  const found = cardsOf('/a', 1, 3, cards(5));
  expect(ids(found)).toEqual([9, 8, 7, 6, 5]);
  expect(found.first).toBe(1);
});

test('a page that was opened by its number stands alone', () => {
  expect(ids(cardsOf('/a', 3, 3, cards(5)))).toEqual([5]);
});

test('a post that moved to the next page in between is shown once', () => {
  storePage('/b', 1, cards(3, 2));
  expect(ids(cardsOf('/b', 1, 2, cards(2, 1)))).toEqual([3, 2, 1]);
});

test('after a reload, when nothing is kept, only the page itself is shown', () => {
  expect(cardsOf('/never-read', 1, 4, cards(1))).toEqual({ first: 4, cards: cards(1) });
});

test('a page that is missing between cuts what lies before it', () => {
  storePage('/c', 1, cards(9));
  storePage('/c', 3, cards(7));
  expect(cardsOf('/c', 1, 4, cards(6))).toEqual({ first: 3, cards: cards(7, 6) });
});

test('the list used longest ago is forgotten first', () => {
  for (const list of ['/1', '/2', '/3', '/4', '/5']) storePage(list, 1, cards(1));
  storePage('/1', 2, cards(2));
  storePage('/6', 1, cards(1));
  expect(ids(cardsOf('/1', 1, 2, cards(2)))).toEqual([1, 2]);
  expect(ids(cardsOf('/2', 1, 2, cards(2)))).toEqual([2]);
});

test('only a link for more adds a page', () => {
  expect(addsPage({ from: 1 })).toBe(true);
  for (const state of [null, undefined, 'x', {}, { from: '1' }]) expect(addsPage(state)).toBe(false);
});
