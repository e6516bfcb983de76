// What people write besides names: whether to buy or rent, kinds of property, units, comparisons, and words that only hold a
// sentence together. In English, in Bengali, and in Bengali written with Latin letters, with the spellings people use. A street
// behind a place's name makes another name: Mirpur Road is not Mirpur.
import { amountWords } from '#server/search/query/amounts/amount-words.ts';
import { attributeWords } from './attribute-words.ts';
import { type ConceptWords, wordsFrom } from './concept.ts';
import fillers from './fillers.json' with { type: 'json' };
import kinds from './kinds.json' with { type: 'json' };
import months from './months.json' with { type: 'json' };
import tenants from './tenants.json' with { type: 'json' };

export const concepts: readonly ConceptWords[] = [
  ...wordsFrom(kinds),
  ...amountWords,
  ...wordsFrom(tenants),
  ...attributeWords,
  ...wordsFrom(months),
  ...wordsFrom(fillers),
];
