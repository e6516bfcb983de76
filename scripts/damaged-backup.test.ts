import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBackup } from '#server/backup/backup.ts';
import { checkBackup } from '#server/backup/check.ts';
import { type DamagedFile, slices } from '#server/backup/pictures.ts';
import { noProgress } from '#server/backup/progress.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { newestOf, nextOf } from '#server/backup/series.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';

const hash = 'cd'.repeat(16);
const [small, large] = [`cd/${hash}-320.webp`, `cd/${hash}-640.webp`];

let server: TestApp;
let folder: string;
let series: string;
let days = 0;
const targets: FreshDatabase[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'uthan-damaged-'));
  server = await testApp();
  await server.database.pool.query("insert into pictures (hash, width, height, blurhash) values ($1, 640, 480, 'LEHV6nWB2yk8pyo0adR*.7kCMdnj')", [hash]);
});
beforeEach(async () => {
  series = mkdtempSync(path.join(folder, 'series-'));
  for (const file of [small, large]) await storage().put(file, Buffer.from(`picture ${file}`));
});
afterAll(async () => {
  for (const one of targets) await one.drop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const storage = () => openStorage(undefined, server.folder);

/** The next night's backup of the series: its folder, and what it found damaged. */
async function nightly(): Promise<{ taken: string; damaged: DamagedFile[] }> {
  const damaged: DamagedFile[] = [];
  const next = await nextOf(series, new Date(Date.UTC(2030, 0, ++days)));
  const shared = { url: server.database.url, storage: storage(), program: '0.1.0', progress: noProgress };
  await makeBackup({ ...next, ...shared, onDamaged: (one) => damaged.push(one) });
  return { taken: next.folder, damaged };
}

const inBackup = (taken: string, file: string): string => path.join(taken, 'pictures', file);

/** In place, as a bad sector does it: every backup that links to the file has it then. */
async function flipByte(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.from('P'), 0, 1, 0);
  await handle.close();
}

async function restore(from: string, into = mkdtempSync(path.join(folder, 'restored-'))) {
  const database = await freshDatabase({ bare: true });
  targets.push(database);
  const options = { url: database.url, storage: openStorage(undefined, into), folder: from, force: false, progress: noProgress };
  const { damaged } = await restoreBackup({ ...options, tell: () => undefined });
  const { rows } = await database.pool.query<{ hash: string }>('select hash from pictures');
  return { damaged, pictures: rows.map((row) => row.hash), into };
}

test('one flipped byte in a file that all backups share costs that file, and nothing else of any backup', async () => {
  const [first, second] = [await nightly(), await nightly()];
  expect((await stat(inBackup(first.taken, large))).ino).toBe((await stat(inBackup(second.taken, large))).ino);
  await flipByte(inBackup(second.taken, large));
  for (const { taken } of [first, second]) {
    const { damaged, pictures, into } = await restore(taken);
    expect([damaged, pictures]).toEqual([[large], [hash]]);
    expect(await readFile(path.join(into, 'media', small), 'utf8')).toBe(`picture ${small}`);
    expect(await stat(path.join(into, 'media', large)).catch(() => undefined)).toBe(undefined);
  }
});

test('the commands list what is damaged and end with status 3', { timeout: 90_000 }, async () => {
  const { taken } = await nightly();
  await flipByte(inBackup(taken, large));
  const database = await freshDatabase({ bare: true });
  targets.push(database);
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: mkdtempSync(path.join(folder, 'restored-')), NODE_ENV: 'test' };
  const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8', env, cwd: path.join(import.meta.dirname, '..') });
  for (const command of [
    ['scripts/backup.ts', '--check', series],
    ['scripts/restore.ts', taken],
  ]) {
    const { status, stderr } = run(...command);
    expect([status, stderr]).toEqual([3, expect.stringContaining(`\n${large}\n`)]);
  }
});

test('a picture that the storage still has is not missed in the backup', async () => {
  const { taken } = await nightly();
  await rm(inBackup(taken, small));
  const into = mkdtempSync(path.join(folder, 'restored-'));
  await openStorage(undefined, into).put(small, Buffer.from(`picture ${small}`));
  expect((await restore(taken, into)).damaged).toEqual([]);
});

test('a check names what a restore would not bring back, of the newest backup of a series too', async () => {
  const { taken } = await nightly();
  expect((await checkBackup({ folder: taken, progress: noProgress })).damaged).toEqual([]);
  await flipByte(inBackup(taken, large));
  await rm(inBackup(taken, small));
  const newest = await newestOf(series);
  expect(newest).toBe(taken);
  expect((await checkBackup({ folder: newest ?? '', progress: noProgress })).damaged).toEqual([small, large]);
  await writeFile(path.join(taken, 'tables/users.copy.gz'), '');
  await expect(checkBackup({ folder: taken, progress: noProgress })).rejects.toThrow('tables/users.copy.gz is missing or cut off');
});

test('within a week of backups every linked file is read again, and a damaged one is mended in all of them', async () => {
  const first = await nightly();
  await flipByte(inBackup(first.taken, large));
  const found: DamagedFile[] = [];
  for (let night = 0; night < slices; night++) found.push(...(await nightly()).damaged);
  expect(found).toEqual([{ name: large, isMended: true }]);
  for (const taken of [first.taken, (await newestOf(series)) ?? '']) {
    expect((await checkBackup({ folder: taken, progress: noProgress })).damaged).toEqual([]);
  }
});

test('a damaged file that no storage has as it was is named once, and is missing from then on', async () => {
  const first = await nightly();
  await flipByte(inBackup(first.taken, large));
  await rm(path.join(server.folder, 'media', large));
  const found: DamagedFile[] = [];
  for (let night = 0; night < 2 * slices; night++) found.push(...(await nightly()).damaged);
  expect(found).toEqual([{ name: large, isMended: false }]);
  expect((await restore((await newestOf(series)) ?? '')).damaged).toEqual([]);
});

test('an attempt that was cut off does not take a damaged file for the truth', async () => {
  await nightly();
  const { taken } = await nightly();
  await rm(path.join(taken, 'manifest.json'));
  await flipByte(inBackup(taken, large));
  const again = await nightly();
  expect(await readFile(inBackup(again.taken, large), 'utf8')).toBe(`picture ${large}`);
});
