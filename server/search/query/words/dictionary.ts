// Words that staff taught the search, as the reading uses them: before a query is cut into pieces, its words are exchanged for those
// that the search knows by itself.
import type { DictionaryKind } from '#contracts/search/search-dictionary.ts';
import { tokensOf, type Token } from '#i18n/fold.ts';
import { conceptSpelled, piecesOf } from '#server/search/query/pieces.ts';
import { isLearned } from '#server/search/query/places/places.ts';
import type { Piece } from '#server/search/query/piece.ts';
import { stemsOf } from './stems.ts';

export interface DictionaryWords {
  kind: DictionaryKind;
  words: readonly string[];
  means: string | null;
}

export interface Dictionary {
  /** By folded words: what they are read as; nothing for words that say nothing. */
  readAs: ReadonlyMap<string, readonly Token[]>;
  /** By folded word: words of posts that mean the same. */
  alike: ReadonlyMap<string, readonly string[]>;
  /** Those of `readAs` that the search knows by itself. */
  overrides: ReadonlySet<string>;
  /** So many words an entry has at most. */
  longest: number;
}

export const noDictionary: Dictionary = { readAs: new Map(), alike: new Map(), overrides: new Set(), longest: 0 };

/** The folded spelling by which an entry is found. */
export const foldedPhrase = (text: string): string =>
  tokensOf(text)
    .map(({ folded }) => folded)
    .join(' ');

/** Whether a folded phrase is a word of the search itself, with or without a case ending: a kind, a purpose, a unit, a filler. */
export function isBuiltInPhrase(phrase: string): boolean {
  const words = phrase.split(' ');
  const before = words.slice(0, -1).join('');
  return stemsOf(words.at(-1) ?? '').some((stem) => conceptSpelled(before + stem) !== undefined);
}

/** Whether this is a name or a number, which no entry may read otherwise. */
export function isNamePhrase(text: string): boolean {
  const tokens = tokensOf(text);
  const [piece, ...more] = piecesOf(tokens);
  if (!piece || more.length > 0 || piece.corrections || piece.phoneticCost !== undefined) return false;
  const isPlace = piece.places?.some((place) => !isLearned(place)) ?? false;
  return piece.number !== undefined || isPlace;
}

const saysSomething = (tokens: readonly Token[]): boolean =>
  tokens.length > 1 || piecesOf(tokens).some(({ concept, places, corrections }) => !corrections && (concept !== undefined || places !== undefined));

/** Makes synonyms and fillers ready for reading; landmarks are learned as places (`learnLandmarks`). */
export function dictionaryOf(entries: readonly DictionaryWords[]): Dictionary {
  const readAs = new Map<string, readonly Token[]>();
  const alike = new Map<string, readonly string[]>();
  for (const { kind, words, means } of entries) {
    if (kind === 'landmark') continue;
    const target = tokensOf(means ?? '');
    const phrases = words.map(foldedPhrase);
    const single = phrases.filter((phrase) => !phrase.includes(' ') && !isBuiltInPhrase(phrase));
    const [only] = target;
    if (kind === 'synonym' && only && !saysSomething(target)) {
      // Both are just words of posts: anyone who writes one finds the other as well.
      for (const word of single) alike.set(word, [only.folded]);
      alike.set(only.folded, [...(alike.get(only.folded) ?? []), ...single]);
      for (const phrase of phrases) if (!single.includes(phrase)) readAs.set(phrase, target);
    } else for (const phrase of phrases) readAs.set(phrase, target);
  }
  const overrides = new Set([...readAs.keys()].filter(isBuiltInPhrase));
  return { readAs, alike, overrides, longest: Math.max(0, ...[...readAs.keys()].map((phrase) => phrase.split(' ').length)) };
}

interface Line {
  tokens: readonly Token[];
  dictionary: Dictionary;
  /** What the search knows by itself: of new market the new is no word of its own. */
  pieces: readonly Pick<Piece, 'from' | 'to'>[];
}

/** What a run of words is read as, with or without a case ending. */
function foundAs({ tokens, dictionary: { readAs, overrides }, pieces }: Line, from: number, to: number): readonly Token[] | undefined {
  const run = tokens.slice(from, to);
  const before = run.slice(0, -1).map(({ folded }) => `${folded} `);
  const phrase = stemsOf(run.at(-1)?.folded ?? '')
    .map((stem) => before.join('') + stem)
    .find((one) => readAs.has(one));
  if (phrase === undefined || (overrides.has(phrase) && !pieces.some((piece) => piece.from === from && piece.to === to))) return undefined;
  return readAs.get(phrase);
}

/** The words of a query with those of the dictionary exchanged, the longest entries first; each keeps its place in the text. */
export function exchanged(tokens: readonly Token[], dictionary: Dictionary): readonly Token[] {
  if (dictionary.longest === 0) return tokens;
  const line: Line = { tokens, dictionary, pieces: dictionary.overrides.size > 0 ? piecesOf(tokens) : [] };
  const made: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const lengths = Array.from({ length: Math.min(dictionary.longest, tokens.length - at) }, (_, index) => index + 1).toReversed();
    const length = lengths.find((one) => foundAs(line, at, at + one));
    const [first, last] = [tokens[at], tokens[at + (length ?? 1) - 1]];
    if (!first || !last) break;
    // The words stand for the whole run: a chip names what was typed.
    const text = first === last ? first.text : `${first.text}${' '.repeat(Math.max(0, last.start - first.start - first.text.length))}${last.text}`;
    if (length) for (const read of foundAs(line, at, at + length) ?? []) made.push({ ...read, text, start: first.start });
    else made.push(first);
    at += length ?? 1;
  }
  // Of words that say nothing something is left to look for.
  return made.length > 0 ? made : tokens;
}
