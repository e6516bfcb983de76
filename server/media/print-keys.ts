// Under which keys a print is found. A key is twenty of the bits that change least; anyone who searches also tries the keys that come of
// flipping those of its own bits that are the least certain.
import type { Print } from './prints.ts';

const keyBits = 20;
/** Cells of the gradient grid that lie apart, so that their bits say different things. */
const spread = [0, 2, 4, 5, 7].flatMap((row) => [1, 3, 4, 6].map((column) => row * 8 + column));

interface KeyBit {
  isSet: boolean;
  /** What it costs to doubt it. */
  certainty: number;
}

/** Long waves vary less than short ones of the same amount; see the order in prints.ts. */
const waveBits = ({ certainty }: Print): KeyBit[] =>
  certainty.waves.slice(0, keyBits).map((amount, at) => ({ isSet: amount > 0, certainty: Math.abs(amount) * (1 + at) ** 0.25 }));

const stepBits = ({ certainty }: Print): KeyBit[] =>
  spread.map((at) => certainty.steps[at] ?? 0).map((amount) => ({ isSet: amount > 0, certainty: Math.abs(amount) }));

const keyOf = (bits: readonly KeyBit[]): number => bits.reduce((key, { isSet }) => key * 2 + (isSet ? 1 : 0), 0);

/** The keys under which a print is kept. */
export const keysOf = (print: Print): { wave_key: number; step_key: number } => ({ wave_key: keyOf(waveBits(print)), step_key: keyOf(stepBits(print)) });

interface Guess {
  cost: number;
  key: number;
  /** The last bit that was flipped, in the order of certainty. */
  last: number;
}

/** The `max` likeliest keys, the likeliest first: each flips a set of bits, and the sets come by what they cost together. */
function guesses(bits: readonly KeyBit[], max: number): number[] {
  const order = bits.map(({ certainty }, at) => ({ certainty, bit: 1 << (bits.length - 1 - at) })).toSorted((a, b) => a.certainty - b.certainty);
  const costOf = (at: number): number => order[at]?.certainty ?? 0;
  const bitOf = (at: number): number => order[at]?.bit ?? 0;
  const own = keyOf(bits);
  const keys = [own];
  let open: Guess[] = [{ cost: costOf(0), key: own ^ bitOf(0), last: 0 }];
  while (keys.length < max && open.length > 0) {
    const best = open.reduce((least, one) => (one.cost < least.cost ? one : least));
    open = open.filter((one) => one !== best);
    keys.push(best.key);
    const next = best.last + 1;
    if (next >= order.length) continue;
    // One bit more, or the next bit in the place of the last.
    open.push({ cost: best.cost + costOf(next), key: best.key ^ bitOf(next), last: next });
    open.push({ cost: best.cost + costOf(next) - costOf(best.last), key: best.key ^ bitOf(next) ^ bitOf(best.last), last: next });
  }
  return keys;
}

/** The keys to search under. */
export const waveProbes = (print: Print, max: number): number[] => guesses(waveBits(print), max);
export const stepProbes = (print: Print, max: number): number[] => guesses(stepBits(print), max);
