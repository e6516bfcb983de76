// The short words that people type most - rent, vara, flat, basa, bed, lakh - with one letter wrong: any letter, the first too. Many
// other words lie as near, so they are meant only where what they say is missing.
import type { Correction } from '#server/search/query/piece.ts';
import { concepts } from './concepts.ts';
import type { Concept } from './concept.ts';
import { shorterBy1 } from '#server/search/query/spelling/lexicon.ts';
import { distance } from '#server/search/query/spelling/typos.ts';
import { tokensOf } from '#i18n/fold.ts';
import { typing } from '#server/search/tuning.ts';

const measures: ReadonlySet<Concept['is']> = new Set(['money', 'bed', 'bath', 'land', 'sqft']);
const asked: ReadonlySet<Concept['is']> = new Set(['purpose', 'kind']);

interface ShortWord {
  letters: readonly string[];
  concept: Concept;
}

const words: readonly ShortWord[] = concepts
  .filter(({ concept }) => measures.has(concept.is) || asked.has(concept.is))
  .flatMap(({ concept, spellings }) => spellings.map((spelling) => ({ concept, tokens: tokensOf(spelling) })))
  .flatMap(({ concept, tokens }) => {
    const letters = [...(tokens[0]?.folded ?? '')];
    return tokens.length === 1 && letters.length >= typing.shortestCorrected && letters.length <= typing.shortWord ? [{ letters, concept }] : [];
  });

const byShorter = Map.groupBy(
  words.flatMap((word) => shorterBy1(word.letters).map((key) => ({ key, word }))),
  ({ key }) => key,
);

/** Those with one letter wrong. */
function oneLetterFrom(typed: readonly string[]): ShortWord[] {
  const near = new Set(
    shorterBy1(typed)
      .flatMap((key) => byShorter.get(key) ?? [])
      .map(({ word }) => word),
  );
  return [...near].filter(({ letters }) => distance(typed, letters, 1) === 1);
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const places = new Map(rows.flatMap((row, y) => [...row].map((letter, x) => [letter, { x: x + y / 2, y }] as const)));

/** Whether two letters are neighbours on the keyboard. */
function areNeighbours(one: string, other: string): boolean {
  const [a, b] = [places.get(one), places.get(other)];
  return a !== undefined && b !== undefined && Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1;
}

/** Letters that change places, or one too many or too few, are likelier than another letter; a neighbour's likelier than a far one's. */
function costOf(typed: readonly string[], known: readonly string[]): number {
  const [near, far] = typing.shortWordCosts;
  if (typed.length !== known.length) return near;
  const wrong = typed.flatMap((letter, at) => (letter === known[at] ? [] : [[letter, known[at] ?? ''] as const]));
  const [only] = wrong;
  return wrong.length !== 1 || !only || areNeighbours(...only) ? near : far;
}

/** Behind a number a unit, elsewhere a purpose or a kind. */
export function shortWordsNear(folded: string, afterNumber: boolean): Correction[] {
  const typed = [...folded];
  if (typed.length < 2 || typed.length > typing.shortWord + 1) return [];
  const wanted = afterNumber ? measures : asked;
  const near = oneLetterFrom(typed).filter(({ concept }) => wanted.has(concept.is));
  const best = new Map<Concept, number>();
  for (const { letters, concept } of near) best.set(concept, Math.min(best.get(concept) ?? Number.POSITIVE_INFINITY, costOf(typed, letters)));
  return [...best].map(([concept, cost]) => ({ concept, cost, inContext: true }));
}

/** The spellings of such words that lie a letter away. */
export const shortWordsBeside = (folded: string): string[] => oneLetterFrom([...folded]).map(({ letters }) => letters.join(''));
