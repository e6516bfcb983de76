import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { openDatabase, type Database } from './database.ts';
import { isOutage } from './outage.ts';

const answerMs = 250;
let fresh: FreshDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  await fresh.pool.query('create table written (name text)');
  database = openDatabase(fresh.url, { connectionsMax: 1, answerMs });
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const backend = async (): Promise<number> => (await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

test.each([
  ['the pool', () => database.pool.query('select pg_sleep(0.6)')],
  ['Kysely', () => sql`select pg_sleep(0.6)`.execute(database.db)],
  [
    'a connection that is given back',
    async () => {
      const client = await database.pool.connect();
      await client.query('select pg_sleep(0.6)').finally(() => client.release());
    },
  ],
])('what is not answered in time is an outage, and its connection is not used again: %s', async (_way, ask) => {
  const before = await backend();
  const began = performance.now();
  const error: unknown = await ask().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(isOutage(error)).toBe(true);
  expect(performance.now() - began).toBeLessThan(600);
  const { rows } = await database.pool.query<{ answer: number }>('select 42 as answer');
  expect(rows).toEqual([{ answer: 42 }]);
  expect(await backend()).not.toBe(before);
});

test('a transaction that is not answered in time is undone', async () => {
  const broken = database.db.transaction().execute(async (trx) => {
    await sql`insert into written values ('half')`.execute(trx);
    await sql`select pg_sleep(0.6)`.execute(trx);
  });
  await expect(broken).rejects.toSatisfy(isOutage);
  await expect(database.pool.query('select * from written').then(({ rows }) => rows)).resolves.toEqual([]);
});

test('who lifts the limit of the server may take longer, and only so long', async () => {
  await database.db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_sleep(0.4)`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
    await expect(sql`select pg_sleep(0.6)`.execute(connection)).rejects.toSatisfy(isOutage);
  });
});
