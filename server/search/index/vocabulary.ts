// Which words that posts really hold a typed word may mean: the same word in the other script, a word of the same meaning, the
// beginning of one, or, where no post has it, what it would be with its spelling corrected.
import type { Db } from '#server/platform/database/database.ts';
import { statisticsOf } from './statistics.ts';
import { isBengali } from '#server/search/query/spelling/lexicon.ts';
import { nearKeysOf } from './lexemes.ts';
import { sameWordDistance, skeletonOf, phoneticDistance, phoneticKeyOf } from '#i18n/phonetic-keys.ts';
import { shortWordsBeside } from '#server/search/query/words/short-words.ts';
import { stemsOf } from '#server/search/query/words/stems.ts';
import { findBeginnings, countHolding, findWords, type StoredWord } from './lexeme-store.ts';
import { hasMeaning, meaningsOf } from '#server/search/query/words/synonyms.ts';
import { distance, faultsAllowed, mayBeMeant } from '#server/search/query/spelling/typos.ts';
import { vocabulary } from '#server/search/tuning.ts';

export interface WordMeaning {
  /** Whether a post holds the very word, or one that sounds like it. */
  isKnown: boolean;
  /** Whether the very word. */
  isSpelled: boolean;
  /** Whether so many have the very word that no one has merely misspelled it. */
  isCommon: boolean;
  /** Whether so few have the very word that one of the common words a letter away was likelier meant. */
  isRare: boolean;
  /** Words to look for, the typed one first. */
  words: readonly string[];
}

/** A word that many stored ones are compared with. */
interface Typed {
  word: string;
  letters: readonly string[];
  phoneticKey: string;
  skeleton: string;
  isBengali: boolean;
}

function typedOf(word: string): Typed {
  const phoneticKey = phoneticKeyOf(word);
  return { word, letters: [...word], phoneticKey, skeleton: skeletonOf(phoneticKey), isBengali: isBengali(word) };
}

function isSame(typed: Typed, { word, phoneticKey }: StoredWord): boolean {
  const isOneScript = typed.isBengali === isBengali(word);
  // By ear hhhhhjjjj is haj.
  if (typed.phoneticKey === '' || (isOneScript && typed.word.length > word.length * vocabulary.longerMax)) return false;
  const reach = Math.min(sameWordDistance(typed.skeleton), sameWordDistance(skeletonOf(phoneticKey)));
  const max = isOneScript ? Math.min(vocabulary.sameScript, reach) : reach;
  return phoneticDistance(typed.phoneticKey, phoneticKey, max) <= max;
}

/** How far a stored word lies from one that no post holds; undefined where it is another word. */
function farOf(typed: Typed, { word, phoneticKey }: StoredWord): number | undefined {
  if (isBengali(word) === typed.isBengali) {
    const letters = [...word];
    if (!mayBeMeant(typed.letters, letters)) return undefined;
    const faults = Math.min(faultsAllowed(typed.letters.length), faultsAllowed(letters.length));
    const far = distance(typed.letters, letters, faults);
    return far <= faults ? far : undefined;
  }
  if (typed.skeleton.length < vocabulary.acrossScriptsMin) return undefined;
  const far = phoneticDistance(typed.phoneticKey, phoneticKey, vocabulary.acrossScripts);
  return far <= vocabulary.acrossScripts ? far : undefined;
}

/** The nearest words with as many wrong letters as a word of that length may have. */
function nearestWords(word: string, stored: readonly StoredWord[]): string[] {
  const typed = typedOf(word);
  const near = stored.flatMap((one) => {
    const far = farOf(typed, one);
    return far === undefined ? [] : [{ word: one.word, far }];
  });
  const least = Math.min(...near.map(({ far }) => far));
  return near.filter(({ far }) => far <= least + vocabulary.sameScript).map(({ word }) => word);
}

/** The stored words that are one of these by ear. */
function soundingLike(words: readonly string[], stored: readonly StoredWord[]): string[] {
  const typed = words.map(typedOf);
  return stored.filter((one) => typed.some((word) => isSame(word, one))).map(({ word }) => word);
}

/** The commonest words are counted already; looking one up would read on for long. */
async function postsWith(db: Db, word: string): Promise<number> {
  const { posts, shares } = await statisticsOf(db);
  const share = shares.get(word);
  return share === undefined ? countHolding(db, word, vocabulary.commonFrom) : share * posts;
}

/** Whether hardly a post holds it beside one of the common words. */
async function isRareBeside(db: Db, count: number, words: readonly string[]): Promise<boolean> {
  if (count >= vocabulary.commonFrom || words.length === 0) return false;
  const { posts, shares } = await statisticsOf(db);
  return words.some((word) => count < (shares.get(word) ?? 0) * posts * vocabulary.rareShare);
}

async function meantBy(db: Db, typed: string): Promise<WordMeaning> {
  if (/^\d/.test(typed)) return { isKnown: true, isSpelled: true, isCommon: true, isRare: false, words: [typed] };
  const stems = stemsOf(typed).slice(1);
  const meanings = [...new Set([typed, ...stems].flatMap((word) => (hasMeaning(word) ? meaningsOf(word) : [])))];
  const stored = await findWords(db, [...new Set([typed, ...stems, ...meanings].map((word) => skeletonOf(phoneticKeyOf(word))))]);
  const spelled = new Set(stored.map(({ word }) => word));
  const same = soundingLike([typed, ...meanings], stored);
  // A word without its ending counts only as it is spelled.
  const bare = stems.filter((stem) => spelled.has(stem));
  const held = meanings.filter((word) => spelled.has(word));
  const isSpelled = spelled.has(typed) || meanings.length > 0;
  const isKnown = isSpelled || same.length > 0 || bare.length > 0;
  const count = spelled.has(typed) ? await postsWith(db, typed) : 0;
  const isCommon = count >= vocabulary.commonFrom;
  const isRare = spelled.has(typed) && (await isRareBeside(db, count, shortWordsBeside(typed)));
  if (isKnown) return { isKnown, isSpelled, isCommon, isRare, words: [...new Set([typed, ...held, ...bare, ...same])].slice(0, vocabulary.wordsMax) };
  const corrected = nearestWords(typed, await findWords(db, nearKeysOf(typed))).flatMap(meaningsOf);
  if (corrected.length === 0) return { isKnown, isSpelled, isCommon, isRare, words: [typed] };
  const spellings = await findWords(db, [...new Set(corrected.map((word) => skeletonOf(phoneticKeyOf(word))))]);
  return {
    isKnown,
    isSpelled,
    isCommon,
    isRare,
    words: [...new Set([typed, ...corrected, ...soundingLike(corrected, spellings)])].slice(0, vocabulary.wordsMax),
  };
}

export interface Vocabulary {
  meant(db: Db, typed: string): Promise<WordMeaning>;
  /** Words that begin so; few, in the alphabet's order. */
  beginning(db: Db, typed: string): Promise<readonly string[]>;
}

/** Opens one; `now` is the clock. */
export function openVocabulary(now: () => number = Date.now): Vocabulary {
  const remembered = new Map<string, { meant: Promise<WordMeaning>; until: number }>();
  return {
    meant(db, typed) {
      const known = remembered.get(typed);
      if (known && known.until > now()) return known.meant;
      const meant = meantBy(db, typed);
      remembered.delete(typed);
      const entry = { meant, until: now() + vocabulary.rememberedMs.known };
      remembered.set(typed, entry);
      meant.then(
        ({ isKnown }) => {
          // A word that no post holds may be in one a moment later.
          if (!isKnown) entry.until = now() + vocabulary.rememberedMs.unknown;
        },
        () => remembered.delete(typed),
      );
      const [oldest] = remembered.keys();
      if (oldest !== undefined && remembered.size > vocabulary.rememberedMax) remembered.delete(oldest);
      return meant;
    },
    beginning: (db, typed) => findBeginnings(db, typed, vocabulary.wordsMax),
  };
}
