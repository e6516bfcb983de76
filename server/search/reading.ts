// From a query as it was typed to what is asked of posts, with the words that posts really hold.
import type { PropertyType, Subtype } from '#contracts/enums.ts';
import type { SearchQuery } from '#contracts/search/search.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Lexemes } from '#server/search/index/any-of.ts';
import type { WordLexemes } from '#server/search/index/asked.ts';
import { words as wordsIn } from '#i18n/fold.ts';
import { titleLexeme } from '#server/search/index/lexemes.ts';
import { kindTerm, mentionTerm, numberTerm } from '#server/search/index/filter-terms.ts';
import { beginningsOf } from '#server/search/query/pieces.ts';
import { keysOf } from './query/places/places.ts';
import { cutFromBijoy } from './query/cut-from-bijoy.ts';
import { withoutPhones } from './query/amounts/phone-numbers.ts';
import { unknownVillage } from './query/places/unknown-villages.ts';
import { isPostNumber } from './query/amounts/post-number.ts';
import { type Attribute, type AttributeName, termsOfAttribute, wishesOfAttribute } from './query/attributes/attribute.ts';
import { termsAgainst } from './query/attributes/contradictions.ts';
import type { Dictionary } from './query/words/dictionary.ts';
import { emptiness } from './query/words/empty-words.ts';
import { otherGoodsIn } from './query/words/other-goods.ts';
import { saysWhat } from './query/words/synonyms.ts';
import type { Clause, QueryReading } from '#server/search/query/query-reading.ts';
import { cut, cutApart, openWords, read } from '#server/search/query/understand.ts';
import { type Held, correctSpelling } from './query/spelling/spelling-corrections.ts';
import { openVocabulary, type WordMeaning, type Vocabulary } from '#server/search/index/vocabulary.ts';
import { taughtDictionary } from '#server/search/dictionary/dictionary-service.ts';
import { cutting } from '#server/search/tuning.ts';
import { type Kept, keptBriefly } from './kept-briefly.ts';
import type { Cut } from './query/piece.ts';
import { weights } from './weights.ts';

/** What is left of the words: neither place nor kind, nor anything else that a filter says. */
export interface OpenWord {
  typed: string;
  lexemes: readonly WordLexemes[];
  /** Whether any post holds it, or one that it may be; and whether the word itself. */
  isHeld: boolean;
  isKnown: boolean;
  /** The lightest is given up first. */
  weight: number;
  /** Of what a post is to be like: the lexemes of posts that are otherwise. */
  against?: Lexemes;
}

/** A place or a kind that no single filter says. */
export interface RequiredWord extends WordLexemes {
  isPlace: boolean;
  /** Unless `understood` tells of it. */
  typed?: string;
}

/** A query that was read. */
export interface Understanding extends Omit<QueryReading, 'clauses'> {
  required: readonly RequiredWord[];
  open: readonly OpenWord[];
  /** What posts come first with. */
  wishes: readonly WordLexemes[];
  /** Words for goods that are not traded here. */
  notTraded?: readonly string[];
  /** The name of a village that is not known. */
  unknownVillage?: string;
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
  const named = places.flatMap(keysOf);
  return { words: await vocabularyOf(db).beginning(db, word), terms: termsOf({ places: named, mentions: true, kinds }) };
}

/** A word for a thing or what may be a place is what someone looks for, another one rather how. */
const weightOf = (word: string, { places }: Clause): number => (saysWhat(word) || places ? weights.meaning : weights.word);

const attributeWeights: Partial<Record<AttributeName, number>> = { letting: weights.tenancy, subtype: weights.subtype };
const weightOfAttributes = (attributes: readonly Attribute[]): number => Math.max(...attributes.map(({ name }) => attributeWeights[name] ?? weights.attribute));

/** What posts hold, and what staff taught. */
interface Words {
  db: Db;
  dictionary: Dictionary;
}

async function readWord({ db, dictionary }: Words, clause: Clause, word: string): Promise<Omit<OpenWord, 'typed'>> {
  const weight = weightOf(word, clause);
  const terms = termsOf(clause);
  if (word.includes('.'))
    return { lexemes: wordsIn(word).map((part) => ({ title: [titleLexeme(part)], anywhere: [part] })), isHeld: true, isKnown: true, weight };
  const meant = await vocabularyOf(db).meant(db, word);
  const longer = clause.unfinished && !meant.isSpelled ? await beginnings(db, word) : { words: [], terms: [] };
  const alike = await Promise.all((dictionary.alike.get(word) ?? []).map((one) => vocabularyOf(db).meant(db, one)));
  const found = [...new Set([...meant.words, ...longer.words, ...alike.flatMap(({ words }) => words)])];
  const certain = [...terms, ...longer.terms, ...(isPostNumber(word) ? [numberTerm(Number(word))] : [])];
  const isHeld = meant.isKnown || found.length > 1 || terms.length + longer.terms.length > 0;
  return { lexemes: [{ title: [...certain, ...found.map(titleLexeme)], anywhere: [...certain, ...found] }], isHeld, isKnown: meant.isKnown, weight };
}

/** Signs alone: no post is found by them. */
const unheard = (typed: string): OpenWord => ({ typed, lexemes: [{ title: ['-'], anywhere: ['-'] }], isHeld: false, isKnown: false, weight: weights.word });

/** Looks for these words alone, which no post has; without any, for everything. */
const nothingOf = (reading: Omit<QueryReading, 'clauses'>, typed: readonly string[]): Understanding => ({
  ...reading,
  understood: [],
  required: [],
  open: typed.map(unheard),
  wishes: [],
});

/** A post that lies there, or whose headline names it. */
function wishFor(key: string): WordLexemes {
  const terms = [key, mentionTerm(key)];
  return { title: terms, anywhere: terms };
}

/** Shops serve as showrooms and restaurants before offices do. */
const nextKinds: Partial<Record<Subtype, PropertyType>> = { showroom: 'shop', restaurant: 'shop' };

/** The lexemes of posts that come first, whether they say the attribute or not. */
function firstOf(attribute: Attribute): string[][] {
  const next = attribute.name === 'subtype' ? nextKinds[attribute.value] : undefined;
  return next ? [[kindTerm(next)]] : wishesOfAttribute(attribute);
}

/** The words of the query by what a search may do without. */
async function readClauses(known: Words, clauses: readonly Clause[]): Promise<Pick<Understanding, 'required' | 'open' | 'wishes'>> {
  const required: RequiredWord[] = [];
  const open: OpenWord[] = [];
  const wishes = clauses.flatMap(({ wishes: keys = [] }) => keys.map(wishFor));
  for (const clause of clauses) {
    const { word, typed, places, kinds, address, attributes, isWord, isFine } = clause;
    if (attributes) {
      const lexemes = attributes.flatMap((attribute) => termsOfAttribute(attribute));
      wishes.push(...attributes.flatMap(firstOf).map((terms) => ({ title: terms, anywhere: terms })));
      const against = termsAgainst(attributes);
      open.push({
        typed: typed ?? '',
        lexemes: [{ title: lexemes, anywhere: lexemes }],
        isHeld: true,
        isKnown: true,
        weight: weightOfAttributes(attributes),
        against,
      });
      continue;
    }
    if (address) {
      const isHeld = address.length > 0;
      const lexemes = isHeld ? [{ title: address.map(titleLexeme), anywhere: address }] : [];
      open.push({ typed: typed ?? '', lexemes, isHeld, isKnown: true, weight: isFine ? weights.street : weights.meaning });
      continue;
    }
    const terms = termsOf(clause);
    const told = { isPlace: places !== undefined, ...(typed === undefined ? {} : { typed }) };
    if (word === undefined) required.push({ title: terms, anywhere: terms, ...told });
    else {
      const read = await readWord(known, clause, word);
      if (!isWord && (places || kinds)) required.push(...read.lexemes.map((lexemes) => ({ ...lexemes, ...told })));
      else open.push({ typed: typed ?? word, ...read });
    }
  }
  return { required, open, wishes };
}

function heldAs({ isCommon, isRare, isSpelled, words }: WordMeaning): Held {
  if (isSpelled && isRare) return 'rare';
  if (isSpelled) return isCommon ? 'common' : 'held';
  return words.length > 1 ? 'near' : 'unknown';
}

/** The words of a query before anything is made of them, whatever filters are set beside them. */
interface Spelled {
  first: Cut;
  whole: Cut;
  corrected: Cut;
  isUnheld: (word: string) => boolean;
}

async function spell(db: Db, text: string, dictionary: Dictionary): Promise<Spelled> {
  const first = cut(text, dictionary);
  const open = [...new Set(openWords(first))];
  const known = new Map(await Promise.all(open.map(async (word) => [word, heldAs(await vocabularyOf(db).meant(db, word))] as const)));
  const isUnheld = (word: string): boolean => known.get(word) === 'near' || known.get(word) === 'unknown';
  const whole = (open.every(isUnheld) ? cutFromBijoy(first) : undefined) ?? cutApart(first, isUnheld);
  return { first, whole, corrected: correctSpelling(whole, (word) => known.get(word) ?? 'unknown'), isUnheld };
}

/** A search reads its words for the list and for the count of each tab. search-scale, "as people type". */
const remembered = { ms: 5000, max: 300 } as const;
const spelledBefore = new WeakMap<Db, WeakMap<Dictionary, Kept<Spelled>>>();

function spelled(db: Db, text: string, dictionary: Dictionary): Promise<Spelled> {
  const byDictionary = spelledBefore.get(db) ?? new WeakMap<Dictionary, Kept<Spelled>>();
  const kept = byDictionary.get(dictionary) ?? keptBriefly<Spelled>(remembered);
  spelledBefore.set(db, byDictionary.set(dictionary, kept));
  return kept(text, () => spell(db, text, dictionary));
}

/** What a query asks for beside the filters set by hand. */
export async function understand(db: Db, query: SearchQuery, dictionary = taughtDictionary(db)): Promise<Understanding> {
  const typed = query.q ?? '';
  const text = withoutPhones(typed);
  const { first, whole, corrected, isUnheld } = await spelled(db, text, dictionary);
  const { clauses, ...reading } = read(corrected, query);
  const notTraded = otherGoodsIn(first, reading.understood);
  if (notTraded.length > 0) return { ...nothingOf(reading, notTraded), notTraded };
  const village = unknownVillage(whole, reading.understood, isUnheld);
  if (village) return { ...nothingOf(reading, [village]), unknownVillage: village };
  if (typed !== '' && !/[\p{L}\p{N}]/u.test(text)) return nothingOf(reading, [typed]);
  const empty = typed !== '' && reading.understood.length === 0 ? emptiness(whole) : undefined;
  if (empty) return nothingOf(reading, empty === 'nothing' ? [typed] : []);
  return { ...reading, ...(await readClauses({ db, dictionary }, clauses)) };
}
