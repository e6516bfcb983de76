import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { migrate } from './migrate.ts';

let database: FreshDatabase;
let folder: string;
beforeEach(async () => {
  database = await freshDatabase({ bare: true });
  folder = mkdtempSync(path.join(tmpdir(), 'uthan-migrations-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
const run = (major = 1): Promise<string[]> => migrate(database.pool, { from: folder, major });
const rows = async (query: string): Promise<unknown[]> => (await database.pool.query(query)).rows as unknown[];

test('every file runs once, in the order of the numbers, whatever else lies in the folder', async () => {
  write('0002-second.sql', 'alter table one add column b int');
  write('0001-first.sql', 'create table one (a int)');
  write('notes.txt', 'not sql');
  expect(await run()).toEqual(['0001-first.sql', '0002-second.sql']);
  expect(await run()).toEqual([]);
  write('0003-third.sql', 'insert into one values (1, 2)');
  expect(await run()).toEqual(['0003-third.sql']);
  expect(await rows('select * from one')).toEqual([{ a: 1, b: 2 }]);
});

test('of two processes that migrate at once, each file is run by one', async () => {
  write('0001-slow.sql', 'create table one (a int); select pg_sleep(0.3); insert into one values (1)');
  const results = await Promise.all([run(), run(), run()]);
  expect(results.flat()).toEqual(['0001-slow.sql']);
  expect(await rows('select * from one')).toEqual([{ a: 1 }]);
});

test('a file that fails leaves nothing behind and is named; mended, it runs', async () => {
  write('0001-good.sql', 'create table one (a int)');
  write('0002-bad.sql', 'create table two (a int); insert into nowhere values (1)');
  await expect(run()).rejects.toThrow(/Migration 0002-bad\.sql failed: .*nowhere/);
  expect(await rows("select relname from pg_class where relname in ('one', 'two')")).toEqual([{ relname: 'one' }]);
  write('0002-bad.sql', 'create table two (a int)');
  expect(await run()).toEqual(['0002-bad.sql']);
});

test('a migration that is cut off by a dying connection runs again as if nothing had been', async () => {
  write('0001-slow.sql', 'create table one (a int); select pg_sleep(30)');
  const broken = run().catch((error: Error) => error.message);
  for (let cut = 0; cut === 0; await sleep(20)) {
    cut = (await rows("select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(30)%' and pid <> pg_backend_pid()")).length;
  }
  expect(await broken).toMatch(/Migration 0001-slow\.sql failed|Connection terminated/);
  write('0001-slow.sql', 'create table one (a int)');
  expect(await run()).toEqual(['0001-slow.sql']);
});

test('a file that was changed after it ran is refused', async () => {
  write('0001-first.sql', 'create table one (a int)');
  await run();
  write('0001-first.sql', 'create table one (a bigint)');
  await expect(run()).rejects.toThrow('Migration 0001-first.sql was changed after it was applied. Write a new one instead.');
});

test('an older program runs on what a newer one added, and not where something was taken away that it uses', async () => {
  write('0001-first.sql', 'create table one (a int)');
  write('0002-second.sql', 'alter table one add column b int');
  write('0003-third.sql', '-- contract: 2\nalter table one drop column a');
  await run(2);
  rmSync(path.join(folder, '0002-second.sql'));
  rmSync(path.join(folder, '0003-third.sql'));
  expect(await run(2)).toEqual([]);
  await expect(run(1)).rejects.toThrow('The database is newer than this program: 0003-third.sql needs Uthan 2 or later.');
});

test('a database of before programs told their major version is taken as it is', async () => {
  await database.pool.query('create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())');
  await database.pool.query("insert into migrations values ('0001-older.sql', 'x')");
  write('0002-second.sql', '-- contract: 1\ncreate table one (a int)');
  expect(await run()).toEqual(['0002-second.sql']);
  expect(await rows('select name, needs_major from migrations order by name')).toEqual([
    { name: '0001-older.sql', needs_major: null },
    { name: '0002-second.sql', needs_major: 1 },
  ]);
});

test('a change that waits for a table lets others pass, and comes when the table is free', async () => {
  write('0001-first.sql', 'create table one (a int)');
  await run();
  write('0002-second.sql', "set local lock_timeout = '50ms'; alter table one add column b int");
  const reader = await database.pool.connect();
  await reader.query('begin; select from one');
  const migrating = run();
  await sleep(150);
  expect(await rows('select count(*)::int as count from one')).toEqual([{ count: 0 }]);
  await reader.query('commit');
  reader.release();
  expect(await migrating).toEqual(['0002-second.sql']);
});

test("the product's own migrations bring a bare database up to date", async () => {
  const names = await migrate(database.pool);
  expect(names.length).toBeGreaterThan(7);
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
  expect(await migrate(database.pool)).toEqual([]);
});
