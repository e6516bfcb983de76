import { expect, test } from 'vitest';
import type { ListSection } from '#contracts/search/list-section.ts';
import type { FoundItem } from '#contracts/search/search.ts';
import { addsPage } from './adds-page.ts';
import { type CardGroup, cardsOf, type ShownPage, storePage } from './shown-pages.ts';

const cards = (...ids: number[]): FoundItem[] => ids.map((PostID) => ({ PostID }) as FoundItem);
const page = (...some: number[]): ShownPage => ({ items: cards(...some), sections: [] });
const ids = ({ groups }: { groups: CardGroup[] }): number[] => groups.flatMap((group) => group.cards.map(({ PostID }) => PostID));

test('pages that were read one after the other stand below each other', () => {
  storePage('/a', 1, page(9, 8));
  storePage('/a', 2, page(7, 6));
  const found = cardsOf('/a', 1, 3, page(5));
  expect(ids(found)).toEqual([9, 8, 7, 6, 5]);
  expect(found.first).toBe(1);
});

test('a page that was opened by its number stands alone', () => {
  expect(ids(cardsOf('/a', 3, 3, page(5)))).toEqual([5]);
});

test('a post that moved to the next page in between is shown once', () => {
  storePage('/b', 1, page(3, 2));
  expect(ids(cardsOf('/b', 1, 2, page(2, 1)))).toEqual([3, 2, 1]);
});

test('after a reload, when nothing is kept, only the page itself is shown', () => {
  expect(cardsOf('/never-read', 1, 4, page(1))).toEqual({ first: 4, groups: [{ section: undefined, cards: cards(1) }] });
});

test('a page that is missing between cuts what lies before it', () => {
  storePage('/c', 1, page(9));
  storePage('/c', 3, page(7));
  expect(cardsOf('/c', 1, 4, page(6))).toEqual({ first: 3, groups: [{ section: undefined, cards: cards(7, 6) }] });
});

test('the list used longest ago is forgotten first', () => {
  for (const list of ['/1', '/2', '/3', '/4', '/5']) storePage(list, 1, page(1));
  storePage('/1', 2, page(2));
  storePage('/6', 1, page(1));
  expect(ids(cardsOf('/1', 1, 2, page(2)))).toEqual([1, 2]);
  expect(ids(cardsOf('/2', 1, 2, page(2)))).toEqual([2]);
});

test('a section begins a group of its own once, also where it goes on on the next page', () => {
  const [said, silent] = [
    { way: 'all', total: 1, totalIsExact: true, dropped: [] },
    { way: 'unsaid', total: 3, totalIsExact: true, dropped: [{ text: 'family' }] },
  ] as const satisfies ListSection[];
  storePage('/d', 1, {
    items: cards(9, 8),
    sections: [
      { ...said, from: 0 },
      { ...silent, from: 1 },
    ],
  });
  const second: ShownPage = { items: cards(7, 6), sections: [said, { ...silent, from: 0 }] };
  const shape = (from: number) => cardsOf('/d', from, 2, second).groups.map((group) => [group.section?.way, group.cards.map(({ PostID }) => PostID)]);
  expect(shape(1)).toEqual([
    [undefined, [9]],
    ['unsaid', [8, 7, 6]],
  ]);
  expect(shape(2)).toEqual([['unsaid', [7, 6]]]);
});

test('only a link for more adds a page', () => {
  expect(addsPage({ from: 1 })).toBe(true);
  for (const state of [null, undefined, 'x', {}, { from: '1' }]) expect(addsPage(state)).toBe(false);
});
