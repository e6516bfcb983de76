// The database of a start: started or reached, migrated, and with its first admin.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createFirstAdmin } from './accounts/operator/operator-service.ts';
import type { Env } from '#server/env.ts';
import { awaitDatabase, type Connection, connectionsOf, embeddedConnection, warnOfReplica } from '#server/platform/database/await-database.ts';
import { checkBengaliTrigrams, type Database, openDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { retryAtStart } from '#server/platform/database/retry-at-start.ts';
import type { Step, Steps } from '#server/platform/observability/steps.ts';

export type Undo = () => void | Promise<void>;

export interface Starting {
  env: Env;
  steps: Steps;
  /** What a stop undoes, newest first. */
  undo: Undo[];
  warn: (line: string) => void;
}

const postgresFolder = ({ dataDir }: Env): string => path.join(dataDir, 'postgres');

/** Whether there is an embedded database already. */
export const hasEmbedded = (env: Env): boolean => existsSync(path.join(postgresFolder(env), 'data', 'PG_VERSION'));

/** Resolves when the database that the product brings along answers. */
async function startEmbedded({ env, steps, undo, warn }: Starting): Promise<Connection> {
  const isNew = !hasEmbedded(env);
  return steps.run(isNew ? 'Creating the database' : 'Starting the database', async (step) => {
    if (isNew) step.show();
    const postgres = await startEmbeddedPostgres({ folder: postgresFolder(env), warn });
    undo.push(postgres.stop);
    const connection = embeddedConnection(postgres.url, env.dataDir);
    await awaitDatabase(connection, { say: steps.say });
    return connection;
  });
}

/** Resolves when every database that is set answers; a replica may be away. */
async function reachExternal({ env, steps, warn }: Starting): Promise<Connection> {
  const { main, direct, replica } = connectionsOf(env);
  if (replica) void warnOfReplica(replica, warn);
  await steps.run('Connecting to the database', async () => {
    await awaitDatabase(main, { say: steps.say });
    if (direct !== main) await awaitDatabase(direct, { say: steps.say });
  });
  return direct;
}

/** Migrations hold a lock of the session. */
async function migrateAt(directUrl: string, { pool }: Database, isPooled: boolean, { amount }: Step): Promise<void> {
  if (!isPooled) return void (await migrate(pool, { onProgress: amount }));
  const direct = openDatabase(directUrl, { connectionsMax: 1 });
  try {
    await migrate(direct.pool, { onProgress: amount });
  } finally {
    await direct.close();
  }
}

/** Repeats a step of the start that was only cut off. */
export type Repeated = <T>(what: string, work: () => Promise<T>) => Promise<T>;

export interface Reached {
  database: Database;
  /** With sessions of one's own, which a pooler in transaction mode does not have. */
  directUrl: string;
  repeated: Repeated;
  connections: { tell: (error: Error) => unknown };
}

/** Opens the database, migrated and with its first admin. */
export async function openPrepared(start: Starting): Promise<Reached> {
  const { env, steps, undo, warn } = start;
  const direct = await (env.databaseUrl ? reachExternal(start) : startEmbedded(start));
  const connections = { tell: (error: Error): unknown => warn(`a connection to the database broke: ${error.message}`) };
  const database = openDatabase(env.databaseUrl ?? direct.url, {
    onError: (error) => connections.tell(error),
    connectionsMax: env.databasePool,
    isPooled: env.isPooled,
  });
  undo.push(() => {
    // Errors of connections that are being closed are expected.
    connections.tell = () => undefined;
    return database.close();
  });
  const repeated: Repeated = (what, work) => retryAtStart(what, work, { warn, which: direct.name });
  await steps.run('Migrating the database', (step) => repeated('Migrating', () => migrateAt(direct.url, database, env.isPooled, step)));
  await repeated('Checking the database', () => checkBengaliTrigrams(database.db));
  const { admin } = env;
  if (admin) await repeated('Creating the admin', () => createFirstAdmin(database, admin));
  return { database, directUrl: direct.url, repeated, connections };
}
