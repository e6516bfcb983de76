// How often something may happen, counted in PostgreSQL so that it holds across processes and restarts.
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type pg from 'pg';
import { rates, type RateName } from '#contracts/limits.ts';
import { fail } from './failure.ts';

/** `key` is whoever is counted: an account, an email, an address; it is stored as a hash only. */
export interface Limits {
  /** Counts one; throws TOO_MANY with the seconds to wait when the limit is reached. The window begins with the first. */
  take(rate: RateName, key: string): Promise<void>;
  /** Throws TOO_MANY when the limit is reached already; counts nothing. */
  check(rate: RateName, key: string): Promise<void>;
  /** Begins anew, as after a sign-in that worked. */
  forgive(rate: RateName, key: string): Promise<void>;
}

const seconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

function refuse(result: RateLimiterRes): never {
  fail('TOO_MANY', { retryAfter: seconds(result.msBeforeNext) });
}

const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Counted in memory: reading is too frequent to write a row each time, and every process may have its own count. */
const perProcess: ReadonlySet<string> = new Set(['searchPerAddress']);

/** Limits over the table `rate_limits`; the memory steps in only while the database is away. */
export function openLimits(pool: pg.Pool): Limits {
  const limiters = new Map<RateName, RateLimiterAbstract>();
  for (const [name, { points, seconds: duration }] of Object.entries(rates)) {
    const options = { points, duration, keyPrefix: name };
    if (perProcess.has(name)) {
      limiters.set(name as RateName, new RateLimiterMemory(options));
      continue;
    }
    limiters.set(
      name as RateName,
      new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        insuranceLimiter: new RateLimiterMemory(options),
      }),
    );
  }
  const of = (rate: RateName): RateLimiterAbstract => limiters.get(rate) as RateLimiterAbstract;
  return {
    async take(rate, key) {
      try {
        await of(rate).consume(hashed(key));
      } catch (error) {
        if (error instanceof RateLimiterRes) refuse(error);
        throw error;
      }
    },
    async check(rate, key) {
      const result = await of(rate).get(hashed(key));
      if (result && result.consumedPoints >= rates[rate].points) refuse(result);
    },
    async forgive(rate, key) {
      await of(rate).delete(hashed(key));
    },
  };
}

/** RATE_LIMITS=off, for tests and measurements: nothing is counted. */
export const noLimits: Limits = {
  take: () => Promise.resolve(),
  check: () => Promise.resolve(),
  forgive: () => Promise.resolve(),
};
