// Live posts by the dozen, for tests that only ask for their numbers.
import { registerPosts } from './listings.ts';
import type { TestApp } from '#server/testing/app.ts';

/** So many posts of one seller, each with a phone number; returns their numbers. */
export async function addManyPosts(server: TestApp, count: number): Promise<number[]> {
  const { rows } = await server.database.pool.query<{ post_id: number }>(
    `insert into posts (id, owner_id, type, state, listed, approved_at, title, description, property_type, price, price_unit, posted_by, division, district, sub_district, primary_contact)
     select gen_random_uuid(), (select id from users order by created_at limit 1), 'sell', 'approved', true, now(), 'A flat', 'Bright.', 'apartment', 5000000, 'total', 'owner', 'dhaka', 'dhaka',
       'dhaka-dhanmondi', '01000000731'
     from generate_series(1, $1) returning post_id`,
    [count],
  );
  await registerPosts(server.database.db);
  return rows.map(({ post_id }) => Number(post_id));
}

/** Makes an account some days old, so that it no longer counts as new. */
export async function ageAccount(server: TestApp, email: string, days: number): Promise<void> {
  await server.database.pool.query('update users set created_at = now() - make_interval(days => $2) where email = $1', [email, days]);
}
