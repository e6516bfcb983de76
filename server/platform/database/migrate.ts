// Plain numbered SQL migrations, forward only: each file once, in its own transaction, under one advisory lock.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { program } from '#server/platform/program.ts';
import { checkVersion, explained } from './database-needs.ts';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
  /** The major version from which programs no longer use what it takes away; null where it only adds. */
  needs: number | null;
}

/** What the database says was applied. */
export interface Applied {
  name: string;
  checksum: string;
  needs: number | null;
}

const folder = path.join(import.meta.dirname, '..', '..', 'migrations');
const lockKey = 7_204_118;
const createTable = `create table if not exists migrations
  (name text primary key, checksum text not null, applied_at timestamptz not null default now(), needs_major int)`;
const insert = 'insert into migrations (name, checksum, needs_major) values ($1, $2, $3)';
/** Also of a table that is older than its column `needs_major`. */
export const appliedQuery = `select name, checksum, (to_jsonb(migrations) ->> 'needs_major')::int as needs from migrations order by name`;

/** A change waits no longer than this for a table that others use: those that come after it would wait as well. */
const lockTimeout = '3s';
const lockTries = 20;
const lockUnavailable = '55P03';

/** The number in the line `-- contract: 1`; see docs/decisions/0065-migrations-expand-and-contract.md. */
export const contractOf = (sql: string): number | null => {
  const [, major] = /^-- contract: (\d+)$/m.exec(sql) ?? [];
  return major === undefined ? null : Number(major);
};

function readMigrations(from: string): Migration[] {
  const names = readdirSync(from)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .toSorted();
  return names.map((name) => {
    const sql = readFileSync(path.join(from, name), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex'), needs: contractOf(sql) };
  });
}

async function applyOne(client: pg.PoolClient, migration: Migration, tries = lockTries): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    await client.query(migration.sql);
    await client.query(insert, [migration.name, migration.checksum, migration.needs]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if ((error as { code?: string }).code === lockUnavailable && tries > 1) return applyOne(client, migration, tries - 1);
    const after = 'Nothing of it was changed; the migrations before it stay, and the previous version still runs with them.';
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}. ${after}`, { cause: error });
  }
}

/** Only where it is missing: even a change that changes nothing waits for everyone who reads the table. */
async function addMajor(client: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await client.query(`select from pg_attribute where attrelid = 'migrations'::regclass and attname = 'needs_major'`);
  if (rows.length === 0) await client.query('alter table migrations add column needs_major int');
}

/** Throws a sentence if the database lacks something by now that a program of this major version uses. */
export function checkNotAhead(applied: readonly Applied[], known: ReadonlySet<string>, major: number): void {
  const blocking = applied.filter(({ name, needs }) => !known.has(name) && needs !== null && needs > major);
  const needed = Math.max(...blocking.map(({ needs }) => needs ?? 0));
  if (blocking.length > 0)
    throw new Error(`The database is newer than this program: ${blocking.map(({ name }) => name).join(', ')} needs Uthan ${needed} or later.`);
}

async function applyAll(client: pg.PoolClient, migrations: Migration[], { major, onProgress }: Required<Omit<MigrateOptions, 'from'>>): Promise<string[]> {
  await client.query(createTable);
  const { rows } = await client.query<Applied>(appliedQuery);
  checkNotAhead(rows, new Set(migrations.map(({ name }) => name)), major);
  await addMajor(client);
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const done: string[] = [];
  const pending = migrations.filter(({ name }) => !applied.has(name)).length;
  onProgress(0, pending);
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === undefined) {
      await applyOne(client, migration);
      onProgress(done.push(migration.name), pending);
    } else if (checksum !== migration.checksum) {
      throw new Error(`Migration ${migration.name} was changed after it was applied. Write a new one instead.`);
    }
  }
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
    await client.query(insert, [name, checksum, known.get(name)?.needs]);
  }
}

/** The migrations of this program, oldest first. */
export const migrationNames = (): string[] => readMigrations(folder).map(({ name }) => name);

interface MigrateOptions {
  from?: string;
  major?: number;
  /** How many of the pending migrations are applied; first with 0. */
  onProgress?: (done: number, pending: number) => void;
}

/**
 * Applies pending migrations and returns their names. Safe for concurrent processes. Migrations of a newer program are no hindrance as
 * long as they only added something for it. Throws if an applied migration was changed, and with a sentence if the database is too
 * old, too new or lacks privileges.
 */
export async function migrate(pool: pg.Pool, { from = folder, major = program.major, onProgress = () => undefined }: MigrateOptions = {}): Promise<string[]> {
  const client = await pool.connect();
  try {
    await checkVersion(client);
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await applyAll(client, readMigrations(from), { major, onProgress }).catch(async (error: unknown) => Promise.reject(await explained(client, error)));
  } finally {
    // Closing the session releases its lock and settings.
    client.release(true);
  }
}
