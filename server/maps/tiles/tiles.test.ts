import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PMTiles, type Source } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { examine } from '#server/doctor/service.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { bucketKeys, startBucket } from '#server/testing/bucket.ts';
import { dhakaTiles, tilesFile } from '#server/testing/tiles.ts';
import { rangeOf } from './range.ts';
import { putTiles, readLive } from './stored-tiles.ts';
import { examineTiles } from './tiles-file.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'uthan-tiles-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(name: string, bytes: Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}

describe('a file', () => {
  test('of pictures is told by kind, size, zooms and what it covers', async () => {
    const bytes = await tilesFile(dhakaTiles);
    expect(await examineTiles(await fileOf('good.pmtiles', bytes))).toEqual({
      kind: 'png',
      pixels: 256,
      zoomMin: 12,
      zoomMax: 14,
      bounds: { south: 23.7, west: 90.33, north: 23.83, east: 90.45 },
      bytes: bytes.length,
    });
  });

  test.each([
    ['holds vectors', { ...dhakaTiles, tileType: 1 }, 'It holds vector tiles'],
    ['says another kind', { ...dhakaTiles, tileType: 4 }, 'It says that its tiles are webp, but they are png.'],
    ['has tiles of another size', { ...dhakaTiles, pixels: 300 }, 'neither 256 nor 512'],
    ['covers another country', { ...dhakaTiles, west: 10, east: 10.1 }, 'It covers no part of Bangladesh.'],
  ])('that %s is refused in a sentence', async (_, made, sentence) => {
    const file = await fileOf('unfit.pmtiles', await tilesFile(made));
    await expect(examineTiles(file)).rejects.toThrow(sentence);
  });

  test('that is cut off, or is something else, is refused', async () => {
    const whole = await tilesFile(dhakaTiles);
    await expect(examineTiles(await fileOf('cut.pmtiles', whole.subarray(0, -20)))).rejects.toThrow('It is cut off');
    await expect(examineTiles(await fileOf('other.pmtiles', Buffer.alloc(20_000, 'x')))).rejects.toThrow('It is no PMTiles file');
  });
});

describe.each(['folder', 'bucket'] as const)('a %s', (kind) => {
  test('keeps what is live and what was before, and no more', async () => {
    const bucket = kind === 'bucket' ? await startBucket() : undefined;
    const storage = openStorage(bucket?.url, path.join(folder, kind), { keys: bucketKeys });
    const put = async (zoomMax: number) => putTiles(storage, 'streets.pmtiles', await fileOf(`${kind}.pmtiles`, await tilesFile({ ...dhakaTiles, zoomMax })));
    const versions = [await put(12), await put(12), await put(13), await put(14)].map(({ version }) => version);
    expect(new Set(versions).size).toBe(3);
    expect(await readLive(storage, 'streets.pmtiles')).toMatchObject({ version: versions[3], zoomMax: 14, before: { version: versions[2] } });
    const magic = async (version: string | undefined) => (await storage.getPart(`map-tiles/${version}.pmtiles`, 0, 6))?.toString();
    expect([await magic(versions[0]), await magic(versions[2]), await magic(versions[3])]).toEqual([undefined, 'PMTiles', 'PMTiles']);
    await bucket?.close();
  });
});

test('one range with both ends is given, cut at the end of the file and never too long', () => {
  const { rangeBytesMax } = limits.mapTiles;
  expect(rangeOf('bytes=0-9', 100)).toEqual({ first: 0, last: 9 });
  expect(rangeOf('bytes=90-200', 100)).toEqual({ first: 90, last: 99 });
  for (const wrong of ['', 'bytes=', 'bytes=0-', 'bytes=-5', 'bytes=5-2', 'bytes=100-120', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b'])
    expect(rangeOf(wrong, 100), wrong).toBeUndefined();
  expect(rangeOf(`bytes=0-${rangeBytesMax - 1}`, 1e9)).toBeTruthy();
  expect(rangeOf(`bytes=0-${rangeBytesMax}`, 1e9)).toBeUndefined();
});

describe('the calls', () => {
  let server: TestApp;
  let bytes: Buffer;
  beforeAll(async () => {
    server = await testApp({ env: { MAP_TILES_URL: 'streets.pmtiles', MAP_ATTRIBUTION: '© Streets' } });
    bytes = await tilesFile(dhakaTiles);
  });
  afterAll(() => server.close());

  const live = () => server.call({ url: '/api/map/tiles' });
  const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => server.call({ url, method, headers });
  const settings = () => ({ DATA_DIR: server.folder, MAP_TILES_URL: 'streets.pmtiles', MAP_ATTRIBUTION: '© Streets' });
  const told = async (): Promise<string[]> =>
    (await examine(settings())).filter(({ about }) => about === 'Maps').map(({ state, text, todo = '' }) => `${state}: ${text} ${todo}`);

  test('before a file was put there is none, and the doctor says what to do', async () => {
    expect((await live()).statusCode).toBe(404);
    expect((await ask(`/map-tiles/${'0'.repeat(20)}.pmtiles`, { range: 'bytes=0-9' })).statusCode).toBe(404);
    expect(await told()).toEqual([expect.stringMatching(/^wrong: streets\.pmtiles is not in the storage\. Run npm run map-tiles/)]);
  });

  test('afterwards a map reads it in parts, which may be kept for ever; the whole is never sent', async () => {
    await putTiles(openStorage(undefined, server.folder), 'streets.pmtiles', await fileOf('live.pmtiles', bytes));
    await expect.poll(async () => (await live()).statusCode, { timeout: 5000 }).toBe(200);
    const { tiles } = (await live()).json() as { tiles: { path: string } };
    expect(tiles).toEqual({ path: expect.stringMatching(/^\/map-tiles\/[0-9a-f]{20}\.pmtiles$/), pixels: 256, zoomMin: 12, zoomMax: 14 });
    const part = await ask(tiles.path, { range: 'bytes=0-6' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'PMTiles', `bytes 0-6/${bytes.length}`]);
    expect(part.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'accept-ranges': 'bytes' });
    const head = await ask(tiles.path, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(bytes.length), '']);
    expect((await ask(tiles.path, { range: 'bytes=0-6', 'if-none-match': String(part.headers.etag) })).statusCode).toBe(304);
    for (const range of ['', 'bytes=0-', 'bytes=9-1', `bytes=${bytes.length}-${bytes.length + 5}`, 'bytes=0-1,3-4']) {
      const refused = await ask(tiles.path, range ? { range } : {});
      expect([refused.statusCode, refused.headers['content-range'], refused.headers['cache-control']], range).toEqual([
        416,
        `bytes */${bytes.length}`,
        'no-store',
      ]);
    }
    expect((await ask('/map-tiles/..%2Fstreets.pmtiles', { range: 'bytes=0-9' })).statusCode).toBe(404);
    expect(await told()).toEqual([expect.stringMatching(/^good: streets\.pmtiles is live since 20\d\d-\d\d-\d\d: png tiles of 256 pixels, zoom 12–14/)]);
  });

  test('the library of the maps finds a tile in it', async () => {
    const { tiles } = (await live()).json() as { tiles: { path: string } };
    const source: Source = {
      getKey: () => tiles.path,
      getBytes: async (offset, length) => {
        const { rawPayload } = await ask(tiles.path, { range: `bytes=${offset}-${offset + length - 1}` });
        return { data: new Uint8Array(rawPayload).buffer };
      },
    };
    const file = new PMTiles(source);
    const tile = await file.getZxy(14, 12_305, 7_077);
    expect(Buffer.from(tile?.data ?? new ArrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');
    expect(await file.getZxy(14, 0, 0)).toBeUndefined();
  });
});
