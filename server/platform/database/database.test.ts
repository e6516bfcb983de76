import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { layCable, type Cable } from '#server/testing/cable.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { checkBengaliTrigrams, openDatabase } from './database.ts';
import { defineJob, handle, openJobs } from '#server/platform/jobs/jobs.ts';

describe('a database', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  test('gives whole numbers as numbers and days as text', async () => {
    const { rows } = await sql`select 27800000::int8 as price, 1.5::numeric as land, date '2000-02-29' as born`.execute(database.db);
    expect(rows).toEqual([{ price: 27_800_000, land: 1.5, born: '2000-02-29' }]);
  });

  test('a connection that dies in the middle of a transaction fails that transaction and nothing else', async () => {
    const lost = database.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
      await vi.waitFor(async () => expect((await sql`select from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(database.db)).rows).toEqual([]));
      await sql`select 1`.execute(trx);
    });
    await expect(lost).rejects.toThrow();
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  });

  test('whose letters are ASCII only is refused, because Bengali searches would find nothing in it', async () => {
    await expect(checkBengaliTrigrams(database.db)).resolves.toBeUndefined();
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query("create database ascii_only template template0 locale_provider libc lc_ctype 'C' lc_collate 'C'");
    const url = new URL(database.url);
    url.pathname = '/ascii_only';
    const other = openDatabase(url.href, { connectionsMax: 1 });
    await sql`create extension pg_trgm`.execute(other.db);
    await expect(checkBengaliTrigrams(other.db)).rejects.toThrow('The database finds no trigrams in Bengali text');
    await other.close();
    await admin.query('drop database ascii_only with (force)');
    await admin.end();
  });
});

describe('while the database is away', () => {
  let server: TestApp;
  let cable: Cable;
  beforeAll(async () => {
    server = await testApp({ route: async (url) => (cable = await layCable(url)).url });
    expect((await server.call({ url: '/readyz' })).statusCode).toBe(200);
  });
  afterAll(async () => {
    await server.close();
    await cable.close();
  });

  test('calls are told within a second to come again, the process goes on, and all is well when it is back', async () => {
    cable.cut();
    const began = Date.now();
    const refused = await server.call({ url: '/api/posts/48001' });
    expect(Date.now() - began).toBeLessThan(1000);
    expect([refused.statusCode, refused.json()]).toMatchObject([503, { success: false, error: 'UNAVAILABLE' }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.call({ url: '/healthz' })).statusCode).toBe(200);
    const unready = await server.call({ url: '/readyz' });
    expect([unready.statusCode, unready.json(), unready.headers['cache-control']]).toEqual([503, { ok: false }, 'no-store']);
    cable.mend();
    await vi.waitFor(async () => expect((await server.call({ url: '/readyz' })).statusCode).toBe(200), { timeout: 3000, interval: 50 });
    expect((await server.call({ url: '/api/posts/48001' })).statusCode).toBe(404);
  });

  test('jobs wait, and go on when it is back', async () => {
    const own = await layCable(server.database.url);
    const done: string[] = [];
    const note = defineJob('tests.note', z.object({ text: z.string() }));
    const log = { info: () => undefined, warn: () => undefined, error: vi.fn<() => void>() };
    const jobs = openJobs(own.url, { lookSeconds: 1 });
    await jobs.work([handle(note, async ({ text }) => void done.push(text))], log);
    own.cut();
    await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), { timeout: 10_000 });
    const elsewhere = openJobs(server.database.url, { maintains: false });
    await elsewhere.enqueue(server.database.db, note, { text: 'written while the workers were cut off' });
    expect(done).toEqual([]);
    own.mend();
    await vi.waitFor(() => expect(done).toEqual(['written while the workers were cut off']), { timeout: 20_000 });
    await Promise.all([jobs.stop(), elsewhere.stop()]);
    await own.close();
  }, 40_000);
});
