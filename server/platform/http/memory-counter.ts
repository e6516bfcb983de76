// Counts in this process alone, for what is too frequent to write a row each time.
import { rates, type RateName } from '#contracts/rates.ts';
import { noteCount } from './counted.ts';

/** Some ten megabytes: whoever asks from more addresses than that at once is not held by counting addresses. */
const keysMaxUsual = 100_000;

/** Returns the milliseconds to wait; 0 when it was counted. Beyond so many keys in a window the oldest are forgotten. */
export function memoryCounter(name: RateName, keysMax = keysMaxUsual): (key: string) => number {
  const { points, seconds } = rates[name];
  let counts = new Map<string, number>();
  let end = 0;
  return (key) => {
    const now = Date.now();
    if (now >= end) [counts, end] = [new Map(), now + seconds * 1000];
    const count = (counts.get(key) ?? 0) + 1;
    noteCount({ name, remaining: points - count, resetSeconds: Math.ceil((end - now) / 1000) });
    if (count > points) return end - now;
    counts.set(key, count);
    for (const oldest of counts.keys())
      if (counts.size > keysMax) counts.delete(oldest);
      else break;
    return 0;
  };
}
