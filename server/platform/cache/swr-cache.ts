// A stale-while-revalidate cache in memory for what is the same for everyone: one value made at a time for each key, all of
// them ended by a new public version, bounded by the bytes of all caches together.
import { answersBudget, type CacheShare, type MemoryBudget } from './memory-budget.ts';
import type { PublicVersion } from './public-version.ts';
import { Failure } from '#server/platform/http/failure.ts';

interface Entry<T> {
  value: T;
  version: number;
  madeAt: number;
}

/** How a value came about, for the `cache-status` header. `away`: cached before the database went away. */
export type CacheOutcome = 'hit' | 'stale' | 'away' | 'miss' | 'pass';

export interface CacheOptions {
  freshMs?: number;
  staleMs?: number;
  /** What it shares with other caches. */
  budget?: MemoryBudget;
  /** How long a value may lack what was added since, where the caller allows that. */
  lackingMsMax?: number;
  /** How long a value made without the database is waited for, where an old one is cached. */
  awayTimeoutMs?: number;
  now?: () => number;
}

export interface EntryRules<T> {
  /** Bytes that it takes at the moment, about. */
  weigh: (value: T) => number;
  /** Whether others may have it; what is not shared is made again for each. */
  isShared?: (value: T) => boolean;
}

export interface Cached<T> {
  value: T;
  outcome: CacheOutcome;
}

interface Wanted<T> {
  /** What it refuses is given only where nothing else can be had. */
  isRight?: (value: T) => boolean;
  /** Whether a value may be given while it is made again that only lacks what was added in the last seconds. */
  mayLack?: boolean;
}

/** Without `lackingMs` nothing is given that lacks anything. */
export type VersionSource = Pick<PublicVersion, 'version' | 'lastVersion'> & Partial<Pick<PublicVersion, 'lackingMs'>>;

type Make<T> = () => Promise<T>;

export interface SwrCache<T> {
  /** The value cached under `key`, or the one that `make` gives. What is no longer fresh is given while it is made again. */
  get(key: string, make: Make<T>, wanted?: Wanted<T>): Promise<Cached<T>>;
  /** The value cached under `key` where `get` would give it as it is, without making anything. */
  peek(key: string, isRight?: (value: T) => boolean): T | undefined;
  /** What it holds at the moment. */
  size(): { entries: number; bytes: number };
}

const defaults = { freshMs: 30_000, staleMs: 120_000, budget: answersBudget, lackingMsMax: 3000, awayTimeoutMs: 300, now: Date.now } as const;

/** The server answered and said no; only failures may be covered by an older value. */
const isRefusal = (error: unknown): boolean => error instanceof Failure && error.status < 500;

const silently = (work: Promise<unknown>): void => void work.catch(() => undefined);

interface Store<T> {
  get(key: string): Entry<T> | undefined;
  set(key: string, entry: Entry<T>): void;
  /** Makes it the last to be dropped. */
  touch(key: string): void;
  size(): { entries: number; bytes: number };
}

/** What an entry takes beside its value: the key, and places in maps. */
const entryBytes = 512;

/** Entries of one cache, as long as the budget has room for them. */
function openStore<T>(weigh: (value: T) => number, budget: MemoryBudget): Store<T> {
  const entries = new Map<string, { entry: Entry<T>; share: CacheShare }>();
  const weightOf = (key: string, { value }: Entry<T>): number => weigh(value) + key.length * 2 + entryBytes;
  return {
    get: (key) => entries.get(key)?.entry,
    set(key, entry) {
      entries.get(key)?.share.release();
      entries.delete(key);
      let isDropped = false;
      const share = budget.keep(
        () => weightOf(key, entry),
        () => {
          isDropped = true;
          entries.delete(key);
        },
      );
      if (!isDropped) entries.set(key, { entry, share });
    },
    touch: (key) => entries.get(key)?.share.touch(),
    size: () => ({ entries: entries.size, bytes: [...entries].reduce((sum, [key, { entry }]) => sum + weightOf(key, entry), 0) }),
  };
}

/** Opens a cache; while `publicVersion` is uncertain nothing new is cached. */
export function openSwrCache<T>(
  publicVersion: VersionSource | undefined,
  { weigh, isShared = () => true }: EntryRules<T>,
  options: CacheOptions = {},
): SwrCache<T> {
  const { freshMs, staleMs, budget, lackingMsMax, awayTimeoutMs, now } = { ...defaults, ...options };
  const store = openStore(weigh, budget);
  const making = new Map<string, Promise<T>>();
  const lacksAtMost = (version: number, ms: number): boolean => (publicVersion?.lackingMs?.(version) ?? Number.POSITIVE_INFINITY) <= ms;
  const isUsable = (version: number): boolean => publicVersion?.version() === version || lacksAtMost(version, lackingMsMax);
  /** One at a time for each key and version; cached only where nothing was changed or taken down in the meantime. */
  const makeOnce = async (key: string, version: number | undefined, make: Make<T>): Promise<T> => {
    const name = `${version} ${key}`;
    const running = making.get(name);
    if (running) {
      const value = await running;
      return isShared(value) ? value : make();
    }
    const made = make().then((value) => {
      const isNewest = version !== undefined && (store.get(key)?.version ?? version) <= version;
      if (isNewest && isUsable(version) && isShared(value)) store.set(key, { value, version, madeAt: now() });
      return value;
    });
    making.set(name, made);
    silently(made.catch(() => undefined).then(() => making.delete(name)));
    return made;
  };
  /** While the version is uncertain: made again, or as it was before, where that fails or takes long. */
  const whileAway = async (key: string, make: Make<T>): Promise<Cached<T>> => {
    const entry = store.get(key);
    if (!entry || entry.version !== publicVersion?.lastVersion()) return { value: await make(), outcome: 'pass' };
    const old = { value: entry.value, outcome: 'away' as const };
    const made = makeOnce(key, undefined, make).then(
      (value) => (isShared(value) ? { value, outcome: 'pass' as const } : old),
      (error: unknown) => {
        if (isRefusal(error)) throw error;
        return old;
      },
    );
    const late = new Promise<typeof old>((resolve) => void setTimeout(resolve, awayTimeoutMs, old).unref());
    return Promise.race([made, late]);
  };
  return {
    size: () => store.size(),
    peek(key, isRight = () => true) {
      const entry = store.get(key);
      if (!entry || entry.version !== publicVersion?.version() || !isRight(entry.value) || now() - entry.madeAt > freshMs) return undefined;
      store.touch(key);
      return entry.value;
    },
    async get(key, make, { isRight = () => true, mayLack = false } = {}): Promise<Cached<T>> {
      const version = publicVersion?.version();
      if (version === undefined) return whileAway(key, make);
      const entry = store.get(key);
      const isCurrent = entry?.version === version;
      const holds = entry !== undefined && (isCurrent || (mayLack && lacksAtMost(entry.version, lackingMsMax)));
      const age = holds && isRight(entry.value) ? now() - entry.madeAt : Number.POSITIVE_INFINITY;
      if (!entry || age > staleMs) {
        const value = await makeOnce(key, version, make);
        // Old, but nothing of it has changed: better than what could not be made.
        return isCurrent && !isShared(value) ? { value: entry.value, outcome: 'away' } : { value, outcome: 'miss' };
      }
      store.touch(key);
      if (isCurrent && age <= freshMs) return { value: entry.value, outcome: 'hit' };
      silently(makeOnce(key, version, make));
      return { value: entry.value, outcome: 'stale' };
    },
  };
}
