import { once } from 'node:events';
import { get, type IncomingMessage, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { languageKey } from '#i18n/language.ts';
import { liveSettings, testApp, type TestApp } from '#server/testing/app.ts';
import { deviceCookie } from '#server/testing/devices.ts';
import { pages } from '#server/testing/pages.ts';

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
}

const settings = { caches: true, pages, env: { ...liveSettings, PUBLIC_URL: 'https://uthan.example' } };

let server: TestApp;
let port = 0;
let device = '';
const lines: string[] = [];

async function over(method: string, url: string, headers: Record<string, string> = {}, at = port): Promise<Answer> {
  const asked = method === 'GET' ? get({ port: at, path: url, headers }) : ask({ port: at, path: url, method, headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) };
}

const usual = async (url: string, headers: Record<string, string>): Promise<Answer> => {
  const { statusCode, headers: sent, rawPayload } = await server.call({ url, headers });
  return { status: statusCode, headers: sent as Answer['headers'], bytes: rawPayload };
};

const count = (): number => server.app.keptPages?.answered() ?? 0;
const browser = { host: 'uthan.example', 'accept-encoding': 'gzip, deflate, br' };

/** All that an answer says but what is of the moment: ids, and what belongs to the connection. */
function told({ status, headers, bytes }: Answer): unknown {
  const { date: _date, connection: _connection, 'keep-alive': _alive, 'x-request-id': id, 'set-cookie': cookies, ...rest } = headers;
  // The second part of the cookie is random.
  const given = (Array.isArray(cookies) ? cookies : [cookies]).map((cookie) => String(cookie).replace(/=[^;]+/, '='));
  expect(id).toMatch(/^[\w-]{36}$/);
  return { status, rest: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])), given, bytes: bytes.toString('base64') };
}

beforeAll(async () => {
  server = await testApp({ ...settings, log: (line) => lines.push(line) });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
  device = await deviceCookie(server);
  await vi.waitFor(async () => expect((await usual('/kept', browser)).headers['cache-status']).toBe('uthan; hit'), 10_000);
});
afterAll(() => server.close());

describe('a kept page is answered early', () => {
  test.each<[string, string, Record<string, string>]>([
    ['to a new browser', '/kept', {}],
    ['to one that was here before', '/kept', { cookie: 'device' }],
    ['in another language and by night', '/kept', { cookie: `device; ${languageKey}=en; theme=dark; easy=1` }],
    ['on a line that costs', '/kept', { 'save-data': 'on' }],
    ['as gzip', '/kept', { 'accept-encoding': 'gzip' }],
    ['that is gone', '/gone', {}],
    ['with what advertisers add', '/kept?utm_source=x', {}],
    ['behind a proxy', '/kept', { 'x-forwarded-proto': 'https' }],
  ])('%s with the same head and bytes as the usual way gives', async (_whom, url, given) => {
    const headers = { ...browser, ...given, ...(given['cookie'] ? { cookie: given['cookie'].replace('device', device) } : {}) };
    for (let times = 0; times < 2; times++) await usual(url, headers);
    const before = count();
    const [early, other] = [await over('GET', url, headers), await usual(url, headers)];
    expect(count()).toBe(before + 1);
    expect(told(early)).toEqual(told(other));
  });

  test('not at all to whoever holds it already', async () => {
    const { headers } = await over('GET', '/kept', browser);
    const before = count();
    const asking = { ...browser, cookie: device, 'if-none-match': String(headers.etag) };
    const [early, other] = [await over('GET', '/kept', asking), await usual('/kept', asking)];
    expect([early.status, early.bytes.length, count()]).toEqual([304, 0, before + 1]);
    expect(told(early)).toEqual(told(other));
  });

  test('and counted, in the figures and in the log, without what its address carries', async () => {
    lines.length = 0;
    await over('GET', '/kept?q=find-me', browser);
    const before = count();
    await over('GET', '/kept?q=find-me', browser);
    expect(count()).toBe(before + 1);
    const line = lines.filter((one) => one.includes('request completed')).at(-1) ?? '';
    expect(JSON.parse(line)).toMatchObject({ req: { method: 'GET', path: '/kept' }, res: { statusCode: 200 } });
    expect(line).not.toContain('find-me');
    expect(JSON.parse(line)).toHaveProperty('reqId', expect.stringMatching(/^[\w-]{36}$/));
  });

  test('by nothing that was made before something was taken down', async () => {
    await over('GET', '/kept?q=purge', browser);
    expect((await over('GET', '/kept?q=purge', browser)).headers['cache-status']).toBe('uthan; hit');
    await server.database.pool.query("select pg_notify('content_changed', 'changed')");
    await vi.waitFor(async () => expect((await over('GET', '/kept?q=purge', browser)).headers['cache-status']).toBe('uthan; fwd=miss'), 2000);
  });
});

describe('the usual way answers', () => {
  test.each<[string, string, string, Record<string, string>, number]>([
    ['another host', 'GET', '/kept', { host: 'elsewhere.example' }, 421],
    ['a host that is none', 'GET', '/kept', { host: 'no host' }, 400],
    ['a language in the address', 'GET', `/kept?${languageKey}=en`, {}, 200],
    ['HEAD', 'HEAD', '/kept', {}, 200],
    ['POST', 'POST', '/kept', {}, 200],
    ['whoever takes nothing compressed', 'GET', '/kept', { 'accept-encoding': 'identity' }, 200],
    ['a page of its own', 'GET', '/own', {}, 200],
    ['a path that leads up', 'GET', '/x/../kept', {}, 200],
    ['a host with two slashes', 'GET', '//kept', {}, 200],
    ['a body', 'GET', '/kept', { 'content-length': '0' }, 200],
  ])('%s', async (_what, method, url, headers, status) => {
    const before = count();
    expect((await over(method, url, { ...browser, ...headers })).status).toBe(status);
    expect(count()).toBe(before);
  });
});

describe('the early way', () => {
  test('learns nothing that belongs to one answer, were it the first', async () => {
    const fresh = await testApp(settings);
    try {
      await fresh.app.listen({ port: 0, host: '127.0.0.1' });
      const { port: at } = fresh.app.server.address() as AddressInfo;
      const first = await over('GET', '/away', browser, at);
      expect([first.status, first.headers['retry-after']]).toEqual([503, '3']);
      const early = await vi.waitFor(async () => {
        const answer = await over('GET', '/kept', browser, at);
        expect(fresh.app.keptPages?.answered()).toBeGreaterThan(0);
        return answer;
      }, 10_000);
      expect([early.status, early.headers['retry-after'], early.headers['x-frame-options']]).toEqual([200, undefined, 'DENY']);
    } finally {
      await fresh.close();
    }
  });

  test('leaves an address that cannot be read to the usual way, which answers 500', async () => {
    expect((await over('GET', '/broken', browser)).status).toBe(500);
    expect((await over('GET', '/kept', browser)).status).toBe(200);
  });

  test('has answered already where only telling of it fails', async () => {
    let isBroken = true;
    server.app.earlyAnswers.onAnswer(() => {
      if (isBroken) throw new Error('a listener');
    });
    const before = count();
    expect((await over('GET', '/kept', browser)).status).toBe(200);
    isBroken = false;
    expect(count()).toBe(before + 1);
  });
});
