// Everything that is asked of a post, as lists of lexemes: of each list a matching post has one.
import { anyOf, type Lexemes } from './any-of.ts';
import type { PostType } from '#contracts/enums.ts';
import { termAmong, typeTerm } from './filter-terms.ts';
import type { Criterion, Filter } from './filters.ts';

/** A word of the search: a post must have one of these lexemes; `title` leaves out what only descriptions say. */
export interface WordLexemes {
  title: Lexemes;
  anywhere: Lexemes;
}

export interface Asked {
  type: PostType;
  filters: readonly Filter[];
  words: readonly WordLexemes[];
  /** What is asked in one step of a list by relevance, beside the rest. */
  preference?: Criterion;
  /** Posts that the list shows elsewhere. */
  without?: readonly number[];
}

/** The words alone, as a tsquery; null without any. */
export const tsqueryOf = (words: readonly WordLexemes[], where: keyof WordLexemes): string | null =>
  words.length === 0 ? null : words.map((word) => `(${anyOf(word[where])})`).join(' & ');

/** The terms of a filter among posts of one type. */
export const termsIn = (type: PostType, { terms }: Filter): Lexemes[] => terms.map((list) => list.map((term) => termAmong(type, term)));

/** Words and filters as lists of lexemes, of each of which a match has one. */
export function lexemesOf({ type, filters, words }: Asked): Lexemes[] {
  const terms = filters.flatMap((filter) => termsIn(type, filter));
  return [...(terms.length === 0 ? [[typeTerm(type)]] : []), ...terms, ...words.map(({ anywhere }) => anywhere)];
}
