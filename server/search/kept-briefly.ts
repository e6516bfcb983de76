// What several parts of one search ask for, and the next page of the same list: made once and kept for some seconds.

export interface Keeping {
  ms: number;
  max: number;
}

/** What was made for a key, or `make` where nothing is kept. A failure is not kept. */
export type Kept<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/** Forgets what is older than `ms`, and beyond `max` what was made first; `now` is the clock. */
export function keptBriefly<T>({ ms, max }: Keeping, now: () => number = Date.now): Kept<T> {
  const kept = new Map<string, { made: Promise<T>; until: number }>();
  return (key, make) => {
    const known = kept.get(key);
    if (known && known.until > now()) return known.made;
    const made = make();
    kept.delete(key);
    kept.set(key, { made, until: now() + ms });
    for (const oldest of kept.keys()) if (kept.size > max) kept.delete(oldest);
    made.catch(() => kept.delete(key));
    return made;
  };
}
