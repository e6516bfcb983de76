// Counts in this process alone, for what is too frequent to write a row each time.
import { rates, type RateName } from '#contracts/posts/rates.ts';

/** Some ten megabytes: the caller from more addresses than that at once is not held by counting addresses. */
const keysMaxUsual = 100_000;

export interface MemoryCounter {
  /** Milliseconds until `key` may be counted again; 0 when it may now. */
  wait(key: string, maximum: number): number;
  /** Counts one, and tells how many there are in this window and how many milliseconds are left of it. */
  count(key: string): { points: number; ms: number };
}

/** Beyond so many keys in a window the oldest are forgotten. */
export function memoryCounter(name: RateName, keysMax = keysMaxUsual): MemoryCounter {
  const { seconds } = rates[name];
  let counts = new Map<string, number>();
  let end = 0;
  const renew = (): number => {
    const now = Date.now();
    if (now >= end) [counts, end] = [new Map(), now + seconds * 1000];
    return end - now;
  };
  return {
    wait(key, maximum) {
      const ms = renew();
      return (counts.get(key) ?? 0) >= maximum ? ms : 0;
    },
    count(key) {
      const ms = renew();
      const points = (counts.get(key) ?? 0) + 1;
      counts.set(key, points);
      for (const oldest of counts.keys())
        if (counts.size > keysMax) counts.delete(oldest);
        else break;
      return { points, ms };
    },
  };
}
