// How much memory the answers may take that a process keeps: one budget for all caches together, since a cache that is seldom asked
// would otherwise hold what another needs. What was longest not asked for goes first, no matter who keeps it.

/** Something that is kept, and what it takes at the moment. */
export interface CacheShare {
  /** Makes it the last to be dropped, and weighs it again: what is kept grows where it is compressed for a second encoding. */
  touch(): void;
  /** It is kept no longer. */
  release(): void;
}

export interface MemoryBudget {
  /** Counts something that is kept from now on; `drop` is called where there is no room for it any more. */
  keep(weigh: () => number, drop: () => void): CacheShare;
  /** Changes what all may take together. */
  limit(bytesMax: number): void;
  size(): { entries: number; bytes: number; bytesMax: number };
}

interface Entry {
  bytes: number;
  drop: () => void;
}

export function openMemoryBudget(bytesAtFirst: number): MemoryBudget {
  let bytesMax = bytesAtFirst;
  // In the order in which they were asked for.
  const entries = new Set<Entry>();
  let bytes = 0;
  const remove = (entry: Entry): void => {
    if (entries.delete(entry)) bytes -= entry.bytes;
  };
  const trim = (): void => {
    for (const oldest of entries) {
      if (bytes <= bytesMax) break;
      remove(oldest);
      oldest.drop();
    }
  };
  const add = (entry: Entry, weight: number): void => {
    entry.bytes = weight;
    entries.add(entry);
    bytes += weight;
    trim();
  };
  return {
    keep(weigh, drop) {
      const entry = { bytes: 0, drop };
      add(entry, weigh());
      return {
        touch() {
          if (!entries.has(entry)) return;
          remove(entry);
          add(entry, weigh());
        },
        release: () => remove(entry),
      };
    },
    limit(max) {
      bytesMax = max;
      trim();
    },
    size: () => ({ entries: entries.size, bytes, bytesMax }),
  };
}

/** Of this process: pages, and answers of all public calls. CACHE_MB changes it. */
export const answersBudget = openMemoryBudget(96 * 1024 * 1024);
