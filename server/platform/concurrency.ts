// How much runs at once in this process. Load shedding has a queue of its own (http/limits/reading-line.ts): its places have
// priorities, shares and an end of patience.

export interface Semaphore {
  /** Runs `work` as soon as there is a place; those that wait come in order. */
  run<T>(work: () => Promise<T>): Promise<T>;
  running(): number;
  waiting(): number;
}

/** Lets so many pieces of work run at once. */
export function openSemaphore(max: number): Semaphore {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running < max) running += 1;
      else await new Promise<void>((resolve) => void queue.push(resolve));
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
    running: () => running,
    waiting: () => queue.length,
  };
}

export interface Semaphores {
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** Under a key, or under all. */
  running(key?: string): number;
  waiting(key?: string): number;
}

/** A semaphore for each key, for as long as it has work. */
export function openSemaphores(max: number): Semaphores {
  const byKey = new Map<string, Semaphore>();
  const count = (what: 'running' | 'waiting', key: string | undefined): number =>
    key === undefined ? [...byKey.values()].reduce((total, one) => total + one[what](), 0) : (byKey.get(key)?.[what]() ?? 0);
  return {
    async run(key, work) {
      const one = byKey.get(key) ?? openSemaphore(max);
      byKey.set(key, one);
      try {
        return await one.run(work);
      } finally {
        if (one.running() === 0) byKey.delete(key);
      }
    },
    running: (key) => count('running', key),
    waiting: (key) => count('waiting', key),
  };
}

/** Work under one key runs one after the other. */
export const openMutexes = (): Semaphores => openSemaphores(1);

/** The results in the order of `all`; `max` are worked on at a time. */
export function mapConcurrently<T, R>(all: readonly T[], max: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const { run } = openSemaphore(max);
  return Promise.all(all.map((one) => run(() => work(one))));
}
