// A drill says of a good backup that it is good, of a bad one what is bad, and touches nothing of the site.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '#server/backup/backup.ts';
import { runDrill } from '#server/backup/drill.ts';
import { noProgress } from '#server/backup/progress.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';

let server: TestApp;
let folder: string;
let backup: string;
const databases: FreshDatabase[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'uthan-drill-test-'));
  server = await testApp();
  const calls = postCalls(server, await server.member('staff', 'support'));
  await calls.live(await server.member('seller'));
  backup = path.join(folder, 'backup');
  const storage = openStorage(undefined, server.folder);
  await makeBackup({ url: server.database.url, storage, folder: backup, program: '0.1.0', progress: noProgress });
  await calls.live(await server.member('later'));
});
afterAll(async () => {
  for (const one of databases) await one.drop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function drill(from = backup) {
  const database = await freshDatabase({ bare: true });
  databases.push(database);
  const space = mkdtempSync(path.join(folder, 'space-'));
  const options = {
    folder: from,
    url: database.url,
    storage: openStorage(undefined, space),
    dataDir: space,
    liveUrl: server.database.url,
    progress: noProgress,
  };
  return runDrill(options);
}

test('a good backup comes back whole, is asked for a post and its picture, and says what the site has since', async () => {
  const { steps, problems, newer } = await drill();
  expect(problems).toEqual([]);
  expect(steps.map(({ name }) => name)).toEqual(['restore', 'migrate', 'compare', 'ask']);
  expect(steps.at(-1)?.found).toBe('ready, 1 posts found, the picture of the newest shown');
  expect(newer).toContainEqual({ table: 'posts', rows: 1 });
});

test('a picture that is lost in the backup is a problem, and so is one that cannot be shown', async () => {
  const hurt = path.join(folder, 'hurt');
  spawnSync('cp', ['-a', backup, hurt]);
  const pictures = path.join(hurt, 'pictures');
  const files = (await readdir(pictures, { recursive: true })).filter((name) => name.endsWith('.webp'));
  for (const file of files) await rm(path.join(pictures, file));
  const { problems } = await drill(hurt);
  expect(problems.filter((text) => text.endsWith('is damaged or missing in the backup.'))).toHaveLength(files.length);
  expect(problems.at(-1)).toMatch(/^The picture .+ of the newest post cannot be shown\.$/);
});

const command = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/drill.ts', ...args], {
    encoding: 'utf8',
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, DATABASE_URL: server.database.url, DATA_DIR: path.join(folder, 'data'), NODE_ENV: 'test' },
  });

test('the command restores into a database of its own, records the result with the site, and leaves nothing', { timeout: 120_000 }, async () => {
  const space = mkdtempSync(path.join(folder, 'space-'));
  const { status, stdout, stderr } = command(backup, '--space', space, '--within', '10');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('The drill succeeded');
  expect(readdirSync(space)).toEqual([]);
  const { rows } = await server.database.pool.query('select succeeded from drill_runs');
  expect(rows).toEqual([{ succeeded: true }]);
});

test('a backup that cannot be restored ends with status 1 and is recorded as failed', { timeout: 120_000 }, async () => {
  const cut = path.join(folder, 'cut');
  spawnSync('cp', ['-a', backup, cut]);
  await writeFile(path.join(cut, 'tables', 'posts.copy.gz'), 'x');
  const { status, stderr } = command(cut);
  expect([status, stderr]).toEqual([1, expect.stringContaining('posts.copy.gz')]);
  const { rows } = await server.database.pool.query('select succeeded from drill_runs order by ended_at desc limit 1');
  expect(rows).toEqual([{ succeeded: false }]);
});

test.each([[[]], [['a', 'b']], [['a', '--within', 'soon']], [['a', '--nothing']]])('%j is answered with how to use it', (args) => {
  const { status, stderr } = command(...args);
  expect([status, stderr]).toEqual([2, expect.stringContaining('npm run drill -- FOLDER')]);
});
