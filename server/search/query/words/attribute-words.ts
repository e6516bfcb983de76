// Words that say what a post is like: those of the data files, and those made of a number or of a direction. Directions alone are
// parts of names (South Banasree): only together with a word for facing they say where a home looks.
import { z } from 'zod';
import { facings } from '#contracts/enums.ts';
import attributes from './attributes.json' with { type: 'json' };
import { type Concept, type ConceptWords, Spelled, wordsFrom } from './concept.ts';
import facing from './facing.json' with { type: 'json' };
import floors from './floors.json' with { type: 'json' };
import negations from './negations.json' with { type: 'json' };

const exactly = (concept: Concept, spellings: readonly string[]): ConceptWords => ({ concept, spellings, exact: true });
const both = ({ bn, latin }: z.infer<typeof Spelled>): string[] => [...bn, ...latin];

const { words, directions } = z.strictObject({ words: Spelled, directions: z.record(z.enum(facings), Spelled) }).parse(facing);

const facingWords = facings.map((value) => {
  const spelled = both(directions[value]).flatMap((direction) => [...both(words).map((word) => `${direction} ${word}`), `facing ${direction}`]);
  return exactly({ is: 'attribute', name: 'facing', value }, [...spelled, ...(value === 'south' ? ['দক্ষিণা', 'dokkhina'] : [])]);
});

const upTo = <T>(length: number, made: (one: number) => T): T[] => Array.from({ length }, (_, at) => made(at + 1));
const highestTold = 20;
const lastDay = 31;

/** Tala alone is an upazila. */
const talas = upTo(highestTold, (one) => exactly({ is: 'attribute', name: 'floor', value: one - 1 }, [`${one} tala`, `${one} তালা`, `${one} th tala`]));

/** The word without a number only holds the sentence together. */
const days = upTo(lastDay, (day) => exactly({ is: 'day', day }, [`${day} tarikh`, `${day} tarik`, `${day} তারিখ`]));

/** A building on a foundation for so many storeys has no such floor to let. */
const foundations = exactly(
  { is: 'filler' },
  upTo(highestTold, (one) =>
    ['tola', 'tala', 'storey', 'story', 'floor', 'তলা', 'তালা'].flatMap((word) => [`${one} ${word} foundation`, `${one} ${word} ফাউন্ডেশন`]),
  ).flat(),
);

export const attributeWords: readonly ConceptWords[] = [
  ...facingWords,
  ...wordsFrom(attributes),
  ...wordsFrom(floors),
  ...talas,
  ...days,
  foundations,
  ...wordsFrom(negations),
];
