// Drawings of one style are different pictures, also for what finds copied photos.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { blogCovers } from '#contracts/blog/blog-enums.ts';
import { landUnits, propertyTypes } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { storePictures } from '#server/media/service.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { covers } from '@uthan/scenes/cover-pictures.ts';
import { units } from '@uthan/scenes/paint/lettering.ts';
import { placeholders } from '@uthan/scenes/placeholders.ts';
import { renderScene } from '@uthan/scenes/render.ts';
import { sceneKinds } from '@uthan/scenes/scene.ts';

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

test('there is a drawing for each property type, land unit and cover of the contracts, and a photo is as wide as is served', async () => {
  expect(placeholders).toEqual([...propertyTypes]);
  expect(Object.keys(units).toSorted()).toEqual([...landUnits].toSorted());
  expect(covers).toEqual([...blogCovers]);
  expect((await sharp(await renderScene('flat', 3)).metadata()).width).toBe(limits.posts.imageWidthMax);
});
