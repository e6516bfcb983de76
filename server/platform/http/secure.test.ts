import { keyedHash } from '#server/platform/security/keyed-hash.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveSettings, testApp, type TestApp } from '#server/testing/app.ts';
import { registerPosts } from '#server/testing/content/listings.ts';
import { checkEveryMs } from './limits/slow-clients.ts';

describe('every answer', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
  });
  afterAll(() => server.close());

  test.each(['/api/areas', '/api/nothing', '/api/openapi.json', '/healthz', '/media/none.webp', '/nowhere'])(
    '%s may not be framed, sniffed or run',
    async (url) => {
      const { headers } = await server.call({ url });
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'strict-origin-when-cross-origin' });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers['permissions-policy']).toBe('camera=(self), microphone=(self), geolocation=(self), payment=()');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
      if (url.startsWith('/api')) expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    },
  );

  test('belongs to its own request: nobody brings an id along where no proxy is ours', async () => {
    const { headers } = await server.call({ url: '/healthz', headers: { 'x-request-id': 'mine-of-elsewhere', 'request-id': 'mine-of-elsewhere' } });
    expect(headers['x-request-id']).not.toBe('mine-of-elsewhere');
  });

  test.each(['evil.example"><script>', 'a/b', 'a b', 'me@elsewhere.example', 'a:b', 'a:99999'])('is refused to whoever names the host %s', async (host) => {
    const { statusCode, body } = await server.call({ url: '/api/areas', headers: { host } });
    expect(statusCode).toBe(400);
    expect(body).not.toContain(host);
  });

  test.each(['uthan.example', 'xn--d5b.example:8080', '127.0.0.1:3000', '[::1]:3000', 'my_box'])('is given under the host %s', async (host) => {
    expect((await server.call({ url: '/api/areas', headers: { host } })).statusCode).toBe(200);
  });

  test('keeps to TLS in production, and only there', async () => {
    expect((await server.call({ url: '/healthz' })).headers['strict-transport-security']).toBeUndefined();
    const live = await testApp({ rateLimits: true, env: { ...liveSettings } });
    expect((await live.call({ url: '/healthz' })).headers['strict-transport-security']).toBe('max-age=31536000');
    await live.close();
  });

  test('is refused to whoever takes longer than a quarter of a minute to say what they want', () => {
    const { headersTimeout, requestTimeout } = server.app.server;
    expect(headersTimeout + checkEveryMs).toBe(15_000);
    expect(requestTimeout).toBeGreaterThanOrEqual(headersTimeout);
  });

  test.each(['TRACE', 'CONNECT', 'OPTIONS', 'PATCH'] as const)('%s is no way in', async (method) => {
    const { statusCode } = await server.call({ method: method as 'PATCH', url: '/api/areas' });
    expect(statusCode).toBe(404);
  });
});

describe('the address of a caller', () => {
  /** What was counted, and what would be for `address`. */
  const countedFor = async (proxies: string, forwarded: string, address: string): Promise<[string[], string]> => {
    const server = await testApp({ rateLimits: true, env: { TRUST_PROXY: proxies } });
    await server.member('seller');
    await server.database.pool.query(
      `insert into posts (id, owner_id, type, state, listed, approved_at, title, description, property_type, price, price_unit, posted_by, division, district, sub_district, primary_contact)
       select gen_random_uuid(), id, 'sell', 'approved', true, now(), 'A flat', 'Bright.', 'apartment', 5000000, 'total', 'owner', 'dhaka', 'dhaka', 'dhaka-dhanmondi', '01000000731' from users`,
    );
    const { rows } = await server.database.pool.query<{ post_id: number }>('select post_id from posts');
    await registerPosts(server.database.db);
    await server.call({ method: 'POST', url: `/api/posts/${rows[0]?.post_id}/contact`, headers: { 'x-forwarded-for': forwarded }, remoteAddress: '192.0.2.1' });
    const counted = await server.database.pool.query<{ key: string }>("select key from rate_limits where key like 'revealPerAddress:%'");
    const hash = await keyedHash(server.database.db, 'limits');
    await server.close();
    return [counted.rows.map(({ key }) => key.split(':')[1] ?? ''), hash(address).toString('base64url')];
  };

  test.each([
    ['is that of the connection where no proxy is ours', '0', '203.0.113.9', '192.0.2.1'],
    ['is what our proxy saw', '1', '203.0.113.9', '203.0.113.9'],
    ['is not what the caller says to our proxy', '1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['is what the outer of our two proxies saw', '2', '198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ])('%s', async (_what, proxies, forwarded, address) => {
    const [counted, expected] = await countedFor(proxies, forwarded, address);
    expect(counted).toEqual([expected]);
  });
});
