// Which of many names can be meant by what is typed at all, so that only those are compared: by the beginnings of their words, by
// their first consonants, and by their first letters but one.
import { suggesting } from '#server/search/tuning.ts';
import { placeKey } from '#server/search/query/places/places.ts';
import type { Entry, Spelling } from './suggest-entries.ts';

/** Entries in their order. */
export type EntryList = readonly Entry[];

/** Shorter lists are compared whole. */
const longList = 100;
const wordKeyMax = 3;
const slipLetters = 4;

/** Where in the list the entries stand that have a key. */
type Positions = ReadonlyMap<string, readonly number[]>;

function positionsBy(entries: EntryList, keysOf: (entry: Entry) => readonly string[]): Positions {
  const found = new Map<string, number[]>();
  for (const [at, entry] of entries.entries())
    for (const key of new Set(keysOf(entry))) {
      const known = found.get(key);
      if (known) known.push(at);
      else found.set(key, [at]);
    }
  return found;
}

const beginningsOf = (text: string): string[] => text.split(' ').flatMap((word) => Array.from({ length: wordKeyMax }, (_, at) => word.slice(0, at + 1)));

/** The first letters without one of them: two names that share none differ there by more than one slip. */
const slipKeys = (letters: readonly string[]): string[] =>
  letters.length < slipLetters ? [letters.join('')] : Array.from({ length: slipLetters }, (_, at) => letters.slice(0, slipLetters).toSpliced(at, 1).join(''));

/** The key of the place or the landmark that it names. */
export function keyOfEntry({ item: { kind, level, id, locality } }: Entry): string | undefined {
  const named = kind === 'landmark' ? kind : level;
  return named && placeKey(named, locality ?? id);
}

interface Candidates {
  byKey: Positions;
  byWord: Positions;
  bySkeleton: Positions;
  bySlip: Positions;
}

const known = new WeakMap<EntryList, Candidates>();

function candidatesOf(entries: EntryList): Candidates {
  const bySpelling = (keysOf: (spelling: Spelling) => readonly string[]): Positions => positionsBy(entries, ({ spellings }) => spellings.flatMap(keysOf));
  const made = known.get(entries) ?? {
    byKey: positionsBy(entries, (entry) => [keyOfEntry(entry) ?? '']),
    byWord: bySpelling(({ text }) => beginningsOf(text)),
    bySkeleton: bySpelling(({ skeleton }) => (skeleton.length < suggesting.consonantsMin ? [] : [skeleton.slice(0, suggesting.consonantsMin)])),
    bySlip: bySpelling(({ letters }) => slipKeys(letters)),
  };
  known.set(entries, made);
  return made;
}

/** Sorts the list into what it is looked up by, as the first look would. */
export const prepareCandidates = (entries: EntryList): void => void candidatesOf(entries);

const inOrder = (entries: EntryList, positions: readonly number[]): Entry[] =>
  [...new Set(positions)].toSorted((a, b) => a - b).flatMap((at) => entries[at] ?? []);

/** Those with a name of which some word begins as the typed text does. */
export function beginningAlike(entries: EntryList, typed: string): EntryList {
  if (entries.length < longList || typed === '') return entries;
  const [word = ''] = typed.split(' ');
  return inOrder(entries, candidatesOf(entries).byWord.get(word.slice(0, wordKeyMax)) ?? []);
}

/** Those that may be unfinished by ear or with one slip, and those whose keys are given. */
export function lyingAlike(entries: EntryList, typed: Spelling, keys: Iterable<string>): EntryList {
  if (entries.length < longList) return entries;
  const { byKey, bySkeleton, bySlip } = candidatesOf(entries);
  const at = (positions: Positions, key: string): readonly number[] => positions.get(key) ?? [];
  return inOrder(entries, [
    ...at(bySkeleton, typed.skeleton.slice(0, suggesting.consonantsMin)),
    ...slipKeys(typed.letters).flatMap((key) => at(bySlip, key)),
    ...[...keys].flatMap((key) => at(byKey, key)),
  ]);
}
