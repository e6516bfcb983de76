import { existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import type { PostImage } from '#contracts/posts/posts.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import type { Picture } from './pictures.ts';
import { measureOlder, storePictures, sweepPictures } from './service.ts';
import { fileName } from './shape.ts';

let server: TestApp;
let services: Parameters<typeof sweepPictures>[0];
beforeAll(async () => {
  server = await testApp();
  services = { db: server.database.db, storage: openStorage(undefined, server.folder) };
});
afterAll(() => server.close());

async function send(width: number): Promise<Picture> {
  const [picture] = await storePictures(services, [await photograph(width, 500)]);
  return picture as Picture;
}
const files = ({ hash, renditions }: Picture): string[] => renditions.map(({ width }) => path.join(server.folder, 'media', fileName(hash, width)));
const isKept = (picture: Picture): boolean => files(picture).every((file) => existsSync(file));
const age = (minutes: number) =>
  server.database.db
    .updateTable('pictures')
    .set({ created_at: sql`now() - make_interval(mins => ${minutes})` })
    .execute();
const rows = async (): Promise<string[]> => (await server.database.db.selectFrom('pictures').select('hash').execute()).map(({ hash }) => hash);

test('pictures that nothing shows go with their files after half an hour; those of posts and the fresh stay', async () => {
  const token = await server.member('seller');
  const { payload, headers } = multipart(sellPost, [await photograph(900, 500)]);
  expect((await server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token })).statusCode).toBe(201);
  const shown = await send(900);
  const abandoned = await send(700);
  await age(limits.media.unusedMinutes + 1);
  const fresh = await send(600);
  expect(files(abandoned)).toHaveLength(3);
  expect(await sweepPictures(services)).toBe(1);
  expect([isKept(shown), isKept(abandoned), isKept(fresh)]).toEqual([true, false, true]);
  expect(files(abandoned).some((file) => existsSync(file))).toBe(false);
  expect(await rows()).toEqual(expect.arrayContaining([shown.hash, fresh.hash]));
  expect(await rows()).not.toContain(abandoned.hash);
  expect(await sweepPictures(services)).toBe(0);
});

test('a picture that is sent again while it waits to be swept stays', async () => {
  const before = await send(650);
  await age(60);
  await send(650);
  expect(await sweepPictures(services)).toBeGreaterThanOrEqual(0);
  expect([isKept(before), (await rows()).includes(before.hash)]).toEqual([true, true]);
});

test('whatever refers to pictures by a foreign key keeps them', async () => {
  await sql`create table albums (cover text references pictures)`.execute(server.database.db);
  const cover = await send(750);
  await sql`insert into albums values (${cover.hash})`.execute(server.database.db);
  await age(60);
  await sweepPictures(services);
  expect(isKept(cover)).toBe(true);
});

test('a file that cannot be removed keeps its row, so that the next sweep finds it', async () => {
  const stuck = await send(800);
  await age(60);
  const storage = { ...services.storage, remove: () => Promise.reject(new Error('read-only')) };
  await expect(sweepPictures({ ...services, storage })).rejects.toThrow('read-only');
  expect(await rows()).toContain(stuck.hash);
  await sweepPictures(services);
  expect([isKept(stuck), (await rows()).includes(stuck.hash)]).toEqual([false, false]);
});

test('two sweeps at once remove every picture once', async () => {
  const pictures = await Promise.all([610, 620, 630, 640].map(send));
  await age(60);
  const counts = await Promise.all([sweepPictures(services), sweepPictures(services)]);
  expect(counts[0] + counts[1]).toBe(pictures.length);
});

test('the sizes of files are kept, those of older pictures are measured, and what has lost a file says none', async () => {
  const { db } = server.database;
  const stored = async (): Promise<(number[] | null)[]> => {
    const pictures = await db.selectFrom('pictures').select(['hash', 'bytes']).execute();
    return [whole, broken].map(({ hash }) => pictures.find((one) => one.hash === hash)?.bytes ?? null);
  };
  const [whole, broken] = [await send(810), await send(820)];
  const sizes = files(whole).map((file) => statSync(file).size);
  expect((await stored())[0]).toEqual(sizes);
  await db.updateTable('pictures').set({ bytes: null }).execute();
  rmSync(files(broken)[0] as string);
  expect(await measureOlder(services)).toBeGreaterThanOrEqual(2);
  expect(await stored()).toEqual([sizes, []]);
  expect(await measureOlder(services)).toBe(0);
  // Uploaded again it has all its files again.
  await send(820);
  expect((await stored())[1]).toEqual(files(broken).map((file) => statSync(file).size));
});

test('a post says how large the files of its photos are', async () => {
  const token = await server.member('measured');
  const { payload, headers } = multipart(sellPost, [await photograph(700, 500)]);
  await server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token });
  const { userPosts } = (await server.call({ url: '/api/profile/getUserPosts', token })).json<{ userPosts: Record<string, { images: PostImage[] }[]> }>();
  const [image] = Object.values(userPosts).flat()[0]?.images ?? [];
  expect(image?.bytes).toEqual(
    image?.srcset.split(', ').map((entry) => statSync(path.join(server.folder, 'media', entry.slice(7, 9), path.basename(entry.split(' ')[0] ?? ''))).size),
  );
  expect(image?.bytes).toHaveLength(3);
});

test('the sweep is among the jobs that a server does by itself', () => {
  expect(server.app.jobHandlers.map(({ kind }) => [kind.name, kind.every])).toContainEqual(['media.sweep', `*/${limits.media.sweepMinutes} * * * *`]);
});
