// Sums, sizes and counts as people type them: ৯৫ লাখ, 1.2 crore, সাড়ে তিন লাখ, ৩ কাঠা ৮ ছটাক. One reading for every box;
// text that is not understood gives undefined, never a wrong number.
import type { LandUnit } from '#contracts/enums.ts';
import { sqftPerMeasure } from '#contracts/posts/land-measures.ts';
import { quantityAt, numberTokensOf, type NumberToken } from './spoken-numbers.ts';

const thousand = 1000;
const multiples: readonly (readonly [RegExp, number])[] = [
  [/^(কোটি|কোটী|crores?|cr|koti|kuti)$/, 10_000_000],
  [/^(লাখ|লক্ষ|lakhs?|lacs?|lak|l)$/, 100_000],
  [/^(হাজার|thousands?|hajar|hazar|k)$/, thousand],
  [/^(শত|শো|শ|hundreds?|shoto|sho)$/, 100],
];
const currency = /^(টাকা|টাকার|taka|takar|tk|bdt|মাত্র|only)$/;
const sqft = /^(বর্গফুট|বর্গ|ফুট|ফিট|স্কয়ার|স্কয়ারফিট|sqft|sft|sq|ft|feet|square)$/;
const counted = /^(টি|টা)$/;

export const wordIn = (words: RegExp, one: NumberToken | undefined): boolean => one?.is === 'word' && words.test(one.text.normalize('NFC'));

const multipleAt = (tokens: readonly NumberToken[], at: number): number | undefined => multiples.find(([words]) => wordIn(words, tokens[at]))?.[1];

const isAmong = (one: NumberToken | undefined, words: RegExp, signs: string): boolean => wordIn(words, one) || (one?.is === 'sign' && signs.includes(one.text));

interface Around {
  words: RegExp;
  before?: string;
  behind: string;
}

/** Strips units and currency around the number. */
export function within(tokens: readonly NumberToken[], { words, before = '', behind }: Around): NumberToken[] {
  const from = tokens.findIndex((one) => !isAmong(one, words, before));
  const to = tokens.findLastIndex((one) => !isAmong(one, words, behind));
  return from < 0 ? [] : tokens.slice(from, to + 1);
}

/** Numbers with falling multiples: 1 crore 20 lakh. A last one without (`1 lakh 20`) may mean twenty thousand, unless `isSaid` that it is not. */
function sumOf(tokens: readonly NumberToken[], isSaid: boolean): number | undefined {
  let sum = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < tokens.length; at++) {
    const quantity = quantityAt(tokens, at);
    if (!quantity) return undefined;
    const multiple = multipleAt(tokens, quantity.to);
    if (multiple === undefined) {
      const isClear = at === 0 || ((isSaid || least <= thousand) && quantity.value < least);
      return isClear && quantity.to === tokens.length ? sum + quantity.value : undefined;
    }
    if (multiple >= least) return undefined;
    sum += quantity.value * multiple;
    least = multiple;
    at = quantity.to;
  }
  return tokens.length > 0 ? sum : undefined;
}

const almost = 1e-4;

/** The sum as a whole number; undefined if it is not whole. */
function wholeSum(tokens: readonly NumberToken[], isSaid = false): number | undefined {
  const sum = sumOf(tokens, isSaid);
  if (sum === undefined || Math.abs(sum - Math.round(sum)) > almost || sum > Number.MAX_SAFE_INTEGER) return undefined;
  return Math.round(sum);
}

/** Whole taka of `text`; undefined if it is not a sum. A plain number means taka. */
export function amountOf(text: string): number | undefined {
  const tokens = numberTokensOf(text);
  const isSaid = tokens.some((one) => wordIn(currency, one));
  return wholeSum(within(tokens, { words: currency, before: '৳.', behind: '/-=.।' }), isSaid);
}

/** Whole square feet of `text`. */
export const areaOf = (text: string): number | undefined => wholeSum(within(numberTokensOf(text.replace(/ft2|ft²/gi, 'ft')), { words: sqft, behind: '.' }));

/** A count: digits only. */
export function countOf(text: string): number | undefined {
  const tokens = within(numberTokensOf(text), { words: counted, behind: '' });
  return tokens.length === 1 && tokens[0]?.is === 'number' ? wholeSum(tokens) : undefined;
}

export const landWords: readonly (readonly [RegExp, LandUnit | 'chhatak'])[] = [
  [/^(কাঠা|কাঠ|katha|kata|kattha|cottah)$/, 'katha'],
  [/^(বিঘা|bigha|biga)$/, 'bigha'],
  [/^(একর|acres?)$/, 'acres'],
  [/^(শতক|শতাংশ|ডেসিমেল|ডিসিমল|shotok|shotangsho|decimals?|dec)$/, 'shotok'],
  [/^(ছটাক|chhatak|chatak|chotak|chattak)$/, 'chhatak'],
];
export const landNouns = /^(জমি|জায়গা|land)$/;
const landSqft = sqftPerMeasure();
const placesMax = 10_000;

export interface TypedLand {
  size: number;
  /** The typed unit; absent for a bare number. */
  unit: LandUnit | undefined;
}

/** Land of `text`, with at most four decimals: parts with falling units are counted in the smallest, chhatak in katha. */
export function landOf(text: string): TypedLand | undefined {
  const tokens = within(numberTokensOf(text), { words: landNouns, behind: '.।' });
  let [total, least, unit]: [number, number, LandUnit | undefined] = [0, Number.POSITIVE_INFINITY, undefined];
  for (let at = 0; at < tokens.length; at++) {
    const quantity = quantityAt(tokens, at);
    if (!quantity) return undefined;
    const named = landWords.find(([words]) => wordIn(words, tokens[quantity.to]))?.[1];
    if (named === undefined) return at === 0 && quantity.to === tokens.length ? { size: rounded(quantity.value), unit: undefined } : undefined;
    if (landSqft[named] >= least) return undefined;
    total += quantity.value * landSqft[named];
    least = landSqft[named];
    unit = named === 'chhatak' ? (unit ?? 'katha') : named;
    at = quantity.to;
  }
  return unit && { size: rounded(total / landSqft[unit]), unit };
}

function rounded(size: number): number {
  return Math.round(size * placesMax) / placesMax;
}
