// What was saved, reported and revealed of posts before there was a register of listings is about the same posts afterwards.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, migrationNames } from '#server/platform/database/migrate.ts';
import { listingsAstray } from '#server/testing/content/listings.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';

let database: FreshDatabase;
let folder: string;
beforeEach(async () => {
  database = await freshDatabase({ bare: true });
  folder = mkdtempSync(path.join(tmpdir(), 'uthan-before-'));
  for (const name of migrationNames()) if (name < '0065') cpSync(path.join(import.meta.dirname, '..', 'migrations', name), path.join(folder, name));
  await migrate(database.pool, { from: folder });
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('saves, reports and reveals keep their posts, and a save of a post that is gone keeps its number', async () => {
  const { db, pool } = database;
  await pool.query(`insert into users (id, name, email) values (gen_random_uuid(), 'Seller', 'seller@example.test')`);
  await pool.query(`insert into posts (id, post_id, owner_id, type, state, listed, sold_at, expires_at, title, description, property_type, price, price_unit, posted_by,
      division, district, sub_district, primary_contact)
    select gen_random_uuid(), n, id, 'rent', case n when 3 then 'rented' else 'approved' end, n <> 2, case n when 3 then now() end, now() + interval '9 days', 'Home ' || n, '', 'home', 9000,
      'perMonth', 'owner', 'dhaka', 'dhaka', 'dhaka-mirpur', '01000000731' from users, generate_series(1, 3) n`);
  await pool.query(
    `insert into saved_posts (id, user_id, type, post_id, title) select gen_random_uuid(), id, 'rent', n, 'Saved' from users, unnest(array[1, 9]) n`,
  );
  await pool.query(`insert into reports (id, post, reporter_key, reason) select gen_random_uuid(), id, 'x', 'fraud' from posts where post_id < 3`);
  await pool.query(`insert into contact_reveals (post) select id from posts where post_id = 2`);
  await migrate(pool);
  const rows = async (query: string): Promise<unknown[]> => (await pool.query(query)).rows.map((row: object) => Object.values(row));
  expect(await listingsAstray(db)).toEqual([]);
  expect(await rows('select number, title, visible_since is not null from listings order by number')).toEqual([
    [1, 'Home 1', true],
    [2, 'Home 2', false],
    [3, 'Home 3', true],
  ]);
  expect(await rows('select post_id, listing from saved_posts order by post_id')).toEqual([
    [1, 1],
    [9, null],
  ]);
  expect(await rows('select listing from reports order by listing')).toEqual([[1], [2]]);
  expect(await rows('select listing from contact_reveals')).toEqual([[2]]);
});
