// Words of titles that mean the same in both languages; other words meet by their phonetic keys alone.
import { words } from '#i18n/fold.ts';
import { z } from 'zod';
import { Spelled } from './concept.ts';
import synonyms from './synonyms.json' with { type: 'json' };

const byWord = new Map<string, readonly string[]>();
for (const { bn, latin } of z.array(Spelled).parse(synonyms)) {
  const members = [...new Set(words([...bn, ...latin].join(' ')))];
  for (const word of members) byWord.set(word, [...new Set([...(byWord.get(word) ?? []), ...members])]);
}

/** Words that mean what a folded word means, itself among them. */
export const meaningsOf = (word: string): readonly string[] => byWord.get(word) ?? [word];

/** Whether a folded word is one of them: such a word is never taken for another. */
export const hasMeaning = (word: string): boolean => byWord.has(word);

/** All of them. */
export const wordsWithMeaning: readonly string[] = [...byWord.keys()];
