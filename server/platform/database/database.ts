import { Kysely, type LogEvent, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { deadlocks } from '#server/platform/observability/counters.ts';
import { limitAnswers } from './answer-limit.ts';
import { isContention } from './transaction.ts';
import type { Tables } from './tables/tables.ts';

/** A pool or a transaction: the first parameter of every store function. */
export type Db = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  db: Kysely<Tables>;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connectionsMax?: number;
  /** `url` is a pooler in transaction mode, which takes no options of a session. */
  isPooled?: boolean;
  /** Milliseconds a query waits for a free connection before it fails; 0 waits for ever. */
  connectionWaitMs?: number;
  /** Milliseconds until a query without an answer fails and its connection is given up. */
  answerMs?: number;
  /** Called when an idle connection breaks; the pool replaces it. */
  onError?: (error: Error) => void;
}

/** Connections of a server besides its pool: the jobs, the two that LISTEN, and the one that says that it lives. */
const besidesPool = 7;
const poolMax = 20;

/** Connections that a server opens at most, with so many in its pool. */
export const connectionsOfServer = (pool: number = poolMax): number => pool + besidesPool;

const statementMs = 15_000;
/** Longer than the database itself lets a statement run, which it tells as long as it is well. */
const patienceMs = 3000;

// Searches bind very different values, and a generic plan is two to three times slower. Without parallel workers many
// short concurrent queries finish sooner.
export const connectionOptions = '-c plan_cache_mode=force_custom_plan -c max_parallel_workers_per_gather=0';

const int8 = 20;
const numeric = 1700;
const date = 1082;

function countDeadlock(event: LogEvent): void {
  if (event.level === 'error' && isContention(event.error)) deadlocks.inc();
}

/** Opens a pool over `url`. int8 and numeric are parsed as numbers: values beyond 2^53 do not occur here. */
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
    types,
    // A pooler hands one session to many: what it may not change is set for the role, see docs/scale.md.
    keepAlive: true,
    ...(options.isPooled
      ? { query_timeout: options.answerMs ?? statementMs }
      : { query_timeout: options.answerMs ?? statementMs + patienceMs, statement_timeout: statementMs, options: connectionOptions }),
  });
  pool.on('connect', limitAnswers);
  pool.on('error', (error) => options.onError?.(error));
  // A connection that breaks while checked out fails its query and also emits an error event, which would end the process if unhandled.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: countDeadlock });
  const close = async (): Promise<void> => {
    await db.destroy();
    // Kysely ends only a pool that it has used itself.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, close };
}

/** Throws if the database does not answer. */
export async function checkAnswers(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Throws if the database's LC_CTYPE would make Bengali search find nothing. */
export async function checkBengaliTrigrams(db: Db): Promise<void> {
  const { rows } = await sql<{ trigrams: string[] }>`select show_trgm('গুলশান') as trigrams`.execute(db);
  if ((rows[0]?.trigrams.length ?? 0) > 0) return;
  throw new Error(
    'The database finds no trigrams in Bengali text, so search would find nothing. ' + 'Create it with a UTF-8 character type, for example LC_CTYPE=C.UTF-8.',
  );
}
