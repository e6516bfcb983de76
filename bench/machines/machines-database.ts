// A streaming replica of an embedded PostgreSQL, made by copying its folder in backup mode: the package has no pg_basebackup. And
// PgBouncer in front of the primary, where it is installed.
import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, cpSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from '#server/platform/database/embedded/postgres-binaries.ts';

export interface Machine {
  url: string;
  start(): Promise<void>;
  /** Ends it at once, as when its machine dies. */
  kill(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

export async function ended(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Waits until `work` no longer throws. */
export async function eventually(work: () => Promise<unknown>, seconds: number, what: string): Promise<void> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return void (await work());
    } catch (error) {
      if (Date.now() > until) throw new Error(`${what} did not come within ${seconds} s.`, { cause: error });
      await sleep(20);
    }
  }
}

export async function asked(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A base backup of a running PostgreSQL: its folder, copied in backup mode, with the label that says where its log begins. */
export async function copyFolder(primary: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary });
  await client.connect();
  await client.query("select pg_backup_start('copy', true)");
  cpSync(from, to, { recursive: true, filter: (file) => !file.endsWith('postmaster.pid') });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  writeFileSync(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  await client.end();
}

/** A PostgreSQL of the cluster in `folder/data`, whose people are those of `like`; `folder` is its own. */
export async function openMachine(folder: string, like: string): Promise<Machine> {
  const data = path.join(folder, 'data');
  const { username, password, pathname } = new URL(like);
  const programs = findPostgres();
  programs.owns(folder);
  const port = await freePort();
  const url = `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`;
  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100', 'shared_buffers=128MB', 'hot_standby=on'];
  let child: ChildProcess | undefined;
  return {
    url,
    async start() {
      rmSync(path.join(data, 'postmaster.pid'), { force: true });
      const log = openSync(path.join(folder, 'postgres.log'), 'a');
      child = programs.run('postgres', ['-D', data, '-p', String(port), ...flags.flatMap((flag) => ['-c', flag])], { stdio: ['ignore', log, log] });
      await eventually(() => asked(url, 'select 1'), 60, 'PostgreSQL');
    },
    async kill() {
      // The postmaster alone would leave its children; this ends all of them without a word.
      await ended(child, 'SIGQUIT');
    },
  };
}

/** A replica of the database in `from`; `folder` is its own. */
export async function openReplicaMachine(primary: string, from: string, folder: string): Promise<Machine> {
  const data = path.join(folder, 'data');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await asked(primary, "select pg_create_physical_replication_slot('copy', true)");
  await copyFolder(primary, from, data);
  const { hostname, port, username, password } = new URL(primary);
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`;
  appendFileSync(path.join(data, 'postgresql.auto.conf'), `\nprimary_conninfo = '${conninfo}'\nprimary_slot_name = 'copy'\n`);
  writeFileSync(path.join(data, 'standby.signal'), '');
  return openMachine(folder, primary);
}

const isInstalled = (program: string): boolean => spawnSync(program, ['-V'], { stdio: 'ignore' }).error === undefined;

const nobody = 65_534;

/** PgBouncer in transaction mode; undefined where it is not installed. */
export async function openPooler(primary: string, folder: string): Promise<Machine | undefined> {
  if (!isInstalled('pgbouncer')) return undefined;
  const { port: primaryPort, username, password, pathname } = new URL(primary);
  const port = await freePort();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'pgbouncer.ini');
  const target = `host=127.0.0.1 port=${primaryPort} dbname=${pathname.slice(1)} user=${username} password=${password}`;
  writeFileSync(
    file,
    `[databases]\npostgres = ${target}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nauth_type = any\npool_mode = transaction\ndefault_pool_size = 15\nmax_client_conn = 400\nunix_socket_dir =\n`,
    { mode: 0o600 },
  );
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (user.uid) for (const one of [folder, file]) chownSync(one, nobody, nobody);
  const url = `postgres://${username}:${password}@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;
  return {
    url,
    async start() {
      const log = openSync(path.join(folder, 'pgbouncer.log'), 'a');
      child = spawn('pgbouncer', [file], { stdio: ['ignore', log, log], cwd: '/', ...user });
      await eventually(() => asked(url, 'select 1'), 20, 'PgBouncer');
    },
    kill: () => ended(child, 'SIGKILL'),
  };
}
