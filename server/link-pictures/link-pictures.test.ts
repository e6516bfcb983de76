import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffArticle } from '#contracts/blog/blog.ts';
import { limits } from '#contracts/limits.ts';
import { rates } from '#contracts/posts/rates.ts';
import { openRateLimits } from '#server/platform/http/limits/rate-limits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { articleFields } from '#server/testing/content/article.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { sharedBuilding } from '#server/testing/content/shared-building.ts';
import { drawLinkPicture } from './draw.ts';
import { openDrawings, pictureOf } from './service.ts';

let server: TestApp;
let staff: string;
beforeAll(async () => {
  server = await testApp();
  staff = await server.member('clerk', 'support');
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ method: 'GET', url });
const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return `${format} ${width}x${height}`;
};

test('a post, an offer, a firm and an article have a JPEG of 1200 x 630 in each language', async () => {
  const there = sharedBuilding(server, staff);
  const article = (await server.call({ method: 'POST', url: '/api/admin/blog', payload: articleFields, token: staff })).json() as { article: StaffArticle };
  const live = await postCalls(server, staff).live(await server.member('owner'));
  for (const name of [live, await there.offer(), await there.firm(), `article-${article.article._id}`]) {
    for (const lng of ['bn', 'en']) {
      const { statusCode, headers, rawPayload } = await get(`/link-pictures/${lng}/${name}.jpg?v=abc`);
      expect([statusCode, headers['content-type'], headers['cross-origin-resource-policy']], `${lng} ${name}`).toEqual([200, 'image/jpeg', 'cross-origin']);
      expect(await sizeOf(rawPayload)).toBe('jpeg 1200x630');
      expect(rawPayload.length).toBeLessThan(300_000);
    }
  }
});

test('it is drawn once, anew where the price changes, and not at all for what the public may not see', async () => {
  const live = await postCalls(server, staff).live(await server.member('seller'));
  const address = `/link-pictures/en/${live}.jpg`;
  const first = (await get(address)).rawPayload;
  expect((await get(address)).rawPayload.equals(first)).toBe(true);
  const { db } = server.database;
  await db.updateTable('posts').set({ price: 123_456_000 }).where('post_id', '=', live).execute();
  expect((await get(address)).rawPayload.equals(first)).toBe(false);
  await db.updateTable('posts').set({ state: 'hidden', listed: false }).where('post_id', '=', live).execute();
  expect((await get(address)).statusCode).toBe(404);
});

test.each(['/link-pictures/en/7.jpg', '/link-pictures/fr/7.jpg', '/link-pictures/en/x.jpg', '/link-pictures/en/article-7.jpg', '/link-pictures/en/..%2f7.jpg'])(
  '%s is not there',
  async (url) => expect((await get(url)).statusCode).toBe(404),
);

test('Bengali words are written in their letters, and signs of markup are words', async () => {
  const draw = (head: string) => drawLinkPicture({ picture: undefined, head, foot: '', name: 'উঠান' });
  // Joined and apart: boxes for letters that no font has would look the same.
  const [one, other] = await Promise.all([draw('ক্ষ'), draw('ক্\u200cষ')]);
  expect(one.equals(other)).toBe(false);
  await expect(draw('<b>"5" & more</i>')).resolves.toBeInstanceOf(Buffer);
  expect(await sizeOf(await draw('long '.repeat(200)))).toBe('jpeg 1200x630');
});

const articles = async (count: number): Promise<number[]> => {
  const made = Array.from({ length: count }, async (_, at) => {
    const payload = { ...articleFields, slug: `article-${at}`, titleBn: `লেখা ${at}`, titleEn: `Article ${at}` };
    return (await server.call({ method: 'POST', url: '/api/admin/blog', payload, token: staff })).json() as { article: StaffArticle };
  });
  return (await Promise.all(made)).map(({ article }) => article._id);
};

test('forty pictures at once that nobody has drawn keep no search waiting, and those beyond the line are the default picture', async () => {
  const names = (await articles(20)).flatMap((id) => [`bn/article-${id}`, `en/article-${id}`]);
  const base = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const pictures = Promise.all(
    names.map(async (name) => {
      const answer = await fetch(`${base}/link-pictures/${name}.jpg`);
      return { status: answer.status, cache: answer.headers.get('cache-control'), bytes: Buffer.from(await answer.arrayBuffer()) };
    }),
  );
  let isOver = false;
  const over = pictures.finally(() => (isOver = true));
  const others: number[] = [];
  while (!isOver) others.push((await fetch(`${base}/api/search?q=flat${others.length}`)).status);
  await over;
  expect(others.filter((status) => status !== 200)).toEqual([]);
  const answers = await pictures;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const defaults = await Promise.all(['og.jpg', 'og-en.jpg'].map((name) => readFile(`public/${name}`)));
  const isDefault = answers.map(({ bytes }) => defaults.some((one) => one.equals(bytes)));
  expect(answers.map(({ cache }) => cache)).toEqual(isDefault.map((one) => (one ? 'no-store' : 'public, max-age=3600')));
  expect(isDefault.filter((one) => !one).length).toBeGreaterThanOrEqual(limits.linkPictures.drawnAtOnce + limits.linkPictures.waitingMax);
  expect(isDefault).toContain(true);
});

test('an address has so many pictures drawn in an hour, what was drawn before is not counted', async () => {
  const rateLimits = await openRateLimits(server.database.db);
  const address = '192.0.2.7';
  const kept = new Map<string, Buffer>();
  const storage = {
    ...({} as Parameters<typeof pictureOf>[0]['storage']),
    get: async (name: string) => kept.get(name),
    put: async (name: string, bytes: Buffer) => void kept.set(name, bytes),
  };
  const ask = (head: string, from: string) => pictureOf({ storage, rateLimits, drawings: openDrawings() }, { head, foot: '', name: 'Uthan' }, from);
  expect(await ask('one', address)).toBeInstanceOf(Buffer);
  for (let at = 1; at < rates.linkPicturesPerAddress.points; at++) await rateLimits.consume({ linkPicturesPerAddress: address });
  expect([await ask('two', address), await ask('one', address), await ask('two', '192.0.2.8')]).toEqual([undefined, expect.any(Buffer), expect.any(Buffer)]);
});
