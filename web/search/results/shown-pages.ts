// Pages of a list that were read one after the other and are below each other, also after a visit to a post.
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { FoundItem } from '#contracts/search/search.ts';
import { fromIn } from './adds-page.ts';
import { searchOf } from '#web/search/filters/filters.ts';

const listsMax = 5;
const lists = new Map<string, Map<number, readonly FoundItem[]>>();

/** Keeps one page of a list in this tab's memory; the lists used longest ago go first. */
export function storePage(list: string, page: number, items: readonly FoundItem[]): void {
  const pages = lists.get(list) ?? new Map<number, readonly FoundItem[]>();
  lists.delete(list);
  lists.set(list, pages.set(page, items));
  for (const oldest of lists.keys()) if (lists.size > listsMax) lists.delete(oldest);
}

/** The cards of the pages `from` to `page`, each post once; where a page between is gone, only those after it. */
export function cardsOf(list: string, from: number, page: number, items: readonly FoundItem[]): { first: number; cards: FoundItem[] } {
  const pages = lists.get(list);
  let first = page;
  let cards = [...items];
  for (let before = pages?.get(first - 1); before && first > from; before = pages?.get(first - 1)) {
    cards = [...before, ...cards];
    first -= 1;
  }
  return { first, cards: [...new Map(cards.map((card) => [card.PostID, card])).values()] };
}

/** All cards to show: this page's, and those before it that the reader came through. */
export function useShownPages(path: string, params: URLSearchParams, page: number, items: readonly FoundItem[]): { first: number; cards: FoundItem[] } {
  const { state } = useLocation();
  const list = useMemo(() => {
    const rest = new URLSearchParams(params);
    rest.delete('page');
    return `${path}${searchOf(rest)}`;
  }, [path, params]);
  const from = fromIn(state) ?? page;
  useEffect(() => storePage(list, page, items), [list, page, items]);
  return useMemo(() => cardsOf(list, from, page, items), [list, from, page, items]);
}
