// The product in a process of its own with a folder, a database and accounts of its own, which a case may hurt as it likes.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '#contracts/enums.ts';
import { ensureAccount } from '#server/accounts/service.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { type EmbeddedPostgres, runningPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';

const root = path.resolve(import.meta.dirname, '../..');
const readyTimeoutMs = 120_000;
const pollMs = 15;
const password = 'password-of-faults';

export interface Answer {
  /** 0: no answer came. */
  status: number;
  body: Record<string, unknown>;
  ms: number;
  retryAfter: string | null;
}

export interface Sent {
  method?: string;
  token?: string | undefined;
  json?: unknown;
  form?: { payload: Buffer; headers: Record<string, string> };
  /** Idempotency-Key. */
  key?: string;
  timeoutMs?: number;
}

export interface Stage {
  folder: string;
  url: string;
  db: Database;
  /** Its process, 0 while there is none. */
  postmaster(): number;
  pid(): number;
  /** Milliseconds until the new process was ready. */
  start(): Promise<number>;
  kill(): Promise<void>;
  /** SIGTERM; resolves with the milliseconds until it was gone. */
  end(): Promise<number>;
  call(where: string, sent?: Sent): Promise<Answer>;
  /** Creates an account and signs it in. */
  member(name: string, role?: Role): Promise<string>;
  close(): Promise<void>;
}

export interface StageOptions {
  env?: NodeJS.ProcessEnv;
  /** The database that the product brings along, as under `npm start`, instead of one beside it. */
  ownDatabase?: boolean;
  /** What is run instead of the command, such as one that limits what the command may do. */
  wrap?: (command: readonly string[], folder: string) => readonly string[];
  /** Where the product sees its data folder from here. */
  seenAt?: (folder: string, pid: number) => string;
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

export async function until(holds: () => boolean | Promise<boolean>, timeoutMs = 60_000, what = 'what was awaited'): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > timeoutMs) throw new Error(`Within ${timeoutMs / 1000} s this did not come: ${what}`);
    await sleep(pollMs);
  }
  return performance.now() - began;
}

async function ask(url: string, { method = 'GET', token, json, form, key, timeoutMs = 60_000 }: Sent): Promise<Answer> {
  const began = performance.now();
  const headers = {
    ...form?.headers,
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const body = form ? new Uint8Array(form.payload) : json === undefined ? undefined : JSON.stringify(json);
  try {
    const answer = await fetch(url, { method, headers, signal: AbortSignal.timeout(timeoutMs), ...(body === undefined ? {} : { body }) });
    const text = await answer.text();
    const read = answer.headers.get('content-type')?.startsWith('application/json') ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: answer.status, body: read, ms: performance.now() - began, retryAfter: answer.headers.get('retry-after') };
  } catch {
    return { status: 0, body: {}, ms: performance.now() - began, retryAfter: null };
  }
}

const isGone = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Only what a process needs anyway: settings of the shell must not change the product. */
const inherited = (): NodeJS.ProcessEnv => Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(PATH|HOME|TMPDIR|LANG)$/.test(name)));

async function readDatabase(url: string): Promise<Database> {
  const database = openDatabase(url, { connectionsMax: 3, onError: () => undefined });
  await until(
    () =>
      database.pool.query('select 1').then(
        () => true,
        () => false,
      ),
    readyTimeoutMs,
    'an answer of the database',
  );
  return database;
}

export async function openStage({
  env = {},
  ownDatabase = false,
  wrap = (command) => command,
  seenAt = (folder) => folder,
}: StageOptions = {}): Promise<Stage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'uthan-faults-'));
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
  const beside: EmbeddedPostgres | undefined = ownDatabase ? undefined : await startEmbeddedPostgres({ folder: path.join(folder, 'postgres') });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let said = '';

  const launch = (): ChildProcess => {
    const [command = '', ...rest] = wrap([process.execPath, 'server/main.ts'], folder);
    const settings = {
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'fatal',
      NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'),
    };
    const started = spawn(command, rest, {
      cwd: root,
      env: { ...inherited(), ...settings, ...(beside ? { DATABASE_URL: beside.url } : {}), ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [started.stdout, started.stderr]) stream?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
    return started;
  };
  const start = async (): Promise<number> => {
    const began = performance.now();
    const started = (child = launch());
    await until(
      async () => {
        if (isGone(started)) throw new Error(`The server ended. It said:\n${said}`);
        return (await ask(`${url}/readyz`, { timeoutMs: 3000 })).status === 200;
      },
      readyTimeoutMs,
      `a server that is ready; it said:\n${said}`,
    );
    return performance.now() - began;
  };
  const signal = async (name: 'SIGKILL' | 'SIGTERM'): Promise<number> => {
    const began = performance.now();
    if (!child || isGone(child)) return 0;
    const gone = once(child, 'exit');
    child.kill(name);
    await gone;
    return performance.now() - began;
  };
  const postgresFolder = (): string => path.join(ownDatabase ? path.join(seenAt(folder, child?.pid ?? 0), 'data') : folder, 'postgres');
  const close = async (): Promise<void> => {
    await database?.close();
    await signal(ownDatabase ? 'SIGTERM' : 'SIGKILL');
    await beside?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  let database: Database | undefined;
  try {
    await start();
    database = await readDatabase(beside?.url ?? runningPostgres(postgresFolder()) ?? '');
  } catch (error) {
    await close();
    throw error;
  }
  const db = database;
  return {
    folder,
    url,
    db,
    postmaster() {
      const file = path.join(postgresFolder(), 'data', 'postmaster.pid');
      return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    },
    pid: () => child?.pid ?? 0,
    start,
    kill: async () => void (await signal('SIGKILL')),
    end: () => signal('SIGTERM'),
    call: (where, sent = {}) => ask(url + where, sent),
    async member(name, role = 'user') {
      const email = `${name}@example.test`;
      await ensureAccount(db, { email, password, name: 'Test Person', role, phone: '01000000001', isDemo: false });
      const { status, body } = await ask(`${url}/api/login`, { method: 'POST', json: { email, password } });
      if (status !== 200) throw new Error(`${email} could not sign in: ${status}.`);
      return String(body['userToken']);
    },
    close,
  };
}
