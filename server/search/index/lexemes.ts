// The lexemes that a post is found by: the words of its title, street and description, the former ones once more with a sign, and its filter terms.
import { districtById, localityById } from '#server/areas/catalogue.ts';
import { tokensOf, words, type Token } from '#i18n/fold.ts';
import { shorterBy1 } from '#server/search/query/spelling/lexicon.ts';
import { attributeLexemesOf, type AttributeColumns } from './attribute-lexemes.ts';
import { filterTermsOf, kindTerm, mentionTerm, numberTerm, termAmong } from './filter-terms.ts';
import { mayHave, partLexeme } from '#server/search/query/places/address.ts';
import { numberBehind, numberedIn, numberedLexeme } from '#server/search/query/places/numbered.ts';
import { isOfInstitution } from '#server/search/query/places/institutions.ts';
import { placeKey, places, unionsNamed, type KnownPlace } from '#server/search/query/places/places.ts';
import { keysOf, skeletonOf, phoneticKeyOf } from '#i18n/phonetic-keys.ts';
import { isEverydayWord } from '#server/search/query/words/everyday-words.ts';
import { kindsInText } from '#server/search/query/words/kinds-in-text.ts';
import { stemsOf } from '#server/search/query/words/stems.ts';
import { hasMeaning } from '#server/search/query/words/synonyms.ts';
import { hearing, indexing, vocabulary } from '#server/search/tuning.ts';

export interface Indexed extends AttributeColumns {
  id: string;
  post_id: number;
  street: string | null;
  house: string | null;
}

/** Raise it when posts would be indexed otherwise than before: what is stored is then written again. */
export const indexVersion = 23;

/** A word of the title or the street; every word has a lexeme without the sign as well. */
export const titleLexeme = (word: string): string => `+${word}`;

const remembered = new Map<string, readonly KnownPlace[]>();

function named(run: readonly Token[]): readonly KnownPlace[] {
  const key = run.map(({ folded }) => folded).join(' ');
  const known = remembered.get(key);
  if (known) return known;
  const before = run
    .slice(0, -1)
    .map(({ folded }) => folded)
    .join('');
  const spelled = stemsOf(run.at(-1)?.folded ?? '').map((stem) => [...places.exact(before + stem), ...unionsNamed(before + stem)]);
  const exact = spelled.find((some) => some.length > 0) ?? [];
  const isSpoken =
    exact.length === 0 &&
    run.length <= indexing.placeWordsByEarMax &&
    run.every(({ folded, number }) => number === undefined && !hasMeaning(folded) && !isEverydayWord(folded));
  const alike = isSpoken ? places.alike(run.map(({ folded }) => phoneticKeyOf(folded)).join('')) : undefined;
  const found = alike && alike.distance <= hearing.surely ? alike.values : exact;
  if (remembered.size >= indexing.rememberedMax) remembered.clear();
  remembered.set(key, found);
  return found;
}

/** Filter terms of the places that a text names; a neighbourhood of the post's own district is where it lies. */
function mentions(text: string, post: Indexed): string[] {
  const tokens = tokensOf(text);
  const district = districtById.has(post.district) ? placeKey('district', post.district) : undefined;
  const found = new Set<string>();
  for (let from = 0; from < tokens.length; from++) {
    for (let length = Math.min(indexing.placeWordsMax, tokens.length - from); length > 0; length--) {
      if (isOfInstitution(tokens, from, from + length)) continue;
      for (const { level, within, isUnion } of named(tokens.slice(from, from + length))) {
        const key = within.at(-1) ?? '';
        // Many unions share a name: only one around the post is meant.
        if (isUnion && (district === undefined || !within.includes(district))) continue;
        found.add(mentionTerm(key));
        if (level !== 'locality' || district === undefined || !within.includes(district)) continue;
        found.add(key);
        found.add(termAmong(post.type, key));
      }
    }
  }
  return [...found];
}

/** The numbered parts of addresses that a text names: sector 3, block C, and what is behind the name of a place of the post's district. */
function addressLexemes(text: string, post: Indexed): string[] {
  const tokens = tokensOf(text);
  const numbered = numberedIn(text, tokens);
  const found = new Set(numbered.filter(({ unit }) => unit !== 'house').flatMap(({ unit, values }) => values.map((value) => numberedLexeme(unit, value))));
  for (const at of tokens.keys()) {
    const part = at === 0 || numbered.some(({ from, to }) => from <= at && at < to) ? undefined : numberBehind(text, tokens, at);
    if (!part) continue;
    for (let length = Math.min(indexing.placeWordsMax, at); length > 0; length--) {
      const here = named(tokens.slice(at - length, at)).filter((place) => isPartedIn(place, post) && mayHave(place, part));
      for (const place of here) found.add(partLexeme(place, part));
      if (here.length > 0) break;
    }
  }
  return [...found];
}

const isPartedIn = ({ level, within }: KnownPlace, { district }: Indexed): boolean =>
  (level === 'subDistrict' || level === 'locality') && within.includes(placeKey('district', district));

export interface PostLexemes {
  /** The text form of a tsvector. Lexemes hold letters, vowel signs, digits and `:.+-/~`, so that nothing in them needs quoting. */
  tsvector: string;
  /** Words that people may mean. */
  vocabulary: string[];
}

/** Everything that a post is found by. */
export function lexemesOfPost(post: Indexed): PostLexemes {
  const headline = `${post.title} \n ${post.street ?? ''}`;
  const inHeadline = [...new Set(words(headline))].slice(0, indexing.titleWordsMax);
  const inDescription = [...new Set(words(post.description))].filter((word) => !inHeadline.includes(word)).slice(0, indexing.descriptionWordsMax);
  const neighbourhood = localityById.get(post.locality ?? '')?.en ?? '';
  const addressed = [`${headline} \n ${post.house ?? ''}`, neighbourhood].flatMap((text) => addressLexemes(text, post));
  const lexemes = new Set([
    ...filterTermsOf(post),
    ...attributeLexemesOf(post),
    numberTerm(post.post_id),
    ...mentions(headline, post),
    ...kindsInText(post.title).map((kind) => mentionTerm(kindTerm(kind))),
    ...addressed,
    ...addressed.map(titleLexeme),
    ...addressLexemes(post.description, post),
    ...inHeadline,
    ...inHeadline.map(titleLexeme),
    ...inDescription,
  ]);
  return { tsvector: [...lexemes].map((lexeme) => `'${lexeme}'`).join(' '), vocabulary: [...inHeadline, ...inDescription].filter(isVocabulary) };
}

const isVocabulary = (word: string): boolean => word.length >= 2 && word.length <= vocabulary.letterWordMax && phoneticKeyOf(word) !== '';

export interface VocabularyWord {
  word: string;
  phoneticKey: string;
  keys: string[];
}

/** Raise it when words would be kept otherwise than before. */
export const vocabularyVersion = 1;

/** Under which words are kept that may be meant by one: its consonants but one, and its letters but one. */
export function nearKeysOf(word: string): string[] {
  const letters = [...word];
  return [...keysOf(skeletonOf(phoneticKeyOf(word))), ...(letters.length < vocabulary.letterKeysMin ? [] : shorterBy1(letters).map((key) => `~${key}`))];
}

/** A word as the vocabulary keeps it. */
export function vocabularyWord(word: string): VocabularyWord {
  return { word, phoneticKey: phoneticKeyOf(word), keys: nearKeysOf(word) };
}
