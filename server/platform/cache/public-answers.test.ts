import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rates } from '#contracts/posts/rates.ts';
import type { PostsAnswer } from '#contracts/search/search.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { deviceCookie } from '#server/testing/devices.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';

let server: TestApp;
let acts: PostCalls;
let owner: string;
let staff: string;
beforeAll(async () => {
  server = await testApp({ caches: true });
  staff = await server.member('staff', 'support');
  owner = await server.member('owner');
  acts = postCalls(server, staff);
  await vi.waitFor(async () => expect((await get('/api/search?q=warm')).headers['cache-status']).not.toBe('uthan; fwd=bypass'), 10_000);
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}, token?: string) => server.call({ url, headers, ...(token ? { token } : {}) });
const found = async (): Promise<number[]> => (await get('/api/search')).json<PostsAnswer>().items.map(({ PostID }) => PostID);

describe('cached answers', () => {
  test('show an approval, an edit and a deletion at once', async () => {
    expect(await found()).toEqual([]);
    const post = await acts.live(owner);
    expect(await found()).toEqual([post]);
    expect((await get(`/api/posts/${post}`)).statusCode).toBe(200);
    await acts.edit(owner, post, { fields: { postTitle: 'Another title' } });
    expect(await found()).toEqual([]);
    expect((await get(`/api/posts/${post}`)).statusCode).not.toBe(200);
    await acts.decide(post, 'approve');
    expect((await get('/api/search')).json<PostsAnswer>().items[0]?.postTitle).toBe('Another title');
    await acts.setState(owner, post, 'hidden');
    expect(await found()).toEqual([]);
    await acts.setState(owner, post, 'live');
    expect(await found()).toEqual([post]);
    await acts.remove(owner, post);
    expect(await found()).toEqual([]);
    expect((await get(`/api/posts/${post}`)).statusCode).not.toBe(200);
  });

  test('are told apart from those that were made, and hold by their tag', async () => {
    const post = await acts.live(owner);
    for (const url of ['/api/search', `/api/posts/${post}`, `/api/posts/${post}/similar`]) {
      const first = await get(url);
      expect(first.headers['cache-status']).toBe('uthan; fwd=miss');
      const second = await get(url);
      expect(second.headers).toMatchObject({ 'cache-status': 'uthan; hit', etag: first.headers.etag, 'cache-control': 'public, no-cache' });
      expect(second.body).toBe(first.body);
      const third = await get(url, { 'if-none-match': String(first.headers.etag) });
      expect([third.statusCode, third.body]).toEqual([304, '']);
      expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
  });

  test('are one for queries that mean the same', async () => {
    await get('/api/search?bedMin=2&purpose=sell');
    expect((await get('/api/search?utm_source=x&purpose=sell&bedMin=২')).headers['cache-status']).toBe('uthan; hit');
  });

  test('come compressed to those who take them so', async () => {
    const plain = await get('/api/search');
    const packed = await get('/api/search', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect((await get('/api/search', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  test('hold nothing private, whoever asked before', async () => {
    const post = await acts.live(owner);
    const url = `/api/posts/${post}`;
    for (const token of [owner, staff]) {
      const own = await get(url, {}, token);
      expect(own.json()).toMatchObject({ post: { updateCount: 0 } });
      expect(own.headers['cache-control']).toBe('no-store');
      expect(own.headers['cache-status']).toBeUndefined();
    }
    for (let times = 0; times < 2; times++) {
      const open = await get(url);
      expect(open.body).not.toContain('updateCount');
      expect(open.body).not.toContain('01000000');
      expect(open.headers['set-cookie']).toBeUndefined();
    }
    expect((await get(url, {}, owner)).json()).toMatchObject({ post: { updateCount: 0 } });
  });

  test('a token that is no longer good gets what everybody gets', async () => {
    await get('/api/search');
    expect((await get('/api/search', {}, 'nonsense')).headers['cache-control']).toBe('public, no-cache');
  });

  test('refusals are not cached', async () => {
    for (let times = 0; times < 2; times++) expect((await get('/api/search?limit=99')).headers['cache-control']).toBe('no-store');
    expect((await get('/api/posts/999999')).headers['cache-control']).toBe('no-store');
  });
});

test('limits count answers that are made; what is cached is given to whoever has used up theirs', async () => {
  const limited = await testApp({ caches: true, rateLimits: true });
  const cookie = await deviceCookie(limited);
  const search = async (url: string) => limited.call({ url, headers: { cookie } });
  expect((await search('/api/search')).statusCode).toBe(200);
  const { points } = rates.searchesPerCaller;
  for (let price = 1; price < points - 1; price++) expect((await search(`/api/search?priceMin=${price}`)).statusCode).toBe(200);
  // On a slow machine the first answer may be out of the cache by now: it is made once more, and the budget ends one search sooner.
  await search('/api/search');
  await search('/api/search?priceMin=7776');
  const refused = await search('/api/search?priceMin=7777');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  const cached = await search('/api/search');
  expect([cached.statusCode, cached.headers['cache-status']]).toEqual([200, expect.stringMatching(/hit/)]);
  await limited.close();
});
