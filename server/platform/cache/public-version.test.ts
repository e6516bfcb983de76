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
    await database.pool.query("insert into pictures (hash, width, height) values ('p', 1, 1)");
    const picture = () => database.pool.query("insert into post_images (post, position, picture) values ($1, 0, 'p')", [pending]);
    const price = () => database.pool.query("insert into price_events (post, price, price_unit) values ($1, 1, 'total')", [pending]);
    const noPicture = () => database.pool.query('delete from post_images where post = $1', [pending]);
    for (const change of [picture, price, noPicture]) expect(await grows(change), 'a pending post leaves the cache alone').toBe(false);
    expect(await grows(() => database.pool.query('update posts set title = $1 where id = $2', ['Other', pending]))).toBe(false);
    expect(await grows(() => insert(true))).toBe(true);
    expect(await grows(() => database.pool.query("update posts set listed = true, state = 'approved' where id = $1", [pending]))).toBe(true);
    expect(await grows(() => database.pool.query('update posts set price = 2 where id = $1', [pending]))).toBe(true);
    expect(await grows(() => database.pool.query('update posts set price = 2 where id = $1', [pending]))).toBe(false);
    for (const change of [picture, price, noPicture]) expect(await grows(change)).toBe(true);
    expect(await grows(() => database.pool.query('update users set name = $1 where id = $2', ['New Name', owner]))).toBe(true);
    expect(await grows(() => database.pool.query('update users set bio = $1 where id = $2', ['Bio', owner]))).toBe(false);
    expect(await grows(() => database.pool.query('delete from posts where id = $1', [pending]))).toBe(true);
  });

  test('lacks something since an addition, and is not told to lack it once anything was changed or taken down', async () => {
    const sinceBefore = async (change: string): Promise<number | undefined> => {
      const before = publicVersion.version() ?? 0;
      expect(await grows(() => database.pool.query(change))).toBe(true);
      return publicVersion.lackingMs(before);
    };
    await database.pool.query("update posts set listed = false, state = 'hidden'");
    await publicVersion.waitForOwnCommit();
    const before = publicVersion.version() ?? 0;
    expect(await sinceBefore("update posts set listed = true, state = 'approved'")).toBeLessThan(5000);
    expect(await sinceBefore('update posts set price = price + 1 where listed')).toBeUndefined();
    expect(publicVersion.lackingMs(before)).toBeUndefined();
    expect(await sinceBefore("update posts set listed = false, state = 'hidden'")).toBeUndefined();
    expect(publicVersion.lackingMs(publicVersion.version() ?? 0)).toBeUndefined();
    await database.pool.query("update posts set listed = true, state = 'approved'");
    await publicVersion.waitForOwnCommit();
  });

  test('is known on every server to be changed by a device', async () => {
    const other = openPublicVersion(database.url);
    await vi.waitFor(() => expect(other.version()).toBeDefined(), 10_000);
    await publicVersion.waitForOwnCommit('some-device');
    await vi.waitFor(() => expect(other.changedLately('some-device')).toBe(true));
    expect([publicVersion.changedLately('some-device'), other.changedLately('another')]).toEqual([true, false]);
    await other.close();
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
