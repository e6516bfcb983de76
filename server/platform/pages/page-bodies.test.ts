// What is posted to a page: a form of some kilobytes, never held beyond that; and addresses that are none.
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { requestLimits } from '#contracts/request-limits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { pages } from '#server/testing/pages.ts';
import { statusIn, wire } from '#server/testing/socket.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const most = requestLimits.pageBytes;
const form = 'Content-Type: application/x-www-form-urlencoded';

let server: TestApp;
let port: number;
const lines: string[] = [];
beforeAll(async () => {
  server = await testApp({ pages, log: (line) => lines.push(line) });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const post = (payload: string, headers: Record<string, string> = {}) => server.call({ method: 'POST', url: '/own/unsubscribe', payload, headers });

describe('a form that is posted to a page', () => {
  test.each([0, 1, most])('is handed on whole with %d bytes', async (size) => {
    const { statusCode, body } = await post('a'.repeat(size), { 'content-type': 'application/x-www-form-urlencoded' });
    expect(statusCode).toBe(200);
    expect(body).toContain(`body of ${size} bytes`);
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json', 'text/plain', 'image/png'])(
    'is 413 beyond, whatever it calls itself: %s',
    async (type) => {
      const { statusCode, headers } = await post('a'.repeat(most + 1), { 'content-type': type });
      expect([statusCode, headers['connection']]).toEqual([413, 'close']);
    },
  );

  test('is refused by its length before any of it comes', async () => {
    const { answer } = wire(port, ['POST /own/unsubscribe HTTP/1.1', 'Host: localhost', form, `Content-Length: ${150 * 1024 * 1024}`, '']);
    expect(statusIn(await answer())).toBe(413);
  });

  test('that does not say its length is counted as it comes, and cut off', async () => {
    const { socket, answer } = wire(port, ['POST /own/unsubscribe HTTP/1.1', 'Host: localhost', form, 'Transfer-Encoding: chunked', '']);
    const answered = answer();
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
    let sent = 0;
    for (; sent < 1000 && !socket.destroyed && !socket.closed; sent++) {
      socket.write(chunk);
      await sleep(1);
    }
    expect(statusIn(await answered)).toBe(413);
    // 16 MB were on offer.
    expect(socket.bytesWritten).toBeLessThan(8 * 1024 * 1024);
  });
});

describe('an address that is no path', () => {
  test.each(['http://evil.example/', 'https://localhost/own', '*', 'own', '?q=a', 'javascript:alert(1)'])('is 400: %s', async (target) => {
    lines.length = 0;
    const { answer } = wire(port, [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', '']);
    expect(statusIn(await answer())).toBe(400);
    expect(lines.join('')).not.toContain('"level":"error"');
  });

  test('is 400 under a name with spaces too', async () => {
    const { answer } = wire(port, ['GET /own HTTP/1.1', 'Host: a b', 'Connection: close', '']);
    expect(statusIn(await answer())).toBe(400);
  });

  test.each(['//evil.example/own', '/own//', '/%E0%A6', '/own?q=%', '/\\evil.example', '/own#a'])(
    'is no failure of ours where it is only odd: %s',
    async (target) => {
      const { answer } = wire(port, [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', '']);
      expect(statusIn(await answer())).toBeLessThan(500);
    },
  );
});
