import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { runningPostgres, startEmbeddedPostgres, type EmbeddedOptions, type EmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive } from '#server/platform/files/folder-lock.ts';

// Setting a database up takes longest, so that all tests but the last go on with one folder.
const folder = mkdtempSync(path.join(tmpdir(), 'uthan-embedded-'));
const seconds = { timeout: 60_000 };
const running: EmbeddedPostgres[] = [];
afterEach(() => Promise.all(running.splice(0).map((one) => one.stop())));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ folder, disposable: true, ...options });
  running.push(postgres);
  return postgres;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
}

const pidOf = (): number => Number(readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

test('a set-up that broke off half way is done anew, for its owner only', seconds, async () => {
  mkdirSync(path.join(folder, 'data.new', 'base'), { recursive: true });
  writeFileSync(path.join(folder, 'data.new', 'PG_VERSION'), '18');
  const { url } = await start();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(existsSync(path.join(folder, 'data.new'))).toBe(false);
  if (process.platform !== 'win32') expect(statSync(path.join(folder, 'password')).mode & 0o077).toBe(0);
});

test('it asks for its password, listens on loopback only, knows Bengali letters and keeps what is written', seconds, async () => {
  const { url, stop } = await start();
  expect(runningPostgres(folder)).toBe(url);
  const wrong = new URL(url);
  wrong.password = 'guess';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  await query(url, 'create extension pg_trgm; create table kept as select 42 as answer');
  expect(await query(url, "select array_length(show_trgm('গুলশান'), 1) > 0 as found")).toEqual([{ found: true }]);
  await stop();
  expect(runningPostgres(folder)).toBeUndefined();
  expect(await query((await start()).url, 'select * from kept')).toEqual([{ answer: 42 }]);
});

test('killed outright, it comes back by itself with everything that was acknowledged', seconds, async () => {
  const warn = vi.fn<(message: string) => void>();
  const { url } = await start({ warn, disposable: false });
  await query(url, 'create table numbers (n int)');
  for (let n = 0; n < 20; n++) await query(url, `insert into numbers values (${n})`);
  const pid = pidOf();
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(async () => expect(await query(url, 'select count(*)::int as n from numbers')).toEqual([{ n: 20 }]), { timeout: 30_000, interval: 100 });
  expect(pidOf()).not.toBe(pid);
  expect(warn).toHaveBeenCalledWith('the embedded database ended unexpectedly and is started again');
});

test('when the server was killed outright, the next one ends what it left running and finds the data', seconds, async () => {
  const program = `import { startEmbeddedPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded-postgres.ts'))};
    const { url } = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, disposable: true }); process.stdout.write(url);`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(server.stdout, 'data')) as [Buffer];
  await query(url.toString(), 'create table left_behind as select 7 as answer');
  const orphan = pidOf();
  server.kill('SIGKILL');
  await once(server, 'exit');
  expect(isAlive(orphan)).toBe(true);
  const next = await start();
  await vi.waitFor(() => expect(isAlive(orphan)).toBe(false), { timeout: 5000 });
  expect(await query(next.url, 'select * from left_behind')).toEqual([{ answer: 7 }]);
});

test('a lost password file is made again, and the database opens with it', seconds, async () => {
  await query((await start()).url, 'create table with_password as select 1 as one');
  await Promise.all(running.splice(0).map((one) => one.stop()));
  rmSync(path.join(folder, 'password'));
  expect(await query((await start()).url, 'select * from with_password')).toEqual([{ one: 1 }]);
});

test('a database that does not start is told with the end of its log, and with nothing of earlier runs', seconds, async () => {
  const broken = mkdtempSync(path.join(tmpdir(), 'uthan-broken-'));
  mkdirSync(path.join(broken, 'data', 'global'), { recursive: true, mode: 0o700 });
  for (const [file, text] of [
    ['data/PG_VERSION', '18\n'],
    ['data/global/pg_control', ''],
    ['password', 'known'],
    ['postgres.log', 'said by an earlier run\n'],
  ] as const)
    writeFileSync(path.join(broken, file), text);
  const told = await start({ folder: broken }).catch((error: Error) => error.message);
  expect(told).toMatch(/The database did not start\. Its log \S+postgres\.log ends:\n[\s\S]*(FATAL|postgres)/);
  expect(told).not.toContain('an earlier run');
  rmSync(broken, { recursive: true, force: true });
});

test.each<[string, Record<string, string>, string]>([
  ['of another major version', { PG_VERSION: '17\n' }, 'is of PostgreSQL 17, and this program brings 18. Start the version of Uthan that wrote it'],
  ['without its control file', { PG_VERSION: '18\n', 'global/1': '' }, 'its file global/pg_control is missing'],
  ['of which only some files were copied', { 'base/1': '' }, 'has files but no database: PG_VERSION is missing. If it was copied, copy all of it.'],
])('a database %s ends with a sentence that says what to do', seconds, async (_which, files, sentence) => {
  const broken = mkdtempSync(path.join(tmpdir(), 'uthan-broken-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(broken, 'data', file)), { recursive: true, mode: 0o700 });
    writeFileSync(path.join(broken, 'data', file), text);
  }
  await expect(start({ folder: broken })).rejects.toThrow(sentence);
  expect(existsSync(path.join(broken, 'password'))).toBe(false);
  rmSync(broken, { recursive: true, force: true });
});
