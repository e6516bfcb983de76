import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { SearchQuery } from '#contracts/search/search.ts';
import { indexPosts, searchPosts } from '#server/search/service.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { isOddlyPriced, renewUsualRates, usualRates } from './usual-prices-store.ts';

let database: FreshDatabase;
const owner = '00000000-0000-4000-8000-000000000001';
const agent = '00000000-0000-4000-8000-000000000002';

/** Flats of 1,000 sqft in Uttara for these rents, the last the newest. */
async function add(rents: readonly number[], by = owner): Promise<void> {
  const { db } = database;
  const { rows } = await sql<{ id: string }>`
    insert into posts (id, owner_id, state, listed, posted_by, primary_contact, price_unit, division, district, sub_district, title, description, type, property_type, price, size_sqft, posted_at)
    select gen_random_uuid(), ${by}, 'approved', true, 'owner', '01000000731', 'total', 'dhaka', 'dhaka', 'dhaka-uttara', 'Flat for ' || rent, '', 'rent', 'apartment', rent, 1000,
      now() - interval '1 hour' + at * interval '1 second'
    from unnest(${rents}::int[]) with ordinality as g (rent, at) returning id`.execute(db);
  await indexPosts(
    db,
    rows.map(({ id }) => id),
  );
}

const prices = async (query: Record<string, string>): Promise<number[]> =>
  (await searchPosts(database, SearchQuery.parse({ purpose: 'rent', ...query }))).items.map(({ price }) => price ?? 0);

beforeAll(async () => {
  database = await freshDatabase();
  await sql`insert into users (id, email, name, role) values (${owner}, 'owner@example.test', 'Owner', 'user'), (${agent}, 'agent@example.test', 'Agent', 'user')`.execute(
    database.db,
  );
  await add([...Array.from({ length: limits.posts.ratePostsMin }, (_, at) => 20_000 + at), 2500, 200_000]);
  await renewUsualRates(database.db);
});
afterAll(() => database.drop());

test.each<Record<string, string>>([{}, { q: 'flat uttara' }])('prices that can hardly be meant end a list: %j', async (query) => {
  const found = await prices({ ...query, limit: '48' });
  expect(found.slice(-2)).toEqual([200_000, 2500]);
  expect(found[0]).toBeGreaterThanOrEqual(20_000);
});

test('someone who sorts by price sees them in their place', async () => {
  expect((await prices({ sort: 'priceAsc' }))[0]).toBe(2500);
  expect((await prices({ sort: 'priceDesc' }))[0]).toBe(200_000);
});

test('below a third and above five times of the usual is odd; what is compared with nothing is not', () => {
  const rates = new Map([['flats', 15]]);
  const odd = (rate: number | null, among = 'flats'): boolean => isOddlyPriced(rates, { among, rate });
  expect([4.9, 5, 15, 75, 75.1].map((rate) => odd(rate))).toEqual([true, false, false, false, true]);
  expect([odd(null), odd(1, 'plots')]).toEqual([false, false]);
});

test('copies of one owner are together and name the first of them; those of others are none', async () => {
  await add([30_000, 31_000, 30_000, 30_000]);
  await add([30_000], agent);
  const { items } = await searchPosts(database, SearchQuery.parse({ q: 'flat uttara', purpose: 'rent', priceMin: '30000', priceMax: '31000' }));
  const [first] = items.map(({ PostID }) => PostID);
  expect(items.map(({ price, alike }) => [price, alike])).toEqual([
    [30_000, undefined],
    [30_000, first],
    [30_000, first],
    [31_000, undefined],
    [30_000, undefined],
  ]);
});

test('no search waits for them: they are none at first', async () => {
  const other = await freshDatabase();
  expect(usualRates(other.db).size).toBe(0);
  await renewUsualRates(other.db);
  await other.drop();
});
