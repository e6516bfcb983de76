// The databases of a start: each is awaited for a while, since it may be starting too or be slow under load, and named where it cannot be used.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isFinal, placeOf, rootOf, todoOf } from './refusals.ts';

export interface Connection {
  url: string;
  /** As sentences name it: never with user or password. */
  name: string;
  /** What to do where it cannot be used. */
  todo: (error: unknown) => string;
}

const connectionAt = (kind: 'database' | 'pooler' | 'replica', url: string, setting: string): Connection => ({
  url,
  name: `the ${kind} at ${placeOf(url)} (${setting})`,
  todo: (error) => todoOf(error, url, setting),
});

/** The one that the product brings along, in the data folder. */
export const embeddedConnection = (url: string, dataDir: string): Connection => ({
  url,
  name: `the embedded database in ${dataDir}`,
  todo: () => `Its log is ${path.join(dataDir, 'postgres', 'postgres.log')}. If this machine is busy, start again when it is not.`,
});

interface Urls {
  databaseUrl: string | undefined;
  databaseDirectUrl: string | undefined;
  databaseReplicaUrl: string | undefined;
  isPooled: boolean;
}

/** The databases of the settings; `direct` has sessions of one's own, and is `main` where there is no pooler. */
export function connectionsOf({ databaseUrl = '', databaseDirectUrl = databaseUrl, databaseReplicaUrl, isPooled }: Urls) {
  const main = connectionAt(isPooled ? 'pooler' : 'database', databaseUrl, 'DATABASE_URL');
  return {
    main,
    direct: isPooled ? connectionAt('database', databaseDirectUrl, 'DATABASE_DIRECT_URL') : main,
    replica: databaseReplicaUrl ? connectionAt('replica', databaseReplicaUrl, 'DATABASE_REPLICA_URL') : undefined,
  };
}

/** Far more than a busy machine needs to answer. */
const connectMs = 15_000;
const pauseMs = 250;

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

async function ask(url: string, timeoutMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  // A connection that breaks while it is asked fails the question; it also emits an error, which would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    // Not awaited: of a connection that was given up the end may never be reported.
    void client.end().catch(() => undefined);
  }
}

interface Waiting {
  say: (line: string) => void;
  seconds?: number;
  /** A line is said so often while it does not answer. */
  lineEverySeconds?: number;
}

/**
 * Resolves when the database answers. Throws a sentence if it does not answer within `seconds`, or at once if it refuses or has no
 * address.
 */
export async function awaitDatabase({ url, name, todo }: Connection, { say, seconds = 60, lineEverySeconds = 10 }: Waiting): Promise<void> {
  const began = Date.now();
  const until = began + seconds * 1000;
  let sayAt = began + lineEverySeconds * 1000;
  for (;;) {
    try {
      return await ask(url, Math.max(1000, Math.min(connectMs, until - Date.now())));
    } catch (error) {
      const { message } = rootOf(error);
      if (isFinal(error)) throw new Error(`${sentence(name)} cannot be used: ${message}. ${todo(error)}`, { cause: error });
      if (Date.now() >= until)
        throw new Error(`${sentence(name)} cannot be used: it did not answer for ${seconds} s (${message}). ${todo(error)}`, { cause: error });
      if (Date.now() >= sayAt) {
        sayAt += lineEverySeconds * 1000;
        say(`${sentence(name)} does not answer yet: ${message}. Trying again for ${Math.ceil((until - Date.now()) / 1000)} s.`);
      }
      await sleep(pauseMs);
    }
  }
}

/** A replica that cannot be used stops nothing: the primary answers instead. */
export async function warnOfReplica({ url, name, todo }: Connection, warn: (line: string) => void): Promise<void> {
  try {
    await ask(url, connectMs);
  } catch (error) {
    warn(`${sentence(name)} cannot be used: ${rootOf(error).message}. Until it can, the primary answers everything. ${todo(error)}`);
  }
}
