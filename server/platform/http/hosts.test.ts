import Fastify, { type FastifyInstance } from 'fastify';
import { request as ask } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveSettings, testApp, type TestApp } from '#server/testing/app.ts';
import { pages } from '#server/testing/pages.ts';
import { isOnThisMachine } from './callers/this-machine.ts';

/** Sends these bytes and reads the answer to its end. */
const sendRaw = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket
      .setEncoding('utf8')
      .on('data', (chunk: string) => (answer += chunk))
      .on('close', () => resolve(answer))
      .on('error', reject);
  });

describe('in production', () => {
  let live: TestApp;
  beforeAll(async () => {
    live = await testApp({ rateLimits: true, env: liveSettings, pages });
  });
  afterAll(() => live.close());

  test.each(['uthan.example', 'UTHAN.example', 'uthan.example:443'])('the product answers as %s', async (host) => {
    for (const url of ['/api/areas', '/own', '/robots.txt', '/api/docs', '/api/openapi.json'])
      expect([url, (await live.call({ url, headers: { host } })).statusCode]).toEqual([url, 200]);
  });

  test.each(['evil.example', 'www.uthan.example', 'uthan.example:8443', '127.0.0.1:3000', 'localhost'])('%s is sent away', async (host) => {
    for (const url of ['/', '/api/areas', '/robots.txt', '/sitemap.xml', '/mailbox', '/healthzz']) {
      const { statusCode, body, headers } = await live.call({ url, headers: { host } });
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 421, 'no-store']);
      expect(body).not.toContain(host);
    }
    for (const url of ['/healthz', '/readyz']) expect((await live.call({ url, headers: { host } })).statusCode).toBe(200);
  });

  test('there is no mailbox, whoever asks', async () => {
    expect((await live.call({ url: '/mailbox', headers: { host: 'uthan.example' } })).body).not.toContain('mails');
  });
});

describe('behind a proxy of ours', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp({ env: { TRUST_PROXY: '1' } });
  });
  afterAll(() => server.close());

  test.each(['a b', 'javascript', 'HTTPS, x', ''])('a protocol of "%s" is none: links stay links', async (protocol) => {
    const { statusCode, body } = await server.call({ url: '/robots.txt', headers: { 'x-forwarded-proto': protocol, host: 'uthan.example' } });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('Sitemap: http://uthan.example/')]);
  });

  test('https is believed', async () => {
    const { body } = await server.call({ url: '/robots.txt', headers: { 'x-forwarded-proto': 'https', host: 'uthan.example' } });
    expect(body).toContain('Sitemap: https://uthan.example/');
  });

  test.each(['4bf92f3577b34da6a3ce929d0e0e4736', '0195f6c0-1111-7000-8000-000000000000', 'Root=1-67891233-abcdef012345678912345678'])(
    'the request keeps its id %s',
    async (id) => {
      expect((await server.call({ url: '/healthz', headers: { 'x-request-id': id } })).headers['x-request-id']).toBe(id);
    },
  );

  test.each(['short', '<script>alert(1)</script>', 'with a space in it', 'x'.repeat(129), '"quoted-quoted"'])('"%s" is no id', async (id) => {
    expect((await server.call({ url: '/healthz', headers: { 'x-request-id': id } })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('a proxy that nobody told of is noticed once', async () => {
  const lines: string[] = [];
  const server = await testApp({ log: (line) => lines.push(line) });
  for (const address of ['203.0.113.1', '203.0.113.2']) await server.call({ url: '/healthz', headers: { 'x-forwarded-for': address } });
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  expect(lines.join('')).not.toContain('203.0.113');
  await server.close();
});

describe('whether somebody sits at this machine', () => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = Fastify();
    app.get('/', async (request) => ({ here: isOnThisMachine(request) }));
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  const isHere = (headers: Record<string, string>): Promise<string> =>
    new Promise((resolve, reject) => {
      ask({ port, host: '127.0.0.1', headers }, (answer) => answer.setEncoding('utf8').on('data', resolve))
        .on('error', reject)
        .end();
    });

  test('is believed under its own names', async () => {
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000']) expect(await isHere({ host })).toBe('{"here":true}');
  });

  test.each(['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-server', 'cf-connecting-ip'])(
    'is not believed with %s',
    async (name) => {
      expect(await isHere({ host: 'localhost', [name]: 'x' })).toBe('{"here":false}');
    },
  );

  test('is not believed under another name', async () => {
    expect(await isHere({ host: 'evil.example' })).toBe('{"here":false}');
  });

  test('is not believed of a proxy that adds nothing but speaks as proxies do', async () => {
    const answer = await sendRaw(port, `GET / HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
    expect(answer).toContain('{"here":false}');
  });
});
