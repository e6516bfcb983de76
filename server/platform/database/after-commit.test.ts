import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { afterCommit } from './after-commit.ts';
import { openDatabase, type Database } from './database.ts';
import { inTransaction } from './transaction.ts';

let fresh: FreshDatabase;
let database: Database;
let done: string[];
beforeAll(async () => {
  fresh = await freshDatabase({ bare: true });
  // One connection: whatever is left of a transaction would meet the next one.
  database = openDatabase(fresh.url, { connectionsMax: 1 });
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});
beforeEach(() => void (done = []));

const note = (what: string) => (): void => void done.push(what);

test('what waits for a commit is done after it, in the order given, and once', async () => {
  await database.db.transaction().execute(async (trx) => {
    await afterCommit(trx, note('first'));
    await sql`select 1`.execute(trx);
    await afterCommit(trx, note('second'));
    expect(done).toEqual([]);
  });
  await database.db.transaction().execute(async (trx) => void (await sql`select 1`.execute(trx)));
  expect(done).toEqual(['first', 'second']);
});

test('nothing is done of a transaction that is undone, by its own failure or by one of the database that it overlooked', async () => {
  const failing = database.db.transaction().execute(async (trx) => {
    await afterCommit(trx, note('failed'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  const aborted = database.db.transaction().execute(async (trx) => {
    await afterCommit(trx, note('aborted'));
    await sql`select 1 / 0`.execute(trx).catch(() => undefined);
  });
  await expect(aborted).rejects.toThrow();
  await database.db.transaction().execute((trx) => afterCommit(trx, note('next')));
  expect(done).toEqual(['next']);
});

test('of a transaction that the database had begin anew it is done once', async () => {
  let turns = 0;
  await inTransaction(database.db, async (trx) => {
    await afterCommit(trx, note(`turn ${++turns}`));
    if (turns === 1) await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(trx);
  });
  expect(done).toEqual(['turn 2']);
});

test('what fails after the commit undoes nothing, is warned of and does not keep the rest from being done', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  await database.db.transaction().execute(async (trx) => {
    await sql`create table kept (a int)`.execute(trx);
    await afterCommit(trx, () => {
      throw new Error('too late');
    });
    await afterCommit(trx, note('rest'));
  });
  expect((await sql`select * from kept`.execute(database.db)).rows).toEqual([]);
  expect(done).toEqual(['rest']);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ message: 'too late' }));
  warn.mockRestore();
});

test('outside of a transaction it is done at once', async () => {
  await afterCommit(database.db, note('now'));
  expect(done).toEqual(['now']);
});
