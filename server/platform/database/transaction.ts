import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import type { Tables } from './tables/tables.ts';

/** A deadlock, or two that cannot both be right: the database ended one of them for the other's sake. */
const contention: ReadonlySet<string> = new Set(['40P01', '40001']);

/** Lets the other one finish: anyone who comes back at once may meet it in the same circle. */
const pauseMs = 50;

export const isContention = (error: unknown): boolean => error instanceof DatabaseError && contention.has(error.code ?? '');

/**
 * Runs `work` in a transaction. Where the database ends it for the sake of another one, it is run once more from its
 * beginning: whatever it does outside of `trx` it does twice then.
 */
export async function inTransaction<T>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (!isContention(error)) throw error;
    await sleep(pauseMs);
    return db.transaction().execute(work);
  }
}
