// Words that staff taught the search, as the reading uses them: before a query is cut into pieces, its words are exchanged for those
// that the search knows by itself.
import type { DictionaryKind } from '#contracts/search/search-dictionary.ts';
import { tokensOf, type Token } from '#i18n/fold.ts';
import { piecesOf } from '#server/search/query/pieces.ts';
import { isLearned } from '#server/search/query/places/places.ts';
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
  /** So many words an entry has at most. */
  longest: number;
}

export const noDictionary: Dictionary = { readAs: new Map(), alike: new Map(), longest: 0 };

/** The folded spelling by which an entry is found. */
export const foldedPhrase = (text: string): string =>
  tokensOf(text)
    .map(({ folded }) => folded)
    .join(' ');

/** Whether the search knows by itself, untaught, what this says: a place, a kind, a purpose, a unit, a number. */
export function isKnownPhrase(text: string): boolean {
  const tokens = tokensOf(text);
  const [piece, ...more] = piecesOf(tokens);
  if (!piece || more.length > 0 || piece.corrections || piece.phoneticCost !== undefined) return false;
  const isPlace = piece.places?.some((place) => !isLearned(place)) ?? false;
  return piece.number !== undefined || isPlace || piece.concept !== undefined;
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
    const single = phrases.filter((phrase) => !phrase.includes(' '));
    const [only] = target;
    if (kind === 'synonym' && only && !saysSomething(target)) {
      // Both are just words of posts: anyone who writes one finds the other as well.
      for (const word of single) alike.set(word, [only.folded]);
      alike.set(only.folded, [...(alike.get(only.folded) ?? []), ...single]);
      for (const phrase of phrases) if (phrase.includes(' ')) readAs.set(phrase, target);
    } else for (const phrase of phrases) readAs.set(phrase, target);
  }
  return { readAs, alike, longest: Math.max(0, ...[...readAs.keys()].map((phrase) => phrase.split(' ').length)) };
}

/** What a run of words is read as, with or without a case ending. */
function foundAs({ readAs }: Dictionary, run: readonly Token[]): readonly Token[] | undefined {
  const before = run.slice(0, -1).map(({ folded }) => `${folded} `);
  return stemsOf(run.at(-1)?.folded ?? '')
    .map((stem) => readAs.get(before.join('') + stem))
    .find(Boolean);
}

/** The words of a query with those of the dictionary exchanged, the longest entries first; each keeps its place in the text. */
export function exchanged(tokens: readonly Token[], dictionary: Dictionary): readonly Token[] {
  if (dictionary.longest === 0) return tokens;
  const made: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const lengths = Array.from({ length: Math.min(dictionary.longest, tokens.length - at) }, (_, index) => index + 1).toReversed();
    const length = lengths.find((one) => foundAs(dictionary, tokens.slice(at, at + one)));
    const [first, last] = [tokens[at], tokens[at + (length ?? 1) - 1]];
    if (!first || !last) break;
    // The words stand for the whole run: a chip names what was typed.
    const text = first === last ? first.text : `${first.text}${' '.repeat(Math.max(0, last.start - first.start - first.text.length))}${last.text}`;
    if (length) for (const read of foundAs(dictionary, tokens.slice(at, at + length)) ?? []) made.push({ ...read, text, start: first.start });
    else made.push(first);
    at += length ?? 1;
  }
  // Of words that say nothing something is left to look for.
  return made.length > 0 ? made : tokens;
}
