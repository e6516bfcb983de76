// Names and words that are known beforehand, found as they are spelled, as they sound, or with a slip of the fingers.
import { keysOf, sameWord, skeletonOf, soundDistance, soundOf } from '#i18n/sounds.ts';
import { distance, faultsAllowed } from './typos.ts';
import { tokensOf } from './fold.ts';

interface Entry<T> {
  value: T;
  /** Folded, without spaces: coxs bazar and coxsbazar are one. */
  letters: readonly string[];
  sound: string;
  skeleton: string;
}

export interface Lexicon<T> {
  /** Everything that is spelled so; `folded` are words without spaces between them. */
  exact(folded: string): readonly T[];
  /** Everything that begins so. */
  beginning(folded: string): readonly T[];
  /** What sounds like it and how far off; nothing within reach gives no values. */
  alike(sound: string): Near<T>;
  /** What is spelled nearly so, in the same script. */
  slip(folded: string): Near<T>;
}

export interface Near<T> {
  values: readonly T[];
  distance: number;
}

export interface LexiconOptions {
  /** How many consonants a word must have to be known by its sound. */
  soundFrom?: number;
}

const bengali = /[\u0980-\u09ff]/;
export const isBengali = (word: string): boolean => bengali.test(word);

const shortest = 3;
const nothing = { values: [], distance: Number.POSITIVE_INFINITY } as const;

function nearest<T>(scored: readonly { value: T; distance: number }[]): Near<T> {
  if (scored.length === 0) return nothing;
  const least = Math.min(...scored.map(({ distance: far }) => far));
  return { values: [...new Set(scored.filter(({ distance: far }) => far === least).map(({ value }) => value))], distance: least };
}

function grouped<T>(entries: readonly Entry<T>[], keys: (entry: Entry<T>) => readonly string[]): Map<string, Entry<T>[]> {
  const groups = new Map<string, Entry<T>[]>();
  for (const entry of entries) for (const key of keys(entry)) groups.set(key, [...(groups.get(key) ?? []), entry]);
  return groups;
}

/** Builds one from spellings; a spelling may stand for several values. */
export function lexiconOf<T>(spellings: readonly (readonly [spelling: string, value: T])[], { soundFrom = 3 }: LexiconOptions = {}): Lexicon<T> {
  const byText = new Map<string, Set<T>>();
  const entries: Entry<T>[] = [];
  for (const [spelling, value] of spellings) {
    const folded = tokensOf(spelling).map((token) => token.folded);
    const text = folded.join('');
    if (text === '' || byText.get(text)?.has(value)) continue;
    byText.set(text, (byText.get(text) ?? new Set()).add(value));
    const sound = folded.map(soundOf).join('');
    entries.push({ value, letters: [...text], sound, skeleton: skeletonOf(sound) });
  }
  const bySkeleton = grouped(
    entries.filter(({ skeleton }) => skeleton.length >= soundFrom),
    ({ skeleton }) => [skeleton],
  );
  const byKey = grouped(entries, ({ skeleton }) => keysOf(skeleton, 1));
  return {
    exact: (folded) => [...(byText.get(folded) ?? [])],
    beginning: (folded) => [...new Set([...byText].flatMap(([text, values]) => (text.startsWith(folded) ? [...values] : [])))],
    alike(sound) {
      const skeleton = skeletonOf(sound);
      const near = keysOf(skeleton).flatMap((key) => bySkeleton.get(key) ?? []);
      const scored = [...new Set(near)].map((entry) => ({ ...entry, distance: soundDistance(sound, entry.sound) }));
      return nearest(scored.filter((entry) => entry.distance <= Math.min(sameWord(skeleton), sameWord(entry.skeleton))));
    },
    slip(folded) {
      const letters = [...folded];
      // One letter may be the one that is missing.
      const faults = letters.length < shortest ? 0 : faultsAllowed(letters.length + 1);
      if (faults === 0) return nothing;
      const near = new Set(keysOf(skeletonOf(soundOf(folded)), 1).flatMap((key) => byKey.get(key) ?? []));
      const scored = [...near]
        .filter((entry) => isBengali(entry.letters.join('')) === isBengali(folded))
        .map((entry) => ({ ...entry, distance: distance(letters, entry.letters, faults) }));
      return nearest(scored.filter((entry) => entry.distance <= Math.min(faults, faultsAllowed(Math.max(letters.length, entry.letters.length)))));
    },
  };
}
