// The database as a whole: its tables, sequences and constraints, whatever nouns they belong to.
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { Readable, Writable } from 'node:stream';
import { pendingQuery } from '#server/platform/jobs/pending-jobs.ts';
import type { Manifest } from './manifest.ts';

type Client = Pick<pg.Client, 'query'>;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const list = (names: readonly string[]): string => names.map(quoted).join(', ');

/** So that the same rows make the same bytes on every server, in the order in which they lie. */
export async function setUp(client: Client): Promise<void> {
  await client.query(`
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0;
    set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
    set bytea_output = 'hex'; set client_encoding = 'UTF8'; set synchronize_seqscans = off`);
}

export const begin = (client: Client): Promise<unknown> => client.query('begin isolation level repeatable read read only');
export const commit = (client: Client): Promise<unknown> => client.query('commit');
export const rollback = (client: Client): Promise<unknown> => client.query('rollback');

/** Extensions bring tables of their own, and what is unlogged is worth nothing after a restart. */
const ours = `
  relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relpersistence = 'p'
  and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`;

export interface Table {
  name: string;
  columns: string[];
  /** Of the file on disk, for the progress. */
  bytes: number;
}

export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select relname as name, pg_table_size(oid)::float8 as bytes,
      array(select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
    from pg_class where ${ours} and relname <> 'migrations' order by relname`);
  return rows;
}

export async function readInstant(client: Client): Promise<{ at: string; postgres: string }> {
  const { rows } = await client.query<{ at: Date; postgres: string }>(`select now() as at, current_setting('server_version') as postgres`);
  return { at: (rows[0]?.at ?? new Date()).toISOString(), postgres: rows[0]?.postgres ?? '' };
}

export async function listApplied(client: Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<Manifest['migrations'][number]>('select name, checksum from migrations order by name');
  return rows;
}

/** Sequences belong to no snapshot: read after the tables, they are never behind them. */
export async function readSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(`select relname as name from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e') order by relname`);
  const found: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ value: number; called: boolean }>(
      `select last_value::float8 as value, is_called as called from ${quoted(name)}`,
    );
    found.push({ name, value: states[0]?.value ?? 1, isCalled: states[0]?.called ?? false });
  }
  return found;
}

export const copyOut = (client: pg.Client, { name, columns }: Pick<Table, 'name' | 'columns'>): Readable =>
  client.query(to(`copy (select ${list(columns)} from ${quoted(name)}) to stdout`));

export const copyIn = (client: pg.Client, { name, columns }: Pick<Table, 'name' | 'columns'>): Writable =>
  client.query(from(`copy ${quoted(name)} (${list(columns)}) from stdin`));

/** One line of JSON a job. */
export const copyJobsOut = (client: pg.Client): Readable => client.query(to(`copy (${pendingQuery}) to stdout`));

/** Into a table that is gone with the transaction. */
export async function copyJobsIn(client: pg.Client): Promise<Writable> {
  await client.query('create temp table restored_jobs (at int generated always as identity, line text) on commit drop');
  return client.query(from('copy restored_jobs (line) from stdin'));
}

export async function listJobLines(client: Client, after: number, max: number): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>('select line from restored_jobs where at > $1 order by at limit $2', [after, max]);
  return rows.map(({ line }) => line);
}

export async function isMigrated(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('public.migrations') is not null as found`);
  return rows[0]?.found ?? false;
}

export async function countPictures(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::float8 as count from pictures');
  return rows[0]?.count ?? 0;
}

/** The next pictures after `after`, in the order of their hashes. */
export async function listPictures(client: Client, after: string, max: number): Promise<{ hash: string; width: number }[]> {
  const { rows } = await client.query<{ hash: string; width: number }>(
    'select hash, width from pictures where hash collate "C" > $1 order by hash collate "C" limit $2',
    [after, max],
  );
  return rows;
}

/** Sessions of the same role in this database besides this one, by what they call themselves. */
export async function listOthers(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select coalesce(nullif(application_name, ''), 'no name') as name from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  return rows.map(({ name }) => name);
}

/** How many rows each table has that has some; counted, not estimated. */
export async function countRows(client: Client): Promise<{ name: string; rows: number }[]> {
  const { rows: tables } = await client.query<{ name: string }>(`select relname as name from pg_class where ${ours} order by relname`);
  const found: { name: string; rows: number }[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::float8 as count from ${quoted(name)}`);
    if (rows[0]?.count) found.push({ name, rows: rows[0].count });
  }
  return found;
}

export async function hasTables(client: Client): Promise<boolean> {
  const { rows } = await client.query(`select from pg_class where ${ours} limit 1`);
  return rows.length > 0;
}

/** Everything of ours in the schema public; extensions stay. */
export async function dropAll(client: Client): Promise<void> {
  await client.query(`do $$
    declare one record;
    begin
      for one in select format('drop %s if exists %s cascade', case relkind when 'v' then 'view' when 'm' then 'materialized view'
            when 'S' then 'sequence' else 'table' end, oid::regclass) as statement
          from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
          and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('e', 'a', 'i')) loop
        execute one.statement;
      end loop;
      for one in select format('drop routine if exists %s cascade', oid::regprocedure) as statement
          from pg_proc where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') loop
        execute one.statement;
      end loop;
      for one in select format('drop type if exists %s cascade', oid::regtype) as statement
          from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
          and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e') loop
        execute one.statement;
      end loop;
    end $$`);
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Takes foreign keys, indexes and triggers away and empties the tables, so that rows can come in any order; returns what puts them back. */
export async function loosen(client: Client, tables: readonly Table[]): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<ForeignKey>(`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and conparentid = 0 and relnamespace = 'public'::regnamespace order by relname, conname`);
  for (const { table, name } of keys) await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  // Made in one go afterwards: kept row by row, the indexes of search take most of the time.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    select pg_class.relname as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid) order by 1`);
  for (const { name } of indexes) await client.query(`drop index ${quoted(name)}`);
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  await client.query(`truncate ${list(tables.map(({ name }) => name))}`);
  return async () => {
    for (const { definition } of indexes) await client.query(definition);
    for (const { table, name, definition } of keys) await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  };
}

export async function setSequences(client: Client, sequences: Manifest['sequences']): Promise<void> {
  for (const { name, value, isCalled } of sequences) await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, isCalled]);
}

export async function findsBengali(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(`select cardinality(show_trgm('গুলশান')) as count`);
  return (rows[0]?.count ?? 0) > 0;
}

export const analyse = (client: Client): Promise<unknown> => client.query('analyze');

const runsKept = 100;

/** Posts that anyone may see. */
export async function countListed(client: Pick<pg.Pool, 'query'>): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::float8 as count from posts where listed');
  return rows[0]?.count ?? 0;
}

const isThere = async (client: Client, table: string): Promise<boolean> =>
  (await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [`public.${table}`])).rows[0]?.found ?? false;

/** For the monitor. A database that is older than this program has no such table yet. */
export async function noteRun(client: Client, { seconds, succeeded, bytes }: { seconds: number; succeeded: boolean; bytes: number }): Promise<void> {
  if (!(await isThere(client, 'backup_runs'))) return;
  await client.query('insert into backup_runs (ended_at, seconds, succeeded, bytes) values (clock_timestamp(), $1, $2, $3)', [seconds, succeeded, bytes]);
  await client.query('delete from backup_runs where ended_at < (select ended_at from backup_runs order by ended_at desc offset $1 limit 1)', [runsKept]);
}

/** The same of a drill; `backupAt` is the instant of the backup that was restored. */
export async function noteDrill(client: Client, { seconds, succeeded, backupAt }: { seconds: number; succeeded: boolean; backupAt: string }): Promise<void> {
  if (!(await isThere(client, 'drill_runs'))) return;
  await client.query('insert into drill_runs (ended_at, seconds, succeeded, backup_at) values (clock_timestamp(), $1, $2, $3)', [seconds, succeeded, backupAt]);
  await client.query('delete from drill_runs where ended_at < (select ended_at from drill_runs order by ended_at desc offset $1 limit 1)', [runsKept]);
}
