import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

/** A pool or a transaction: every store function takes it first. */
export type Db = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  db: Kysely<Tables>;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connectionsMax?: number;
  /** How long a query waits for a free connection before it fails; 0 is for ever. */
  connectionWaitMs?: number;
  /** An idle connection that broke; the pool replaces it by itself. */
  onError?: (error: Error) => void;
}

/** Of the pool, of the jobs and of the listener for changes. */
export const connectionsOfServer = 25;
const poolMax = 20;

// Searches bind very different values; a generic plan is two to three times slower. Many short queries at once are
// answered sooner when none of them takes several processes.
export const connectionOptions = '-c plan_cache_mode=force_custom_plan -c max_parallel_workers_per_gather=0';

const int8 = 20;
const numeric = 1700;
const date = 1082;

/** Opens a pool over `url`. Whole numbers beyond 2^53 do not occur here, so int8 and numeric become numbers. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  types.setTypeParser(numeric, Number);
  types.setTypeParser(date, (text: string) => text);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connectionsMax ?? poolMax,
    connectionTimeoutMillis: options.connectionWaitMs ?? 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    types,
    options: connectionOptions,
  });
  pool.on('error', (error) => options.onError?.(error));
  // A connection that breaks while it is lent out says so twice: to its query, and as an event that would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

/** Throws when the database does not answer. */
export async function checkAnswers(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** A name with several addresses fails with several errors and no sentence of its own. */
const reasonOf = (error: unknown): string => (error instanceof AggregateError ? String(error.errors[0]?.message) : (error as Error).message);

/**
 * Waits until the database answers, since whoever starts both does not wait for one before the other. Throws a sentence
 * without the address's password when it does not within `seconds`, or at once when it answers with a refusal.
 */
export async function awaitDatabase(db: Db, seconds = 15): Promise<void> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await checkAnswers(db);
    } catch (error) {
      const isStarting = !(error instanceof pg.DatabaseError) || error.code === '57P03';
      if (isStarting && Date.now() < until) await sleep(250);
      else throw new Error(`The database at DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error });
    }
  }
}

/** Throws when the database's character type would make Bengali search find nothing. */
export async function checkBengaliTrigrams(db: Db): Promise<void> {
  const { rows } = await sql<{ trigrams: string[] }>`select show_trgm('গুলশান') as trigrams`.execute(db);
  if ((rows[0]?.trigrams.length ?? 0) > 0) return;
  throw new Error(
    'The database finds no trigrams in Bengali text, so search would find nothing. ' + 'Create it with a UTF-8 character type, for example LC_CTYPE=C.UTF-8.',
  );
}
