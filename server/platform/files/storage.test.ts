import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { openStorage } from './storage.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'uthan-storage-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const media = (): string => path.join(folder, 'media');
const parts = (): string[] => readdirSync(path.join(media(), '.unfinished'));
const refused = (code: string): Error => Object.assign(new Error(`${code}: no`), { code });

/** Writes half of it and fails, as a full disk does; while `state.full` is false it writes. */
const state = { full: true, writes: 0 };
const write = async (file: string, bytes: Buffer): Promise<void> => {
  state.writes++;
  if (!state.full) return writeFile(file, bytes);
  await writeFile(file, bytes.subarray(0, bytes.length / 2));
  throw refused('ENOSPC');
};

test('a file has its name only when it is whole', async () => {
  state.full = true;
  const storage = openStorage(undefined, folder, { write });
  const failed = await storage.put('ab/picture.webp', Buffer.from('whole')).catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 30 }, cause: { code: 'ENOSPC' } });
  expect([existsSync(path.join(media(), 'ab/picture.webp')), parts(), storage.failedWrites()]).toEqual([false, [], 1]);
  state.full = false;
  await storage.put('ab/picture.webp', Buffer.from('whole'));
  expect(readFileSync(path.join(media(), 'ab/picture.webp'), 'utf8')).toBe('whole');
  expect([(await storage.get('ab/picture.webp'))?.toString(), await storage.get('ab/other.webp'), parts()]).toEqual(['whole', undefined, []]);
});

test('no name leads out of the folder', async () => {
  const storage = openStorage(undefined, folder);
  const outside = path.join(folder, 'outside.webp');
  writeFileSync(outside, 'not ours');
  await expect(storage.get('../outside.webp')).rejects.toThrow();
  await expect(storage.remove('../outside.webp')).rejects.toThrow();
  await expect(storage.put('../outside.webp', Buffer.from('x'))).rejects.toThrow();
  expect(readFileSync(outside, 'utf8')).toBe('not ours');
});

test('what a write left behind that was cut off goes after an hour, what is being written stays', async () => {
  const storage = openStorage(undefined, folder);
  expect(await storage.sweepUnfinished()).toBe(0);
  mkdirSync(path.join(media(), '.unfinished'), { recursive: true });
  for (const name of ['old', 'new']) writeFileSync(path.join(media(), '.unfinished', name), 'half');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(path.join(media(), '.unfinished', 'old'), longAgo, longAgo);
  expect([await storage.sweepUnfinished(), parts()]).toEqual([1, ['new']]);
});

test('whether it can be written is tried once a minute, at once after a failed write, and again soon while it cannot', async () => {
  let clock = 0;
  Object.assign(state, { full: false, writes: 0 });
  const storage = openStorage(undefined, folder, { write, now: () => clock });
  const isWritable = () =>
    storage.check().then(
      () => true,
      () => false,
    );
  expect([await isWritable(), await isWritable(), state.writes]).toEqual([true, true, 1]);
  clock += 59_000;
  expect([await isWritable(), state.writes]).toEqual([true, 1]);
  state.full = true;
  clock += 2000;
  expect([...(await Promise.all([isWritable(), isWritable()])), state.writes]).toEqual([false, false, 2]);
  state.full = false;
  expect([await isWritable(), state.writes]).toEqual([false, 2]);
  clock += 6000;
  expect([await isWritable(), state.writes]).toEqual([true, 3]);
  state.full = true;
  await storage.put('ab/x.webp', Buffer.from('x')).catch(() => undefined);
  expect(await isWritable()).toBe(false);
  expect(parts()).toEqual([]);
});

test('free room is told, also of a folder that is not there yet', async () => {
  expect(await openStorage(undefined, path.join(folder, 'not/yet')).freeBytes()).toBeGreaterThan(0);
});

describe('a server whose pictures cannot be written', () => {
  // Below a file there is no folder, no matter who runs this: rights would not stop root.
  const place = mkdtempSync(path.join(tmpdir(), 'uthan-storage-'));
  const inTheWay = path.join(place, 'disk');
  const lines: string[] = [];
  let server: TestApp;
  afterAll(async () => {
    await server.close();
    rmSync(place, { recursive: true, force: true });
  });

  test('answers uploads with 503, says why in the log, and is not ready until it can', async () => {
    server = await testApp({ env: { STORAGE_URL: pathToFileURL(path.join(inTheWay, 'pictures')).href }, log: (line) => lines.push(line) });
    expect((await server.call({ url: '/readyz' })).statusCode).toBe(200);
    rmSync(inTheWay, { recursive: true, force: true });
    writeFileSync(inTheWay, 'a file');
    const token = await server.member('seller');
    const upload = async () => {
      const { payload, headers } = multipart(sellPost, [await photograph(900, 500)]);
      return server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token });
    };
    const answer = await upload();
    expect([answer.statusCode, answer.headers['retry-after'], (answer.json() as { error: string }).error]).toEqual([503, '30', 'UNAVAILABLE']);
    expect(lines.filter((line) => line.includes('"level":"error"')).join('')).toContain('ENOTDIR');
    expect((await server.call({ url: '/readyz' })).statusCode).toBe(503);
    rmSync(inTheWay);
    expect((await upload()).statusCode).toBe(201);
  });
});
