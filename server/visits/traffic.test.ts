import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#contracts/staff/dashboard.ts';
import { limits } from '#contracts/limits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { namedHost } from './traffic-service.ts';

let server: TestApp;
let clerk: string;
beforeAll(async () => {
  server = await testApp({ rateLimits: true });
  clerk = await server.member('clerk', 'support');
});
afterAll(() => server.close());

const report = (payload: object, headers: Record<string, string> = {}) =>
  server.call({ method: 'POST', url: '/api/traffic', payload, headers, remoteAddress: '203.0.113.9' });
const shown = async (): Promise<Dashboard['traffic']> =>
  ((await server.call({ url: '/api/admin/dashboard', token: clerk })).json() as { dashboard: Dashboard }).dashboard.traffic;

test('what is reported is a number more of its day, kind and language, and nothing else is kept', async () => {
  expect((await report({ lng: 'bn', pages: { home: 1, results: 2 }, from: 'www.Facebook.com', steps: ['search'] })).statusCode).toBe(200);
  await Promise.all(Array.from({ length: 5 }, () => report({ lng: 'en', pages: { post: 1, results: 1 }, from: '', steps: ['result', 'result'] })));
  const { rows } = await server.database.pool.query<object>('select lng, what, name, count::int as count from traffic order by what, name, lng');
  expect(rows).toEqual([
    { lng: 'en', what: 'from', name: 'direct', count: 5 },
    { lng: 'bn', what: 'from', name: 'facebook.com', count: 1 },
    { lng: 'bn', what: 'page', name: 'home', count: 1 },
    { lng: 'en', what: 'page', name: 'post', count: 5 },
    { lng: 'bn', what: 'page', name: 'results', count: 2 },
    { lng: 'en', what: 'page', name: 'results', count: 5 },
    { lng: 'en', what: 'step', name: 'result', count: 5 },
    { lng: 'bn', what: 'step', name: 'search', count: 1 },
  ]);
});

test('staff see the week beside the week before', async () => {
  await server.database.pool.query(`insert into traffic select day - 7, lng, what, name, 3 from traffic where name in ('home', 'facebook.com', 'search')`);
  await server.database.pool.query(`insert into traffic select day - 20, lng, what, name, 9 from traffic where name = 'post'`);
  const traffic = await shown();
  expect(traffic.pages.find(({ name }) => name === 'home')).toEqual({ name: 'home', count: 1, before: 3 });
  expect(traffic.pages.find(({ name }) => name === 'post')).toEqual({ name: 'post', count: 5, before: 0 });
  expect(traffic.from).toEqual([
    { name: 'direct', count: 5, before: 0 },
    { name: 'facebook.com', count: 1, before: 3 },
  ]);
  expect(traffic.visits).toEqual({ count: 6, before: 3 });
  expect(traffic.languages).toEqual([
    { name: 'bn', count: 3, before: 3 },
    { name: 'en', count: 10, before: 0 },
  ]);
  expect(traffic.steps).toEqual([
    { name: 'search', count: 1, before: 3 },
    { name: 'result', count: 5, before: 0 },
    { name: 'call', count: 0, before: 0 },
  ]);
  expect([traffic.days.length, traffic.days.at(-1)?.count, traffic.days.at(-8)?.count]).toEqual([30, 13, 3]);
});

test('search engines are not counted, and no one fills the list of hosts', async () => {
  await report({ lng: 'bn', pages: { blog: 1 } }, { 'user-agent': 'Googlebot/2.1' });
  expect((await shown()).pages.find(({ name }) => name === 'blog')?.count).toBe(0);
  await server.database.pool.query(
    `insert into traffic select (now() at time zone 'Asia/Dhaka')::date, 'bn', 'from', 'host-' || n || '.example', 1 from generate_series(1, $1::int) n`,
    [limits.traffic.hostsPerDay],
  );
  await report({ lng: 'bn', pages: {}, from: 'one-more.example' });
  await report({ lng: 'bn', pages: {}, from: 'facebook.com' });
  const { rows } = await server.database.pool.query<{ name: string; count: number }>(
    `select name, count::int as count from traffic where what = 'from' and lng = 'bn' and name in ('other', 'one-more.example', 'facebook.com') and day = (now() at time zone 'Asia/Dhaka')::date order by name`,
  );
  expect(rows).toEqual([
    { name: 'facebook.com', count: 2 },
    { name: 'other', count: 1 },
  ]);
});

test.each([
  [{ lng: 'fr', pages: {} }],
  [{ lng: 'bn', pages: { admin: 1 } }],
  [{ lng: 'bn', pages: { home: 100_000 } }],
  [{ lng: 'bn', pages: {}, from: 'x'.repeat(200) }],
  [{ lng: 'bn', pages: {}, steps: ['bought'] }],
])('%j is refused', async (payload) => expect((await report(payload)).statusCode).toBe(422));

test.each([
  ['m.facebook.com', 'm.facebook.com'],
  ['WWW.Google.com', 'google.com'],
  ['', 'direct'],
  ['localhost', 'direct'],
  ['203.0.113.9', 'direct'],
  ['evil.example/path?name=me', 'direct'],
])('the host of %j is %s', (from, host) => expect(namedHost(from)).toBe(host));

test('numbers older than 25 months go', async () => {
  await server.database.pool.query(`insert into traffic values (now() - interval '26 months', 'bn', 'page', 'home', 7)`);
  const job = server.app.jobHandlers.find(({ kind }) => kind.name === 'visits.sweep');
  await job?.run({}, { id: 'a', attempt: 1, signal: new AbortController().signal });
  const { rows } = await server.database.pool.query(`select 1 from traffic where count = 7`);
  expect(rows).toEqual([]);
});
