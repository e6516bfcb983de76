// Words of titles that mean the same in both languages; other words meet by their phonetic keys alone.
import { words } from '#i18n/fold.ts';
import { z } from 'zod';
import { Spelled } from './concept.ts';
import synonyms from './synonyms.json' with { type: 'json' };

/** `isPlain`: how something is, not what it is; no one does without the rest for it. */
const Synonyms = Spelled.extend({ isPlain: z.literal(true).optional() });

const byWord = new Map<string, readonly string[]>();
const plain = new Set<string>();
for (const { bn, latin, isPlain } of z.array(Synonyms).parse(synonyms)) {
  const members = [...new Set(words([...bn, ...latin].join(' ')))];
  if (isPlain) for (const word of members) plain.add(word);
  for (const word of members) byWord.set(word, [...new Set([...(byWord.get(word) ?? []), ...members])]);
}

/** Words that mean what a folded word means, itself among them. */
export const meaningsOf = (word: string): readonly string[] => byWord.get(word) ?? [word];

/** Whether a folded word is one of them: such a word is never taken for another. */
export const hasMeaning = (word: string): boolean => byWord.has(word);

/** All of them. */
export const wordsWithMeaning: readonly string[] = [...byWord.keys()];

/** Whether it says what someone looks for (lake, mosque), rather than how that is (beautiful). */
export const saysWhat = (word: string): boolean => hasMeaning(word) && !plain.has(word);
