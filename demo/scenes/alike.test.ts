// Drawings of one style are different pictures, also for what finds copied photos.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storePictures } from '#server/media/service.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { renderScene } from './render.ts';
import { sceneKinds } from './scene.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const seeds = [70, 140, 210, 280, 350, 420, 490, 560];

test('no two drawings are taken for one picture, and each is told again by itself', async () => {
  const { db } = server.database;
  const services = { db, storage: openStorage(undefined, server.folder) };
  for (const kind of sceneKinds) for (const seed of seeds) await storePictures(services, [await renderScene(kind, seed)]);
  expect(await db.selectFrom('picture_prints').select('picture').where('part', '=', 0).execute()).toHaveLength(sceneKinds.length * seeds.length);
  expect(await db.selectFrom('alike_pictures').selectAll().execute()).toEqual([]);
});
