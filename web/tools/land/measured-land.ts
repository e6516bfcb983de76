// Land as people say it, in any unit there is: ৩ কাঠা ৮ ছটাক, 2 kani 5 ganda, ৩৩৪ বর্গমিটার. Apart from `landOf`, whose units are those of posts.
import type { LandMeasure } from '#contracts/posts/land-measures.ts';
import { quantityAt, numberTokensOf } from '#i18n/spoken-numbers.ts';
import { landNouns, landWords, within, wordIn } from '#i18n/typed-numbers.ts';

const words: readonly (readonly [RegExp, LandMeasure])[] = [
  ...landWords,
  [/^(কানি|kani)$/, 'kani'],
  [/^(গন্ডা|গণ্ডা|ganda|gonda)$/, 'ganda'],
  [/^sqft$/, 'sqft'],
  [/^sqm$/, 'sqm'],
];

/** Units of several words become one. */
const joined = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/বর্গ\s*মিটার|square\s*met(?:er|re)s?|sq\.?\s*m(?:et(?:er|re)s?)?\.?(?![a-z])|m2|m²/gi, ' sqm ')
    .replace(/বর্গ\s*(?:ফুট|ফিট)|স্কয়ার\s*(?:ফুট|ফিট)|square\s*f(?:ee|oo)t|sq\.?\s*f(?:ee|oo)?t\.?|sft|ft2|ft²/gi, ' sqft ');

export interface MeasuredLand {
  amount: number;
  /** The first unit that was said; absent for a bare number. */
  unit: LandMeasure | undefined;
}

/** Land of `text`, counted in its first unit; parts follow in falling units. Undefined where it is not understood. */
export function measuredLandOf(text: string, sqft: Readonly<Record<LandMeasure, number>>): MeasuredLand | undefined {
  const tokens = within(numberTokensOf(joined(text)), { words: landNouns, behind: '.।' });
  let [total, least, unit]: [number, number, LandMeasure | undefined] = [0, Number.POSITIVE_INFINITY, undefined];
  for (let at = 0; at < tokens.length; at++) {
    const quantity = quantityAt(tokens, at);
    if (!quantity) return undefined;
    const named = words.find(([word]) => wordIn(word, tokens[quantity.to]))?.[1];
    if (named === undefined) return at === 0 && quantity.to === tokens.length ? { amount: quantity.value, unit: undefined } : undefined;
    if (sqft[named] >= least) return undefined;
    total += quantity.value * sqft[named];
    least = sqft[named];
    unit ??= named;
    at = quantity.to;
  }
  return unit && { amount: total / sqft[unit], unit };
}
