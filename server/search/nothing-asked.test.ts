import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostsAnswer, SearchQuery } from '#contracts/search/search.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { indexPosts, searchPosts } from './service.ts';

let database: FreshDatabase;
const owner = '00000000-0000-4000-8000-000000000001';
const titles = ['Flat with car parking and গাড়ি', 'The 1 and only of all এবং আর'];
const search = (query: Record<string, string>): Promise<PostsAnswer> => searchPosts(database, SearchQuery.parse(query));

beforeAll(async () => {
  database = await freshDatabase();
  await sql`insert into users (id, email, name, role) values (${owner}, 'owner@example.test', 'Owner', 'user')`.execute(database.db);
  const { rows } = await sql<{ id: string }>`
    insert into posts (id, owner_id, state, listed, posted_by, primary_contact, price_unit, division, district, title, description, type, property_type, sub_district, price, posted_at)
    select gen_random_uuid(), ${owner}::uuid, 'approved', true, 'owner', '01000000731', 'total', 'dhaka', 'dhaka', title, '', 'sell', 'apartment', 'dhaka-mirpur', 5000000, now()
    from unnest(${titles}::text[]) as given (title) returning id`.execute(database.db);
  await indexPosts(
    database.db,
    rows.map(({ id }) => id),
  );
});

afterAll(() => database.drop());

describe('what asks for nothing that is here', () => {
  test.each([
    ['car for sale', ['car']],
    ['গাড়ি বিক্রি', ['গাড়ি']],
    ['gari mirpur', ['gari']],
  ])('%s: other goods find nothing and are named', async (q, goods) => {
    const { total, notTraded, understood } = await search({ q });
    expect({ total, notTraded, understood }).toEqual({ total: 0, notTraded: goods, understood: [] });
  });

  test.each([
    ['land in Xyzpur village', 'Xyzpur'],
    ['ঝিকরগাতলা গ্রামে জমি', 'ঝিকরগাতলা'],
    ['village Xyzpur jomi', 'Xyzpur'],
  ])('%s: a village that is not known is named, and the country is not listed', async (q, unknownVillage) => {
    expect(await search({ q })).toMatchObject({ total: 0, items: [], unknownVillage });
  });

  test('beside a place that is known the village is a word that was not understood', async () => {
    const { total, unknownVillage, ignored } = await search({ q: 'flat in Xyzpur village mirpur' });
    expect([total > 0, unknownVillage, ignored.includes('Xyzpur')]).toEqual([true, undefined, true]);
  });

  test('a car park is', async () => {
    const { total, notTraded } = await search({ q: 'flat with car parking', purpose: 'sell' });
    expect([total > 0, notTraded]).toEqual([true, undefined]);
  });

  test.each(['the and of', "' or 1=1 --", 'এবং আর', 'per katha 50 lakh', '!!!'])('%s lists nothing', async (q) => {
    expect(await search({ q })).toMatchObject({ total: 0, items: [] });
  });

  test.each(['property', 'প্রপার্টি'])('%s lists everything', async (q) => {
    expect((await search({ q })).total).toBe((await search({})).total);
  });
});
