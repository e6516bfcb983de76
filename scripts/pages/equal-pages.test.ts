// Two servers on one database: what they send of a page is the same to the byte, so that a browser or a proxy that has it
// from one is told by the other that it still holds.
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dayMs, minuteMs } from '#contracts/durations.ts';
import { buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { openPublicVersion } from '#server/platform/cache/public-version.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { noRateLimits } from '#server/platform/http/limits/rate-limits.ts';
import { builtPages, servePages } from '#server/platform/pages/pages.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { buildPages } from './build-pages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const publicUrl = 'https://uthan.example';
/** In the middle of a day, a little before the posts of this test. */
const noon = Math.floor(Date.now() / dayMs) * dayMs - dayMs / 2;

let clock = noon;
let server: TestApp;
let detail: string;
const apps: FastifyInstance[] = [];
const endings: (() => Promise<void>)[] = [];

async function serve(built: Awaited<ReturnType<typeof builtPages>>): Promise<void> {
  const { db, url } = server.database;
  const publicVersion = openPublicVersion(url);
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: server.folder, LOG_LEVEL: 'silent', DEMO: '0', PUBLIC_URL: publicUrl });
  const services = {
    env,
    db,
    jobs: openJobs(url, { maintains: false }),
    rateLimits: noRateLimits,
    storage: openStorage(undefined, server.folder),
    publicVersion,
  };
  const app = await buildApp(services, {
    pages: (door) => servePages(door, { ...built, mode: 'production', publicUrl, publicVersion, cache: { now: () => clock } }),
  });
  apps.push(app);
  endings.push(
    () => app.close(),
    () => publicVersion.close(),
    () => services.jobs.stop(),
  );
  await vi.waitFor(async () => expect((await app.inject('/faq')).headers['cache-status']).not.toContain('bypass'), 10_000);
}

beforeAll(async () => {
  await buildPages();
  const built = await builtPages(root);
  server = await testApp();
  const staff = await server.member('staff', 'support');
  detail = `/Property-Buy-Sell-Details/${await postCalls(server, staff).live(await server.member('owner'))}`;
  for (let count = 0; count < 2; count++) await serve(built);
}, 600_000);
afterAll(async () => {
  for (const end of endings) await end();
  await server.close();
});

async function ask(app: FastifyInstance | undefined, url: string, headers: Record<string, string> = {}) {
  const answer = await app?.inject({ url: url === 'a post' ? detail : url, headers });
  const body = answer?.body ?? '';
  const told = {
    status: answer?.statusCode,
    tag: answer?.headers.etag,
    policy: answer?.headers['content-security-policy'],
    hash: createHash('sha256').update(body).digest('hex'),
  };
  return { ...told, told, body };
}

const sharedPages = ['/', '/faq', '/AboutUs', '/Property-Rent', '/property-search', '/Property-Buy-Sell', '/Property-Rent.data', 'a post'];

test.each(sharedPages)('%s is the same to the byte on both servers, minutes apart', async (url) => {
  clock = noon + minuteMs;
  const first = await ask(apps[0], url);
  clock = noon + 9 * minuteMs;
  const second = await ask(apps[1], url);
  expect(second.told).toEqual(first.told);
  expect([first.status, first.tag]).toEqual([200, expect.stringMatching(/^W\/".+"$/)]);
  const again = await ask(apps[0], url, { 'if-none-match': String(second.tag) });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('a page of words still holds hours later, on either server', async () => {
  clock = noon;
  const { tag } = await ask(apps[0], '/faq');
  clock = noon + 5 * 60 * minuteMs;
  for (const app of apps) expect((await ask(app, '/faq', { 'if-none-match': String(tag) })).status).toBe(304);
});

test('a post of this very minute is not said to come, though the time of the page is earlier', async () => {
  clock = noon;
  for (const url of ['/Property-Buy-Sell', 'a post']) {
    const { body } = await ask(apps[0], url);
    expect([url, body.includes('১ মিনিট আগে'), /[০-৯]+ (মিনিট|ঘণ্টা) পর/.test(body)]).toEqual([url, true, false]);
  }
});

test('times move on: what is said of them is some minutes old at most', async () => {
  clock = Date.now() + 2 * 60 * minuteMs;
  expect(/(১|২) ঘণ্টা আগে/.test((await ask(apps[0], '/Property-Buy-Sell')).body)).toBe(true);
});
