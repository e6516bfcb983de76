import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { shedLoad } from './load-shedding.ts';

test('what is refused is told so while others are still worked on, with when to come again; photos, monitors, who one is, and writes are not refused', async () => {
  const app = Fastify();
  const accountOf = ({ headers }: { headers: { authorization?: string } }) => (headers.authorization === 'Bearer known' ? 'member' : undefined);
  shedLoad(app, { runningMax: 2, waitMs: { anonymous: 40, member: 60_000 }, accountOf });
  let free = (): void => undefined;
  const held = new Promise<void>((resolve) => (free = resolve));
  app.get('/api/slow', async () => held);
  app.get('/page', async () => held);
  const config = { admitsItself: true };
  app.get('/cached', { config }, async () => 'cached');
  app.get('/made', { config }, async (request, reply) => ((await app.shedding.admit(request, reply)) ? held : reply));
  app.get('/healthz', async () => 'ok');
  app.get('/api/profile', async () => 'who one is');
  app.get('/api/profile/other', async () => held);
  app.get('/media/photo.webp', async () => 'photo');
  app.post('/api/write', async () => 'written');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const slow = [fetch(`${url}/api/slow`), fetch(`${url}/api/slow`)];
  while (app.shedding.working() < 2) await sleep(5);
  const [api, page] = [await fetch(`${url}/api/slow`, { headers: { 'accept-language': 'en' } }), await fetch(`${url}/page`)];
  expect([api.status, Number(api.headers.get('retry-after')), await api.json()]).toEqual([
    503,
    expect.any(Number),
    expect.objectContaining({ success: false, error: 'UNAVAILABLE' }),
  ]);
  expect([page.status, page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([503, 'text/html; charset=utf-8', 'no-store']);
  expect(await page.text()).toMatch(/^<!DOCTYPE html><html lang="bn">.*http-equiv="refresh"/);
  expect([
    (await fetch(`${url}/healthz`)).status,
    (await fetch(`${url}/api/profile`)).status,
    (await fetch(`${url}/media/photo.webp`)).status,
    (await fetch(`${url}/api/write`, { method: 'POST' })).status,
  ]).toEqual([200, 200, 200, 200]);
  expect((await fetch(`${url}/api/profile/other`)).status).toBe(503);
  // A page of the cache takes no place; one that has to be made waits like everything else.
  expect([(await fetch(`${url}/cached`)).status, (await fetch(`${url}/made`)).status]).toEqual([200, 503]);
  // What the server asks itself is part of something that was admitted: it is not counted a second time.
  void app.inject({ url: '/api/slow' });
  expect(app.shedding.working()).toBe(2);
  // A header alone makes no one a member.
  expect((await fetch(`${url}/api/slow`, { headers: { authorization: 'Bearer made-up' } })).status).toBe(503);
  // A member waits for a turn.
  const member = fetch(`${url}/api/slow`, { headers: { authorization: 'Bearer known' } });
  while (app.shedding.waiting() < 1) await sleep(5);
  free();
  expect((await Promise.all([...slow, member])).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([app.shedding.working(), app.shedding.refused().anonymous]).toEqual([0, 5]);
  await app.close();
});

test('who goes away while waiting leaves the line, and it is known until the end where the request came from', async () => {
  const app = Fastify();
  shedLoad(app, { runningMax: 1, waitMs: { anonymous: 60_000, member: 60_000 } });
  let free = (): void => undefined;
  const held = new Promise<void>((resolve) => (free = resolve));
  const ended: [url: string, ip: string][] = [];
  app.addHook('onSend', async (request) => void ended.push([request.url, request.ip]));
  app.get('/held', async () => held);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const first = fetch(`${url}/held`);
  while (app.shedding.working() < 1) await sleep(2);
  const gone = connect(Number(new URL(url).port), '127.0.0.1', () => gone.write('GET /gone HTTP/1.1\r\nhost: localhost\r\n\r\n'));
  while (app.shedding.waiting() < 1) await sleep(2);
  gone.destroy();
  while (app.shedding.waiting() > 0) await sleep(2);
  free();
  await first;
  while (ended.length < 2) await sleep(2);
  expect([app.shedding.working(), app.shedding.refused().anonymous, ended.map(([, ip]) => ip)]).toEqual([0, 0, ['127.0.0.1', '127.0.0.1']]);
  await app.close();
});
