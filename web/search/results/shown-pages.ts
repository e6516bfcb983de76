// Pages of a list that were read one after the other and are below each other, also after a visit to a post.
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { ListSection } from '#contracts/search/list-section.ts';
import type { FoundItem } from '#contracts/search/search.ts';
import { fromIn } from './adds-page.ts';
import type { FoundList } from './list-outcome.ts';
import { searchOf } from '#web/search/filters/filters.ts';

const listsMax = 5;
export type ShownPage = Pick<FoundList, 'items' | 'sections'>;
const lists = new Map<string, Map<number, ShownPage>>();

/** Keeps one page of a list in this tab's memory; the lists used longest ago go first. */
export function storePage(list: string, page: number, shown: ShownPage): void {
  const pages = lists.get(list) ?? new Map<number, ShownPage>();
  lists.delete(list);
  lists.set(list, pages.set(page, shown));
  for (const oldest of lists.keys()) if (lists.size > listsMax) lists.delete(oldest);
}

/** Cards below one another, those of the first section without one. */
export interface CardGroup {
  section: ListSection | undefined;
  cards: FoundItem[];
}

/** Cards with the section of the list that each begins, if it begins one. */
type Starts = Map<FoundItem, { at: number; section: ListSection }>;

/** One group for each section; a post counts once, and so does a section that goes on on the next page. */
function groupsOf(pages: readonly ShownPage[]): CardGroup[] {
  const starts: Starts = new Map();
  for (const { items, sections } of pages)
    for (const [at, section] of sections.entries()) {
      const first = items[section.from ?? -1];
      const isKnown = [...starts.values()].some((start) => start.at === at);
      if (first && !isKnown && (at > 0 || section.way === 'title' || section.way === 'nearby')) starts.set(first, { at, section });
    }
  const seen = new Set<number>();
  const groups: CardGroup[] = [];
  for (const card of pages.flatMap(({ items }) => items)) {
    const section = starts.get(card)?.section;
    if (section || groups.length === 0) groups.push({ section, cards: [] });
    if (!seen.has(card.PostID)) groups.at(-1)?.cards.push(card);
    seen.add(card.PostID);
  }
  return groups.filter(({ cards }) => cards.length > 0);
}

/** The cards of the pages `from` to `page`; where a page between is gone, only those after it. */
export function cardsOf(list: string, from: number, page: number, shown: ShownPage): { first: number; groups: CardGroup[] } {
  const pages = lists.get(list);
  const all = [shown];
  for (let before = pages?.get(page - 1); before && page - all.length >= from; before = pages?.get(page - all.length)) all.unshift(before);
  return { first: page - all.length + 1, groups: groupsOf(all) };
}

/** All cards to show: this page's, and those before it that the reader came through. */
export function useShownPages(path: string, params: URLSearchParams, found: FoundList): { first: number; groups: CardGroup[] } {
  const { page } = found;
  const { state } = useLocation();
  const list = useMemo(() => {
    const rest = new URLSearchParams(params);
    rest.delete('page');
    return `${path}${searchOf(rest)}`;
  }, [path, params]);
  const from = fromIn(state) ?? page;
  useEffect(() => storePage(list, page, found), [list, page, found]);
  return useMemo(() => cardsOf(list, from, page, found), [list, from, page, found]);
}
