import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { logOptions } from './log.ts';

const lines: string[] = [];
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ log: (line) => lines.push(line) });
});
afterAll(() => server.close());

const written = (): string => lines.join('');

test('a request is logged with its id, method and path, and what came of it', async () => {
  const answer = await server.call({ url: '/api/areas' });
  const id = String(answer.headers['x-request-id']);
  const own = lines.filter((line) => line.includes(id)).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(own).toMatchObject([
    { level: 'info', req: { method: 'GET', path: '/api/areas' }, route: '/api/areas', res: { statusCode: 200 }, caller: expect.stringMatching(/^[\w-]{10}$/) },
  ]);
  expect(written()).not.toContain('127.0.0.1');
});

test('nothing that a person keeps secret or looks for is in any line of a day at work', async () => {
  const token = await server.member('somebody');
  const cookie = 'device=mark-of-the-device; theme=dark';
  await server.call({ method: 'POST', url: '/api/login', payload: { email: 'somebody@example.test', password: 'wrong-password-1' }, headers: { cookie } });
  await server.call({ url: '/api/profile', token, headers: { cookie } });
  await server.call({ url: '/api/resetPassword/reset-token-of-the-letter?x=1' });
  await server.call({ url: '/ResetPassword/reset-token-of-the-letter' });
  for (const way of ['key-of-the-letter', 'key-of-the-letter/resume']) await server.call({ method: 'POST', url: `/api/unsubscribe/${way}`, payload: {} });
  for (const way of ['/unsubscribe/', '/Unsubscribe/', '/resubscribe/', '/api/unsubscribe/', '/ResetPassword/']) {
    await server.call({ url: `${way}key-of-the-letter?lng=en` });
    await server.call({ url: `${way}key-of-the-letter.data` });
  }
  await server.call({ url: `/some-page-of-tomorrow/${randomBytes(32).toString('base64url')}AaZz09` });
  await server.call({ url: '/api/search?q=secret-house-of-my-dreams' });
  await server.call({ method: 'POST', url: '/api/posts/1/contact', token });
  await server.call({ method: 'POST', url: '/api/login', payload: '{"password": "half-a-body', headers: { 'content-type': 'application/json' } });
  for (const secret of [
    token,
    'secret-of-tests',
    'wrong-password-1',
    'mark-of-the-device',
    'reset-token-of-the-letter',
    'key-of-the-letter',
    'AaZz09',
    'secret-house',
    'half-a-body',
    'somebody@',
  ]) {
    expect(written()).not.toContain(secret);
  }
  expect(lines.length).toBeGreaterThan(10);
});

test('an error that names an address with a key in it is told without the key, and what is no key stays', () => {
  const out: string[] = [];
  const app = Fastify({ logger: logOptions('info', (line) => out.push(line)) });
  const key = `aB3${randomBytes(32).toString('base64url')}`;
  app.log.error({ err: new Error(`No answer from /unsubscribe/short-key and /ticket/${key} for 018f3c1e-7b5a-7cc3-98c4-dc0c0c07398f`) }, 'failed');
  expect(out[0]).not.toMatch(new RegExp(`short-key|${key}`));
  expect(out[0]).toContain('018f3c1e-7b5a-7cc3-98c4-dc0c0c07398f');
});

test('a secret that somebody logs by mistake is struck out, wherever in the line it stands', () => {
  const out: string[] = [];
  const app = Fastify({ logger: logOptions('info', (line) => out.push(line)) });
  app.log.info({ password: 'p-1', body: { password: 'p-2', confirmPassword: 'p-3', nested: { userToken: 'p-4', code: 'p-5' } } }, 'x');
  app.log.info({ request: { headers: { authorization: 'p-6', cookie: 'p-7' } }, reply: { headers: { 'set-cookie': 'p-8' } } }, 'x');
  app.log.info(
    { headers: { authorization: 'p-9', 'set-cookie': 'p-10' }, post: { primaryContact: 'p-11', secondaryContact: 'p-12' }, user: { phone: 'p-13' } },
    'x',
  );
  expect(out).toHaveLength(3);
  expect(out.join('')).not.toMatch(/p-\d/);
  expect(out.join('')).toContain('[redacted]');
});

test('an error of the database is told without the row that it refused', async () => {
  const out: string[] = [];
  const app = Fastify({ logger: logOptions('info', (line) => out.push(line)) });
  const again = "insert into users (id, email, name) values (gen_random_uuid(), 'twice@example.test', 'Twice')";
  await server.database.pool.query(again);
  await server.database.pool.query(again).catch((error: unknown) => app.log.error({ err: error }, 'failed'));
  const line = JSON.parse(out[0] ?? '{}') as { err: Record<string, unknown> };
  expect(line.err).toMatchObject({ type: 'error', errorCode: '23505', message: expect.stringContaining('users_email_key') });
  expect(out[0]).not.toContain('twice@example.test');
});

test('what a page was refused is told by its code, not by the sentence for its reader', () => {
  const out: string[] = [];
  const app = Fastify({ logger: logOptions('info', (line) => out.push(line)) });
  const refused = Object.assign(new Error('সেবাটি এই মুহূর্তে পাওয়া যাচ্ছে না।'), { name: 'CallFailure', code: 'UNAVAILABLE' });
  refused.stack = `CallFailure: ${refused.message}\n    at call (api.ts:1:1)`;
  app.log.error({ err: refused }, 'page failed');
  expect((JSON.parse(out[0] ?? '{}') as { err: unknown }).err).toEqual({
    type: 'CallFailure',
    message: 'UNAVAILABLE',
    errorCode: 'UNAVAILABLE',
    stack: 'CallFailure: UNAVAILABLE\n    at call (api.ts:1:1)',
  });
});

test('files and the monitor leave no lines', async () => {
  const before = lines.length;
  await server.call({ url: '/healthz' });
  await server.call({ url: '/readyz' });
  await server.call({ url: '/media/00000000000000000000000000000000-320.webp' });
  expect(lines.slice(before)).toEqual([]);
});
