// Requests that are made to be read in two ways, and fields that no one may send.
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';

let server: TestApp;
let member: string;
let port: number;
beforeAll(async () => {
  server = await testApp();
  member = await server.member('member');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.close());

/** What comes back until the connection is closed. */
async function raw(request: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port });
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(request);
  // A reset after the answer is no error of the test.
  await new Promise((resolve) => void socket.on('close', resolve));
  return text;
}

const head = 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const smuggled = 'GET /api/areas HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('a request that two servers could read differently', () => {
  test.each([
    ['a length and chunks', `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${smuggled}`],
    ['a chunk without a size', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${smuggled}`],
    ['chunks under another name', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a space before the colon', `${head}Content-Length : 2\r\n\r\n{}${smuggled}`],
    ['a folded header', `${head}X-Folded: a\r\n b: c\r\nContent-Length: 2\r\n\r\n{}${smuggled}`],
    ['64 KB of headers', `${head}X-Long: ${'a'.repeat(65_536)}\r\n\r\n${smuggled}`],
  ])('is refused and its connection closed: %s', async (_what, request) => {
    const text = await raw(request);
    expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});

describe('a parameter that comes twice', () => {
  test.each([
    '/api/search?page=1&page=2',
    '/api/search?q=a&q=b',
    '/api/search?purpose=sell&purpose=rent',
    '/api/search?sort[]=x&sort[$ne]=1',
    '/api/areas/usual-rate?type=a&type=b',
  ])('%s is taken as a list or refused, never an error of ours', async (url) => {
    expect([200, 422]).toContain((await server.call({ url })).statusCode);
  });
});

describe('names that reach into objects', () => {
  test.each(['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}', '{"email":{"__proto__":{"x":1}}}'])(
    '%s is refused',
    async (payload) => {
      const answer = await server.call({ method: 'POST', url: '/api/login', payload, headers: { 'content-type': 'application/json' } });
      expect(answer.statusCode).toBe(422);
      expect(({} as { role?: string }).role).toBeUndefined();
    },
  );
});

describe('fields that are nobody’s to send', () => {
  const extra = {
    state: 'approved',
    listed: 'true',
    status: 'approved',
    isPaid: 'true',
    promotion: 'paid',
    promotedUntil: '2099-01-01T00:00:00Z',
    updateCount: '0',
    update_count: '0',
    owner_id: '00000000-0000-4000-8000-000000000001',
    PostID: '7',
    revision: '9',
    views: '1000',
  };
  const postOf = async (id: number) => {
    const { state, listed, promotion, promoted_until, revision, owner_id } = await postCalls(server, member).row(id);
    return { state, listed, promotion, promoted_until, revision, owner_id };
  };

  test('change nothing of a post, when it is sent and when it is edited', async () => {
    const form = multipart({ ...sellPost, ...extra }, [await photograph(80, 60)]);
    const sent = await server.call({ method: 'POST', url: '/api/posts/sell', ...form, token: member });
    expect(sent.statusCode).toBe(201);
    const { PostID } = sent.json() as { PostID: number };
    expect(PostID).not.toBe(7);
    const before = await postOf(PostID);
    expect(before).toMatchObject({ state: 'pending', listed: false, promoted_until: null, revision: 1 });
    const { revision: _of, ...others } = extra;
    await postCalls(server, member).edit(member, PostID, { fields: { ...others, postTitle: 'Another title of this flat' } });
    expect(await postOf(PostID)).toEqual({ ...before, revision: 2 });
  });

  test('change nothing of an account', async () => {
    const { pool } = server.database;
    const account = async () => (await pool.query("select role, status, email, password_hash, id from users where email = 'member@example.test'")).rows;
    const before = await account();
    const fields = {
      occupation: 'Teacher',
      role: 'admin',
      status: 'normal',
      email: 'other@example.test',
      password: 'changed-1',
      passwordHash: 'x',
      isDemo: 'true',
      id: extra.owner_id,
    };
    expect((await server.call({ method: 'PUT', url: '/api/profile', payload: fields, token: member })).statusCode).toBe(200);
    expect(
      (await server.call({ method: 'PUT', url: '/api/profile/updateSettings', payload: { showEmail: false, ...fields }, token: member })).statusCode,
    ).toBeLessThan(500);
    expect(await account()).toEqual(before);
  });
});
