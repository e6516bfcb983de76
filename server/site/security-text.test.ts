import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { expiresAfter } from './security-text.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ env: { PUBLIC_URL: 'https://uthan.example' } });
});
afterAll(() => server.close());

const linesOf = async (app: TestApp): Promise<Map<string, string>> => {
  const { body } = await app.call({ url: '/.well-known/security.txt' });
  return new Map(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  );
};

test('security.txt has what RFC 9116 demands, as plain text in UTF-8', async () => {
  const { statusCode, headers } = await server.call({ url: '/.well-known/security.txt' });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = await linesOf(server);
  expect(lines.get('Contact')).toBe('mailto:care@uthan.example');
  expect(lines.get('Preferred-Languages')).toBe('bn, en');
  expect(lines.get('Canonical')).toBe('https://uthan.example/.well-known/security.txt');
  const validMs = Date.parse(lines.get('Expires') ?? '') - Date.now();
  expect(validMs).toBeGreaterThan(30 * 86_400_000);
  expect(validMs).toBeLessThan(365 * 86_400_000);
});

test('it says the same all day', () => {
  expect(expiresAfter(new Date('2026-11-22T00:00:01Z'))).toBe(expiresAfter(new Date('2026-11-22T23:59:59Z')));
  expect(expiresAfter(new Date('2026-11-22T12:00:00Z'))).toBe('2027-05-21T00:00:00.000Z');
});

test('its policy can be read, and names no address of its own', async () => {
  const policy = (await linesOf(server)).get('Policy') ?? '';
  const { statusCode, headers, body } = await server.call({ url: new URL(policy).pathname });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('# Security');
  expect(body).not.toMatch(/[\w.]+@[\w.]+/);
});

test('an admin who changes the support email changes the contact', async () => {
  await server.database.db
    .updateTable('site_settings')
    .set({ chosen: JSON.stringify({ email: 'help@uthan.example' }) })
    .execute();
  expect((await linesOf(server)).get('Contact')).toBe('mailto:help@uthan.example');
});

test.each([
  ['safety@uthan.example', 'mailto:safety@uthan.example'],
  ['mailto:safety@uthan.example', 'mailto:safety@uthan.example'],
  ['https://uthan.example/report', 'https://uthan.example/report'],
])('the operator’s own contact %s goes before', async (SECURITY_CONTACT, told) => {
  const own = await testApp({ database: server.database, env: { SECURITY_CONTACT } });
  expect((await linesOf(own)).get('Contact')).toBe(told);
  await own.close();
});
