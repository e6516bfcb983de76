import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bucketKeys as keys, startBucket, type TestBucket } from '#server/testing/bucket.ts';
import { bucketAddress } from '#server/bucket-address.ts';
import { openStorage } from './storage.ts';

let bucket: TestBucket;
beforeAll(async () => void (bucket = await startBucket()));
afterAll(() => bucket.close());
beforeEach(() => void Object.assign(bucket, { mood: 'well' }));

const state = { clock: 0 };
const open = (timeoutMs = 400, url = bucket.url) => openStorage(url, '/nowhere', { keys, timeoutMs, now: () => Date.now() + state.clock });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error: unknown) => (error as { code?: string }).code,
  );

test('what is put comes back, below the prefix, and may be kept for ever by whoever reads the bucket', async () => {
  const storage = open();
  await storage.put('ab/one.webp', Buffer.from('whole'));
  const kept = bucket.objects.get('live/ab/one.webp');
  expect([kept?.bytes.toString(), kept?.headers['content-type'], kept?.headers['cache-control']]).toEqual([
    'whole',
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
  expect([(await storage.get('ab/one.webp'))?.toString(), await storage.get('ab/other.webp')]).toEqual(['whole', undefined]);
  await storage.remove('ab/one.webp');
  await storage.remove('ab/one.webp');
  expect([await storage.get('ab/one.webp'), await storage.freeBytes(), await storage.sweepUnfinished(), storage.isShared]).toEqual([
    undefined,
    undefined,
    0,
    true,
  ]);
});

test('the old files of a folder are deleted, however many pages they fill, and nothing else', async () => {
  const storage = open();
  for (const name of ['links/a.jpg', 'links/b.jpg', 'links/c.jpg', 'links/new.jpg', 'linksel/d.jpg']) await storage.put(name, Buffer.from('x'));
  for (const [name, one] of bucket.objects) if (!name.includes('new')) one.at = new Date(0);
  expect(await storage.sweepFolder('links', 60_000)).toBe(3);
  expect([...bucket.objects.keys()].filter((name) => name.startsWith('live/links'))).toEqual(['live/links/new.jpg', 'live/linksel/d.jpg']);
});

test.each(['fails', 'denies', 'breaks', 'hangs'] as const)('a bucket that %s is unavailable, soon, and well again afterwards', async (mood) => {
  const storage = open();
  await storage.put('ab/kept.webp', Buffer.from('kept'));
  bucket.mood = mood;
  const began = Date.now();
  expect(await failureOf(storage.put('ab/lost.webp', Buffer.from('x')))).toBe('UNAVAILABLE');
  expect(await failureOf(storage.get('ab/kept.webp'))).toBe('UNAVAILABLE');
  expect(await failureOf(storage.check())).toBe('UNAVAILABLE');
  expect([storage.failedWrites(), Date.now() - began < 2500]).toEqual([1, true]);
  bucket.mood = 'well';
  state.clock += 6000;
  await storage.check();
  expect([(await storage.get('ab/kept.webp'))?.toString(), bucket.objects.has('live/ab/lost.webp') && mood !== 'hangs']).toEqual(['kept', false]);
});

test('what has failed three times in a row is left alone for a moment: nobody waits for it', async () => {
  const storage = open();
  bucket.mood = 'denies';
  for (let times = 0; times < 3; times++) await failureOf(storage.get('ab/x.webp'));
  const before = bucket.asked();
  expect([await failureOf(storage.get('ab/x.webp')), bucket.asked()]).toEqual(['UNAVAILABLE', before]);
  bucket.mood = 'well';
  state.clock += 1100;
  expect(await storage.get('ab/x.webp')).toBeUndefined();
});

test('a bucket that does not exist takes nothing', async () => {
  expect(await failureOf(open(400, bucket.url.replace('//photos', '//other')).put('ab/x.webp', Buffer.from('x')))).toBe('UNAVAILABLE');
});

test('an address says bucket, prefix, endpoint and region, and what it may not say is refused in a sentence', () => {
  expect(bucketAddress('s3://photos/live/2026?endpoint=https://s3.example&region=ap-1&forcePathStyle=1')).toEqual({
    bucket: 'photos',
    prefix: 'live/2026/',
    endpoint: 'https://s3.example',
    region: 'ap-1',
    forcePathStyle: true,
  });
  expect(bucketAddress('s3://photos')).toMatchObject({ prefix: '', endpoint: undefined, region: 'us-east-1', forcePathStyle: false });
  for (const wrong of ['s3://', 's3://key:secret@photos', 's3://photos?endpiont=x', 's3://photos?endpoint=s3.example'])
    expect(() => bucketAddress(wrong), wrong).toThrow('STORAGE_URL');
});

/** How many modules of the SDK a process has asked for once it has looked for a picture there. */
const modulesFor = (url: string): number => {
  const program = `import { registerHooks } from 'node:module';
    let seen = 0;
    registerHooks({ resolve: (name, context, next) => { if (name.startsWith('@aws-sdk/')) seen++; return next(name, context); } });
    const { openStorage } = await import('./server/platform/files/storage.ts');
    await openStorage(${JSON.stringify(url)}, '/nowhere', { keys: ${JSON.stringify(keys)} }).get('ab/x.webp').catch(() => undefined);
    process.stdout.write(String(seen));`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: path.resolve(import.meta.dirname, '../../..') }));
};

test('who keeps pictures in a folder never loads the SDK', () => {
  expect([modulesFor('file:///nowhere'), modulesFor('s3://photos?endpoint=http://127.0.0.1:1') > 0]).toEqual([0, true]);
});
