// Pictures from before there was a comparison, and comparisons that were cut off.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStorage } from '#server/platform/files/storage.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { changes, generatePicture } from '#server/testing/content/picture-set.ts';
import { compareOlder } from './alike.ts';
import { storePictures, sweepPictures } from './service.ts';
import { fileName } from './shape.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let server: TestApp;
let services: Parameters<typeof storePictures>[0];
beforeAll(async () => {
  server = await testApp();
  services = { db: server.database.db, storage: openStorage(undefined, server.folder) };
});
afterAll(() => server.close());

const uncompared = async (): Promise<number> => (await server.database.db.selectFrom('pictures').select('hash').where('compared', '=', false).execute()).length;
const pairs = async (): Promise<number> => (await server.database.db.selectFrom('alike_pictures').select('picture').execute()).length / 2;

/** As if they had come before there was a comparison. */
async function forget(): Promise<void> {
  const { db } = server.database;
  await db.deleteFrom('alike_pictures').execute();
  await db.deleteFrom('picture_prints').execute();
  await db.updateTable('pictures').set({ compared: false }).execute();
}

test('a run that is killed half way is taken up where it ended, and nothing is found twice', async () => {
  const rooms = await Promise.all([1, 2, 3, 4].map((seed) => generatePicture(seed + 300)));
  await storePictures(services, rooms);
  for (const room of rooms) await storePictures(services, [await changes.mirrored(room)]);
  expect(await pairs()).toBe(4);
  await forget();

  let read = 0;
  const dying = { ...services.storage, get: (name: string) => (++read > 3 ? Promise.reject(new Error('killed')) : services.storage.get(name)) };
  await expect(compareOlder({ ...services, storage: dying })).rejects.toThrow('killed');
  const left = await uncompared();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(8);

  expect(await compareOlder(services)).toBe(left);
  expect([await uncompared(), await pairs()]).toEqual([0, 4]);
  expect(await compareOlder(services)).toBe(0);
});

test('one that is asked to stop stops after the picture it is at', async () => {
  await forget();
  const stopping = new AbortController();
  const slow = { ...services.storage, get: (name: string) => (stopping.abort(), services.storage.get(name)) };
  expect(await compareOlder({ ...services, storage: slow }, stopping.signal)).toBe(1);
  expect(await uncompared()).toBe(7);
  await compareOlder(services);
});

test('two runs at once find each pair once', async () => {
  await forget();
  await Promise.all([compareOlder(services), compareOlder(services)]);
  expect([await uncompared(), await pairs()]).toEqual([0, 4]);
});

test('a picture whose file is gone is passed over', async () => {
  const [picture] = await storePictures(services, [await generatePicture(400)]);
  await forget();
  await services.storage.remove(fileName(picture?.hash ?? '', picture?.renditions[0]?.width ?? 0));
  await compareOlder(services);
  expect(await uncompared()).toBe(0);
});

test('what is known of a picture goes with it', async () => {
  await server.database.db
    .updateTable('pictures')
    .set({ created_at: sql`now() - interval '1 day'` })
    .execute();
  await sweepPictures(services);
  const { rows } = await sql<{ left: number }>`select (select count(*) from picture_prints) + (select count(*) from alike_pictures) as left`.execute(
    server.database.db,
  );
  expect(rows).toEqual([{ left: 0 }]);
});

test('the comparison is among the jobs that a server does by itself', () => {
  expect(server.app.jobHandlers.map(({ kind }) => kind.name)).toContain('media.compare');
});
