const batchMax = 1000;
const retryMs = 1000;

export interface Batches<Item> {
  add(items: readonly Item[]): void;
  close(): void;
}

/**
 * Gathers what arrives together and works it off in batches, one after the other: a thousand messages of one commit are one query.
 * A batch that fails, as while the database is away, is tried again.
 */
export function openBatches<Item>(work: (items: Item[]) => Promise<void>, onError: (error: unknown) => void): Batches<Item> {
  let waiting = new Set<Item>();
  let timer: NodeJS.Timeout | NodeJS.Immediate | undefined;
  let isClosed = false;
  const run = async (): Promise<void> => {
    const items = [...waiting];
    const now = items.slice(0, batchMax);
    waiting = new Set(items.slice(batchMax));
    let pauseMs = 0;
    try {
      await work(now);
    } catch (error) {
      onError(error);
      waiting = new Set([...now, ...waiting]);
      pauseMs = retryMs;
    }
    timer = undefined;
    if (waiting.size > 0) schedule(pauseMs);
  };
  const schedule = (ms: number): void => {
    if (timer || isClosed) return;
    timer = ms > 0 ? setTimeout(() => void run(), ms).unref() : setImmediate(() => void run());
  };
  return {
    add(items) {
      for (const item of items) waiting.add(item);
      if (waiting.size > 0) schedule(0);
    },
    close() {
      isClosed = true;
      waiting.clear();
    },
  };
}
