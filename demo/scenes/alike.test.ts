// Drawings of one style are different pictures, also for what finds copied photos.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
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

/** What pictures are told again by is made from fewer pixels than the smallest rendition has. */
const [width] = limits.posts.imageWidths;
/** Few of each kind: those of one kind are the ones that could be taken for each other. */
const seeds = [3, 5, 140, 420];

test('no two drawings are taken for one picture, and each has what it is told again by', async () => {
  const { db } = server.database;
  const services = { db, storage: openStorage(undefined, server.folder) };
  for (const kind of sceneKinds) for (const seed of seeds) await storePictures(services, [await renderScene(kind, seed, {}, width)]);
  expect(await db.selectFrom('picture_prints').select('picture').where('part', '=', 0).execute()).toHaveLength(sceneKinds.length * seeds.length);
  expect(await db.selectFrom('alike_pictures').selectAll().execute()).toEqual([]);
});
