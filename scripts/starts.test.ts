// Whole starts of the product, as an operator sees them: the steps of a first one, the silence of the next, and why one fails.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeDataFolder } from '#server/platform/files/data-folder.ts';
import { asPlainRole, freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { buildPages } from './pages/build-pages.ts';

vi.setConfig({ testTimeout: 120_000 });

const root = path.resolve(import.meta.dirname, '..');
let database: FreshDatabase;
beforeAll(async () => {
  await buildPages();
  database = await freshDatabase({ bare: true });
}, 600_000);
afterAll(() => database.drop());

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'uthan-starts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const settings = (more: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'), PORT: '0', DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'warn', ...more };
};

interface Started {
  child: ChildProcess;
  said: { stdout: string; stderr: string };
  /** Waits until it has said this, or has ended. */
  until(words: RegExp): Promise<void>;
  /** Ends it by a signal that supervisors send; its exit code. */
  end(): Promise<number | null>;
}

function start(more: NodeJS.ProcessEnv = {}): Started {
  const child = spawn(process.execPath, ['scripts/start.ts'], { cwd: root, env: settings(more), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) child[stream]?.on('data', (chunk: Buffer) => (said[stream] += chunk.toString()));
  const closed = once(child, 'close');
  const all = (): string => said.stderr + said.stdout;
  return {
    child,
    said,
    async until(words) {
      await vi.waitFor(() => expect(child.exitCode === null ? all() : `${all()}\nIt ended.`).toMatch(words), { timeout: 100_000, interval: 20 });
    },
    async end() {
      child.kill('SIGTERM');
      const [code] = (await closed) as [number | null];
      return code;
    },
  };
}

test('a first start shows its steps and how long it took, and the next one says as little as ever', async () => {
  const first = start();
  await first.until(/ready/);
  expect(await first.end()).toBe(0);
  // A busy machine takes longer, and may have to try again.
  const step = (label: string): string => `${label} …\\n(?:${label} … \\d+ s.*\\n|Warning: .*\\n)*${label}: done in \\d+ s\\n`;
  expect(first.said.stderr).toMatch(new RegExp(`^${step('1/2 Creating the database')}${step('2/2 Migrating the database')}`));
  expect(first.said.stdout).toMatch(/^Emails are kept at .*\nUthan is ready at http:\/\/localhost:\d+ after \d+ s\n$/);
  const second = start();
  await second.until(/ready/);
  expect(await second.end()).toBe(0);
  expect(second.said.stderr).not.toMatch(/Migrating|Creating/);
  expect(second.said.stdout).toMatch(/\nUthan is ready at http:\/\/localhost:\d+(?: after \d+ s)?\n$/);
});

test('a first start that is ended in the middle of a step ends after that step, and the next one finishes', async () => {
  const first = start();
  await first.until(/1\/2 Creating the database …/);
  expect(await first.end()).toBe(0);
  expect(first.said.stdout + first.said.stderr).not.toMatch(/Migrating|ready|stopped/);
  const next = start();
  await next.until(/ready/);
  expect(await next.end()).toBe(0);
  expect(next.said.stderr).toContain('Migrating the database …\n');
});

test('of a live site every line is JSON, also those of the steps', async () => {
  const live = start({
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    PUBLIC_URL: 'https://uthan.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'hello@uthan.example',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    DRAIN_SECONDS: '0',
  });
  await live.until(/ready/);
  expect(await live.end()).toBe(0);
  expect(live.said.stderr).toBe('');
  const lines = live.said.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: string; msg: string });
  const said = lines.map(({ level, msg }) => `${level} ${msg}`);
  expect(said).toContain('info Migrating the database …');
  expect(said).toContainEqual(expect.stringMatching(/^info Migrating the database: done in \d+ s$/));
  expect(said).toContainEqual(expect.stringMatching(/^info Uthan is ready at https:\/\/uthan\.example after \d+ s$/));
});

describe('a start that fails says in a sentence what failed and what to do', () => {
  const failing = (more: NodeJS.ProcessEnv = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['server/main.ts'], { cwd: root, encoding: 'utf8', env: settings(more) });
    return { status, said: stdout + stderr };
  };

  test('the password of the database is wrong', () => {
    const { status, said } = failing({ DATABASE_URL: Object.assign(new URL(database.url), { password: 'guessed-password' }).href });
    expect(status).toBe(1);
    expect(said).toMatch(
      /^The database at 127\.0\.0\.1:\d+\/\w+ \(DATABASE_URL\) cannot be used: password authentication failed for user "\w+"\. Correct the user .*\n$/m,
    );
    expect(said).not.toContain('guessed-password');
  });

  test('a migration is not possible', async () => {
    const bare = await freshDatabase({ bare: true });
    const plain = await asPlainRole(bare);
    const { status, said } = failing({ DATABASE_URL: plain.url });
    await plain.drop();
    await bare.drop();
    expect([status, said]).toEqual([1, expect.stringMatching(/GRANT CREATE ON (?:SCHEMA public|DATABASE)/)]);
  });

  test('another one uses the data folder', () => {
    const release = takeDataFolder(folder);
    const { status, said } = failing();
    release();
    expect([status, said]).toEqual([
      1,
      `Another Uthan (process ${process.pid}) is already using the data folder ${folder}. Stop it first, or choose another folder with DATA_DIR.\n`,
    ]);
  });

  test('the database that it brings along does not start', () => {
    mkdirSync(path.join(folder, 'postgres', 'data'), { recursive: true });
    writeFileSync(path.join(folder, 'postgres', 'data', 'left-over'), '');
    const { status, said } = failing();
    expect([status, said]).toEqual([
      1,
      expect.stringMatching(/^1\/2 Creating the database …\n.*: failed after \d+ s\nThe folder .* has files but no database: .*Otherwise move it away/),
    ]);
  });
});
