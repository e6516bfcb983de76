import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '#contracts/endpoint.ts';
import type { PostsAnswer, search as searchCalls } from '#contracts/search/search.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { indexPosts } from './service.ts';

let server: TestApp;
const ids: Record<string, number> = {};

const flat = { ...sellPost };
const land = {
  postTitle: '3 katha residential plot near Purbachal',
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
const mirpur = {
  ...sellPost,
  postTitle: 'Ready flat beside the metro station',
  description: "O'Neil & sons <b>",
  price: '9440',
  priceUnits: 'perSqft',
  size: '1250',
  bedrooms: '2',
  bathrooms: '2',
  lift: 'true',
  facing: 'north',
  furnishing: 'furnished',
  condition: 'used',
  constructionStatus: 'underConstruction',
  facilities: ['gym', 'pool'],
  postedBy: 'developer',
  subDistrict: 'dhaka-mirpur',
};

async function live(name: string, fields: Record<string, string | readonly string[]>, token: string, photo: Buffer): Promise<void> {
  const { payload, headers } = multipart(fields, [photo]);
  const answer = await server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token });
  const { PostID } = answer.json() as { PostID: number };
  ids[name] = PostID;
  const { db } = server.database;
  const row = await db
    .updateTable('posts')
    .set({ state: 'approved', listed: true, approved_at: new Date(), posted_at: new Date() })
    .where('post_id', '=', PostID)
    .returning('id')
    .executeTakeFirstOrThrow();
  await indexPosts(db, [row.id]);
}

type SuggestAnswer = Answer<typeof searchCalls.suggest>;

const noteVisible = (number: number, since: Date | null) =>
  server.database.db.updateTable('listings').set({ visible_since: since }).where('number', '=', number).execute();

beforeAll(async () => {
  server = await testApp();
  const token = await server.member('poster');
  const photo = await photograph();
  await live('dhanmondi', flat, token, photo);
  await live('land', land, token, photo);
  await live('mirpur', mirpur, token, photo);
  const { payload, headers } = multipart({ ...flat, postTitle: 'ধানমন্ডি গোপন' }, [photo]);
  await server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token });
});
afterAll(() => server.close());

async function search(query: string, lng: 'bn' | 'en' = 'en'): Promise<PostsAnswer & { fields?: Record<string, string>; status: number; body: string }> {
  const answer = await server.call({ method: 'GET', url: `/api/search?${query}`, lng });
  return { ...(answer.json() as PostsAnswer), status: answer.statusCode, body: answer.body };
}
const found = async (query: string): Promise<number[]> => (await search(query)).items.map((item) => item.PostID).toSorted();
const named = (...names: string[]): number[] => names.map((name) => ids[name] as number).toSorted();

describe('search', () => {
  test('shows live posts, newest first, without any phone number', async () => {
    const answer = await search('');
    expect(answer.items.map((item) => item.PostID)).toEqual([ids['mirpur'], ids['land'], ids['dhanmondi']]);
    expect(answer).toMatchObject({ success: true, total: 3, totalIsExact: true, pagination: { page: 1, limit: 12, total: 3, totalPages: 1, remaining: 0 } });
    expect(answer.body).not.toContain('01000000');
    expect(answer.body).not.toContain('গোপন');
  });

  test.each([
    ['division=dhaka', ['dhanmondi', 'land', 'mirpur']],
    ['district=narayanganj', ['land']],
    ['division=dhaka&district=dhaka&subDistrict=dhaka-mirpur', ['mirpur']],
    ['propertyType=land', ['land']],
    ['propertyType=land&propertyType=apartment', ['dhanmondi', 'land', 'mirpur']],
    ['propertyType=land,apartment', ['dhanmondi', 'land', 'mirpur']],
    ['priceMax=15000000', ['mirpur']],
    ['priceMin=১,১৮,০০,০০০&priceMax=11800000', ['mirpur']],
    ['priceMin=11800001', ['dhanmondi', 'land']],
    ['sizeMin=1300', ['dhanmondi']],
    ['sizeMax=1250', ['mirpur']],
    ['landMin=3&landMax=3', ['land']],
    ['landMin=4', []],
    ['landMin=4&landUnit=shotok', ['land']],
    ['landCategory=residential', ['land']],
    ['landCategory=commercial', []],
    ['bedMin=3', ['dhanmondi']],
    ['bathMin=2', ['dhanmondi', 'mirpur']],
    ['construction=ready', ['dhanmondi']],
    ['condition=used', ['mirpur']],
    ['furnishing=furnished', ['mirpur']],
    ['facing=north', ['mirpur']],
    ['lift=true', ['mirpur']],
    ['facilities=gym&facilities=pool', ['mirpur']],
    ['facilities=gym&facilities=garden', []],
    ['postedBy=agent', ['land']],
    ['purpose=rent', []],
    ['purpose=group', []],
    ['priceUnits=total', ['dhanmondi', 'land']],
    ['priceUnits=perSqft', ['mirpur']],
    ['priceUnits=all', ['dhanmondi', 'land', 'mirpur']],
    ['priceUnits=perSqft&purpose=rent', []],
    ['landCategory=all', ['dhanmondi', 'land', 'mirpur']],
    ['unknown=1&lng=bn', ['dhanmondi', 'land', 'mirpur']],
  ])('%s', async (query, names) => {
    expect(await found(query)).toEqual(named(...names));
  });

  test.each([
    ['dhanmondi', ['dhanmondi']],
    ['danmondi', ['dhanmondi']],
    ['ধানমন্ডি', ['dhanmondi']],
    ['ধানমন্ডী ফ্ল্যাট', ['dhanmondi']],
    ['মিরপুর', ['mirpur']],
    ['metro মিরপুর', ['mirpur']],
    ['মেট্রো', ['mirpur']],
    ['flat', ['dhanmondi', 'mirpur']],
    ['জমি', ['land']],
    ['plo', ['land']],
    ['রূপগঞ্জ', ['land']],
    ['1850', ['dhanmondi']],
    ["o'neil", ['mirpur']],
    ["' or 1=1 --", []],
    ['<b>', ['mirpur']],
    ['গোপন', []],
  ])('the words %s find their posts in either script', async (q, names) => {
    expect(await found(`q=${encodeURIComponent(q)}`)).toEqual(named(...names));
  });

  test('a post number, in either digits, comes first', async () => {
    const number = String(ids['land']);
    const bengali = number.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    expect((await search(`q=${number}`)).items[0]?.PostID).toBe(ids['land']);
    expect((await search(`q=${encodeURIComponent(`#${bengali}`)}`)).items[0]?.PostID).toBe(ids['land']);
  });

  test.each([
    ['priceAsc', ['mirpur', 'land', 'dhanmondi']],
    ['priceDesc', ['dhanmondi', 'land', 'mirpur']],
    ['sizeDesc', ['dhanmondi', 'mirpur', 'land']],
    ['pricePerSqftAsc', ['mirpur', 'dhanmondi', 'land']],
    ['recent', ['mirpur', 'land', 'dhanmondi']],
  ])('sorts by %s', async (sort, names) => {
    expect((await search(`sort=${sort}`)).items.map((item) => item.PostID)).toEqual(names.map((name) => ids[name]));
  });

  test('pages do not overlap', async () => {
    const one = await search('limit=2&page=1');
    const two = await search('limit=2&page=2');
    expect([...one.items, ...two.items].map((item) => item.PostID)).toEqual([ids['mirpur'], ids['land'], ids['dhanmondi']]);
    expect(one.pagination.totalPages).toBe(2);
  });

  test('an empty answer tells which filter removed most', async () => {
    const answer = await search('district=dhaka&priceMax=1000&bedMin=2');
    expect(answer.items).toEqual([]);
    expect(answer.suggestions).toEqual([{ without: 'price', total: 2, totalIsExact: true }]);
  });

  test('an empty answer tells which filters to drop together where none alone is in the way, those that leave least first', async () => {
    expect((await search('district=dhaka&priceMax=1000&bedMin=6')).suggestions).toEqual([{ without: 'bedMin', also: ['price'], total: 2, totalIsExact: true }]);
    expect((await search('q=dhanmondi&priceMax=1000&bedMin=6')).suggestions).toEqual([{ without: 'bedMin', also: ['price'], total: 1, totalIsExact: true }]);
    expect((await search('q=metro+station&priceMax=1000&sizeMin=90000')).suggestions).toEqual([
      { without: 'size', also: ['price'], total: 1, totalIsExact: true },
    ]);
  });

  test('a post that leaves the lists is not found by its words, and found again when it is back', async () => {
    const { db } = server.database;
    const { id } = await db
      .selectFrom('posts')
      .select('id')
      .where('post_id', '=', ids['land'] as number)
      .executeTakeFirstOrThrow();
    await db.updateTable('posts').set({ listed: false }).where('id', '=', id).execute();
    expect(await found('q=purbachal')).toEqual([]);
    await db.updateTable('posts').set({ listed: true }).where('id', '=', id).execute();
    await indexPosts(db, [id]);
    expect(await found('q=purbachal')).toEqual(named('land'));
  });
});

test.each(['0', '0.5', '4.5', '৪.৫', '5'])('firms may be sought by a rating of at least %s', async (rating) => {
  expect(await search(`purpose=interior&ratingMin=${encodeURIComponent(rating)}`)).toMatchObject({ status: 200, applied: { ratingMin: expect.any(Number) } });
});

describe('a malformed search', () => {
  test.each([
    ['page=-1', 'page', 'Please enter at least 1', 'কমপক্ষে ১ লিখুন'],
    ['priceMin=abc', 'priceMin', 'Please enter a number', 'এখানে সংখ্যা লিখুন'],
    ['priceMin=5&priceMax=4', 'priceMax', 'The maximum cannot be below the minimum', undefined],
    ['limit=49', 'limit', 'Please enter at most 48', undefined],
    ['propertyType=castle', 'propertyType.0', 'Please choose one from the list', undefined],
    ['division=atlantis', 'division', 'Please choose an area from the list', undefined],
    ['division=sylhet&district=dhaka', 'district', 'This district is not in the division', undefined],
    ['ratingMin=4.3', 'ratingMin', 'Please choose one from the list', undefined],
    ['ratingMin=5.5', 'ratingMin', 'Please enter at most 5', undefined],
    ['priceUnits=perMonth', 'priceUnits', 'Please choose one from the list', undefined],
    ['sort=random', 'sort', 'Please choose one from the list', undefined],
  ])('%s is marked', async (query, field, english, bengali) => {
    const answer = await search(query);
    expect(answer.status).toBe(422);
    expect(answer.fields).toMatchObject({ [field]: english });
    if (bengali) expect((await search(query, 'bn')).fields).toMatchObject({ [field]: bengali });
  });
});

describe('suggestions', () => {
  const suggest = async (query: string) => (await server.call({ url: `/api/suggest?${query}` })).json() as SuggestAnswer;

  test('answer anyone, also without a text', async () => {
    expect(await suggest(`q=${encodeURIComponent('গুলশ')}`)).toMatchObject({
      success: true,
      items: expect.arrayContaining([expect.objectContaining({ id: 'dhaka-gulshan', level: 'subDistrict' })]),
    });
    expect(await suggest('')).toEqual({ success: true, items: [] });
    expect((await server.call({ url: `/api/suggest?q=${'x'.repeat(200)}` })).statusCode).toBe(422);
  });

  test('give places alone to a box that takes nothing else', async () => {
    expect((await suggest('q=mirpur')).items.some(({ kind }) => kind === 'phrase')).toBe(true);
    expect((await suggest('q=mirpur&only=place')).items.every(({ kind }) => kind === 'place')).toBe(true);
    expect((await server.call({ url: '/api/suggest?q=mirpur&only=posts' })).statusCode).toBe(422);
  });

  test('begin with the live post whose number was typed, in either digits; one that nobody sees is not told', async () => {
    const number = String(ids['land']);
    const post = { kind: 'post', id: number, purpose: 'sell', en: land.postTitle, bn: land.postTitle, text: number };
    await noteVisible(Number(number), new Date());
    const bengali = number.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    for (const typed of [number, `#${number}`, bengali]) expect((await suggest(`q=${encodeURIComponent(typed)}`)).items[0]).toEqual(post);
    await noteVisible(Number(number), null);
    expect((await suggest(`q=${number}`)).items).not.toContainEqual(expect.objectContaining({ kind: 'post' }));
  });
});
