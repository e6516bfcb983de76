// Finds questions by words of either language in either script, spelled as they sound. Fetched when somebody searches: it
// brings the questions of both languages along.
import { faq as bengali } from '#i18n/bn/faq.ts';
import { faq as english } from '#i18n/en/faq.ts';
import { sameWordDistance, skeletonOf, phoneticDistance, phoneticKeyOf } from '#i18n/phonetic-keys.ts';
import { fold } from '#web/areas/fold.ts';
import { plainText } from './plain-text.ts';
import { questionIds, type QuestionId } from './faq-questions.ts';

/** Shorter phonetic keys begin too many words. */
const beginningMin = 3;
/** Words with fewer consonants lie close to others: across scripts, and within one. */
const consonantsMin = { across: 2, within: 3 };

interface Word {
  folded: string;
  phoneticKey: string;
  skeleton: string;
}

interface Entry {
  id: QuestionId;
  text: string;
  words: readonly Word[];
}

const wordOf = (folded: string): Word => {
  // By pronunciation: বিজ্ঞাপন is typed bigyapon.
  const phoneticKey = phoneticKeyOf(folded.replaceAll('জ্ঞ', 'গ'));
  return { folded, phoneticKey, skeleton: skeletonOf(phoneticKey) };
};

const entryOf = (id: QuestionId): Entry => {
  const text = fold([bengali, english].map((words) => `${words[`q_${id}`]} ${plainText(words[`a_${id}`])}`).join(' '));
  return { id, text, words: [...new Set(text.split(' '))].map(wordOf) };
};

let entries: readonly Entry[] | undefined;

const isBengali = (word: string): boolean => /[\u0980-\u09ff]/.test(word);

/** Whether they may be the same word: across scripts by sound, within one script by a typing mistake. */
function alike(asked: Word, other: Word): boolean {
  const acrossScripts = isBengali(asked.folded) !== isBengali(other.folded);
  if (asked.phoneticKey === '' || other.phoneticKey === '' || asked.skeleton.length < consonantsMin[acrossScripts ? 'across' : 'within']) return false;
  if (acrossScripts && asked.phoneticKey.length >= beginningMin && other.phoneticKey.startsWith(asked.phoneticKey)) return true;
  if (asked.skeleton[0] !== other.skeleton[0]) return false;
  return (
    phoneticDistance(asked.phoneticKey, other.phoneticKey) <= sameWordDistance(asked.skeleton.length < other.skeleton.length ? asked.skeleton : other.skeleton)
  );
}

/** The questions that have every word of the query, in question or answer; all of them for an empty query. */
export function searchQuestions(query: string): QuestionId[] {
  entries ??= questionIds.map(entryOf);
  const asked = fold(query).split(' ').filter(Boolean).map(wordOf);
  const has = ({ text }: Entry, word: Word): boolean => text.includes(word.folded);
  // Exact matches are shown alone: similar-sounding ones would bury them.
  return entries
    .filter((entry) =>
      asked.every((word) => {
        const exact = entries?.some((other) => has(other, word)) ?? false;
        return exact ? has(entry, word) : entry.words.some((other) => alike(word, other));
      }),
    )
    .map(({ id }) => id);
}
