// Pictures that are told again, and those that are not mistaken for each other.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStorage } from '#server/platform/files/storage.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { changes, generatePicture, partsOf, readPhotographs } from '#server/testing/content/picture-set.ts';
import { photograph } from '#server/testing/content/posts.ts';
import { storePictures } from './service.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let server: TestApp;
let services: Parameters<typeof storePictures>[0];
beforeAll(async () => {
  server = await testApp();
  services = { db: server.database.db, storage: openStorage(undefined, server.folder) };
});
afterAll(() => server.close());

async function keep(pictures: readonly Buffer[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const picture of pictures) for (const { hash } of await storePictures(services, [picture])) hashes.push(hash);
  return hashes;
}
const othersOf = async (hash: string): Promise<string[]> =>
  (await server.database.db.selectFrom('alike_pictures').select('other').where('picture', '=', hash).execute()).map(({ other }) => other);
const countAlike = async (): Promise<number> => (await server.database.db.selectFrom('alike_pictures').select('picture').execute()).length / 2;

const tell = (line: string): boolean => process.stdout.write(`${line}\n`);
const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at);

const differentCount = 120;
const sourceCount = 12;

test('of 12 pictures under six changes at least 95 % are told again, and no two of 120 different pictures are taken for one', async () => {
  const photographs = readPhotographs().slice(0, sourceCount / 3);
  if (photographs.length === 0) tell('skipped: there are no photographs beside the project; generated pictures only');
  const parts = (await Promise.all(photographs.map(partsOf))).flat();
  const generated = await Promise.all(range(0, Math.max(sourceCount, differentCount - parts.length)).map(generatePicture));
  const different = [...photographs, ...parts, ...generated].slice(0, differentCount + photographs.length);
  const hashes = await keep(different);
  // A photograph and its nine parts are no two pictures of different things.
  expect(await countAlike()).toBe(0);
  const sources = [...photographs, ...generated].slice(0, sourceCount);
  const missed: string[] = [];
  for (const [name, change] of Object.entries(changes)) {
    for (const [index, source] of sources.entries()) {
      const [hash = ''] = await keep([await change(source)]);
      const found = await othersOf(hash);
      const own = hashes[different.indexOf(source)] ?? '';
      if (!found.includes(own)) missed.push(`${index} ${name}`);
      expect({ name, index, strangers: found.filter((one) => hashes.includes(one) && one !== own) }).toEqual({ name, index, strangers: [] });
    }
  }
  const all = sourceCount * Object.keys(changes).length;
  tell(`told again: ${all - missed.length} of ${all}${missed.length > 0 ? `; missed: ${missed.join(', ')}` : ''}`);
  expect(all - missed.length).toBeGreaterThanOrEqual(all * 0.95);
});

test('a single colour is like no other, and a picture that is sent twice is compared once', async () => {
  const [plain = ''] = await keep([await photograph(400, 300)]);
  const [other = ''] = await keep([await photograph(410, 300)]);
  expect([await othersOf(plain), await othersOf(other)]).toEqual([[], []]);
  const picture = await generatePicture(9000);
  const [hash = ''] = await keep([picture, picture]);
  expect(await othersOf(hash)).toEqual([]);
});
