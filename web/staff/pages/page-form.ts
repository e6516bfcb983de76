// The words of a page as their form holds them, and as the API takes them.
import type { PageContent } from '#contracts/pages/page-texts.ts';

export interface PageForm {
  content: PageContent;
  note: string;
}

const nothing = { bn: '', en: '' };

/** What another section begins with; its id is what links to it end with. */
export const newSection = (isFaq: boolean): PageContent['sections'][number] => ({
  id: `n${Date.now().toString(36)}`,
  group: isFaq ? 'find' : null,
  title: nothing,
  text: nothing,
  cards: [],
});
export const newCard = (): PageContent['sections'][number]['cards'][number] => ({ title: nothing, text: nothing });

/** With two neighbours changed for each other. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...list];
  const [one, other] = [list[at], list[at + by]];
  if (one === undefined || other === undefined) return next;
  next[at] = other;
  next[at + by] = one;
  return next;
}
