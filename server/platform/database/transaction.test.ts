import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { deadlocks } from '#server/platform/observability/counters.ts';
import { inTransaction } from './transaction.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query(`create table drawers (name text primary key, opened integer not null default 0)`);
  await database.pool.query(`insert into drawers (name) values ('left'), ('right')`);
});
afterAll(() => database.drop());

/** Lets anyone who comes wait until both are here. */
function meeting(): () => Promise<void> {
  let come = 0;
  let open = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return () => {
    if (++come === 2) open();
    return isOpen;
  };
}

test('of two that wait for each other in a circle one begins anew, and both are done once', async () => {
  const bothHold = meeting();
  let turns = 0;
  const openBoth = (first: string, second: string): Promise<void> =>
    inTransaction(database.db, async (trx) => {
      const isFirstTurn = ++turns <= 2;
      await sql`update drawers set opened = opened + 1 where name = ${first}`.execute(trx);
      if (isFirstTurn) await bothHold();
      await sql`update drawers set opened = opened + 1 where name = ${second}`.execute(trx);
    });
  const counted = async (): Promise<number> => (await deadlocks.get()).values[0]?.value ?? 0;
  const before = await counted();
  await Promise.all([openBoth('left', 'right'), openBoth('right', 'left')]);
  expect((await counted()) - before).toBe(1);
  expect(turns).toBe(3);
  expect((await database.pool.query('select name, opened from drawers order by name')).rows).toEqual([
    { name: 'left', opened: 2 },
    { name: 'right', opened: 2 },
  ]);
});

test('what goes on failing is tried twice, and any other failure once', async () => {
  for (const [code, times] of [
    ['40001', 2],
    ['23505', 1],
  ] as const) {
    let turns = 0;
    const work = inTransaction(database.db, async (trx) => {
      turns++;
      await sql`do $$ begin raise exception 'no' using errcode = '${sql.raw(code)}'; end $$`.execute(trx);
    });
    await expect(work).rejects.toMatchObject({ code });
    expect(turns).toBe(times);
  }
});
