// Numbered and lettered parts of an address as one term each: sector 3, ৩ নম্বর সেক্টর, C block, ব্লক সি, road 9/A, section 11 1/2.
// Posts are indexed and queries are read by the same rules, so that a bare number or letter never answers one.
import { words, type Token } from '#i18n/fold.ts';
import type { Concept } from '#server/search/query/words/concept.ts';
import { concepts } from '#server/search/query/words/concepts.ts';
import { stemsOf } from '#server/search/query/words/stems.ts';
import { addressing } from '#server/search/tuning.ts';

export const units = ['section', 'sector', 'block', 'road', 'avenue', 'lane', 'phase', 'ward', 'house'] as const;
export type Unit = (typeof units)[number];

/** A part of an address, in one or several ways: সি/ডি ব্লক is either block. */
export interface Numbered {
  /** Tokens from `from` to before `to`. */
  from: number;
  to: number;
  unit: Unit;
  values: readonly string[];
}

/** The number or the letter behind a place's name. */
export interface PartNumber {
  value: string;
  isLetter: boolean;
  /** Any of these will do as well. */
  others?: readonly string[];
  /** Behind a place without numbered parts a number in words counts something else: badda two flats. */
  inWords?: true;
}

const spellings: Record<Unit, string> = {
  section: 'section sektion secton সেকশন সেকসন',
  sector: 'sector sec sektor secter sectr sectar সেক্টর সেকটর',
  block: 'block blok blk blcok ব্লক ব্লোক',
  road: 'road rd rod rode রোড সড়ক sarak shorok sorok sharak',
  avenue: 'avenue ave avenu avinue এভিনিউ অ্যাভিনিউ এভেনিউ',
  lane: 'lane len goli gali লেন গলি',
  phase: 'phase fase fez ফেজ ফেইজ ফেস',
  ward: 'ward ওয়ার্ড',
  house: 'house holding hold hous basa basha bari হাউজ হাউস হোল্ডিং বাড়ি বাসা',
};
const unitOf = new Map(units.flatMap((unit) => words(spellings[unit]).map((word) => [word, unit] as const)));
const unitLetters: ReadonlyMap<string, Unit> = new Map([['h', 'house'] as const, ['r', 'road'] as const]);
const connectors = new Set(words('no nos number numbers num nombor nomber nambar namber numbor নং নাম্বার নম্বর নম্বার নাম্বারের নম্বরের নং-এর'));
const eitherOr = new Set(words('or othoba অথবা বা কিংবা'));
const halves = new Set(words('sare share saare sarhe sharhe সাড়ে'));
const ordinals = new Set(words('st nd rd th ম য় র্থ'));
const romans: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4' };

/** Latin letters as Bengali says them. */
const letterNames = 'এ বি সি ডি ই এফ জি এইচ আই জে কে এল এম এন ও পি কিউ আর এস টি';
export const letterOf: ReadonlyMap<string, string> = new Map([
  ...[...'abcdefghijklmnopqrst'].map((letter) => [letter, letter] as const),
  ...words(letterNames).map((name, at) => [name, 'abcdefghijklmnopqrst'[at] ?? ''] as const),
]);
/** Letters by what Bengali calls them. */
export const nameOfLetter: ReadonlyMap<string, string> = new Map(letterNames.split(' ').map((name, at) => ['abcdefghijklmnopqrst'[at] ?? '', name]));
/** What joins words, and is no letter before the unit. */
const joiningLetters = new Set(words('o r ও এর আর টি'));
/** What is no letter of a block where it stands alone behind a name: case endings, articles, words of one letter. */
const endingLetters = new Set([...joiningLetters, ...words('a e i এ ই t s n এম এন এস')]);

const measures: ReadonlySet<Concept['is']> = new Set(['money', 'taka', 'bed', 'bath', 'sqft', 'land', 'plus']);
const measureWords = new Set<string>(words('storey storied tola tala তলা floor ফ্লোর feet ft foot ফিট ফুট unit units minute minutes min km মিনিট percent'));
/** Of these, what may be before its number. */
const leading = new Set(words('floor ফ্লোর taka tk টাকা min unit'));
const numberWords = new Map<string, number>();
/** Words that say anything at all. */
const sayingWords = new Set<string>();
for (const { concept, spellings: spelled } of concepts) {
  for (const spelling of spelled) {
    const [word = '', more] = words(spelling);
    if (word === '' || more !== undefined) continue;
    sayingWords.add(word);
    if (measures.has(concept.is)) measureWords.add(word);
    // "Double road" counts nothing, nor does একটি রোড.
    if (concept.is === 'number' && !/^(single|double|triple|one)$|টি$/.test(word)) numberWords.set(word, concept.value);
  }
}

const gapBefore = (text: string, tokens: readonly Token[], at: number): string => {
  const [last, next] = [tokens[at - 1], tokens[at]];
  return last && next ? text.slice(last.start + last.text.length, next.start) : '\n';
};

/** Whether what is before a token only joins it to the one before. */
const isJoined = (text: string, tokens: readonly Token[], at: number): boolean => /^[\s#.:\-–—_]*$/.test(gapBefore(text, tokens, at));

const unitAt = (tokens: readonly Token[], at: number): Unit | undefined => {
  for (const stem of stemsOf(tokens[at]?.folded ?? '')) if (unitOf.has(stem)) return unitOf.get(stem);
  return undefined;
};

const isConnector = (tokens: readonly Token[], at: number): boolean => stemsOf(tokens[at]?.folded ?? '').some((stem) => connectors.has(stem));
export const isMeasure = (tokens: readonly Token[], at: number): boolean => stemsOf(tokens[at]?.folded ?? '').some((stem) => measureWords.has(stem));

interface Value {
  value: string;
  to: number;
}

/** The plain value of a numeral or of a number in words; ½ is a half. */
function numberAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.number !== undefined) return token.number;
  const half = /^(\d+)1\u20442$/.exec(token.folded);
  if (half) return Number(half[1]) + 1 / 2;
  return numberInWords(token.folded);
}

const numberStemMin = 2;
const caseEndings = new Set(['e', 'te', 'ে', 'তে', '\u09dfে', 'র', 'ের', '\u09dfের']);

/** Number words with an ending that are other words: beside, with. */
const otherWords = new Set(words('pase sate ate'));

/** Number words are short, so that they lose case endings alone: দুইয়ে, doshe. */
function numberInWords(folded: string): number | undefined {
  const spelled = numberWords.get(folded);
  if (spelled !== undefined || sayingWords.has(folded) || otherWords.has(folded)) return spelled;
  const stem = stemsOf(folded, numberStemMin).find((one) => numberWords.has(one) && caseEndings.has(folded.slice(one.length)));
  return stem === undefined ? undefined : numberWords.get(stem);
}

const englishTens = new Set(words('twenty thirty forty fifty sixty seventy eighty ninety'));
const englishOnes = words('one two three four five six seven eight nine');

/** A number with what belongs to it: twenty seven, 11 1/2, সাড়ে এগারো, 9/A, 3rd. */
export function countAt(text: string, tokens: readonly Token[], at: number): Value | undefined {
  const isHalf = halves.has(tokens[at]?.folded ?? '');
  const first = at + (isHalf ? 1 : 0);
  const ones = englishTens.has(tokens[first]?.folded ?? '') ? englishOnes.indexOf(tokens[first + 1]?.folded ?? '') + 1 : 0;
  if (ones > 0) return { value: String((numberAt(tokens, first) ?? 0) + ones), to: first + 2 };
  const number = numberAt(tokens, first);
  if (number === undefined || number < 1 || number > addressing.numberMax || !Number.isInteger(number * 2)) return undefined;
  if (isHalf) return { value: String(number + 1 / 2), to: first + 1 };
  if (tokens[first + 1]?.number === 1 && tokens[first + 2]?.number === 2 && gapBefore(text, tokens, first + 2) === '/' && isJoined(text, tokens, first + 1))
    return { value: String(number + 1 / 2), to: first + 3 };
  const [gap, next = ''] = [gapBefore(text, tokens, first + 1), tokens[first + 1]?.folded];
  if (gap === '' && ordinals.has(next)) return { value: String(number), to: first + 2 };
  const letter = letterOf.get(next);
  const isPart = (gap === '/' || gap === '-' || (gap === '' && /^[a-df-h]$/.test(next))) && tokens[first]?.number !== undefined;
  return letter !== undefined && isPart ? { value: `${number}${letter}`, to: first + 2 } : { value: String(number), to: first + 1 };
}

/** What counts one unit: letters name blocks, and Roman numbers phases. */
function valueAt(text: string, tokens: readonly Token[], at: number, unit: Unit): Value | undefined {
  const folded = tokens[at]?.folded ?? '';
  if (unit === 'block') {
    const letter = letterOf.get(folded);
    if (letter !== undefined) return { value: letter, to: at + 1 };
  }
  const roman = unit === 'phase' ? romans[folded] : undefined;
  return roman === undefined ? countAt(text, tokens, at) : { value: roman, to: at + 1 };
}

/** Where another value of the same kind begins: behind a slash, a comma or an "or". */
function anotherAt(text: string, tokens: readonly Token[], to: number): number | undefined {
  if (eitherOr.has(tokens[to]?.folded ?? '')) return to + 1;
  const gap = gapBefore(text, tokens, to);
  return gap.trim() === '/' || gap === ',' ? to : undefined;
}

/** One value, and others with a slash, a comma or an "or" between them. */
function valuesAt(text: string, tokens: readonly Token[], at: number, unit: Unit): { values: string[]; to: number } | undefined {
  const first = valueAt(text, tokens, at, unit);
  if (!first) return undefined;
  const values = [first.value];
  let { to } = first;
  for (;;) {
    const next = anotherAt(text, tokens, to);
    const more = next === undefined ? undefined : valueAt(text, tokens, next, unit);
    if (!more || /\d/.test(more.value) !== /\d/.test(first.value)) return { values, to };
    values.push(more.value);
    ({ to } = more);
  }
}

/** H-12, R#5: a letter is a unit only where a sign joins it to a number. */
function letterUnitAt(text: string, tokens: readonly Token[], at: number): Unit | undefined {
  const unit = unitLetters.get(tokens[at]?.folded ?? '');
  return unit && tokens[at + 1]?.number !== undefined && /^\s*[-#:.–]\s*$/.test(gapBefore(text, tokens, at + 1)) ? unit : undefined;
}

/** Whether the number behind a house is one of the next unit: basa 12 no road. */
const isOfNext = (text: string, tokens: readonly Token[], at: number): boolean => (valueFirst(text, tokens, at)?.unit ?? 'house') !== 'house';

/** Whether a number counts what is behind it: 3 bed, 5 katha; of "sector 7 floor 3" it does not. */
const isCount = (tokens: readonly Token[], at: number, to: number): boolean =>
  !letterOf.has(tokens[at]?.folded ?? '') && isMeasure(tokens, to) && !(leading.has(tokens[to]?.folded ?? '') && tokens[to + 1]?.number !== undefined);

/** Sector 3, block no. C. */
function unitFirst(text: string, tokens: readonly Token[], at: number): Numbered | undefined {
  const unit = unitAt(tokens, at) ?? letterUnitAt(text, tokens, at);
  const behind = isConnector(tokens, at + 1) ? at + 2 : at + 1;
  if (!unit || !isJoined(text, tokens, at + 1) || !isJoined(text, tokens, behind)) return undefined;
  const found = valuesAt(text, tokens, behind, unit);
  // Behind a unit rooms or a size may stand: block D 3 bed, a 20 feet road, 5 katha.
  if (!found || (behind === at + 1 && isCount(tokens, behind, found.to))) return undefined;
  if (unit === 'house' && isOfNext(text, tokens, behind)) return undefined;
  const trailing = behind === at + 1 && isConnector(tokens, found.to) && unitAt(tokens, found.to + 1) === undefined ? 1 : 0;
  return { from: at, to: found.to + trailing, unit, values: found.values };
}

/** 3 no sector, C block: the unit must not have a value of its own behind it. */
function valueFirst(text: string, tokens: readonly Token[], at: number): Numbered | undefined {
  if (joiningLetters.has(tokens[at]?.folded ?? '')) return undefined;
  for (const unit of units) {
    if (unit === 'house') continue;
    const found = valuesAt(text, tokens, at, unit);
    if (!found) continue;
    const hasConnector = isConnector(tokens, found.to);
    const behind = hasConnector ? found.to + 1 : found.to;
    if (unitAt(tokens, behind) !== unit || !isJoined(text, tokens, behind)) continue;
    const own = unitFirst(text, tokens, behind);
    // Blocks are named by letters: of "mirpur 11 block a" the number is one of Mirpur.
    const isEnding = endingLetters.has(tokens[behind + 1]?.folded ?? '') && !(unit === 'block' && /^\d/.test(found.values[0] ?? ''));
    if (own && !hasConnector && !isEnding) return undefined;
    return { from: at, to: behind + 1, unit, values: found.values };
  }
  return undefined;
}

/** A house has a number where the word for it or another part of an address is beside it: house 12, road 5; of house 2 bed it is none. */
const isAddressed = ({ unit, from, to }: Numbered, tokens: readonly Token[], found: readonly Numbered[]): boolean =>
  unit !== 'house' || isConnector(tokens, from + 1) || found.some((other) => other.unit !== 'house' && (other.from === to || other.to === from));

/** Every numbered or lettered part of an address in a text. */
export function numberedIn(text: string, tokens: readonly Token[]): Numbered[] {
  const found: Numbered[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const one = valueFirst(text, tokens, at) ?? unitFirst(text, tokens, at);
    if (!one) continue;
    found.push(one);
    at = one.to - 1;
  }
  return found.filter((one) => isAddressed(one, tokens, found));
}

/** Further numbers behind the first: mirpur 10 or 11, mirpur 1,2,10. */
function othersBehind(text: string, tokens: readonly Token[], behind: number): { others: string[]; to: number } {
  const others: string[] = [];
  let to = behind;
  for (;;) {
    const next = anotherAt(text, tokens, to);
    const more = next === undefined ? undefined : countAt(text, tokens, next);
    if (!more || isMeasure(tokens, more.to)) return { others, to };
    others.push(more.value);
    ({ to } = more);
  }
}

/** The number behind a place's name, or the letter of its block: mirpur 12, gulshan 2, bashundhara d. A size or a sum is none. */
export function numberBehind(text: string, tokens: readonly Token[], at: number): (Value & PartNumber) | undefined {
  const behind = isConnector(tokens, at) ? at + 1 : at;
  if (!tokens[behind] || !/^[\s#\-–—_]*$/.test(gapBefore(text, tokens, at)) || !isJoined(text, tokens, behind)) return undefined;
  const folded = tokens[behind].folded;
  const letter = letterOf.get(folded);
  // R/A and C/A are no blocks.
  const isAlone = !/^['’./-]/.test(gapBefore(text, tokens, behind + 1));
  if (letter !== undefined && isAlone && !endingLetters.has(folded)) return { value: letter, to: behind + 1, isLetter: true };
  const count = countAt(text, tokens, behind) ?? (folded === 'one' ? { value: '1', to: behind + 1 } : undefined);
  if (!count || isMeasure(tokens, count.to)) return undefined;
  const inWords = tokens[behind].number === undefined ? { inWords: true as const } : {};
  // 2-3 bed is a range.
  if (tokens[count.to]?.number !== undefined && /^\s*[-–—]\s*$/.test(gapBefore(text, tokens, count.to))) return undefined;
  const { others, to } = othersBehind(text, tokens, count.to);
  const trailing = isConnector(tokens, to) && unitAt(tokens, to + 1) === undefined ? 1 : 0;
  return { value: count.value, to: to + trailing, isLetter: false, ...inWords, ...(others.length > 0 ? { others } : {}) };
}

/** The lexeme of one; no word of a text can be one, since none has this sign. */
export const numberedLexeme = (counted: string, value: string): string => `${counted}~${value}`;
