// Plain numbered SQL migrations, forward only: each file once, in its own transaction, under one advisory lock.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { checkVersion, explained } from './database-needs.ts';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const folder = path.join(import.meta.dirname, '..', '..', 'migrations');
const lockKey = 7_204_118;
const createTable = 'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())';

function readMigrations(from: string): Migration[] {
  const names = readdirSync(from)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .toSorted();
  return names.map((name) => {
    const sql = readFileSync(path.join(from, name), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

async function applyOne(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [migration.name, migration.checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

async function applyAll(client: pg.PoolClient, migrations: Migration[]): Promise<string[]> {
  await client.query(createTable);
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations');
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const done: string[] = [];
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === undefined) {
      await applyOne(client, migration);
      done.push(migration.name);
    } else if (checksum !== migration.checksum) {
      throw new Error(`Migration ${migration.name} was changed after it was applied. Write a new one instead.`);
    }
  }
  const known = new Set(migrations.map(({ name }) => name));
  const missing = [...applied.keys()].filter((name) => !known.has(name));
  if (missing.length > 0) throw new Error(`The database is newer than this program: it has ${missing.join(', ')}.`);
  return done;
}

/** Keeps other programs from migrating until the session of `client` ends; false while another does. */
export async function holdMigrations(client: Pick<pg.Client, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockKey]);
  return rows[0]?.held ?? false;
}

/** Brings an empty database to the state of these migrations, in the transaction of `client`. Throws a sentence if one is unknown here. */
export async function applyExactly(client: Pick<pg.Client, 'query'>, wanted: readonly { name: string; checksum: string }[]): Promise<void> {
  const known = new Map(readMigrations(folder).map((migration) => [migration.name, migration]));
  const unknown = wanted.filter(({ name, checksum }) => known.get(name)?.checksum !== checksum).map(({ name }) => name);
  if (unknown.length > 0) throw new Error(`The backup is of a newer program, or of another: this one does not have ${unknown.join(', ')}.`);
  await client.query(createTable);
  for (const { name, checksum } of wanted) {
    await client.query(known.get(name)?.sql ?? '');
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
  }
}

/** The migrations of this program, oldest first. */
export const migrationNames = (): string[] => readMigrations(folder).map(({ name }) => name);

/**
 * Applies pending migrations and returns their names. Safe for concurrent processes.
 * Throws if an applied migration was changed or is unknown here, and with a sentence if the database is too old or lacks privileges.
 */
export async function migrate(pool: pg.Pool, from: string = folder): Promise<string[]> {
  const client = await pool.connect();
  try {
    await checkVersion(client);
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await applyAll(client, readMigrations(from)).catch(async (error: unknown) => Promise.reject(await explained(client, error)));
  } finally {
    // Closing the session releases its lock and settings.
    client.release(true);
  }
}
