// From a query as it was typed to what is asked of posts, with the words that posts really hold.
import type { SearchQuery } from '#contracts/search.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Wording } from '#server/search/index/filters.ts';
import { words as wordsIn } from '#i18n/fold.ts';
import { inTitle } from '#server/search/index/index-words.ts';
import { kindMark, numberMark } from '#server/search/index/marks.ts';
import { mentionMark } from '#server/search/query/places.ts';
import { beginningsOf } from '#server/search/query/pieces.ts';
import { cut, openWords, read, type Reading, type Term } from '#server/search/query/understand.ts';
import { type Held, withSlips } from '#server/search/query/slips.ts';
import { openVocabulary, type Meant, type Vocabulary } from '#server/search/index/vocabulary.ts';

/** A query that was read, its remaining words as what posts may hold. */
export interface Understanding extends Omit<Reading, 'terms'> {
  words: readonly Wording[];
}

const vocabularies = new WeakMap<Db, Vocabulary>();

function vocabularyOf(db: Db): Vocabulary {
  const vocabulary = vocabularies.get(db) ?? openVocabulary();
  vocabularies.set(db, vocabulary);
  return vocabulary;
}

const numberPattern = /^\d{4,9}$/;
const beginningFrom = 2;

/** Everything that an unfinished word may become. */
async function beginnings(db: Db, word: string): Promise<{ words: readonly string[]; marks: readonly string[] }> {
  if ([...word].length < beginningFrom) return { words: [], marks: [] };
  const { places, kinds } = beginningsOf(word);
  const named = places.map(({ within }) => within.at(-1) ?? '');
  return { words: await vocabularyOf(db).beginning(db, word), marks: [...named, ...named.map(mentionMark), ...kinds.map(kindMark)] };
}

async function wordingOf(db: Db, { word, marks, unfinished }: Term): Promise<Wording[]> {
  if (word === undefined) return [{ title: marks, anywhere: marks }];
  if (word.includes('.')) return wordsIn(word).map((part) => ({ title: [inTitle(part)], anywhere: [part] }));
  const meant = await vocabularyOf(db).meant(db, word);
  const longer = unfinished && !meant.isSpelled ? await beginnings(db, word) : { words: [], marks: [] };
  const found = [...new Set([...meant.words, ...longer.words])];
  const certain = [...marks, ...longer.marks, ...(numberPattern.test(word) ? [numberMark(Number(word))] : [])];
  return [{ title: [...certain, ...found.map(inTitle)], anywhere: [...certain, ...found] }];
}

function heldAs({ isCommon, isSpelled, words }: Meant): Held {
  if (isSpelled) return isCommon ? 'common' : 'held';
  return words.length > 1 ? 'near' : 'unknown';
}

/**
 * What a query asks for beside the filters set by hand. `relaxed`: places and kinds are words that a post may also just
 * mention.
 */
export async function understand(db: Db, query: SearchQuery, relaxed = false): Promise<Understanding> {
  const text = query.q ?? '';
  const first = cut(text);
  const open = [...new Set(openWords(first))];
  const known = new Map(await Promise.all(open.map(async (word) => [word, heldAs(await vocabularyOf(db).meant(db, word))] as const)));
  const whole = cut(text, (word) => known.get(word) === 'near' || known.get(word) === 'unknown');
  const { terms, ...reading } = read(
    withSlips(whole, (word) => (relaxed ? 'unknown' : (known.get(word) ?? 'unknown'))),
    query,
    relaxed,
  );
  return { ...reading, words: (await Promise.all(terms.map((term) => wordingOf(db, term)))).flat() };
}
