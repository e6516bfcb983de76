// What anyone may see is read from a replica where there is one, as long as it holds all that this server has heard of: a page
// made of older data would be cached as if it were current. Everything else is read from the primary. See decisions/0071.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { DatabaseError, type Pool } from 'pg';
import { openBreaker } from '#server/platform/breaker.ts';
import { openDatabase } from './database.ts';
import { isOutage } from './outage.ts';
import type { Tables } from './tables/tables.ts';

/** `current`: it answers; `late`: it lacks something; `away`: it does not answer; `none`: it is no replica. */
export type ReplicaState = 'current' | 'late' | 'away' | 'none';

export interface Reads {
  /** Does `work` on the replica if that is as good as the primary, otherwise on the primary; once more there where the replica fails. */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  state(): ReplicaState;
  /** How often each was asked; `fallback` counts what the replica failed at. */
  counts(): Readonly<Record<'replica' | 'primary' | 'fallback', number>>;
  close(): Promise<void>;
}

/** How far a log of the database is, in bytes. */
type Position = number;

export interface Positions {
  /** Of the primary, behind everything that was committed when it is asked. */
  written(): Promise<Position>;
  /** What the replica has; undefined where it is none. */
  replayed(): Promise<Position | undefined>;
}

export interface ReplicaRules {
  /** The version of what the public sees; see public-version.ts. */
  version: () => number | undefined;
  positions: Positions;
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}

/** While it catches up it is asked again after so long, then less often. */
const catchUpPausesMs = [3, 5, 10, 20, 40];
const catchUpMs = 2000;
/** What was found out is believed for so long; then it is asked again, so that a stream that broke is noticed. */
const believedMs = 2000;
const breakerOptions = { failuresMax: 1, pauseMs: 1000 };

/** PostgreSQL writes positions as two hexadecimal numbers, such as 1A/2B3C4D5E. */
export function positionOf(text: string): Position {
  const [high = '', low = ''] = text.split('/');
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}

/** Decides whether the replica may answer. Asks nothing while no one reads. */
export function replicaRules({ version, positions, now = Date.now, pause = sleep }: ReplicaRules) {
  const breaker = openBreaker({ ...breakerOptions, now });
  let state: ReplicaState = 'late';
  let checked: { version: number; at: number } | undefined;
  let running: Promise<void> | undefined;

  /** Waits until it holds all that was committed by now, or gives up for this time. */
  const catchUp = async (wanted: number): Promise<void> => {
    const needed = await positions.written();
    const until = now() + catchUpMs;
    for (let attempt = 0; now() < until; attempt++) {
      const has = await positions.replayed();
      if (has === undefined) return void (state = 'none');
      if (has >= needed) {
        checked = { version: wanted, at: now() };
        return void (state = 'current');
      }
      state = 'late';
      await pause(catchUpPausesMs[Math.min(attempt, catchUpPausesMs.length - 1)] ?? 0);
    }
  };
  const check = (wanted: number): void => {
    running ??= catchUp(wanted)
      .then(() => breaker.succeeded())
      .catch(() => {
        breaker.failed();
        state = 'away';
        checked = undefined;
      })
      .finally(() => (running = undefined));
  };
  return {
    /** Whether it holds everything that the public version of this moment stands for. */
    isCurrent(): boolean {
      const wanted = version();
      if (wanted === undefined || !breaker.isClosed()) return false;
      const age = checked?.version === wanted ? now() - checked.at : Number.POSITIVE_INFINITY;
      // Asked again before it is needed: no one waits, and a reader in the meantime is still answered.
      if (age > believedMs / 2) check(wanted);
      return age <= believedMs;
    },
    failed(): void {
      breaker.failed();
      state = 'away';
      checked = undefined;
    },
    state: () => state,
    /** What it is about to find out. */
    settled: () => running ?? Promise.resolve(),
  };
}

export type Rules = ReturnType<typeof replicaRules>;

/** The primary removes rows that the query still sees; or it wanted to write, which no replica does. */
const elsewhere: ReadonlySet<string> = new Set(['40001', '25006']);
const belongsElsewhere = (error: unknown): boolean => error instanceof DatabaseError && elsewhere.has(error.code ?? '');

/** Reads by the rules from `replica` or `primary`. */
export function openReads(primary: Kysely<Tables>, replica: Kysely<Tables>, rules: Rules): Omit<Reads, 'close'> {
  const counts = { replica: 0, primary: 0, fallback: 0 };
  return {
    async read(work) {
      if (!rules.isCurrent()) {
        counts.primary++;
        return work(primary);
      }
      try {
        const made = await work(replica);
        counts.replica++;
        return made;
      } catch (error) {
        if (!isOutage(error) && !belongsElsewhere(error)) throw error;
        if (isOutage(error)) rules.failed();
        counts.fallback++;
        return work(primary);
      }
    },
    state: () => rules.state(),
    counts: () => counts,
  };
}

const replicaWaitMs = 1000;

/** Opens the replica at `url` beside the primary. */
export function openReplica(
  url: string,
  primary: { db: Kysely<Tables>; pool: Pool },
  { version, connectionsMax }: { version: ReplicaRules['version']; connectionsMax: number },
): Reads {
  const replica = openDatabase(url, { connectionsMax, connectionWaitMs: replicaWaitMs });
  const positions: Positions = {
    async written() {
      const { rows } = await primary.pool.query<{ position: string }>('select pg_current_wal_insert_lsn()::text as position');
      return positionOf(rows[0]?.position ?? '');
    },
    async replayed() {
      const { rows } = await replica.pool.query<{ position: string | null }>('select pg_last_wal_replay_lsn()::text as position where pg_is_in_recovery()');
      const position = rows[0]?.position;
      return position == null ? undefined : positionOf(position);
    },
  };
  return { ...openReads(primary.db, replica.db, replicaRules({ version, positions })), close: () => replica.close() };
}
