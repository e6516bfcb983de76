// Finds questions by words of either language in either script, spelled as they sound. Fetched when someone searches: it
// brings the questions of both languages along.
import { faq as bengali } from '#i18n/bn/faq.ts';
import { faq as english } from '#i18n/en/faq.ts';
import { sameWordDistance, skeletonOf, phoneticDistance, phoneticKeyOf } from '#i18n/phonetic-keys.ts';
import { fold } from '#web/areas/fold.ts';
import { plainText } from './plain-text.ts';
import { questionGroups, type QuestionId } from '#contracts/pages/page-sections.ts';

/** Shorter phonetic keys begin too many words. */
const beginningMin = 3;
/** Words with fewer consonants lie close to others: across scripts, and within one. */
const consonantsMin = { across: 2, within: 3 };

interface Word {
  folded: string;
  phoneticKey: string;
  skeleton: string;
}

/** A question that staff published, with its answer. */
export interface Asked {
  id: string;
  title: string;
  text: string;
}

interface Entry {
  id: string;
  text: string;
  words: readonly Word[];
}

const wordOf = (folded: string): Word => {
  // By pronunciation: বিজ্ঞাপন is typed bigyapon.
  const phoneticKey = phoneticKeyOf(folded.replaceAll('জ্ঞ', 'গ'));
  return { folded, phoneticKey, skeleton: skeletonOf(phoneticKey) };
};

/** With the words of both languages, as the product brings them along. */
const builtIn = (id: string): string =>
  questionIds.has(id) ? [bengali, english].map((words) => `${words[`q_${id as QuestionId}`]} ${plainText(words[`a_${id as QuestionId}`])}`).join(' ') : '';

const entryOf = (id: string, own: string): Entry => {
  const text = fold(`${own} ${builtIn(id)}`);
  return { id, text, words: [...new Set(text.split(' '))].map(wordOf) };
};

const questionIds: ReadonlySet<string> = new Set(questionGroups.flatMap(([, ids]) => [...ids]));

const known = new WeakMap<readonly Asked[], readonly Entry[]>();
const ofTheProduct: readonly Asked[] = [...questionIds].map((id) => ({ id, title: '', text: '' }));

function entriesOf(asked: readonly Asked[]): readonly Entry[] {
  const entries = known.get(asked) ?? asked.map(({ id, title, text }) => entryOf(id, `${title} ${plainText(text)}`));
  known.set(asked, entries);
  return entries;
}

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

const folded = (words: string): string[] => words.split(' ').map(fold);
/** Words that only ask; what is asked about stands beside them. */
const asking = new Set(folded('কত কতো কি কী কেন কখন কোথায় কীভাবে কিভাবে koto ki how much many what when why where is are the a do does i'));
/** What it costs is asked by words that no answer has. */
const costs = new Set(folded('ফি চার্জ fee fees charge charges'));

/** What a query is about. */
function askedIn(query: string): Word[] {
  const words = fold(query).split(' ').filter(Boolean);
  const about = words.filter((word) => !asking.has(word));
  return (about.length > 0 ? about : words).map((word) => wordOf(costs.has(word) ? fold('কমিশন') : word));
}

/** The questions that have every word of the query, in question or answer; all of them for an empty query. */
export function searchQuestions(query: string, published: readonly Asked[] = ofTheProduct): string[] {
  const entries = entriesOf(published);
  const asked = askedIn(query);
  const has = ({ text }: Entry, word: Word): boolean => text.includes(word.folded);
  // Exact matches are shown alone: similar-sounding ones would bury them.
  return entries
    .filter((entry) =>
      asked.every((word) => {
        const exact = entries.some((other) => has(other, word));
        return exact ? has(entry, word) : entry.words.some((other) => alike(word, other));
      }),
    )
    .map(({ id }) => id);
}
