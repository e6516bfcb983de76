// Land priced by its unit, as people say it: ৪৫ হাজার শতক, কাঠা প্রতি ১২ লাখ, per katha 12 lakh, 12 lakh/katha.
import type { LandUnit } from '#contracts/enums.ts';
import { amountOf, landWords, wordIn } from '#i18n/typed-numbers.ts';
import { numberTokensOf, type NumberToken } from '#i18n/spoken-numbers.ts';

/** Endings that a unit takes in “শতকে ৪৫ হাজার” and “কাঠাপ্রতি ১২ লাখ”. */
const ending = /(?:প্রতি|ে|\u09df|\u09af\u09bc|র)$/u;
const joining = /^(প্রতি|per|each|a|হিসাবে|দরে)$/i;
/** Smaller sums are no price of land: a size was typed, or “thousand” left out. */
const smallestRate = 100;

export interface LandRate {
  /** Whole taka. */
  rate: number;
  unit: LandUnit;
}

function unitOf(token: NumberToken): LandUnit | undefined {
  if (token.is !== 'word') return undefined;
  const plain = { ...token, text: token.text.replace(ending, '') };
  const named = landWords.find(([words]) => wordIn(words, token) || wordIn(words, plain))?.[1];
  return named === 'chhatak' ? undefined : named;
}

/** A sum for each unit of land; undefined where the text names no unit or more than one, or its sum cannot be read. */
export function landRateOf(text: string): LandRate | undefined {
  const units = numberTokensOf(text).flatMap((token) => unitOf(token) ?? []);
  const [unit] = units;
  if (unit === undefined || units.length > 1) return undefined;
  const isUnit = (word: string): boolean => numberTokensOf(word).some((token) => unitOf(token) !== undefined);
  const rest = text
    .split(/[\s/]+/u)
    .filter((word) => !isUnit(word) && !joining.test(word))
    .join(' ');
  const rate = amountOf(rest);
  return rate === undefined || rate < smallestRate ? undefined : { rate, unit };
}
