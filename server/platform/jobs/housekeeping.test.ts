import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { platformJobs, tidy } from './housekeeping.ts';
import { openJobs } from './jobs.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test('counters whose window is over and answers older than a day are removed, the others stay', async () => {
  const { pool, db, url } = server.database;
  await server.member('somebody');
  await pool.query(`insert into rate_limits (key, points, expire) values
    ('over', 5, extract(epoch from now()) * 1000 - 1), ('running', 5, extract(epoch from now()) * 1000 + 60000)`);
  await pool.query(`insert into idempotency_keys (user_id, key, call, status, answer, created_at)
    select id, key, 'submitSell', 201, '{}', at from users, (values ('old', now() - interval '25 hours'), ('fresh', now() - interval '23 hours')) as k(key, at)`);
  const jobs = openJobs(url, { maintains: false });
  await jobs.enqueue(db, tidy, {});
  expect(await jobs.runDue(platformJobs({ db }))).toEqual([]);
  await jobs.stop();
  expect((await pool.query('select key from rate_limits')).rows).toEqual([{ key: 'running' }]);
  expect((await pool.query('select key from idempotency_keys')).rows).toEqual([{ key: 'fresh' }]);
});
