import { toLocaleDigits } from './digits.ts';
import { locales } from './language.ts';
import type { Language } from './language.ts';
import type { OrdinalCategory } from './measure-words.ts';
import { measureWords } from './measures.ts';

const decimals = new Map<string, Intl.NumberFormat>();

function decimalFormat(lng: Language, digits: number): Intl.NumberFormat {
  const key = `${lng}${digits}`;
  let format = decimals.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locales[lng], { minimumFractionDigits: digits, maximumFractionDigits: digits });
    decimals.set(key, format);
  }
  return format;
}

/** Formats plain numbers in one language. */
export function numbers(lng: Language) {
  const grouped = new Intl.NumberFormat(locales[lng]);
  const short = new Intl.NumberFormat(locales[lng], { maximumFractionDigits: 2 });
  const ratio = new Intl.NumberFormat(locales[lng], { style: 'percent', maximumFractionDigits: 1 });
  const ordinals = new Intl.PluralRules(lng, { type: 'ordinal' });
  const plain = (value: number | string): string => toLocaleDigits(lng, String(value));
  return {
    /** Grouped by the language's rules: ১,২৫,০০,০০০ or 12,500,000. */
    number: (value: number): string => grouped.format(value),
    /** Digits only, never grouped: years, post numbers, codes. */
    plain,
    /** With a fixed number of decimals: ৪.০. */
    decimal: (value: number, digits: number): string => decimalFormat(lng, digits).format(value),
    /** With at most two decimals and no trailing zeros: ৬৮.৫. */
    short: (value: number): string => short.format(value),
    /** A ratio as a percentage with at most one decimal: 0.125 is ১২.৫%. */
    percent: (value: number): string => ratio.format(value),
    /** ৬ষ্ঠ, 6th. */
    ordinal: (value: number): string => plain(value) + measureWords[lng].ordinalEndings[ordinals.select(value) as OrdinalCategory],
  };
}

export type Numbers = ReturnType<typeof numbers>;
