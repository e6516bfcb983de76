// How often something may happen, counted in PostgreSQL so that it holds across processes and restarts.
import { sql } from 'kysely';
import { type AddressRateName, rates, type RateName, wideNetworkFactor } from '#contracts/posts/rates.ts';
import type { Db } from '#server/platform/database/database.ts';
import { limitsRefused } from '#server/platform/observability/counters.ts';
import { type KeyedHash, keyedHash } from '#server/platform/security/keyed-hash.ts';
import { wideNetworkOf } from '#server/platform/http/callers/address.ts';
import { noteCount } from './counted.ts';
import { fail } from '#server/platform/http/failure.ts';
import { type MemoryCounter, memoryCounter } from './memory-counter.ts';

/** Who is counted under each of several limits: an account, an email, a device, an address; kept as keyed hashes only. */
export type Counts = Partial<Record<RateName, string>>;

export interface RateLimits {
  /**
   * Counts one under each of these limits; where any of them is reached, under none. Of several ways the first that is open
   * is taken and returned. A window begins with its first count. Anyone who holds a connection passes it as `db`: asking the
   * pool for another could wait for ever, and what the transaction takes back is not counted either.
   * Throws TOO_MANY with the seconds until the next way opens, and whatever the database throws: what cannot be counted is
   * not granted.
   */
  consume(ways: Counts | readonly Counts[], db?: Db): Promise<Counts>;
  /** Seconds until all of these may be counted; 0 when they may now. Counts nothing. */
  wait(counts: Counts): Promise<number>;
  /** Throws TOO_MANY when one of these limits is reached already; counts nothing. */
  peek(counts: Counts): Promise<void>;
  /** Takes back what `consume` counted. */
  refund(counts: Counts): Promise<void>;
  /** Begins again, as after a sign-in that worked. */
  reset(counts: Counts): Promise<void>;
}

const secondsOf = (ms: number): number => Math.ceil(ms / 1000);

interface Entry {
  name: RateName;
  key: string;
  maximum: number;
  window: number;
}

const isByAddress = (name: RateName): name is AddressRateName => name.endsWith('PerAddress');

function entriesOf(hash: KeyedHash, counts: Counts): Entry[] {
  const keyOf = (name: RateName, who: string): string => `${name}:${hash(who).toString('base64url')}`;
  return Object.entries(counts).flatMap(([said, key]) => {
    const name = said as RateName;
    const { points, seconds } = rates[name];
    const entry = { name, key: keyOf(name, key), maximum: points, window: seconds * 1000 };
    const wide = isByAddress(name) ? wideNetworkOf(key) : undefined;
    return wide ? [entry, { ...entry, key: keyOf(name, wide), maximum: points * wideNetworkFactor }] : [entry];
  });
}

const keysOf = (hash: KeyedHash, counts: Counts): string[] => entriesOf(hash, counts).map(({ key }) => key);

/** Milliseconds to wait; 0 when one was counted under each. */
async function consumeStored(db: Db, entries: readonly Entry[]): Promise<number> {
  if (entries.length === 0) return 0;
  const [keys, maxima, windows] = [entries.map(({ key }) => key), entries.map(({ maximum }) => maximum), entries.map(({ window }) => window)];
  const { rows } = await sql<{ wait: number; counted: Record<string, [points: number, ms: number]> }>`
    select wait, counted from count_limits(${keys}::text[], ${maxima}::int[], ${windows}::bigint[])`.execute(db);
  for (const { name, key, maximum } of entries) {
    const [points, ms] = rows[0]?.counted[key] ?? [];
    if (points !== undefined && ms !== undefined) noteCount({ name, remaining: maximum - points, resetSeconds: secondsOf(ms) });
  }
  // Of two clocks one may be ahead: no one waits longer than a whole window.
  return Math.min(rows[0]?.wait ?? 0, Math.max(...windows));
}

/** Which of several was reached, the database does not say; they are as many as the places that count. */
function countRefusal(counts: Counts): string {
  const names = (Object.keys(counts) as RateName[]).filter((name) => name !== 'revealAgain');
  const limit = names.toSorted().join(' or ');
  limitsRefused.inc({ limit });
  return limit;
}

/** Too frequent to write a row each time. */
const inMemory = [
  'searchesPerCaller',
  'searchesPerAddress',
  'suggestionsPerCaller',
  'suggestionsPerAddress',
  'visitsPerCaller',
  'visitsPerAddress',
  'trafficPerCaller',
  'trafficPerAddress',
  'callsPerKey',
  'handshakesPerCaller',
  'handshakesPerAddress',
] as const satisfies readonly RateName[];

/** Counts one under each of these, or under none; the milliseconds to wait. */
function openMemory(): (entries: readonly Entry[]) => number {
  const counters = new Map<RateName, MemoryCounter>(inMemory.map((name) => [name, memoryCounter(name)]));
  return (entries) => {
    const counted = entries.flatMap((entry) => {
      const counter = counters.get(entry.name);
      return counter ? [{ ...entry, counter }] : [];
    });
    const wait = Math.max(0, ...counted.map(({ counter, key, maximum }) => counter.wait(key, maximum)));
    for (const { counter, name, key, maximum } of counted) {
      const { points, ms } = wait > 0 ? { points: maximum, ms: wait } : counter.count(key);
      noteCount({ name, remaining: maximum - points, resetSeconds: secondsOf(ms) });
    }
    return wait;
  };
}

const isInMemory = ({ name }: Entry): boolean => (inMemory as readonly RateName[]).includes(name);

/** Rate limits over the table `rate_limits`. Searches, handshakes and visits are counted in memory: they are too frequent to write a row each time. */
export async function openRateLimits(pool: Db): Promise<RateLimits> {
  const hash = await keyedHash(pool, 'limits');
  const consumeInMemory = openMemory();
  async function consumeWay(counts: Counts, db: Db): Promise<number> {
    const entries = entriesOf(hash, counts);
    return (
      consumeInMemory(entries) ||
      consumeStored(
        db,
        entries.filter((entry) => !isInMemory(entry)),
      )
    );
  }
  async function wait(counts: Counts): Promise<number> {
    const entries = entriesOf(hash, counts);
    const { rows } = await sql<{ wait: number }>`
      select coalesce(max(held.expire - now_ms), 0)::bigint as wait
      from unnest(${entries.map(({ key }) => key)}::text[], ${entries.map(({ maximum }) => maximum)}::int[]) as wanted (key, maximum)
        join rate_limits held using (key), floor(extract(epoch from now()) * 1000) as now_ms
      where held.points >= wanted.maximum and held.expire > now_ms`.execute(pool);
    return secondsOf(rows[0]?.wait ?? 0);
  }
  return {
    wait,
    async consume(ways, db = pool) {
      const waits: number[] = [];
      for (const way of [ways].flat()) {
        const ms = await consumeWay(way, db);
        if (ms === 0) return way;
        waits.push(ms);
      }
      const limit = countRefusal([ways].flat()[0] ?? {});
      return fail('TOO_MANY', { retryAfter: secondsOf(Math.min(...waits)), limit });
    },
    async peek(counts) {
      const retryAfter = await wait(counts);
      if (retryAfter === 0) return;
      fail('TOO_MANY', { retryAfter, limit: countRefusal(counts) });
    },
    async refund(counts) {
      await sql`update rate_limits set points = points - 1 where key = any (${keysOf(hash, counts)}::text[]) and points > 0`.execute(pool);
    },
    async reset(counts) {
      await sql`delete from rate_limits where key = any (${keysOf(hash, counts)}::text[])`.execute(pool);
    },
  };
}

/** RATE_LIMITS=off, for tests and measurements: nothing is counted. */
export const noRateLimits: RateLimits = {
  consume: (ways) => Promise.resolve([ways].flat()[0] ?? {}),
  wait: () => Promise.resolve(0),
  peek: () => Promise.resolve(),
  refund: () => Promise.resolve(),
  reset: () => Promise.resolve(),
};
