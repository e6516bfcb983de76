import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { freshDatabase } from '#server/testing/postgres.ts';
import { openDevices } from './device.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

type Sender = Parameters<Awaited<ReturnType<typeof openDevices>>['cookie']>[0];
const request = (cookie: string | undefined, protocol = 'http') => ({ headers: { cookie }, protocol }) as Sender;
const pair = (cookie: string): string => cookie.split(';')[0] ?? '';

test('reading sets no cookie, so that its answers can be cached; sending gives the device an id once', async () => {
  expect((await server.call({ url: '/api/areas' })).headers['set-cookie']).toBeUndefined();
  const first = await server.call({ method: 'POST', url: '/api/posts/1/contact' });
  const given = String(first.headers['set-cookie']);
  expect(given).toMatch(/^device=\S+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  const second = await server.call({ method: 'POST', url: '/api/posts/1/contact', headers: { cookie: `lng=bn; ${pair(given)}` } });
  expect(second.headers['set-cookie']).toBeUndefined();
});

test('over TLS the mark is bound to the host and never sent in the clear', async () => {
  const devices = await openDevices(server.database.db, { publicUrl: 'https://uthan.example' });
  expect(devices.cookie(request(undefined))).toMatch(/^__Host-device=\S+; Path=\/; .*; Secure$/);
  const behindProxy = await openDevices(server.database.db, { publicUrl: undefined });
  expect(behindProxy.cookie(request(undefined, 'https'))).toContain('; Secure');
});

test('every server of a database reads what another signed, and nobody reads what another database signed', async () => {
  const [one, two] = await Promise.all([openDevices(server.database.db, { publicUrl: undefined }), openDevices(server.database.db, { publicUrl: undefined })]);
  const cookie = pair(one.cookie(request(undefined)));
  expect(two.read(request(cookie))).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/), age: expect.any(Number) });
  const other = await freshDatabase();
  const foreign = await openDevices(other.db, { publicUrl: undefined });
  expect(foreign.read(request(cookie))).toBeUndefined();
  await other.drop();
});

test.each([undefined, '', 'device=', 'device=..', 'device=a.b.c', 'device=%00.%00.%00', 'device=a.b'])('the cookie %j marks nobody', async (cookie) => {
  const devices = await openDevices(server.database.db, { publicUrl: undefined });
  expect(devices.read(request(cookie))).toBeUndefined();
});
