// Names and words that are known beforehand, found as they are spelled, as they sound, or misspelled.
import { keysOf, sameWordDistance, skeletonOf, phoneticDistance, phoneticKeyOf } from '#i18n/phonetic-keys.ts';
import { distance, faultsAllowed, mayBeMeant } from './typos.ts';
import { tokensOf, words } from '#i18n/fold.ts';
import { hearing, typing } from '#server/search/tuning.ts';

interface Entry<T> {
  value: T;
  /** Folded, without spaces: coxs bazar and coxsbazar are one. */
  letters: readonly string[];
  phoneticKey: string;
  skeleton: string;
  isBengali: boolean;
}

export interface Lexicon<T> {
  /** Everything that is spelled so; `folded` are words without spaces between them. */
  exact(folded: string): readonly T[];
  /** Everything that begins so. */
  beginning(folded: string): readonly T[];
  /** What sounds like it and how far off; nothing within reach gives no values. */
  alike(phoneticKey: string): Near<T>;
  /** What it may have been meant to be, were it written in haste, the likeliest first. */
  meant(folded: string, byEar?: boolean): readonly Meant<T>[];
}

export interface Meant<T> {
  value: T;
  /** A letter that is wrong costs 0.4, two cost 0.9; a spelling by ear as much as it sounds otherwise. */
  cost: number;
}

export interface Near<T> {
  values: readonly T[];
  distance: number;
}

/** What many names of places end with, folded. */
const commonTails = words(
  'para bari bary badi nagar nogor nagor pur bag bagh khet ganj gonj tala tola toli tali khali hat bazar danga kathi khola gram ghat char পাড়া বাড়ি নগর পুর বাগ ক্ষেত গঞ্জ তলা তলি খালী হাট বাজার ডাঙ্গা কাঠি খোলা গ্রাম ঘাট চর',
).toSorted((a, b) => b.length - a.length);
const tailKeys = [...new Set(commonTails.map(phoneticKeyOf))].toSorted((a, b) => b.length - a.length);

const bengali = /[\u0980-\u09ff]/;
export const isBengali = (word: string): boolean => bengali.test(word);

const nothing = { values: [], distance: Number.POSITIVE_INFINITY } as const;

function nearest<T>(scored: readonly { value: T; distance: number }[]): Near<T> {
  if (scored.length === 0) return nothing;
  const least = Math.min(...scored.map(({ distance: far }) => far));
  return { values: [...new Set(scored.filter(({ distance: far }) => far === least).map(({ value }) => value))], distance: least };
}

const entriesMax = 2 ** 20;

const emptyHash = 0x811c9dc5;
const hashOnwards = (hash: number, text: string): number => {
  let further = hash;
  for (let at = 0; at < text.length; at++) further = Math.imul(further ^ text.charCodeAt(at), 0x01000193);
  return further;
};
/** A text as a number of 32 bits; texts that share one are told apart by what they cost. */
const hashOf = (text: string): number => hashOnwards(emptyHash, text) >>> 0;

/** The hashes of `shorterBy1`, without making the texts. */
function hashesOfShorter(letters: readonly string[]): number[] {
  const hashes = [hashOf(letters.join(''))];
  let before = emptyHash;
  for (const [left, letter] of letters.entries()) {
    let hash = before;
    for (let at = left + 1; at < letters.length; at++) hash = hashOnwards(hash, letters[at] ?? '');
    hashes.push(hash >>> 0);
    before = hashOnwards(before, letter);
  }
  return hashes;
}

/** Finds entries by a key: sorted hashes, since a map of so many short texts takes twenty times the memory. */
function indexOf<T>(entries: readonly Entry<T>[], hashes: (entry: Entry<T>) => readonly number[]): (key: string) => readonly Entry<T>[] {
  const numbers: number[] = [];
  for (const [at, entry] of entries.entries()) for (const hash of hashes(entry)) numbers.push(hash * entriesMax + at);
  const sorted = Float64Array.from(numbers).sort();
  return (key) => {
    const from = hashOf(key) * entriesMax;
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    const found: Entry<T>[] = [];
    for (let value = sorted[low] ?? Number.POSITIVE_INFINITY; value < from + entriesMax; value = sorted[++low] ?? Number.POSITIVE_INFINITY) {
      const entry = entries[value - from];
      if (entry) found.push(entry);
    }
    return found;
  };
}

function entryOf<T>(text: string, words: readonly string[], value: T): Entry<T> {
  const phoneticKey = words.map(phoneticKeyOf).join('');
  return { value, letters: [...text], phoneticKey, skeleton: skeletonOf(phoneticKey), isBengali: isBengali(text) };
}

/** A word and all that is left of it without one of its letters: words that share one of these are one letter apart. */
export const shorterBy1 = (letters: readonly string[]): string[] => [letters.join(''), ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))];

/** Of names with a common tail the first letter tells them apart where little else does: hajipara is not kazipara. */
function isOther(one: string, other: string, tails: readonly string[]): boolean {
  const tail = tails.find((end) => one.endsWith(end) && other.endsWith(end));
  return tail !== undefined && one.length === other.length && one[0] !== other[0] && one.length - tail.length <= typing.tailedHead;
}

function costOfLetters<T>(typed: Entry<unknown>, entry: Entry<T>): number {
  const [own, other] = [typed.letters.length, entry.letters.length];
  if (typed.isBengali !== entry.isBengali || own < typing.shortestCorrected) return Number.POSITIVE_INFINITY;
  const faults = faultsAllowed(Math.max(own, other));
  if (Math.abs(own - other) > faults || !mayBeMeant(typed.letters, entry.letters)) return Number.POSITIVE_INFINITY;
  const far = distance(typed.letters, entry.letters, faults);
  if (far > faults || isOther(typed.letters.join(''), entry.letters.join(''), commonTails)) return Number.POSITIVE_INFINITY;
  return typing.letterCosts[far] ?? Number.POSITIVE_INFINITY;
}

/** A short word is another one as soon as it sounds otherwise; a long one may be spelled by ear and have a wrong letter too. */
function reachOf(typed: string, known: string): number {
  if (known.length <= hearing.shortSkeleton) return 0;
  const isLong = Math.max(typed.length, known.length) >= hearing.longSkeleton;
  return Math.max(Math.min(sameWordDistance(typed), sameWordDistance(known)), isLong ? hearing.oneConsonant : 0);
}

function costByEar<T>(typed: Entry<unknown>, entry: Entry<T>): number {
  if (entry.skeleton.length < hearing.shortSkeleton || typed.letters.length < hearing.shortestCorrected) return Number.POSITIVE_INFINITY;
  const reach = reachOf(typed.skeleton, entry.skeleton);
  const far = phoneticDistance(typed.phoneticKey, entry.phoneticKey, reach);
  if (far > reach) return Number.POSITIVE_INFINITY;
  if (far > hearing.surely && isOther(typed.phoneticKey, entry.phoneticKey, tailKeys)) return Number.POSITIVE_INFINITY;
  return far;
}

/** A spelling with what it stands for; `exactly` where nothing that is merely near means it. */
export type Spelled<T> = readonly [spelling: string, value: T, exactly?: boolean];

/** Texts of which is remembered what they may mean: a search asks several times, and people ask alike. */
const rememberedMax = 5000;

/** What builds those that no search has asked for yet. */
const unbuilt = new Set<() => unknown>();

/** Builds them now, a third of a second of work: a server does so before it is ready, so that no search waits for it. */
export function buildLexicons(): void {
  for (const build of unbuilt) build();
}

/** One from spellings, built when it is first asked; a spelling may stand for several values. */
export function lexiconOf<T>(spellings: readonly Spelled<T>[]): Lexicon<T> {
  let built: Lexicon<T> | undefined;
  const lexicon = (): Lexicon<T> => {
    unbuilt.delete(lexicon);
    return (built ??= builtFrom(spellings));
  };
  unbuilt.add(lexicon);
  return {
    exact: (folded) => lexicon().exact(folded),
    beginning: (folded) => lexicon().beginning(folded),
    alike: (phoneticKey) => lexicon().alike(phoneticKey),
    meant: (folded, byEar) => lexicon().meant(folded, byEar),
  };
}

function builtFrom<T>(spellings: readonly Spelled<T>[]): Lexicon<T> {
  const byText = new Map<string, Set<T>>();
  const entries: Entry<T>[] = [];
  for (const [spelling, value, exactly = false] of spellings) {
    const folded = tokensOf(spelling).map((token) => token.folded);
    const text = folded.join('');
    if (text === '' || byText.get(text)?.has(value)) continue;
    byText.set(text, (byText.get(text) ?? new Set()).add(value));
    if (!exactly) entries.push(entryOf(text, folded, value));
  }
  const bySkeleton = indexOf(
    entries.filter(({ skeleton }) => skeleton.length >= hearing.consonantsMin),
    ({ skeleton }) => [hashOf(skeleton)],
  );
  const byKey = indexOf(entries, ({ skeleton }) => keysOf(skeleton, 1).map(hashOf));
  const byLetters = indexOf(entries, ({ letters }) => hashesOfShorter(letters));
  const remembered = new Map<string, readonly Meant<T>[]>();
  const meantBy = (folded: string, byEar: boolean): Meant<T>[] => {
    const typed = entryOf(folded, [folded], undefined);
    const near = new Set([...shorterBy1(typed.letters).flatMap((key) => byLetters(key)), ...keysOf(typed.skeleton, 1).flatMap((key) => byKey(key))]);
    const costs = new Map<T, number>();
    for (const entry of near) {
      const cost = Math.min(costOfLetters(typed, entry), byEar ? costByEar(typed, entry) : Number.POSITIVE_INFINITY);
      if (cost < (costs.get(entry.value) ?? Number.POSITIVE_INFINITY)) costs.set(entry.value, cost);
    }
    return [...costs].map(([value, cost]) => ({ value, cost })).toSorted((a, b) => a.cost - b.cost);
  };
  return {
    exact: (folded) => [...(byText.get(folded) ?? [])],
    beginning: (folded) => [...new Set([...byText].flatMap(([text, values]) => (text.startsWith(folded) ? [...values] : [])))],
    alike(phoneticKey) {
      const skeleton = skeletonOf(phoneticKey);
      const near = keysOf(skeleton).flatMap((key) => bySkeleton(key));
      const scored = [...new Set(near)].map(({ value, phoneticKey: other, skeleton: own }) => {
        const reach = Math.min(sameWordDistance(skeleton), sameWordDistance(own));
        return { value, distance: phoneticDistance(phoneticKey, other, reach) };
      });
      return nearest(scored.filter(({ distance: far }) => far < Number.POSITIVE_INFINITY));
    },
    meant(folded, byEar = true) {
      const key = byEar ? folded : `${folded} `;
      const known = remembered.get(key) ?? meantBy(folded, byEar);
      if (remembered.size >= rememberedMax) remembered.clear();
      remembered.set(key, known);
      return known;
    },
  };
}
