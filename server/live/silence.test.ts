import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { livePath } from '#contracts/notices/live.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { joined, liveAddress } from '#server/testing/live.ts';

let server: TestApp;
let url: string;
const usual = { ...limits.live.open };
beforeAll(async () => {
  // What takes five thousand connections is tried with less.
  Object.assign(limits.live.open, { perAddress: 3 });
  server = await testApp();
  url = await liveAddress(server.app);
});
afterAll(async () => {
  Object.assign(limits.live.open, usual);
  await server.close();
});

/** Upgrades and then says nothing, not even that it closes. */
async function silent(): Promise<{ socket: Socket; answer: string }> {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = [
    'upgrade: websocket',
    'connection: upgrade',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    `host: 127.0.0.1:${port}`,
  ];
  socket.write(`GET ${livePath}/?EIO=4&transport=websocket HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return { socket, answer: chunk.toString().split('\r\n')[0] ?? '' };
}

test('a connection that does not say who it is ends, one of somebody who is signed in stays', async () => {
  Object.assign(limits.live.open, { silenceMs: 300 });
  // On a slow machine its first tries may be too late.
  const member = await joined(url, await server.member('staying'), { reconnection: true, reconnectionDelay: 50 });
  const { socket, answer } = await silent();
  expect(answer).toContain('101');
  socket.resume();
  await once(socket, 'close');
  await vi.waitFor(() => expect(server.app.live.io.engine.clientsCount).toBe(1), { timeout: 20_000 });
  expect([member.socket.connected, member.said('disconnect')]).toEqual([true, []]);
  member.socket.disconnect();
  Object.assign(limits.live.open, { silenceMs: usual.silenceMs });
  await vi.waitFor(() => expect(server.app.live.io.engine.clientsCount).toBe(0), { timeout: 20_000 });
});

test('one address has so many open at once, and places again when they end', async () => {
  const first = await Promise.all([silent(), silent(), silent()]);
  expect(first.map(({ answer }) => answer.includes('101'))).toEqual([true, true, true]);
  const refused = await silent();
  expect(refused.answer).toContain('429');
  for (const { socket } of [...first, refused]) socket.destroy();
  await vi.waitFor(
    async () => {
      const { socket, answer } = await silent();
      socket.destroy();
      expect(answer).toContain('101');
    },
    { timeout: 20_000 },
  );
});
