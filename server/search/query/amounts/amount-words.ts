// Words of sums, sizes and counts: units, comparisons and numbers, in English, in Bengali and romanised. Number words are those of
// every box for numbers, and how else they are said. Kani, gonda and chhatak go by the bigha of 33 shotok: a chhatak is a sixteenth
// of a katha, a gonda 864 sqft (1.98 shotok), a kani twenty of them, 17,280 sqft. In Chattogram that is the kani of every deed;
// others (30 or 120 shotok elsewhere) say the shotok.
import { fractionWords, numberWords } from '#i18n/spoken-numbers.ts';
import { type ConceptWords, wordsFrom } from '#server/search/query/words/concept.ts';
import amounts from '#server/search/query/words/amounts.json' with { type: 'json' };
import { romanNumerals } from './roman-numerals.ts';

const number = (value: number, spellings: readonly string[]): ConceptWords => ({ concept: { is: 'number', value }, spellings, exact: true });

export const amountWords: readonly ConceptWords[] = [
  ...wordsFrom(amounts),
  ...numberWords.filter(([, value]) => value > 0).map(([spelling, value]) => number(value, [spelling])),
  ...romanNumerals.map(([spelling, value]) => number(value, [spelling])),
  ...fractionWords.map(({ words, adds, alone }): ConceptWords => ({
    concept: { is: 'fraction', adds, ...(alone === undefined ? {} : { alone }) },
    spellings: words,
    exact: true,
  })),
];
