import { afterEach, beforeEach, expect, test } from 'vitest';
import { asPlainRole, freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { checkVersion, explained } from './database-needs.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

let database: FreshDatabase;
beforeEach(async () => {
  database = await freshDatabase({ bare: true });
});
afterEach(() => database.drop());

test('a PostgreSQL that is too old is refused by its version', async () => {
  const client = await database.pool.connect();
  await expect(checkVersion(client)).resolves.toBeUndefined();
  await expect(checkVersion(client, 99)).rejects.toThrow(/^Uthan needs PostgreSQL 99 or later; the database is PostgreSQL \d+\.\d+/);
  const old = { query: async () => ({ rows: [{ number: 150_013, version: '15.13 (Debian 15.13-0+deb12u1)' }] }) };
  await expect(checkVersion(old as never)).rejects.toThrow('the database is PostgreSQL 15.13 (Debian 15.13-0+deb12u1).');
  client.release();
});

test('a role that may create nothing is told what its owner has to run, step by step, until the migrations run', async () => {
  const plain = await asPlainRole(database);
  const name = new URL(database.url).pathname.slice(1);
  const asRole = openDatabase(plain.url, { connectionsMax: 1 });
  const sentence = async (): Promise<string> =>
    migrate(asRole.pool).then(
      () => 'migrated',
      (error: Error) => error.message,
    );
  const grantIn = async (): Promise<string> => (/GRANT .+;$/.exec(await sentence()) ?? [''])[0];
  expect(await sentence()).toContain(`The role ${plain.role} may not create tables in the schema public of the database ${name}.`);
  expect(await grantIn()).toBe(`GRANT CREATE ON SCHEMA public TO "${plain.role}";`);
  await database.pool.query(await grantIn());
  expect(await grantIn()).toBe(`GRANT CREATE ON DATABASE "${name}" TO "${plain.role}";`);
  await database.pool.query(await grantIn());
  expect(await sentence()).toBe('migrated');
  await asRole.close();
  await plain.drop();
});

test('a server without the extension says which package has it; any other error stays itself', async () => {
  const missing = Object.assign(new Error('extension "pg_trgm" is not available'), { code: '0A000' });
  expect(await explained(database.pool as never, missing)).toMatchObject({ message: expect.stringContaining('postgresql-contrib') });
  const other = new Error('syntax error');
  expect(await explained(database.pool as never, other)).toBe(other);
});
