import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';

describe('a server that is about to end', () => {
  let server: TestApp;
  let url: string;
  beforeAll(async () => {
    server = await testApp();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test('is not ready any more while it still takes connections and answers', async () => {
    const statusOf = async (path: string): Promise<number> => (await fetch(url + path, { headers: { connection: 'close' } })).status;
    expect([await statusOf('/readyz'), await statusOf('/readyz?self')]).toEqual([200, 200]);
    let isDrained = false;
    const drained = server.app.drain(1).then(() => (isDrained = true));
    expect([await statusOf('/readyz'), await statusOf('/readyz?self'), await statusOf('/healthz'), await statusOf('/api/areas')]).toEqual([503, 503, 200, 200]);
    expect(isDrained).toBe(false);
    // A proxy that keeps its connections open is told to close them, or it would write into one that is about to go.
    for (const path of ['/healthz', '/api/areas']) expect((await fetch(url + path)).headers.get('connection')).toBe('close');
    await drained;
  });
});
