import type { LandUnit } from '#contracts/enums.ts';
import type { Language } from './language.ts';
import { fill, measureWords } from './measures.ts';
import type { Numbers } from './numbers.ts';

const lakh = 100_000;
const lakhsPerCrore = 100;
const thousand = 1000;
const thousandsPerLakh = 100;

type Size = 'exact' | 'lakh' | 'crore';

/** The unit of a sum after rounding: 99,99,999 is one crore, not a hundred lakh. */
function sizeOf(taka: number): Size {
  if (taka < lakh) return 'exact';
  return Math.round(taka / thousand) < lakhsPerCrore * thousandsPerLakh ? 'lakh' : 'crore';
}

/** Formats whole taka in one language. */
export function money(lng: Language, { number, short }: Numbers) {
  const words = measureWords[lng];

  /** A sum in two units: ১ কোটি ১৮ লাখ. */
  const inBoth = (count: number, each: number, larger: string, smaller: string): string => {
    const whole = `${number(Math.floor(count / each))} ${larger}`;
    return count % each === 0 ? whole : `${whole} ${number(count % each)} ${smaller}`;
  };
  const amountShort = (taka: number): string => {
    const size = sizeOf(taka);
    if (size === 'exact') return number(taka);
    const [unit, whole] = size === 'lakh' ? [thousand, thousandsPerLakh] : [lakh, lakhsPerCrore];
    return `${short(Math.round(taka / unit) / whole)} ${words[size]}`;
  };
  const amount = (taka: number): string => {
    const size = sizeOf(taka);
    if (lng === 'en' || size === 'exact') return amountShort(taka);
    return size === 'lakh'
      ? inBoth(Math.round(taka / thousand), thousandsPerLakh, words.lakh, words.thousand)
      : inBoth(Math.round(taka / lakh), lakhsPerCrore, words.crore, words.lakh);
  };
  const takaExact = (taka: number): string => fill(words.takaExact, { n: number(taka) });
  const takaShort = (taka: number): string => (sizeOf(taka) === 'exact' ? takaExact(taka) : fill(words.takaCompact, { n: amount(taka) }));

  return {
    /** In spoken form: ১ কোটি ১৮ লাখ, ৯৭ লাখ ৫০ হাজার, ৳১৯,৫০০; Tk 1.18 crore, Tk 97.5 lakh, Tk 19,500. */
    taka: takaShort,
    /** The same without the currency, inside a sentence: ১২ লাখ কমেছে, 12 lakh less. */
    amount,
    /** In one unit, where there is room for a few letters, as on a mark of a map: ৯৭.৫ লাখ, ১.১৮ কোটি, ১৯,৫০০. */
    amountShort,
    /** The same with the currency where it is written out, for columns of a table: ৯৭.৫ লাখ, ৳১৯,৫০০; Tk 97.5 lakh, Tk 19,500. */
    takaInOneUnit: (taka: number): string => (lng === 'bn' && sizeOf(taka) !== 'exact' ? amountShort(taka) : takaShort(taka)),
    /** To the last taka: ৳১,১৮,০০,০০০, Tk 11,800,000. */
    takaExact,
    /** A rate rounded to whole taka: ৳৯,৪৪০/বর্গফুট, Tk 9,440/sqft. */
    perSqft: (taka: number): string => fill(words.perSqft, { n: number(Math.round(taka)) }),
    /** ৫৫ লাখ/কাঠা, Tk 55 lakh/katha. */
    perLandUnit: (taka: number, unit: LandUnit): string => fill(words.perLandUnit[unit], { n: takaShort(Math.round(taka)) }),
  };
}

export type Money = ReturnType<typeof money>;
