// Chance that falls the same way every time: the demo's posts and pictures are the same on every machine.

export interface Random {
  /** At least `from`, less than `to`. */
  real(from: number, to: number): number;
  /** Both ends included. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

/** Mulberry32: small, fast, and good enough for scattering. */
export function randomFrom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole: Random['whole'] = (from, to) => from + Math.floor(next() * (to - from + 1));
  return {
    real: (from, to) => from + next() * (to - from),
    whole,
    chance: (probability) => next() < probability,
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new Error('Nothing to pick from.');
      return items[whole(0, items.length - 1)] as T;
    },
    shuffled<T>(items: readonly T[]): T[] {
      const copy = [...items];
      for (let at = copy.length - 1; at > 0; at--) {
        const other = whole(0, at);
        [copy[at], copy[other]] = [copy[other] as T, copy[at] as T];
      }
      return copy;
    },
  };
}
