// Backups leave the machine encrypted, come back whole with the private key alone, and go there when they go here.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBackup } from '#server/backup/backup.ts';
import { checkBackup } from '#server/backup/check.ts';
import { readManifest } from '#server/backup/manifest.ts';
import { sendOffsite } from '#server/backup/offsite.ts';
import { fetchOffsite } from '#server/backup/offsite-fetch.ts';
import { noProgress } from '#server/backup/progress.ts';
import { nextOf, removeOld } from '#server/backup/series.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { bucketKeys as keys, startBucket, type TestBucket } from '#server/testing/bucket.ts';

const hashes = ['ab'.repeat(16), 'cd'.repeat(16)] as const;
const fileOf = (hash: string): string => `${hash.slice(0, 2)}/${hash}-640.webp`;

let server: TestApp;
let folder: string;
let series: string;
let bucket: TestBucket;
let recipient: string;
let identity: string;
let days = 0;

const run = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, ['scripts/offsite.ts', ...args], {
    encoding: 'utf8',
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: folder, ...env },
  });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'uthan-offsite-'));
  server = await testApp();
  await addPicture(hashes[0]);
  const { stdout } = run(['new-key', path.join(folder, 'key')]);
  recipient = /OFFSITE_RECIPIENT=(age1\w+)/.exec(stdout)?.[1] ?? '';
  identity = (await readFile(path.join(folder, 'key'), 'utf8')).trim();
});
beforeEach(async () => {
  series = mkdtempSync(path.join(folder, 'series-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const media = () => openStorage(undefined, server.folder);
const there = () => openStorage(bucket.url, folder, { keys });

async function addPicture(hash: string): Promise<void> {
  await server.database.pool.query("insert into pictures (hash, width, height, blurhash) values ($1, 640, 480, 'LEHV6nWB2yk8pyo0adR*.7kCMdnj')", [hash]);
  await media().put(fileOf(hash), Buffer.from(`picture ${hash}`));
  await media().put(fileOf(hash).replace('640', '320'), Buffer.from(`small ${hash}`));
}

/** The next night's backup; its name. */
async function nightly(): Promise<string> {
  const next = await nextOf(series, new Date(Date.UTC(2030, 0, ++days)));
  await makeBackup({ ...next, url: server.database.url, storage: media(), program: '0.1.0', progress: noProgress });
  return path.basename(next.folder);
}

const send = () => sendOffsite({ series, storage: there(), recipient, progress: noProgress });
const fetchInto = (name?: string, key = identity, into = mkdtempSync(path.join(folder, 'fetched-'))) =>
  fetchOffsite({ storage: there(), identity: key, folder: into, name, progress: noProgress }).then((fetched) => ({ ...fetched, into }));

test('a backup comes back as it was, and nothing of it can be read there', async () => {
  const name = await nightly();
  const sent = await send();
  expect([sent.name, sent.pictures, sent.damaged]).toEqual([name, 2, []]);
  const plain = [...bucket.objects].filter(([key]) => !key.endsWith('.age'));
  expect(plain.map(([key]) => key)).toEqual([`live/${name}/files.json`, 'live/newest']);
  for (const [key, { bytes }] of bucket.objects) if (key.endsWith('.age')) expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  for (const { bytes } of bucket.objects.values()) expect(bytes.includes(`picture ${hashes[0]}`)).toBe(false);

  const fetched = await fetchInto();
  expect([fetched.name, fetched.damaged]).toEqual([name, []]);
  const { manifest, damaged } = await checkBackup({ folder: fetched.into, progress: noProgress });
  expect(damaged).toEqual([]);
  expect(manifest).toEqual(await readManifest(path.join(series, name)));
});

test('a picture is sent once, and deleted there with the last backup that has it', async () => {
  const first = await nightly();
  await send();
  await addPicture(hashes[1]);
  const second = await nightly();
  expect((await send()).pictures).toBe(2);
  expect((await send()).name).toBe(undefined);
  expect((await fetchInto(first)).name).toBe(first);

  await server.database.pool.query('delete from pictures where hash = $1', [hashes[1]]);
  const third = await nightly();
  await send();
  expect(await removeOld(series, 1)).toEqual([first, second]);
  expect((await send()).removed).toEqual([first, second]);
  const left = [...bucket.objects.keys()].map((key) => key.slice('live/'.length).split('/')[0]);
  expect([...new Set(left)].toSorted()).toEqual(['newest', 'pictures', third].toSorted());
  expect([...bucket.objects.keys()].filter((key) => key.includes(hashes[1]))).toEqual([]);
  expect((await fetchInto()).damaged).toEqual([]);
});

test('what broke off is not taken for a backup, and goes on', async () => {
  await nightly();
  bucket.mood = 'fails';
  await expect(send()).rejects.toThrow();
  bucket.mood = 'well';
  await expect(fetchInto()).rejects.toThrow('There is no backup at OFFSITE_URL.');
  const storage = openStorage(bucket.url, folder, { keys });
  expect((await sendOffsite({ series, storage, recipient, progress: noProgress })).pictures).toBe(2);
  expect((await fetchInto()).damaged).toEqual([]);
});

test('a damaged picture is told and left out, here and there', async () => {
  const name = await nightly();
  await writeFile(path.join(series, name, 'pictures', fileOf(hashes[0])), 'x');
  expect((await send()).damaged).toEqual([fileOf(hashes[0])]);
  const { into, damaged } = await fetchInto();
  expect(damaged).toEqual([fileOf(hashes[0])]);
  expect(await readdir(into)).toContain('manifest.json');
});

test('another key, a changed table and a strange name are refused in a sentence', async () => {
  const name = await nightly();
  await send();
  expect(run(['new-key', path.join(folder, 'other')]).status).toBe(0);
  const other = (await readFile(path.join(folder, 'other'), 'utf8')).trim();
  await expect(fetchInto(name, other)).rejects.toThrow('Is it the key that belongs to OFFSITE_RECIPIENT?');
  const table = bucket.objects.get(`live/${name}/tables/users.copy.gz.age`);
  if (table) table.bytes = Buffer.concat([table.bytes.subarray(0, -1), Buffer.from([(table.bytes.at(-1) ?? 0) ^ 1])]);
  await expect(fetchInto(name)).rejects.toThrow('cannot be decrypted');
  await expect(fetchInto('../elsewhere')).rejects.toThrow('is no name of a backup');
  const listed = bucket.objects.get(`live/${name}/files.json`);
  if (listed) listed.bytes = Buffer.from(JSON.stringify([{ name: '../../evil', bytes: 3 }]));
  await expect(fetchInto(name)).rejects.toThrow();
});

test('the commands send and fetch, never write over a key, and say what is missing', { timeout: 60_000 }, async () => {
  await nightly();
  expect(run(['send', series])).toMatchObject({ status: 0, stdout: 'OFFSITE_URL is not set: nothing was sent elsewhere.\n' });
  const env = { OFFSITE_URL: `file://${path.join(folder, 'elsewhere')}`, OFFSITE_RECIPIENT: recipient };
  expect(run(['send', series], env)).toMatchObject({ status: 0, stdout: expect.stringContaining('2 new pictures') as string });
  const into = path.join(folder, 'by-command');
  expect(run(['fetch', into, '--key', path.join(folder, 'key')], env)).toMatchObject({ status: 0, stderr: '' });
  expect((await checkBackup({ folder: into, progress: noProgress })).damaged).toEqual([]);
  expect(run(['new-key', path.join(folder, 'key')])).toMatchObject({ status: 1, stderr: expect.stringContaining('never written over') as string });
  expect(run(['fetch', into])).toMatchObject({ status: 2, stderr: expect.stringContaining('--key FILE') as string });
  expect(run(['send', series], { OFFSITE_URL: env.OFFSITE_URL }).stderr).toContain('nothing leaves this machine unencrypted');
  await rm(into, { recursive: true });
});
