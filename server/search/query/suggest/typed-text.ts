// What was typed so far, and what it says already.
import type { SuggestedItem } from '#contracts/search/suggested.ts';
import type { Token } from '#i18n/fold.ts';
import { suggesting } from '#server/search/tuning.ts';
import { stemsOf } from '#server/search/query/words/stems.ts';
import { suggestEntries, type Entries, type Entry } from './suggest-entries.ts';
import type { CountPosts } from './suggest-match.ts';

export interface Typed {
  text: string;
  tokens: readonly Token[];
  bengali: boolean;
  placesOnly: boolean;
  count: CountPosts;
}

const endOf = ({ start, text }: Token): number => start + text.length;
/** The text before a token, and from it on. */
export const before = ({ text, tokens }: Typed, at: number): string => (at === 0 ? '' : text.slice(0, endOf(tokens[at - 1] as Token)));
export const since = ({ text, tokens }: Typed, at: number): string => text.slice(tokens[at]?.start ?? text.length);
export const wholeOf = (typed: Typed): string => before(typed, typed.tokens.length);

export const phraseOf = (text: string, ids: Partial<SuggestedItem> = {}): SuggestedItem => ({ ...ids, kind: 'phrase', id: text, en: text, bn: text, text });

const spelledOut = new WeakMap<Entries, Map<string, Entry[]>>();

function bySpelling(entries: Entries): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of [...entries.places, ...entries.landmarks, ...entries.terms])
    for (const { text } of entry.spellings) found.set(text, [...(found.get(text) ?? []), entry]);
  spelledOut.set(entries, found);
  return found;
}

/** Everything that is named exactly so. */
export function named(text: string): readonly Entry[] {
  const entries = suggestEntries();
  return (spelledOut.get(entries) ?? bySpelling(entries)).get(text) ?? [];
}

export interface Said {
  says: ReadonlySet<Entry['says']>;
  /** Where the last thing that was said begins, if the text ends with it. */
  lastFrom: number | undefined;
  last: readonly Entry[];
}

export const textOf = (tokens: readonly Token[]): string => tokens.map(({ folded }) => folded).join(' ');

/** The longest name that these words begin with; one word may have a case ending. */
export function namedFirst(tokens: readonly Token[]): { length: number; entries: readonly Entry[] } {
  for (let length = Math.min(suggesting.wordsMax, tokens.length); length > 0; length--) {
    const entries = named(textOf(tokens.slice(0, length)));
    if (entries.length > 0) return { length, entries };
  }
  const [stem] = stemsOf(tokens[0]?.folded ?? '').flatMap((bare) => (named(bare).length > 0 ? [named(bare)] : []));
  return { length: 1, entries: stem ?? [] };
}

/** What the words say already. */
export function saidBy(typed: Typed): Said {
  const { tokens } = typed;
  const says = new Set<Entry['says']>();
  let said: Omit<Said, 'says'> = { last: [], lastFrom: undefined };
  for (let at = 0; at < tokens.length;) {
    const { length, entries } = namedFirst(tokens.slice(at));
    const [first] = entries;
    if (first) says.add(first.says);
    said = { last: entries, lastFrom: first && at };
    at += length;
  }
  return { says, ...said };
}
