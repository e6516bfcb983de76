import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endSlowClients } from './slow-clients.ts';

const graceMs = 300;
const silenceMs = 300;
const endMs = 300;
let app: FastifyInstance;
let port = 0;
/** The server's side of each connection, by the port of the client. */
const accepted = new Map<number, Socket>();
beforeAll(async () => {
  app = Fastify({ connectionTimeout: silenceMs, forceCloseConnections: 'idle' });
  endSlowClients(app, { graceMs, bytesPerSecond: 200, everyMs: 50, endMs });
  app.post('/echo', async ({ body }) => ({ length: JSON.stringify(body).length }));
  app.post('/refused', { onRequest: async (_request, reply) => reply.code(401).send({}) }, async () => ({}));
  app.get('/large', async () => Buffer.alloc(40_000_000));
  app.get('/long', async () => {
    await sleep(3 * silenceMs);
    return 'done';
  });
  app.server.on('connection', (socket: Socket) => accepted.set(socket.remotePort ?? 0, socket));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

interface Connected {
  socket: Socket;
  heard: () => string;
  /** Milliseconds until the server ended it. */
  closed: Promise<number>;
}

function open(head: string): Connected {
  const socket = connect({ host: '127.0.0.1', port });
  let said = '';
  const began = performance.now();
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => (said += chunk.length < 10_000 ? chunk.toString() : ''));
  socket.write(head);
  return { socket, heard: () => said, closed: new Promise((resolve) => socket.on('close', () => resolve(performance.now() - began))) };
}

const post = (path: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n"`;

/** Writes so many bytes every 20 ms until it is over. */
function trickle({ socket, closed }: Connected, bytes: number, total: number): void {
  let left = total;
  const timer = setInterval(() => {
    const now = Math.min(bytes, left);
    left -= now;
    socket.write('a'.repeat(now));
    if (left > 0) return;
    clearInterval(timer);
    socket.write('"');
  }, 20);
  void closed.then(() => clearInterval(timer));
}

test.concurrent('a body that trickles in is ended with 408', async () => {
  const slow = open(post('/echo', 5000));
  trickle(slow, 1, 4998);
  expect(await slow.closed).toBeLessThan(6 * graceMs);
  expect(slow.heard()).toMatch(/^HTTP\/1\.1 408 /);
});

test.concurrent('a body that comes slowly and steadily may take longer', async () => {
  const steady = open(post('/echo', 2002));
  const began = performance.now();
  trickle(steady, 40, 2000);
  while (!steady.heard().includes('"length":2002')) await sleep(10);
  expect(performance.now() - began).toBeGreaterThan(2 * graceMs);
  steady.socket.destroy();
});

test.concurrent('who was refused already cannot hold the connection by going on to send', async () => {
  const refused = open(post('/refused', 5000));
  trickle(refused, 1, 4998);
  expect(await refused.closed).toBeLessThan(6 * graceMs);
  expect(refused.heard().match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(refused.heard()).toMatch(/^HTTP\/1\.1 401 /);
});

test.concurrent('an answer that nobody reads is given up', async () => {
  const unread = open('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  unread.socket.pause();
  await sleep(silenceMs / 3);
  const other = accepted.get(unread.socket.localPort ?? 0);
  expect(other?.destroyed).toBe(false);
  await vi.waitFor(() => expect(other?.destroyed).toBe(true), { timeout: 5 * silenceMs });
  unread.socket.destroy();
});

test.concurrent('a call that is worked on for long is answered all the same', async () => {
  const waiting = open('GET /long HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await waiting.closed;
  expect(waiting.heard()).toContain('done');
});

test('a server that is asked to end does not wait for the last byte of a slow upload', async () => {
  const steady = open(post('/echo', 20_002));
  trickle(steady, 40, 20_000);
  await sleep(100);
  const began = performance.now();
  await app.close();
  expect(performance.now() - began).toBeGreaterThan(endMs - 50);
  expect(performance.now() - began).toBeLessThan(8 * endMs);
});
