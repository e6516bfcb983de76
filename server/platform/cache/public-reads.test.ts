import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '#server/platform/database/database.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';

let database: FreshDatabase;
let replica: Database;
let server: TestApp;
let read = 0;
let token: string;
let post: number;

beforeAll(async () => {
  database = await freshDatabase();
  // As strict as a replica: it takes no write.
  await database.pool.query('create role reader login superuser');
  await database.pool.query('alter role reader set default_transaction_read_only = on');
  const url = new URL(database.url);
  url.username = 'reader';
  await database.pool.query(`alter role reader password '${url.password}'`);
  replica = openDatabase(url.href, { connectionsMax: 4 });
  const reads = {
    read: <T>(work: (db: Database['db']) => Promise<T>) => (read++, work(replica.db)),
    state: () => 'current' as const,
    counts: () => ({ replica: read, primary: 0, fallback: 0 }),
    close: () => Promise.resolve(),
  };
  server = await testApp({ database, reads });
  const staff = await server.member('staff', 'support');
  token = await server.member('owner');
  post = await postCalls(server, staff).live(token);
});
afterAll(async () => {
  await server.close();
  await replica.close();
  await database.pool.query('drop role reader');
  await database.drop();
});

test('the database that stands for the replica takes no write', async () => {
  await expect(replica.pool.query('create table written ()')).rejects.toThrow('read-only transaction');
});

test.each([
  ['/api/search?q=flat', 200],
  ['/api/search?updatedSince=2026-01-01T00:00:00Z', 200],
  ['/api/search/facets?purpose=sell', 200],
  ['/api/posts/:id', 200],
  ['/api/posts?ids=:id', 200],
  ['/api/posts/:id/similar', 200],
  ['/api/groups', 200],
  ['/api/groups/1', 404],
  ['/api/groups/1/similar', 404],
  ['/api/groups/demand', 200],
  ['/api/interiors', 200],
  ['/api/interiors/1', 404],
  ['/api/interiors/1/similar', 404],
  ['/api/interiors/1/gallery', 404],
  ['/api/interiors/1/reviews', 404],
  ['/api/map', 200],
  ['/api/areas/dhaka/guide', 200],
  ['/api/pageTexts/terms', 200],
])('%s is read from the replica, and from the primary for somebody who is signed in', async (path, status) => {
  const url = path.replace(':id', String(post));
  const before = read;
  const answer = await server.call({ url });
  expect([answer.statusCode, read]).toEqual([status, before + 1]);
  expect((await server.call({ url, token })).statusCode).toBe(status);
  expect(read).toBe(before + 1);
  expect([(await server.call({ url, token: 'made-up' })).statusCode, read]).toEqual([status, before + 2]);
});

test('a replica is told of in the state of the server and in its figures', async () => {
  expect((await server.call({ url: '/readyz' })).json()).toMatchObject({ ok: true, replica: 'current' });
  expect((await server.call({ url: '/metrics' })).body).toMatch(/uthan_public_reads_total\{by="replica"\} [1-9]/);
});
