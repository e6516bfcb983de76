import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Facets } from '#contracts/search/facets.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { facetCount } from './facets.ts';
import { indexPosts } from './service.ts';

let server: TestApp;

const land = {
  postTitle: 'Plot near Purbachal',
  description: 'Corner plot.',
  propertyType: 'land',
  price: '16500000',
  priceUnits: 'total',
  landSize: '3',
  landUnits: 'katha',
  landCategory: 'residential',
  postedBy: 'agent',
  division: 'dhaka',
  district: 'narayanganj',
  subDistrict: 'narayanganj-rupganj',
  primaryContact: '01000000732',
  plan: 'free',
};

async function live(fields: Record<string, string | readonly string[]>, token: string, photo: Buffer): Promise<void> {
  const { payload, headers } = multipart(fields, [photo]);
  const answer = await server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token });
  const { db } = server.database;
  const { id } = await db
    .updateTable('posts')
    .set({ state: 'approved', listed: true, approved_at: new Date(), posted_at: new Date() })
    .where('post_id', '=', answer.json<{ PostID: number }>().PostID)
    .returning('id')
    .executeTakeFirstOrThrow();
  await indexPosts(db, [id]);
}

beforeAll(async () => {
  server = await testApp();
  const [token, photo] = [await server.member('poster'), await photograph()];
  await live({ ...sellPost, price: '4200000', bedrooms: '2' }, token, photo);
  await live({ ...sellPost, price: '9000000', bedrooms: '3', subDistrict: 'dhaka-mirpur' }, token, photo);
  await live({ ...sellPost, price: '9100000', bedrooms: '6', propertyType: 'home' }, token, photo);
  await live(land, token, photo);
});
afterAll(() => server.close());

const facets = async (query: string): Promise<Facets> => (await server.call({ url: `/api/search/facets?${query}` })).json();
const types = ({ types: some }: Facets): Record<string, number> =>
  Object.fromEntries(some.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));
const bedrooms = ({ bedrooms: some }: Facets): number[] => some.map(({ count }) => count);
const prices = ({ prices: some }: Facets) => some.filter(({ count }) => count > 0);
const lakh = 100_000;

describe('facets', () => {
  test('count each kind, each number of bedrooms or more, and prices between the steps', async () => {
    const found = await facets('');
    expect(found).toMatchObject({ success: true, purpose: 'sell', total: 4, totalIsExact: true });
    expect(types(found)).toEqual({ apartment: 2, home: 1, land: 1 });
    expect(bedrooms(found)).toEqual([3, 3, 2, 1, 1]);
    expect(prices(found)).toEqual([
      { from: 40 * lakh, to: 50 * lakh, count: 1 },
      { from: 90 * lakh, to: 100 * lakh, count: 2 },
      { from: 150 * lakh, to: 200 * lakh, count: 1 },
    ]);
    expect(found.types.every(({ isExact }) => isExact)).toBe(true);
  });

  test('leave a filter of their own out and keep all others', async () => {
    const flats = await facets('propertyType=apartment&bedMin=3');
    expect(flats.total).toBe(1);
    expect(types(flats)).toEqual({ apartment: 1, home: 1 });
    expect(bedrooms(flats)).toEqual([2, 2, 1, 0, 0]);
    const cheap = await facets('priceMax=5000000');
    expect(cheap.total).toBe(1);
    expect(types(cheap)).toEqual({ apartment: 1 });
    expect(prices(cheap)).toHaveLength(3);
  });

  test('hear the words too, whether they name a place, a kind or a price', async () => {
    expect(types(await facets('q=mirpur'))).toEqual({ apartment: 1 });
    expect(types(await facets(`q=${encodeURIComponent('ফ্ল্যাট')}`))).toEqual({ apartment: 2, home: 1, land: 1 });
    const sum = await facets(`q=${encodeURIComponent('50 lakh')}&purpose=sell`);
    expect([sum.total, prices(sum).length]).toEqual([1, 3]);
  });

  test('of what is to rent have steps of their own, and group offers and firms have none', async () => {
    const rent = await facets('purpose=rent');
    expect(rent).toMatchObject({ purpose: 'rent', total: 0 });
    expect(rent.prices[1]?.from).toBe(3000);
    for (const purpose of ['group', 'interior']) expect(await facets(`purpose=${purpose}`)).toMatchObject({ purpose, prices: [], types: [], bedrooms: [] });
  });

  test('refuse what a search refuses', async () => {
    for (const query of ['priceMin=abc', 'priceMin=5&priceMax=4', 'propertyType=castle', 'division=atlantis', 'bedMin=-1'])
      expect((await server.call({ url: `/api/search/facets?${query}` })).statusCode).toBe(422);
  });

  test('are cached like results', async () => {
    await facets('bedMin=2&purpose=sell');
    const again = await server.call({ url: '/api/search/facets?purpose=sell&bedMin=2' });
    expect(again.headers['cache-control']).toBe('public, no-cache');
  });
});

describe('facets of very many posts', () => {
  test('are estimated by the newest, whatever their prices are', async () => {
    const { db } = server.database;
    // The newest are the dear ones; tables and indexes of prices begin with the others.
    await sql`
      insert into posts (id, owner_id, state, listed, primary_contact, plan, type, title, description, property_type, price, price_unit, division, district, sub_district, bedrooms, posted_by, posted_at, approved_at, expires_at, submitted_at, updated_at)
      select gen_random_uuid(), owner_id, state, listed, primary_contact, plan, 'rent', title, description, property_type, case when n <= 500 then 90000 else 6000 end, 'perMonth', division, district, sub_district,
        case when n <= 500 then 4 else 1 end, posted_by, now() - n * interval '1 minute', now(), now() + interval '60 days', now(), now()
      from (select * from posts where property_type = 'apartment' order by post_id limit 1) p, generate_series(1, 3000) n order by n desc`.execute(db);
    const found = await facets('purpose=rent&limit=7');
    expect(found).toMatchObject({ total: 1000, totalIsExact: false });
    expect(prices(found).map(({ from, count }) => [from, count])).toEqual([
      [5000, 501],
      [80_000, 500],
    ]);
  });
});

describe('a count of a facet', () => {
  test.each([
    ['is exact where all were looked at', 64, { counted: 190, expected: 190, isWhole: true }, { count: 64, isExact: true }],
    ['goes no further than a thousand', 1400, { counted: 1900, expected: 1900, isWhole: true }, { count: 1000, isExact: false }],
    ['is an estimate with two digits where some were', 100, { counted: 2000, expected: 8640, isWhole: false }, { count: 430, isExact: false }],
    ['is a thousand where it may be more', 1000, { counted: 2000, expected: 400_000, isWhole: false }, { count: 1000, isExact: false }],
    ['is none of none', 0, { counted: 0, expected: 0, isWhole: true }, { count: 0, isExact: true }],
  ])('%s', (_, found, sample, count) => {
    expect(facetCount(found, sample)).toEqual(count);
  });
});
