// How often someone's picture is made again.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph } from '#server/testing/content/posts.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ rateLimits: true });
});
afterAll(() => server.close());

test('a picture is made so often in an hour and no oftener; the rest of the profile is changed all the same', async () => {
  const token = await server.member('vain');
  const change = (images: readonly Buffer[]) => server.call({ method: 'PUT', url: '/api/profile', ...multipart({ bio: 'x' }, images, 'proPic'), token });
  expect((await change([await photograph()])).statusCode).toBe(200);
  await server.database.pool.query(`update rate_limits set points = 20 where key like 'portraitsPerHour:%'`);
  const refused = await change([await photograph()]);
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { error: 'TOO_MANY', retryAfter: expect.any(Number) }]);
  expect((await change([])).statusCode).toBe(200);
  const other = await server.member('other');
  expect((await server.call({ method: 'PUT', url: '/api/profile', ...multipart({}, [await photograph()], 'proPic'), token: other })).statusCode).toBe(200);
});
