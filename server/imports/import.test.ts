import { limits } from '#contracts/limits.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PostsAnswer } from '#contracts/search/search.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { listingsAstray } from '#server/testing/content/listings.ts';
import { importListings, type Refusal, type Tally } from './service.ts';

const header = 'source_id,purpose,property_type,title,price_bdt,beds,baths,size_sqft,address,division,district,sub_district,lat,lng,added_at';
const good = [
  'a:1,sell,apartment,"Corner flat, ""Lake View""",27800000,3,3,1850,"Road 9/A, Dhanmondi, Dhaka",dhaka,dhaka,dhaka-dhanmondi,,,2022-08-13',
  'a:2,rent,house,,50000,4,,2200,"Block A, Mirpur, Dhaka",dhaka,dhaka,dhaka-mirpur,23.8,90.3,',
  'a:3,sell,land,,16500000,,,2160,"Purbachal, Rupganj",dhaka,narayanganj,narayanganj-rupganj,,,2023-01-05',
  'a:4,rent,commercial,Office floor,90000,,,3000,"South Khulshi, Chattogram",chittagong,chattogram,,,,2023-02-01',
];

let server: TestApp;
let folder: string;
beforeAll(async () => {
  server = await testApp();
  folder = mkdtempSync(path.join(tmpdir(), 'uthan-import-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function bringIn(lines: readonly string[], head = header): Promise<Tally & { refusals: Refusal[] }> {
  const file = path.join(folder, 'listings.csv');
  writeFileSync(file, `\uFEFF${[head, ...lines].join('\r\n')}\r\n`);
  const refusals: Refusal[] = [];
  const tally = await importListings(server.database.db, { file, onRefused: (refusal) => refusals.push(refusal) });
  return { ...tally, refusals };
}

const search = async (query: string): Promise<PostsAnswer> => (await server.call({ url: `/api/search?${query}` })).json() as PostsAnswer;
const stored = (sourceId: string) => server.database.db.selectFrom('posts').selectAll().where('source_id', '=', sourceId).executeTakeFirstOrThrow();

describe('an import', () => {
  test('makes good rows live posts, found by filters and by words in either script', async () => {
    expect(await bringIn(good)).toMatchObject({ read: 4, added: 4, changed: 0, unchanged: 0, refused: 0 });
    const found = await search(`q=${encodeURIComponent('ধানমন্ডি ফ্ল্যাট')}`);
    expect(found.items).toMatchObject([
      { postTitle: 'Corner flat, "Lake View"', price: 27_800_000, priceUnits: 'total', size: 1850, bedrooms: 3, postDate: '2022-08-13T06:00:00.000Z' },
    ]);
    expect((await search('purpose=rent&propertyType=home')).items).toMatchObject([{ priceUnits: 'perMonth', bathrooms: null }]);
    expect((await search('landMin=3&landMax=3')).items).toMatchObject([{ landSize: 3, landUnits: 'katha', size: null }]);
  });

  test('writes a title in Bengali and a description in both languages where there are only facts', async () => {
    expect(await stored('a:2')).toMatchObject({
      title: '৪ বেডের বাড়ি ভাড়া, মিরপুর, ঢাকা',
      description: expect.stringMatching(/^Block A, Mirpur, Dhaka\n৪ বেড · ২,২০০ বর্গফুট\n.*\n4 bed · 2,200 sqft\n.*$/) as string,
    });
    expect((await stored('a:3')).title).toBe('৩ কাঠা জমি বিক্রি, রূপগঞ্জ, নারায়ণগঞ্জ');
  });

  test('finds the sub-district that an address names', async () => {
    expect(await stored('a:4')).toMatchObject({ sub_district: 'chattogram-khulshi', property_type: 'office' });
  });

  test('takes a row that says its district only', async () => {
    await bringIn(['a:6,sell,shop,,5000000,,,300,Dhaka,dhaka,dhaka,,,,2022-01-01']);
    expect(await stored('a:6')).toMatchObject({ sub_district: '', title: '৩০০ বর্গফুট দোকান বিক্রি, ঢাকা' });
    expect((await search('propertyType=shop')).items).toMatchObject([{ place: { district: { en: 'Dhaka' } } }]);
  });

  test('of the same file changes nothing and takes no post numbers', async () => {
    const before = await server.database.db.selectFrom('posts').selectAll().orderBy('id').execute();
    expect(await bringIn(good)).toMatchObject({ added: 0, changed: 0, unchanged: 4, refused: 0 });
    expect(await server.database.db.selectFrom('posts').selectAll().orderBy('id').execute()).toEqual(before);
    const { added } = await bringIn([good[0]?.replace('a:1', 'a:5') ?? '']);
    expect(added).toBe(1);
    expect((await stored('a:5')).post_id).toBe(Math.max(...before.map((post) => post.post_id)) + 1);
  });

  test('of a changed row keeps its number, tells the former price and finds the new words only', async () => {
    const { post_id } = await stored('a:1');
    const answer = await bringIn([good[0]?.replace('27800000', '26000000').replace('Lake View', 'Rabindra Sarobar') ?? '']);
    expect(answer).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
    expect(await stored('a:1')).toMatchObject({ post_id, price: 26_000_000, previous_price: 27_800_000 });
    expect((await search('q=Sarobar')).total).toBe(1);
    const { id } = await stored('a:1');
    const prices = await server.database.db.selectFrom('price_events').select('price').where('post', '=', id).orderBy('at').execute();
    expect(prices.map(({ price }) => price)).toEqual([27_800_000, 26_000_000]);
    expect(await listingsAstray(server.database.db)).toEqual([]);
  });

  test('takes a row without a date for an old post', async () => {
    const { posted_at } = await stored('a:2');
    const days = (Date.now() - posted_at.getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(limits.posts.undatedDays);
  });

  test('leaves a post that staff took down where it is', async () => {
    await server.database.db.updateTable('posts').set({ state: 'hidden', listed: false }).where('source_id', '=', 'a:5').execute();
    await bringIn([good[0]?.replace('a:1', 'a:5').replace('Corner', 'Sunny') ?? '']);
    expect(await stored('a:5')).toMatchObject({ listed: false, state: 'hidden' });
    expect((await search('q=sunny')).total).toBe(0);
  });

  test.each([
    ['a price of letters', 'b:1,sell,apartment,Title,abc,,,900,X,dhaka,dhaka,dhaka-mirpur,,,', 'price_bdt: Please enter a number'],
    ['a kind that we do not have', 'b:2,rent,garage,Title,2000,,,200,X,dhaka,dhaka,dhaka-mirpur,,,', 'property_type: Please choose one from the list'],
    ['a sub-district elsewhere', 'b:3,sell,apartment,Title,5000000,,,900,X,dhaka,dhaka,sylhet-sylhet-sadar,,,', 'sub_district: '],
    ['a district of another division', 'b:4,sell,apartment,Title,5000000,,,900,X,sylhet,dhaka,,,,', 'district: '],
    ['a date that is none', 'b:5,sell,apartment,Title,5000000,,,900,X,dhaka,dhaka,dhaka-mirpur,,,13/08/2022', 'added_at: '],
    ['too few columns', 'b:6,sell,apartment', 'Invalid Record Length'],
    [
      'two faults',
      'b:7,lease,apartment,Title,0,,,900,X,dhaka,dhaka,dhaka-mirpur,,,',
      'purpose: Please choose one from the list; price_bdt: Please enter at least 1',
    ],
  ])('refuses %s with its line and reason, and takes the rest', async (_name, line, reason) => {
    const answer = await bringIn([line, good[2] ?? '']);
    expect(answer).toMatchObject({ read: 2, unchanged: 1, refused: 1 });
    expect(answer.refusals[0]?.line).toBe(2);
    expect(answer.refusals[0]?.reason).toContain(reason);
  });

  test('refuses the second row with the same source_id', async () => {
    expect((await bringIn([good[2] ?? '', good[2] ?? ''])).refusals).toEqual([
      { line: 3, source_id: 'a:3', reason: 'source_id: This is already in a row above' },
    ]);
  });

  test('of a file without a needed column stops before it writes', async () => {
    await expect(bringIn(good, header.replace('price_bdt', 'price'))).rejects.toThrow('no column price_bdt');
  });

  test('belongs to an account that nobody can sign in to', async () => {
    const { owner_id } = await stored('a:1');
    const owner = await server.database.db.selectFrom('users').selectAll().where('id', '=', owner_id).executeTakeFirstOrThrow();
    expect(owner).toMatchObject({ name: 'Uthan Listings', role: 'support', password_hash: null });
    for (const password of ['', 'null', 'secret-of-tests']) {
      expect((await server.call({ method: 'POST', url: '/api/login', payload: { email: owner.email, password } })).statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});
