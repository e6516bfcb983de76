// What was searched in this browser lately; no one else learns of it. Comes when a list was found, or an empty box is entered.
import { ownPath } from '#contracts/pages/own-path.ts';
import { type Language, isLanguage } from '#i18n/language.ts';
import { localList } from '#web/platform/local-list.ts';

export interface RecentSearch {
  /** Path and query. */
  to: string;
  /** As it was said when it was searched, in that language. */
  text: string;
  lng: Language;
}

const max = 8;

function isRecent(value: unknown): value is RecentSearch {
  const { to, text, lng } = (value ?? {}) as Partial<Record<keyof RecentSearch, unknown>>;
  // An address of ours, never one of another site.
  return ownPath(to) !== undefined && typeof text === 'string' && text !== '' && isLanguage(lng);
}

export const recentSearches = localList<RecentSearch>('recentSearches', max, isRecent);

/** Whether one search is another one half typed, or with one more filter: only the later one is worth keeping. */
const grewFrom = (earlier: RecentSearch, later: RecentSearch): boolean => later.text.startsWith(earlier.text) || earlier.text.startsWith(later.text);

/** Puts a search first; the one just before it goes where this one only goes on from it. */
export function storeSearch(search: RecentSearch): void {
  const rest = recentSearches.read().filter(({ to }) => to !== search.to);
  const [newest, ...older] = rest;
  recentSearches.write([search, ...(newest && grewFrom(newest, search) ? older : rest)]);
}

export const forgetSearch = (search: RecentSearch): void => recentSearches.write(recentSearches.read().filter(({ to }) => to !== search.to));
