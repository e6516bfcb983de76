// From a query as it was typed to what is asked of posts, with the words that posts really hold.
import type { SearchQuery } from '#contracts/search.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { WordLexemes } from '#server/search/index/asked.ts';
import { words as wordsIn } from '#i18n/fold.ts';
import { titleLexeme } from '#server/search/index/lexemes.ts';
import { kindTerm, mentionTerm, numberTerm } from '#server/search/index/filter-terms.ts';
import { beginningsOf } from '#server/search/query/pieces.ts';
import { isPostNumber } from '#server/search/query/post-number.ts';
import { cut, openWords, read, type Clause, type QueryReading } from '#server/search/query/understand.ts';
import { type Held, correctSpelling } from '#server/search/query/spelling-corrections.ts';
import { openVocabulary, type WordMeaning, type Vocabulary } from '#server/search/index/vocabulary.ts';
import { cutting } from '#server/search/tuning.ts';

/** A query that was read, its remaining words as what posts may hold. */
export interface Understanding extends Omit<QueryReading, 'clauses'> {
  words: readonly WordLexemes[];
}

const vocabularies = new WeakMap<Db, Vocabulary>();

function vocabularyOf(db: Db): Vocabulary {
  const vocabulary = vocabularies.get(db) ?? openVocabulary();
  vocabularies.set(db, vocabulary);
  return vocabulary;
}

/** The filter terms of a clause: a post has one of them. */
const termsOf = ({ places = [], mentions = false, kinds = [] }: Clause): string[] => [
  ...places,
  ...(mentions ? places.map(mentionTerm) : []),
  ...kinds.map(kindTerm),
];

/** Everything that an unfinished word may become. */
async function beginnings(db: Db, word: string): Promise<{ words: readonly string[]; terms: readonly string[] }> {
  if ([...word].length < cutting.unfinishedWordMin) return { words: [], terms: [] };
  const { places, kinds } = beginningsOf(word);
  const named = places.map(({ within }) => within.at(-1) ?? '');
  return { words: await vocabularyOf(db).beginning(db, word), terms: termsOf({ places: named, mentions: true, kinds }) };
}

async function lexemesOfClause(db: Db, clause: Clause): Promise<WordLexemes[]> {
  const { word, unfinished } = clause;
  const terms = termsOf(clause);
  if (clause.address) return [{ title: clause.address.map(titleLexeme), anywhere: clause.address }];
  if (word === undefined) return [{ title: terms, anywhere: terms }];
  if (word.includes('.')) return wordsIn(word).map((part) => ({ title: [titleLexeme(part)], anywhere: [part] }));
  const meant = await vocabularyOf(db).meant(db, word);
  const longer = unfinished && !meant.isSpelled ? await beginnings(db, word) : { words: [], terms: [] };
  const found = [...new Set([...meant.words, ...longer.words])];
  const certain = [...terms, ...longer.terms, ...(isPostNumber(word) ? [numberTerm(Number(word))] : [])];
  return [{ title: [...certain, ...found.map(titleLexeme)], anywhere: [...certain, ...found] }];
}

function heldAs({ isCommon, isSpelled, words }: WordMeaning): Held {
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
  const { clauses, ...reading } = read(
    correctSpelling(whole, (word) => (relaxed ? 'unknown' : (known.get(word) ?? 'unknown'))),
    query,
    relaxed,
  );
  return { ...reading, words: (await Promise.all(clauses.map((clause) => lexemesOfClause(db, clause)))).flat() };
}
