// The rows of pictures: many people send the same ones, in any order.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import type { Picture } from './pictures.ts';
import { renewPictures } from './service.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const picture = (at: number): Picture => ({ hash: String(at).repeat(32), width: 320, height: 240, blurhash: 'x', prints: undefined, renditions: [] });
const pictures = [1, 2, 3, 4, 5].map(picture);

test('the same pictures in two orders at once do not wait for each other in a circle', async () => {
  const { db } = database;
  const send = async (order: readonly Picture[]): Promise<void> => {
    for (let turn = 0; turn < 150; turn++) await db.transaction().execute((trx) => renewPictures(trx, order));
  };
  const senders = await Promise.allSettled([send(pictures), send(pictures.toReversed()), send(pictures), send(pictures.toReversed())]);
  expect(senders.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(await db.selectFrom('pictures').select('hash').execute()).toHaveLength(5);
});

test('a picture that is sent twice at once has one row', async () => {
  await renewPictures(database.db, [picture(6), picture(7), picture(6)]);
  await renewPictures(database.db, []);
  expect(await database.db.selectFrom('pictures').select('hash').execute()).toHaveLength(7);
});
