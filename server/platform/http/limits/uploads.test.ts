// What uploads may hold: looked at before, while and after they come.
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { statusIn, wire, type Wire } from '#server/testing/socket.ts';
import { openUploads } from './uploads.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const megabyte = 1024 * 1024;
const heldBytes = 4 * megabyte;
// Long enough for a loaded machine to come between; one test waits for it on a server of its own, where it is short.
const [stallSeconds, shortStallSeconds] = [30, 1];
const waitingPerMember = 3;

let server: TestApp;
let port: number;
let first: string;
let second: string;
let suspended: string;
beforeAll(async () => {
  server = await testApp({ uploads: { heldBytes, stallSeconds, waitingPerMember }, rateLimits: true });
  [first, second, suspended] = [await server.member('first'), await server.member('second'), await server.member('third')];
  await server.database.pool.query(`update users set status = 'suspended' where email = 'third@example.test'`);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Waits until the server has come so far. */
const until = (expected: object) => vi.waitFor(() => expect(server.app.uploads.load()).toMatchObject(expected), { timeout: 10_000, interval: 10 });

const open: Wire[] = [];
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.destroy();
  await until({ running: 0, waiting: 0, heldBytes: 0 });
});

const boundary = 'uthan';
const filePart = `--${boundary}\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('....JFIF........')]);

/** Begins an upload of which it says that it has `size` bytes. */
function begin(token: string | undefined, size: number, to = port): Wire {
  const opened = wire(to, [
    'POST /api/posts/sell HTTP/1.1',
    'Host: localhost',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${size}`,
    '',
  ]);
  open.push(opened);
  return opened;
}

/** Begins one and sends a picture's beginning and so many bytes more. */
function holding(token: string, bytes: number, size = bytes + 1000, to = port): Wire {
  const opened = begin(token, size, to);
  opened.socket.write(filePart);
  opened.socket.write(jpeg);
  opened.socket.write(Buffer.alloc(bytes));
  return opened;
}

const post = async (token: string, on = server) =>
  on.call({ method: 'POST', url: '/api/posts/sell', ...multipart(sellPost, [await photograph(80, 60)]), token });

describe('before a byte of it is read', () => {
  test.each([
    ['nobody is signed in', () => undefined, 401],
    ['the account is suspended', () => suspended, 403],
    ['there is no room for what it says it has', () => first, 503],
  ])('an upload is refused where %s', async (_why, token, status) => {
    const answer = await begin(token(), 40 * megabyte).answer(2000);
    expect(statusIn(answer)).toBe(status);
    if (status === 503) expect(answer).toMatch(/retry-after: 5\r\n[^]*"UNAVAILABLE"/i);
  });

  test('an upload is refused where the day’s posts are used up', async () => {
    const token = await server.member('busy');
    expect((await post(token)).statusCode).toBe(201);
    await server.database.pool.query(`update rate_limits set points = 10 where key like 'postsPerDay:%'`);
    expect(statusIn(await begin(token, megabyte).answer(2000))).toBe(429);
    await server.database.pool.query(`delete from rate_limits where key like 'postsPerDay:%'`);
  });
});

describe('while it comes', () => {
  test('what is no picture is refused by its first bytes, without waiting for the others', async () => {
    for (const beginning of ['%PDF-1.7 and more', '<svg xmlns="http', 'GIF89a and more than that', '<!doctype html><p>']) {
      const { socket, answer } = begin(first, 3 * megabyte);
      socket.write(`${filePart}${beginning.padEnd(64)}`);
      const text = await answer(3000);
      expect([beginning, statusIn(text)]).toEqual([beginning, 415]);
      expect(text).toMatch(/"UNSUPPORTED_IMAGE"[^]*"images"/);
    }
    expect((await post(first)).statusCode).toBe(201);
  });

  test('it is refused as soon as all together hold too much, and what is held is given back', async () => {
    const [one, two] = [holding(first, 1000, 3 * megabyte), holding(second, 1000, 3 * megabyte)];
    await until({ running: 2 });
    const answers = [one, two].map((sender) => sender.answer(3000));
    for (const { socket } of [one, two]) socket.write(Buffer.alloc(2.5 * megabyte));
    expect((await Promise.all(answers)).map(statusIn)).toContain(503);
    await until({ running: 0, heldBytes: 0 });
    await vi.waitFor(async () => expect((await post(second)).statusCode).toBe(201));
  });

  test('its sender is cut off who sends nothing for a while', async () => {
    const impatient = await testApp({ uploads: { heldBytes, stallSeconds: shortStallSeconds, waitingPerMember }, database: server.database });
    await impatient.app.listen({ port: 0, host: '127.0.0.1' });
    const began = performance.now();
    await holding(first, 1000, megabyte, (impatient.app.server.address() as AddressInfo).port).answer(30_000);
    const waited = performance.now() - began;
    expect(waited).toBeGreaterThanOrEqual(shortStallSeconds * 1000 - 50);
    expect(waited).toBeLessThan(25_000);
    await vi.waitFor(() => expect(impatient.app.uploads.load()).toMatchObject({ running: 0, heldBytes: 0 }));
    expect((await post(first, impatient)).statusCode).toBe(201);
    await impatient.close();
  });
});

describe('a member', () => {
  test('has two at a time: the next ones wait, those beyond are refused, and others have theirs', async () => {
    const running = [holding(first, 1000, megabyte), holding(first, 1000, megabyte)];
    await until({ running: 2 });
    const waiting = Array.from({ length: waitingPerMember }, () => post(first));
    await until({ waiting: waitingPerMember });
    const refused = await post(first);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
    expect((await post(second)).statusCode).toBe(201);
    for (const { socket } of running) socket.destroy();
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(waiting.map(() => 201));
  });

  test('who leaves while waiting keeps nobody waiting', async () => {
    const running = [holding(second, 1000, megabyte), holding(second, 1000, megabyte)];
    await until({ running: 2 });
    const left = Array.from({ length: waitingPerMember }, () => holding(second, 1000, megabyte));
    await until({ waiting: waitingPerMember });
    for (const { socket } of [...left, ...running]) socket.destroy();
    await vi.waitFor(async () => expect((await post(second)).statusCode).toBe(201), { timeout: 3000 });
  });
});

test('what is counted is given back whatever becomes of the work', async () => {
  const uploads = openUploads({ perMember: 1, waitingPerMember: 0, heldBytes: 100 });
  for (let turn = 0; turn < 3; turn++) {
    await expect(uploads.admit('a', 50, async ({ hold }) => hold(101))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(uploads.admit('a', 50, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await uploads.admit('a', 100, async ({ hold }) => hold(100))).toBeUndefined();
  }
  await expect(uploads.admit('a', 101, () => Promise.resolve())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
