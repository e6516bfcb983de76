import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWebhookTransport, type WebhookWays } from './transport.ts';

let server: http.Server;
let port: number;
let asked = 0;
beforeAll(async () => {
  server = http.createServer((_request, response) => {
    asked += 1;
    response.writeHead(302, { location: 'https://127.0.0.1/' }).end('x'.repeat(1_000_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

const send = (url: string, production: boolean, ways: Partial<WebhookWays> = {}) =>
  openWebhookTransport({ production }, ways)({ url, headers: { 'content-type': 'application/json' }, body: '{}' });
const leading = (...addresses: string[]): Partial<WebhookWays> => ({
  resolve: (_host, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    ),
});

const refused = { message: 'could not be reached', cause: 'not a public address' };

test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1', '::ffff:169.254.169.254'])(
  'a name that leads to %s is refused at the connection, and nothing is sent',
  async (address) => {
    const before = asked;
    await expect(send(`https://hook.example:${port}/`, true, leading(address))).rejects.toMatchObject(refused);
    expect(asked).toBe(before);
  },
);

test('a name with one address of ours among public ones is refused', async () => {
  await expect(send('https://hook.example/', true, leading('93.184.215.14', '10.0.0.1'))).rejects.toMatchObject(refused);
});

test('an address in numbers is checked though it is not looked up', async () => {
  await expect(send(`http://127.0.0.1:${port}/`, true)).rejects.toMatchObject(refused);
});

test('outside production this machine is reached; a redirect is an answer and is not followed', async () => {
  const before = asked;
  expect(await send(`http://localhost:${port}/`, false, leading('127.0.0.1'))).toBe(302);
  expect(asked).toBe(before + 1);
});

test('a name that is unknown looks to the owner like one that leads into our own network', async () => {
  const unknown: Partial<WebhookWays> = { resolve: (host, done) => done(new Error(`getaddrinfo ENOTFOUND ${host}`), []) };
  await expect(send('https://router.example/', true, unknown)).rejects.toMatchObject({
    message: refused.message,
    cause: 'getaddrinfo ENOTFOUND router.example',
  });
});
