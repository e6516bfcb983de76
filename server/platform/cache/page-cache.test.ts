import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { languageKey } from '#i18n/language.ts';
import { buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { layCable, type Cable } from '#server/testing/cable.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { deviceCookie } from '#server/testing/devices.ts';
import { made, pages } from '#server/testing/pages.ts';
import { openPublicVersion } from './public-version.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { openMemoryBudget } from './memory-budget.ts';
import { openPageCache, pack, publicPage } from './page-cache.ts';
import { noRateLimits } from '#server/platform/http/limits/rate-limits.ts';
import { openStorage } from '#server/platform/files/storage.ts';

let server: TestApp;
let cable: Cable;
let acts: PostCalls;
let owner: string;
let device = '';
beforeAll(async () => {
  server = await testApp({ caches: true, pages, route: async (url) => (cable = await layCable(url)).url });
  const staff = await server.member('staff', 'support');
  owner = await server.member('owner');
  device = await deviceCookie(server);
  acts = postCalls(server, staff);
  await vi.waitFor(async () => expect((await get('/warm')).headers['cache-status']).not.toBe('uthan; fwd=bypass'), 10_000);
});
afterAll(async () => {
  await server.close();
  await cable.close();
});

/** A browser that was here before. */
const get = (url: string, { cookie = '', ...headers }: Record<string, string> = {}) =>
  server.call({ url, headers: { ...headers, cookie: cookie ? `${device}; ${cookie}` : device } });
const outcome = async (url: string, headers?: Record<string, string>) => (await get(url, headers)).headers['cache-status'];

test('an address with two slashes names no other host', async () => {
  expect((await get('//elsewhere.example/own')).body).not.toContain('://elsewhere.example');
});

describe('a cached page', () => {
  test('is made once for all with the same key', async () => {
    const first = await get('/once?utm_source=a');
    expect(first.headers).toMatchObject({ 'cache-status': 'uthan; fwd=miss', 'cache-control': publicPage, vary: 'cookie, save-data, accept-encoding' });
    const second = await get('/once?utm_source=b&fbclid=1');
    expect(second.headers['cache-status']).toBe('uthan; hit');
    expect(second.body).toBe(first.body);
    expect(second.body).toContain('GET https://uthan.example/once []');
    expect(await outcome('/once?q=other')).toBe('uthan; fwd=miss');
  });

  test('is made once for all who ask at the same time', async () => {
    const before = made.count;
    await Promise.all(Array.from({ length: 8 }, () => get('/at-once')));
    expect(made.count).toBe(before + 1);
  });

  test('is told apart by language, theme and easy mode', async () => {
    for (const [cookie, mark] of [
      ['', '<html lang="bn" class="undefined">'],
      [`${languageKey}=en`, '<html lang="en" class="undefined">'],
      ['theme=dark', '<html lang="bn" class="dark">'],
      [`theme=dark; ${languageKey}=en`, '<html lang="en" class="dark">'],
      ['easy=1; theme=dark', '<html lang="bn" class="dark" data-easy>'],
      ['easy=yes', '<html lang="bn" class="undefined">'],
      ['theme=pink', '<html lang="bn" class="undefined">'],
    ] as const)
      for (let times = 0; times < 2; times++) expect((await get('/looks', { cookie })).body, cookie).toContain(mark);
    expect(await outcome('/looks', { cookie: 'theme=pink; other=1' })).toBe('uthan; hit');
    const asked = await get(`/looks?${languageKey}=en`);
    expect(asked.body).toContain('<html lang="en"');
    expect(asked.headers).toMatchObject({
      'cache-status': 'uthan; hit',
      'cache-control': 'private, no-cache',
      'set-cookie': expect.stringContaining(`${languageKey}=en`),
    });
    expect((await get('/looks', { cookie: `${languageKey}=en` })).headers['set-cookie']).toBeUndefined();
  });

  test('is told apart by whether photos wait for a tap, where a choice counts more than the browser', async () => {
    for (const [headers, saver] of [
      [{}, false],
      [{ 'save-data': 'on' }, true],
      [{ 'save-data': 'on', cookie: 'data-saver=0' }, false],
      [{ cookie: 'data-saver=1' }, true],
      [{ cookie: 'data-saver=yes' }, false],
    ] as const)
      for (let times = 0; times < 2; times++) expect((await get('/saver', headers)).body.includes('data-saver>'), JSON.stringify(headers)).toBe(saver);
    expect(await outcome('/saver', { 'save-data': 'on' })).toBe('uthan; hit');
  });

  test('comes compressed as it is wanted, with one tag, by which it need not come again', async () => {
    const plain = await get('/packed');
    const packed = await get('/packed', { 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', etag: plain.headers.etag, 'content-type': 'text/html; charset=utf-8' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    const zipped = await get('/packed', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    const again = await get('/packed', { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body, again.headers['content-security-policy']]).toEqual([304, '', plain.headers['content-security-policy']]);
    const head = await server.call({ method: 'HEAD', url: '/packed' });
    expect([head.statusCode, head.body, head.headers['cache-status']]).toEqual([200, '', 'uthan; hit']);
  });

  test('keeps its status when its post is gone', async () => {
    for (const status of ['uthan; fwd=miss', 'uthan; hit']) {
      const { statusCode, headers } = await get('/gone');
      expect([statusCode, headers['cache-status']]).toEqual([410, status]);
    }
  });

  test('carries no nonce, and its policy names the scripts of its own bytes', async () => {
    const [first, second] = [await get('/script?q=1'), await get('/script?q=2')];
    for (const { body } of [first, second]) expect(body).not.toContain('nonce');
    expect(first.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(first.headers['content-security-policy']).not.toBe(second.headers['content-security-policy']);
  });

  test('knows nothing of who asked for it', async () => {
    const secrets = {
      cookie: 'uthan=secret',
      authorization: `Bearer ${owner}`,
      'user-agent': 'secret',
      'x-forwarded-host': 'secret',
      referer: 'secret',
    };
    const first = await get('/whose', { ...secrets, host: 'secret.example' });
    expect(first.body).not.toContain('secret');
    expect(first.body).not.toContain(owner);
    expect(first.body).not.toContain(first.headers['x-request-id']);
    expect(first.headers['set-cookie']).toBeUndefined();
    expect((await get('/whose')).body).toBe(first.body);
  });
});

test('a page of its own, one that sets a cookie and an answer to a form are made for each visit', async () => {
  for (let times = 0; times < 2; times++) {
    expect((await get('/own')).headers['cache-control']).toBe('private, no-cache');
    const marked = await get('/marked');
    expect(marked.headers).toMatchObject({ 'set-cookie': 'mark=1', 'cache-status': 'uthan; fwd=miss', 'cache-control': 'no-store' });
    expect((await server.call({ method: 'POST', url: '/once' })).headers['cache-status']).toBeUndefined();
  }
});

test('an approval, an edit, hiding and deletion show on the pages of every server within a second', async () => {
  const publicVersion = openPublicVersion(server.database.url);
  const env = readEnv({ DATA_DIR: server.folder, LOG_LEVEL: 'silent', DEMO: '0' });
  const jobs = openJobs(server.database.url, { maintains: false });
  const other = await buildApp(
    { env, db: server.database.db, jobs, rateLimits: noRateLimits, storage: openStorage(undefined, server.folder), publicVersion },
    { pages },
  );
  const shown = async () => (await other.inject({ url: '/list' })).body;
  const shows = (check: (body: string) => void) => vi.waitFor(async () => check(await shown()), { timeout: 1000, interval: 20 });
  await vi.waitFor(async () => expect((await other.inject({ url: '/list' })).headers['cache-status']).toBe('uthan; hit'), 10_000);
  const post = await acts.live(owner, { fields: { postTitle: 'Seen everywhere' } });
  await shows((body) => expect(body).toContain('Seen everywhere'));
  expect((await get('/list')).body).toContain('Seen everywhere');
  await acts.edit(owner, post, { fields: { postTitle: 'Named anew' } });
  await shows((body) => expect(body).not.toContain('Seen everywhere'));
  await acts.decide(post, 'approve');
  await shows((body) => expect(body).toContain('Named anew'));
  await acts.setState(owner, post, 'hidden');
  await shows((body) => expect(body).not.toContain('Named anew'));
  await acts.setState(owner, post, 'live');
  await shows((body) => expect(body).toContain('Named anew'));
  await acts.remove(owner, post);
  await shows((body) => expect(body).not.toContain('Named anew'));
  expect((await get('/list')).body).not.toContain('Named anew');
  await other.close();
  await publicVersion.close();
  await jobs.stop();
});

test('a pending post leaves the cache alone, an approved one ends it', async () => {
  await get('/seen?q=pending');
  const post = await acts.submit(owner);
  // Whose answer waits for its own commit.
  expect((await acts.edit(owner, post, { fields: { postTitle: 'Edited while it waits' } })).statusCode).toBe(200);
  expect(await outcome('/seen?q=pending')).toBe('uthan; hit');
  await acts.decide(post, 'approve');
  expect(await outcome('/seen?q=pending')).toBe('uthan; fwd=miss');
});

describe('a list', () => {
  const visitor = (url: string) => server.call({ url });
  const fresh = (url: string) => vi.waitFor(async () => expect((await visitor(url)).headers['cache-status']).toBe('uthan; hit'));

  test('may lack for a moment what was added, while it is made anew', async () => {
    await fresh('/list?q=added');
    await acts.live(owner, { fields: { postTitle: 'Just added' } });
    const late = await visitor('/list?q=added');
    expect(late.headers['cache-status']).toBe('uthan; hit; detail=stale');
    expect(late.body).not.toContain('Just added');
    await fresh('/list?q=added');
    expect((await visitor('/list?q=added')).body).toContain('Just added');
  });

  test('lacks nothing for the browser that has just added it', async () => {
    await fresh('/list?q=own');
    const call: TestApp['call'] = (request) => server.call({ ...request, headers: { ...request.headers, cookie: device } });
    await postCalls({ ...server, call }, await server.member('staff-here', 'support')).live(owner, { fields: { postTitle: 'Approved here' } });
    expect((await get('/list?q=own')).body).toContain('Approved here');
  });

  test.each(['hidden', 'sold'])('never shows a post as it was before it was %s, nor does its own page', async (state) => {
    const post = await acts.live(owner, { fields: { postTitle: `Soon ${state}` } });
    const urls = [`/list?q=${state}`, `/seen?q=${state}`];
    for (const url of urls) await vi.waitFor(async () => expect((await visitor(url)).body).toContain(`Soon ${state}`));
    await acts.live(owner, { fields: { postTitle: 'Added before' } });
    await acts.setState(owner, post, state);
    for (const url of urls) expect((await visitor(url)).headers['cache-status'], url).toBe('uthan; fwd=miss');
  });
});

test('while the database is away, cached pages stay, others say in under a second when to come again, and all is well soon after', async () => {
  const cached = await get('/stays');
  cable.cut();
  await vi.waitFor(async () => expect(await outcome('/stays')).toBe('uthan; hit; detail=away'), 10_000);
  const within = async (url: string) => {
    const began = performance.now();
    const { statusCode, headers, body } = await get(url);
    expect(performance.now() - began, url).toBeLessThan(1000);
    if (statusCode >= 500 && !url.startsWith('/api')) expect(body, url).toContain(headers['x-request-id']);
    return { statusCode, body, retryAfter: headers['retry-after'], cacheControl: headers['cache-control'] };
  };
  expect(await within('/stays')).toMatchObject({ statusCode: 200, body: cached.body });
  for (const url of ['/never-seen', '/api/search?q=unseen'])
    expect(await within(url)).toMatchObject({ statusCode: 503, retryAfter: '3', cacheControl: 'no-store' });
  expect(await within('/own')).toMatchObject({ statusCode: 503, retryAfter: '3' });
  cable.mend();
  await vi.waitFor(async () => expect((await get('/never-seen')).statusCode).toBe(200), { timeout: 3000, interval: 50 });
  await vi.waitFor(async () => expect(await outcome('/stays')).toMatch(/fwd=miss|hit$/), { timeout: 10_000, interval: 50 });
});

test('a page that was made for an earlier time is made anew at once, and stands in where that fails', async () => {
  const cache = openPageCache({ version: () => 1, lastVersion: () => 1 });
  const page = (text: string, isWhole = true) => ({ status: 200, headers: {}, cookies: [], isWhole, body: Buffer.from(text) });
  const ask = async (now: number, text: string, isWhole?: boolean) => {
    const { value, outcome } = await cache.get('page', now, () => pack(page(text, isWhole), now));
    return [brotliDecompressSync(value.packed).toString(), outcome];
  };
  expect(await ask(0, 'first')).toEqual(['first', 'miss']);
  expect(await ask(0, 'second')).toEqual(['first', 'hit']);
  expect(await ask(10, 'third', false)).toEqual(['first', 'away']);
  expect(await ask(10, 'fourth')).toEqual(['fourth', 'miss']);
});

test('pages take no more memory than they may: what was not asked for longest goes', async () => {
  const cache = openPageCache({ version: () => 1, lastVersion: () => 1 }, { budget: openMemoryBudget(24_000) });
  const body = (name: string) => Buffer.from(`${name}${randomBytes(2000).toString('hex')}`);
  const ask = (name: string) => cache.get(name, 0, () => pack({ status: 200, headers: {}, cookies: [], isWhole: true, body: body(name) }, 0));
  for (const name of ['a', 'b', 'c', 'd', 'a', 'e']) {
    await ask(name);
    expect(cache.size().bytes).toBeLessThanOrEqual(24_000);
  }
  expect((await ask('e')).outcome).toBe('hit');
  expect((await ask('b')).outcome).toBe('miss');
});
