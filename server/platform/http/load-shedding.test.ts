import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { openShedding, shedLoad } from './load-shedding.ts';

/** A server that answers so many in a second. */
function at(perSecond: number) {
  const world = { clock: 0 };
  const shedding = openShedding({ freeMax: 10, waitMs: { anonymous: 2000, member: 6000 }, now: () => world.clock });
  const open: (() => void)[] = [];
  const come = (who: 'anonymous' | 'member', count: number): number => {
    const admitted = Array.from({ length: count }, () => shedding.admit(who)).filter((one) => one !== undefined);
    open.push(...admitted);
    return admitted.length;
  };
  const pass = (seconds: number): void => {
    for (let ms = 0; ms < seconds * 1000; ms += 1000 / perSecond) {
      world.clock += 1000 / perSecond;
      open.shift()?.();
    }
  };
  return { world, shedding, come, pass };
}

test('so many as may always come are never refused, however slow it is', () => {
  const { shedding, come } = at(1);
  expect([come('anonymous', 10), come('anonymous', 5), shedding.refused().anonymous, shedding.working()]).toEqual([10, 0, 5, 10]);
});

test('it takes what it can answer within two seconds by its pace, and of members what takes six', () => {
  const { come, pass, shedding } = at(50);
  come('anonymous', 10);
  for (let round = 0; round < 40; round++) {
    pass(0.1);
    come('anonymous', 8);
  }
  expect(shedding.working()).toBeGreaterThan(80);
  expect(shedding.working()).toBeLessThanOrEqual(101);
  expect(come('anonymous', 100)).toBeLessThan(20);
  const members = come('member', 1000);
  expect(members).toBeGreaterThan(150);
  expect(members).toBeLessThan(320);
});

test('it recovers as soon as the queue is worked off', () => {
  const { come, pass } = at(100);
  come('anonymous', 10);
  pass(0.05);
  come('anonymous', 500);
  pass(6);
  expect(come('anonymous', 10)).toBe(10);
});

test('what is refused is told so at once, with when to come again; monitors and writes are not refused', async () => {
  const app = Fastify();
  shedLoad(app, { freeMax: 2, waitMs: { anonymous: 500, member: 500 } });
  let free = (): void => undefined;
  const held = new Promise<void>((resolve) => (free = resolve));
  app.get('/api/slow', async () => held);
  app.get('/page', async () => held);
  app.get('/healthz', async () => 'ok');
  app.post('/api/write', async () => 'written');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const slow = [fetch(`${url}/api/slow`), fetch(`${url}/api/slow`)];
  while (app.shedding.working() < 2) await sleep(5);
  const began = performance.now();
  const [api, page] = [await fetch(`${url}/api/slow`, { headers: { 'accept-language': 'en' } }), await fetch(`${url}/page`)];
  expect(performance.now() - began).toBeLessThan(500);
  expect([api.status, Number(api.headers.get('retry-after')), await api.json()]).toEqual([
    503,
    expect.any(Number),
    expect.objectContaining({ success: false, error: 'UNAVAILABLE' }),
  ]);
  expect([page.status, page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([503, 'text/html; charset=utf-8', 'no-store']);
  expect(await page.text()).toMatch(/^<!DOCTYPE html><html lang="bn">.*http-equiv="refresh"/);
  expect([(await fetch(`${url}/healthz`)).status, (await fetch(`${url}/api/write`, { method: 'POST' })).status]).toEqual([200, 200]);
  // What the server asks itself is part of something that was admitted: it is not counted a second time.
  void app.inject({ url: '/api/slow' });
  expect(app.shedding.working()).toBe(2);
  free();
  await Promise.all(slow);
  expect([app.shedding.working(), app.shedding.refused().anonymous]).toEqual([0, 2]);
  await app.close();
});
