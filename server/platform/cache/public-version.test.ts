import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { layCable, type Cable } from '#server/testing/cable.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { openPublicVersion, type PublicVersion } from './public-version.ts';

let database: FreshDatabase;
let cable: Cable;
let publicVersion: PublicVersion;
beforeAll(async () => {
  database = await freshDatabase();
  cable = await layCable(database.url);
  publicVersion = openPublicVersion(cable.url);
  await vi.waitFor(() => expect(publicVersion.version()).toBeDefined(), 10_000);
});
afterAll(async () => {
  await publicVersion.close();
  await cable.close();
  await database.drop();
});

const user = (name: string) =>
  database.pool.query<{ id: string }>('insert into users (id, email, name, role) values (gen_random_uuid(), $1, $1, $2) returning id', [
    `${name}@example.test`,
    'user',
  ]);
const grows = async (change: () => Promise<unknown>): Promise<boolean> => {
  const before = publicVersion.version();
  await change();
  await publicVersion.waitForOwnCommit();
  return publicVersion.version() !== before;
};

describe('what the public sees', () => {
  test('counts as changed when a live post comes, changes or goes, and only then', async () => {
    const { rows } = await user('owner');
    const owner = rows[0]?.id;
    const insert = (listed: boolean) =>
      database.pool.query<{ id: string }>(
        `insert into posts (id, owner_id, type, state, listed, title, description, property_type, price, price_unit, posted_by, division, district, sub_district, primary_contact)
         values (gen_random_uuid(), $1, 'sell', $2, $3, 'Title', '', 'land', 1, 'total', 'owner', 'dhaka', 'dhaka', '', '01000000731') returning id`,
        [owner, listed ? 'approved' : 'pending', listed],
      );
    const pending = (await insert(false)).rows[0]?.id;
    expect(await grows(() => insert(false))).toBe(false);
    expect(await grows(() => database.pool.query('update posts set title = $1 where id = $2', ['Other', pending]))).toBe(false);
    expect(await grows(() => insert(true))).toBe(true);
    expect(await grows(() => database.pool.query("update posts set listed = true, state = 'approved' where id = $1", [pending]))).toBe(true);
    expect(await grows(() => database.pool.query('update posts set price = 2 where id = $1', [pending]))).toBe(true);
    expect(await grows(() => database.pool.query('update posts set price = 2 where id = $1', [pending]))).toBe(false);
    expect(await grows(() => database.pool.query('update users set name = $1 where id = $2', ['New Name', owner]))).toBe(true);
    expect(await grows(() => database.pool.query('update users set bio = $1 where id = $2', ['Bio', owner]))).toBe(false);
    expect(await grows(() => database.pool.query('delete from posts where id = $1', [pending]))).toBe(true);
  });

  test('has not changed where a transaction was rolled back', async () => {
    expect(
      await grows(async () => {
        const client = await database.pool.connect();
        await client.query('begin');
        await client.query('update posts set price = 3 where listed');
        await client.query('rollback');
        client.release();
      }),
    ).toBe(false);
  });

  test('reaches every server', async () => {
    const other = openPublicVersion(database.url);
    await vi.waitFor(() => expect(other.version()).toBeDefined(), 10_000);
    const before = other.version();
    expect(await grows(() => database.pool.query('update posts set price = price + 1 where listed'))).toBe(true);
    await other.waitForOwnCommit();
    expect(other.version()).not.toBe(before);
    await other.close();
  });

  test('is not known while the database is away, and counts as changed afterwards', async () => {
    const before = publicVersion.version();
    cable.cut();
    await vi.waitFor(() => expect(publicVersion.version()).toBeUndefined(), 10_000);
    expect(publicVersion.lastVersion()).toBe(before);
    cable.mend();
    await vi.waitFor(() => expect(publicVersion.version()).toBeDefined(), 10_000);
    expect(publicVersion.version()).not.toBe(before);
    expect(publicVersion.lastVersion()).toBe(publicVersion.version());
  });
});
