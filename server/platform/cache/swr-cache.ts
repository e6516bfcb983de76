// Things made for strangers, kept for a short while: one made at a time for each key, all of them ended by a change of what
// the public sees, bounded by their bytes.
import type { Content } from './public-version.ts';
import { Failure } from '#server/platform/http/failure.ts';

interface Entry<T> {
  value: T;
  version: number;
  madeAt: number;
}

/** How a value came about, for the `cache-status` header. `away`: kept from before the database went. */
export type Outcome = 'hit' | 'stale' | 'away' | 'miss' | 'pass';

export interface KeptOptions {
  freshMs?: number;
  staleMs?: number;
  bytesMax?: number;
  /** How long a value made without the database is waited for, where an old one is kept. */
  awayPatienceMs?: number;
  now?: () => number;
}

export interface Nature<T> {
  /** Bytes that it takes, about. */
  weigh: (value: T) => number;
  /** Whether others may have it; what is not shared is made anew for each. */
  isShared?: (value: T) => boolean;
}

export interface Got<T> {
  value: T;
  outcome: Outcome;
}

export interface Kept<T> {
  /**
   * The value kept under `key`, or the one that `make` gives. What is no longer fresh is given once more while it is made anew;
   * what `isRight` refuses only where nothing else can be had.
   */
  get(key: string, make: () => Promise<T>, isRight?: (value: T) => boolean): Promise<Got<T>>;
  /** What it holds at the moment. */
  size(): { entries: number; bytes: number };
}

const defaults = { freshMs: 30_000, staleMs: 120_000, bytesMax: 64 * 1024 * 1024, awayPatienceMs: 300, now: Date.now } as const;

/** Refused, not failed: that is news, which what was kept would hide. */
const isRefusal = (error: unknown): boolean => error instanceof Failure && error.status < 500;

const silently = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** Opens a store; while `content` cannot tell of changes nothing new is kept. */
export function openKept<T>(content: Pick<Content, 'version' | 'lastVersion'> | undefined, nature: Nature<T>, options: KeptOptions = {}): Kept<T> {
  const { freshMs, staleMs, bytesMax, awayPatienceMs, now } = { ...defaults, ...options };
  const { weigh, isShared = () => true } = nature;
  const kept = new Map<string, Entry<T>>();
  const making = new Map<string, Promise<T>>();
  let bytes = 0;
  const drop = (key: string): void => {
    const entry = kept.get(key);
    if (entry && kept.delete(key)) bytes -= weigh(entry.value) + key.length;
  };
  const keep = (key: string, entry: Entry<T>): void => {
    drop(key);
    kept.set(key, entry);
    bytes += weigh(entry.value) + key.length;
    for (const oldest of kept.keys()) {
      if (bytes <= bytesMax) break;
      drop(oldest);
    }
  };
  /** One at a time for each key and state of the content; kept only where nothing changed meanwhile. */
  const makeOnce = async (key: string, version: number | undefined, make: () => Promise<T>): Promise<T> => {
    const name = `${version} ${key}`;
    const running = making.get(name);
    if (running) {
      const value = await running;
      return isShared(value) ? value : make();
    }
    const made = make().then((value) => {
      if (version !== undefined && content?.version() === version && isShared(value)) keep(key, { value, version, madeAt: now() });
      return value;
    });
    making.set(name, made);
    silently(made.catch(() => undefined).then(() => making.delete(name)));
    return made;
  };
  /** While nobody tells of changes: made anew, or as it was before, where that fails or takes long. */
  const whileAway = async (key: string, make: () => Promise<T>): Promise<Got<T>> => {
    const entry = kept.get(key);
    if (!entry || entry.version !== content?.lastVersion()) return { value: await make(), outcome: 'pass' };
    const old = { value: entry.value, outcome: 'away' as const };
    const made = makeOnce(key, undefined, make).then(
      (value) => (isShared(value) ? { value, outcome: 'pass' as const } : old),
      (error: unknown) => {
        if (isRefusal(error)) throw error;
        return old;
      },
    );
    const late = new Promise<typeof old>((resolve) => void setTimeout(resolve, awayPatienceMs, old).unref());
    return Promise.race([made, late]);
  };
  return {
    size: () => ({ entries: kept.size, bytes }),
    async get(key, make, isRight = () => true): Promise<Got<T>> {
      const version = content?.version();
      if (version === undefined) return whileAway(key, make);
      const entry = kept.get(key);
      const holds = entry?.version === version;
      const age = holds && isRight(entry.value) ? now() - entry.madeAt : Number.POSITIVE_INFINITY;
      if (!entry || age > staleMs) {
        const value = await makeOnce(key, version, make);
        // Old, but nothing of it has changed: better than what could not be made.
        return holds && !isShared(value) ? { value: entry.value, outcome: 'away' } : { value, outcome: 'miss' };
      }
      // Whatever is asked for again goes last.
      kept.delete(key);
      kept.set(key, entry);
      if (age <= freshMs) return { value: entry.value, outcome: 'hit' };
      silently(makeOnce(key, version, make));
      return { value: entry.value, outcome: 'stale' };
    },
  };
}
