import { distances } from './distances.ts';
import type { Language } from './language.ts';
import { fill, measureWords } from './measures.ts';
import { money } from './money.ts';
import type { Money } from './money.ts';
import { numbers } from './numbers.ts';
import type { Numbers } from './numbers.ts';
import { sizes } from './sizes.ts';
import { times } from './times.ts';

type RangeOf = 'number' | 'taka' | 'area' | 'perSqft';
type Bound = number | null | undefined;

/** Formats a range; one bound may be missing; empty without both. */
function ranges(lng: Language, { number }: Numbers, { taka, amount, perSqft }: Money) {
  const words = measureWords[lng];
  const area = (text: string): string => fill(words.sqft, { n: text });
  const single: Record<RangeOf, (value: number) => string> = {
    number,
    taka,
    area: (value) => area(number(value)),
    perSqft,
  };
  const both: Record<RangeOf, (from: number, to: number) => string> = {
    number: (from, to) => `${number(from)}–${number(to)}`,
    // English names the currency once; in Bengali each exact sum has its sign.
    taka: (from, to) => `${taka(from)} – ${lng === 'en' ? amount(to) : taka(to)}`,
    area: (from, to) => area(`${number(from)}–${number(to)}`),
    perSqft: (from, to) => {
      if (from < 1000) return fill(words.perSqft, { n: `${number(from)}–${number(to)}` });
      const thousands = [...new Set([from, to].map((value) => number(Math.round(value / 1000))))];
      return fill(words.thousandsPerSqft, { n: thousands.join('–') });
    },
  };
  return function range(from: Bound, to: Bound, of: RangeOf = 'number'): string {
    if (from == null) return to == null ? '' : fill(words.upTo, { n: single[of](to) });
    if (to == null) return fill(words.from, { n: single[of](from) });
    return from === to ? single[of](from) : both[of](from, to);
  };
}

function build(lng: Language) {
  const inNumbers = numbers(lng);
  const inMoney = money(lng, inNumbers);
  const inTimes = times(lng, inNumbers);
  const words = measureWords[lng];
  return {
    lng,
    ...inNumbers,
    ...inMoney,
    ...sizes(lng, inNumbers),
    ...inTimes,
    ...distances(lng, inNumbers, inTimes.date),
    /** ৯৫০–১,২০০ বর্গফুট, ৫০ লাখ – ১ কোটি ৫০ লাখ, Up to Tk 50 lakh, Tk 8–12k/sqft. */
    range: ranges(lng, inNumbers, inMoney),
    /** ক, খ ও গ; a, b or c. */
    list: (items: readonly string[], joined: 'and' | 'or' = 'and'): string =>
      items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${words[joined]} ${items.at(-1)}`,
  };
}

export type Formatter = ReturnType<typeof build>;

const built = new Map<Language, Formatter>();

/** All formatters of one language; created once per language. */
export function formatter(lng: Language): Formatter {
  const made = built.get(lng) ?? build(lng);
  built.set(lng, made);
  return made;
}
