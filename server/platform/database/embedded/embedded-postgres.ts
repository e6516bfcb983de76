// The default database: an embedded native PostgreSQL below the data folder, reachable only on loopback.
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs } from '#contracts/durations.ts';
import { isAlive } from '#server/platform/files/folder-lock.ts';
import { findsDatabase } from './embedded-folder.ts';
import { findPostgres, packagedMajor, type PostgresPrograms } from './postgres-binaries.ts';

export interface EmbeddedPostgres {
  url: string;
  /** Stops the server and waits until it has exited. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder for the whole database: data, password, log. */
  folder: string;
  /** Turns fsync off; for tests only. */
  disposable?: boolean;
  warn?: (message: string) => void;
}

const user = 'uthan';
/** After a crash PostgreSQL replays its write-ahead log, which takes minutes for gigabytes; killing it then would start that over. */
const startTimeoutMs = 10 * minuteMs;
const stopTimeoutMs = 15_000;
const logBytesMax = 10 * 1024 * 1024;
/** Tried again for ever, ever more slowly: a full disk has space again some time, and then nobody should have to start the product anew. */
const restartWaitsMs = { first: 250, most: 10_000 };
/** After a crash PostgreSQL makes sure of every file before it replays: one call for the whole file system is far sooner done than thousands. */
const syncsAtOnce = process.platform === 'linux';
/** So long up, and the next restart does not wait. */
const steadyMs = 10_000;

// The builtin C.UTF-8 locale knows every script: with LC_CTYPE=C the trigrams of Bengali text would be empty.
const initArguments = ['--auth=scram-sha-256', '-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--lc-ctype=C.UTF-8'];

const settings = (disposable: boolean): Record<string, string> => ({
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: disposable ? '64MB' : '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  max_wal_size: '2GB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  autovacuum_vacuum_insert_scale_factor: '0.02',
  idle_in_transaction_session_timeout: '60s',
  ...(syncsAtOnce ? { recovery_init_sync_method: 'syncfs' } : {}),
  ...(disposable ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

const exited = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function gone(isGone: () => boolean, timeoutMs: number): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (!isGone()) {
    if (Date.now() > end) return false;
    await sleep(20);
  }
  return true;
}

/** First line: pid; eighth: state. */
function readPidFile(data: string): string[] {
  try {
    return readFileSync(path.join(data, 'postmaster.pid'), 'utf8')
      .split('\n')
      .map((line) => line.trim());
  } catch {
    return [];
  }
}

/** A PostgreSQL whose parent was killed keeps running; the next holder of the folder lock stops it before starting its own. */
export async function endOrphan(data: string): Promise<void> {
  const pid = Number(readPidFile(data)[0]);
  if (!pid || !isAlive(pid)) return;
  const commandLine = existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : data;
  if (!commandLine.includes(data)) return;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal);
    if (await gone(() => !isAlive(pid), stopTimeoutMs)) return;
  }
}

async function initialise(programs: PostgresPrograms, folder: string, data: string, password: string): Promise<void> {
  // A crash in the middle leaves the temporary folder, never half a database under the real name.
  const draft = `${data}.new`;
  const passwordFile = path.join(folder, 'password.new');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  programs.owns(folder);
  let output = '';
  const child = programs.run('initdb', ['-D', draft, '-U', user, `--pwfile=${passwordFile}`, ...initArguments], { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  rmSync(passwordFile, { force: true });
  if (code !== 0) throw new Error(`The database could not be created in ${data}.${adviceOn(output)}\n${output.trim()}`);
  renameSync(draft, data);
}

/** For a database whose password file is lost: in the mode for one user PostgreSQL asks for none. */
async function setPassword(programs: PostgresPrograms, folder: string, data: string, password: string): Promise<void> {
  const child = programs.run('postgres', ['--single', '-D', data, 'postgres'], { stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = new Promise<number | null>((resolve, reject) => void child.once('error', reject).once('exit', resolve));
  child.stdin?.end(`alter user ${user} password '${password}'\n`);
  if ((await ended) === 0) return;
  // The next start must not take it for the right one.
  rmSync(path.join(folder, 'password'));
  throw new Error(`The password file of the database in ${data} is lost, and the password could not be set again. Put the file back.`);
}

function passwordOf(folder: string): string {
  const file = path.join(folder, 'password');
  if (!existsSync(file)) {
    const draft = `${file}.draft`;
    writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
    renameSync(draft, file);
  }
  return readFileSync(file, 'utf8');
}

/** By what PostgreSQL says. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/No space left on device/, 'The disk is full: free some space, then start again.'],
  [/Permission denied|Operation not permitted/, 'A file of it belongs to another user: give the whole data folder to the user that starts Uthan.'],
  [
    /could not (?:create|resize) shared memory|Cannot allocate memory/,
    'The memory is used up: close other programs, or give this container more, then start again.',
  ],
];

const adviceOn = (said: string): string => advice.filter(([sign]) => sign.test(said)).map(([, todo]) => ` ${todo}`)[0] ?? '';

function openLog(folder: string): number {
  const file = path.join(folder, 'postgres.log');
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > logBytesMax) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

async function launch(programs: PostgresPrograms, options: EmbeddedOptions, data: string, port: number): Promise<ChildProcess> {
  const log = openLog(options.folder);
  const written = fstatSync(log).size;
  const flags = Object.entries(settings(options.disposable ?? false)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached, so that the terminal's Ctrl-C reaches only us; we stop the database after the last request.
  const child = programs.run('postgres', ['-D', data, '-p', String(port), ...flags], { stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  const isReady = (): boolean => {
    const lines = readPidFile(data);
    // After a kill -9 a stale file may still say ready, so its pid must be the child's.
    return lines[7] === 'ready' && lines[0] === String(child.pid);
  };
  await gone(() => failure !== undefined || exited(child) || isReady(), startTimeoutMs);
  if (isReady() && !exited(child)) return child;
  if (!exited(child)) child.kill('SIGQUIT');
  // Not what earlier runs wrote.
  const file = path.join(options.folder, 'postgres.log');
  const said = readFileSync(file).subarray(written).toString();
  throw new Error(`The database did not start.${adviceOn(said)} Its log ${file} ends:\n${said.split('\n').slice(-12).join('\n').trim()}`, { cause: failure });
}

async function end(child: ChildProcess): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (exited(child)) return;
    child.kill(signal);
    if (await gone(() => exited(child), stopTimeoutMs)) return;
  }
}

const urlOf = (password: string, port: number | string): string => `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;

/** The URL of the database that another process runs in `folder`; undefined while it is not ready. */
export function runningPostgres(folder: string): string | undefined {
  const lines = readPidFile(path.join(folder, 'data'));
  const [pid, , , port] = lines;
  if (lines[7] !== 'ready' || !port || !isAlive(Number(pid))) return undefined;
  return urlOf(passwordOf(folder), port);
}

/**
 * Starts the packaged PostgreSQL in `folder`, initializing it the first time, and keeps it running until `stop()`.
 * The caller holds the folder lock. Throws with the end of the database log if it does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { folder } = options;
  const data = path.join(folder, 'data');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const programs = findPostgres();
  const isThere = findsDatabase(data, packagedMajor);
  const isLost = isThere && !existsSync(path.join(folder, 'password'));
  const password = passwordOf(folder);
  await endOrphan(data);
  if (!isThere) await initialise(programs, folder, data, password);
  programs.owns(folder);
  if (isLost) await setPassword(programs, folder, data, password);
  const port = await freePort();
  let stopping = false;
  let restarts = 0;
  let child = await launch(programs, options, data, port);

  const watch = (): void => {
    child.once('exit', () => {
      if (stopping) return;
      options.warn?.('the embedded database ended unexpectedly and is started again');
      void restart();
    });
  };
  /** True where it runs, or nobody wants it any more. */
  const tryAgain = async (): Promise<boolean> => {
    // One that ran steadily is started at once, the next tries wait ever longer.
    const tries = restarts++;
    if (tries > 0) await sleep(Math.min(restartWaitsMs.first * 2 ** (tries - 1), restartWaitsMs.most));
    if (stopping) return true;
    try {
      child = await launch(programs, options, data, port);
      setTimeout(() => (restarts = 0), steadyMs).unref();
      watch();
      return true;
    } catch (error) {
      options.warn?.((error as Error).message);
      return false;
    }
  };
  const restart = async (): Promise<void> => {
    while (!(await tryAgain()));
  };
  watch();
  return {
    url: urlOf(password, port),
    async stop() {
      stopping = true;
      await end(child);
    },
  };
}
