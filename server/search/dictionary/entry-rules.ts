// What may be taught: pure.
import type { DictionaryFields, DictionaryKind } from '#contracts/search/search-dictionary.ts';
import type { FieldError } from '#contracts/errors.ts';
import { subDistrictById } from '#server/areas/catalogue.ts';
import { foldedPhrase, isBuiltInPhrase, isNamePhrase } from '#server/search/query/words/dictionary.ts';

export interface Taught {
  words: readonly string[];
  means: string | null;
}

type Faults = Readonly<Record<string, FieldError>>;

/** Places stay what they are, and no place is called as something else; a word means one thing, and never something that means a third. */
function wordFault(word: string, kind: DictionaryKind, others: readonly Taught[]): FieldError | undefined {
  const phrase = foldedPhrase(word);
  if (phrase === '') return 'invalid';
  if (isNamePhrase(word) || (kind === 'landmark' && isBuiltInPhrase(phrase))) return 'searchWordKnown';
  const isTaken = others.some(({ words, means }) => words.some((one) => foldedPhrase(one) === phrase) || (means !== null && foldedPhrase(means) === phrase));
  return isTaken ? 'searchWordTaken' : undefined;
}

function meansFault({ kind, words, means }: DictionaryFields, others: readonly Taught[]): FieldError | undefined {
  if (kind !== 'synonym') return undefined;
  const phrase = foldedPhrase(means ?? '');
  if (phrase === '') return 'required';
  if (words.some((word) => foldedPhrase(word) === phrase)) return 'invalid';
  return others.some((other) => other.words.some((one) => foldedPhrase(one) === phrase)) ? 'searchWordTaken' : undefined;
}

function placesFault({ kind, places }: DictionaryFields): FieldError | undefined {
  if (kind !== 'landmark') return undefined;
  if (places.length === 0) return 'required';
  return places.every((id) => subDistrictById.has(id)) ? undefined : 'areaUnknown';
}

/** What is wrong, by field; `others` is what is taught already. */
export function entryFaults(fields: DictionaryFields, others: readonly Taught[]): Faults {
  const words = fields.words.map((word, at): [string, FieldError | undefined] => [`words.${at}`, wordFault(word, fields.kind, others)]);
  const all: [string, FieldError | undefined][] = [
    ...(fields.words.length === 0 ? [['words', 'required'] as [string, FieldError]] : words),
    ['means', meansFault(fields, others)],
    ['places', placesFault(fields)],
  ];
  return Object.fromEntries(all.flatMap(([path, key]) => (key ? [[path, key] as const] : [])));
}
