import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';
import type { PostPage } from '#contracts/posts/posts.ts';
import type { SimilarPrices } from '#contracts/posts/similar-prices.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';

const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);

let server: TestApp;
let token: string;
let photo: Buffer;
beforeAll(async () => {
  server = await testApp();
  token = await server.member('seller');
  photo = await photograph();
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['posts', 'listings'] as const) await server.database.db.deleteFrom(table).execute();
});

async function livePost(change: Record<string, unknown> = {}): Promise<number> {
  const { payload, headers } = multipart(sellPost, [photo]);
  const answer = await server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token });
  const { PostID } = answer.json() as { PostID: number };
  await server.database.db
    .updateTable('posts')
    .set({ state: 'approved', listed: true, approved_at: new Date(), ...change })
    .where('post_id', '=', PostID)
    .execute();
  return PostID;
}

/** Another person's live post like the one above, at this rate per sqft. */
async function another(rate: number, change: Record<string, unknown> = {}): Promise<void> {
  const { db } = server.database;
  const owner = uuidv7();
  await db
    .insertInto('users')
    .values({ id: owner, email: `${owner}@example.test`, name: 'Test Person' })
    .execute();
  await db
    .insertInto('posts')
    .values({
      id: uuidv7(),
      owner_id: owner,
      type: 'sell',
      state: 'approved',
      listed: true,
      approved_at: new Date(),
      title: 'Another',
      description: 'Another',
      property_type: 'apartment',
      price: rate * 1000,
      price_unit: 'total',
      size_sqft: 1000,
      posted_by: 'owner',
      division: 'dhaka',
      district: 'dhaka',
      sub_district: 'dhaka-dhanmondi',
      primary_contact: '01000000999',
      ...change,
    })
    .execute();
}

const status = async (postId: number, path = ''): Promise<[number, string | undefined]> => {
  const answer = await server.call({ method: path === '/contact' ? 'POST' : 'GET', url: `/api/posts/${postId}${path}` });
  return [answer.statusCode, (answer.json() as { error?: string }).error];
};
const read = async (postId: number): Promise<PostPage> => ((await server.call({ url: `/api/posts/${postId}` })).json() as { post: PostPage }).post;

describe('a post that is over', () => {
  test.each(['sold', 'rented'] as const)('stays for two weeks after it was %s, marked, and is gone then', async (state) => {
    const fresh = await livePost({ state, sold_at: daysAgo(13) });
    expect(await read(fresh)).toMatchObject({ PostID: fresh, state });
    expect(await status(fresh, '/contact')).toEqual([410, 'GONE']);
    const old = await livePost({ state, sold_at: daysAgo(15), updated_at: new Date() });
    for (const path of ['', '/contact']) expect(await status(old, path)).toEqual([410, 'GONE']);
  });

  test.each(['sold', 'rented'] as const)('gives its number, once it is %s, to its owner and staff only, and counts nobody who was refused', async (state) => {
    const postId = await livePost({ state, sold_at: new Date() });
    const ask = async (as?: string) => (await server.call({ method: 'POST', url: `/api/posts/${postId}/contact`, ...(as ? { token: as } : {}) })).statusCode;
    expect([await ask(), await ask(await server.member('caller')), await ask(await server.member('firm', 'firmOwner'))]).toEqual([410, 410, 410]);
    expect(await server.database.db.selectFrom('contact_reveals').selectAll().execute()).toEqual([]);
    expect([await ask(token), await ask(await server.member('clerk', 'support'))]).toEqual([200, 200]);
  });

  test('is gone as soon as its sixty days are, whoever takes it off the lists later', async () => {
    expect(await status(await livePost({ expires_at: new Date(Date.now() + dayMs) }))).toEqual([200, undefined]);
    expect(await status(await livePost({ expires_at: daysAgo(1) }))).toEqual([410, 'GONE']);
  });

  test('still leads to others like it, and one that the public never saw leads nowhere', async () => {
    const like = await livePost();
    const gone = await livePost({ state: 'deleted', listed: false });
    const answer = await server.call({ url: `/api/posts/${gone}/similar` });
    expect((answer.json() as { items: PostPage[] }).items.map(({ PostID }) => PostID)).toContain(like);
    expect(await status(await livePost({ state: 'deleted', listed: false, approved_at: null }), '/similar')).toEqual([404, 'NOT_FOUND']);
  });

  test('was never there for the public if it was never approved', async () => {
    expect(await status(await livePost({ state: 'deleted', listed: false, approved_at: null }))).toEqual([404, 'NOT_FOUND']);
    expect(await status(await livePost({ state: 'deleted', listed: false }))).toEqual([410, 'GONE']);
  });

  test.each(['hidden', 'pending', 'approved'] as const)(
    'is not gone for good while it is %s and off the lists, and leads to others meanwhile',
    async (state) => {
      const like = await livePost();
      const away = await livePost({ state, listed: false });
      for (const path of ['', '/contact']) expect(await status(away, path)).toEqual([404, 'NOT_FOUND']);
      const { items } = (await server.call({ url: `/api/posts/${away}/similar` })).json() as { items: PostPage[] };
      expect(items.map(({ PostID }) => PostID)).toContain(like);
    },
  );

  test('leads to what is less like it where nothing is more so: its own kind first, then the nearest price', async () => {
    const rare = { property_type: 'office' as const, division: 'sylhet', district: 'sylhet', sub_district: 'sylhet-sadar', price: 50_000_000 };
    const shop = await livePost({ ...rare, property_type: 'shop', price: 20_000_000 });
    const nearShop = await livePost({ ...rare, property_type: 'shop', price: 40_000_000 });
    const office = await livePost({ ...rare, price: 15_000_000 });
    await livePost({ ...rare, property_type: 'land' });
    await livePost({ ...rare, price: 900_000_000 });
    const gone = await livePost({ ...rare, state: 'deleted', listed: false });
    const { items } = (await server.call({ url: `/api/posts/${gone}/similar` })).json() as { items: PostPage[] };
    expect(items.map(({ PostID }) => PostID)).toEqual([office, nearShop, shop]);
  });
});

describe('posts asked for by their numbers', () => {
  const named = async (ids: string) => server.call({ url: `/api/posts?ids=${ids}` });

  test('come in the order asked for, without those that are over or were never there', async () => {
    const [first, second] = [await livePost(), await livePost()];
    const gone = await livePost({ state: 'deleted', listed: false });
    const { items } = (await named(`${second},${gone},999999,${first}`)).json() as { items: PostPage[] };
    expect(items.map(({ PostID }) => PostID)).toEqual([second, first]);
  });

  test('are none without numbers, and too many or other things are refused', async () => {
    expect((await named('')).json()).toMatchObject({ items: [] });
    for (const ids of ['abc', Array.from({ length: 13 }, (_, index) => index + 1).join()]) expect((await named(ids)).statusCode).toBe(422);
  });
});

describe('the price history', () => {
  test('tells every change from the first price on, and an approval that changed nothing is none', async () => {
    const postId = await livePost();
    const { db } = server.database;
    const { id } = await db.selectFrom('posts').select('id').where('post_id', '=', postId).executeTakeFirstOrThrow();
    expect((await read(postId)).priceHistory).toMatchObject([{ price: 27_800_000, priceUnits: 'total' }]);
    const steps = [
      [90, 29_500_000],
      [60, 29_000_000],
      [30, 29_000_000],
      [4, 27_800_000],
    ] as const;
    await db
      .insertInto('price_events')
      .values(steps.map(([days, price]) => ({ post: id, at: daysAgo(days), price, price_unit: 'total' as const })))
      .execute();
    expect((await read(postId)).priceHistory.map(({ price }) => price)).toEqual([29_500_000, 29_000_000, 27_800_000]);
  });
});

describe('the usual rate', () => {
  test('is the median and the quartiles of at least five similar posts, this one and its reposts not among them', async () => {
    const postId = await livePost();
    await livePost();
    for (const rate of [12_000, 13_000, 14_000, 15_000]) await another(rate);
    expect((await read(postId)).usualRate).toBeNull();
    for (const rate of [16_000, 17_000, 18_000]) await another(rate);
    expect((await read(postId)).usualRate).toEqual({
      per: 'sqft',
      area: 'subDistrict',
      count: 7,
      low: 13_500,
      middle: 15_000,
      high: 16_500,
      own: 27_800_000 / 1850,
    });
  });

  test('counts the district where the sub-district has too few, and neither other kinds nor posts that are not live', async () => {
    const postId = await livePost();
    for (const rate of [10_000, 11_000, 12_000, 13_000, 14_000]) await another(rate, { sub_district: 'dhaka-mirpur' });
    await another(90_000, { property_type: 'office' });
    await another(90_000, { state: 'hidden', listed: false });
    await another(90_000, { type: 'rent', price_unit: 'perMonth' });
    await another(90_000, { posted_at: daysAgo(200) });
    expect((await read(postId)).usualRate).toMatchObject({ area: 'district', count: 5, middle: 12_000 });
  });

  test('is the same for a price that is being typed, without a post to leave out', async () => {
    const around = async (query: string) => server.call({ url: `/api/areas/usual-rate?${query}` });
    for (const rate of [10_000, 11_000, 12_000, 13_000]) await another(rate);
    const here = 'type=sell&propertyType=apartment&district=dhaka&subDistrict=dhaka-dhanmondi';
    expect((await around(here)).json()).toEqual({ success: true, rate: null, sold: null });
    await another(14_000);
    const rate = { per: 'sqft', count: 5, low: 11_000, middle: 12_000, high: 13_000 };
    expect((await around(here)).json()).toEqual({ success: true, rate: { ...rate, area: 'subDistrict' }, sold: null });
    expect((await around(here.replace('dhanmondi', 'mirpur'))).json()).toEqual({ success: true, rate: { ...rate, area: 'district' }, sold: null });
    expect((await around(here.replace('dhaka-dhanmondi', 'cumilla-laksam'))).json()).toMatchObject({
      error: 'VALIDATION',
      fields: { subDistrict: expect.any(String) as string },
    });
  });

  test('of land is per katha', async () => {
    const land = { property_type: 'land' as const, size_sqft: null, land_size: 5, land_unit: 'katha' as const, land_sqft: 3600 };
    const postId = await livePost({ ...land, price: 40_000_000 });
    for (const rate of [6, 7, 8, 9, 10]) await another(0, { ...land, price: rate * 5_000_000 });
    const { usualRate } = await read(postId);
    expect(usualRate).toMatchObject({ per: 'katha', count: 5 });
    expect([usualRate?.middle, usualRate?.own].map((rate) => Math.round(rate ?? 0))).toEqual([8_000_000, 8_000_000]);
  });
});

interface Likes {
  prices: SimilarPrices | null;
}
const likes = async (postId: number): Promise<Likes['prices']> => ((await server.call({ url: `/api/posts/${postId}/similar-prices` })).json() as Likes).prices;

describe('the prices of similar posts', () => {
  test('are none where fewer than five ask one, or where the post has no size', async () => {
    const postId = await livePost();
    for (const rate of [10_000, 11_000, 12_000, 13_000]) await another(rate);
    expect(await likes(postId)).toBeNull();
    await another(14_000);
    expect((await likes(postId))?.posts).toHaveLength(5);
    expect(await likes(await livePost({ size_sqft: null, title: 'Without a size' }))).toBeNull();
  });

  test('come cheapest first, each with its post, its own beside them; equal ones of one owner and its reposts once', async () => {
    const postId = await livePost({ price: 12_500_000, size_sqft: 1000 });
    await livePost({ price: 9_000_000, size_sqft: 1000, title: 'The same owner again' });
    for (const rate of [14_000, 10_000, 13_000, 11_000, 12_000]) await another(rate);
    const found = await likes(postId);
    expect(found).toMatchObject({ per: 'sqft', area: 'subDistrict', own: 12_500 });
    expect(found?.posts.map(({ rate }) => rate)).toEqual([10_000, 11_000, 12_000, 13_000, 14_000]);
    expect(found?.posts[0]).toMatchObject({ PostID: expect.any(Number) as number, postTitle: 'Another', totalPrice: 10_000_000 });
  });

  test('are those nearest in size where there are many', async () => {
    const postId = await livePost({ price: 12_500_000, size_sqft: 1000 });
    for (let at = 0; at < limits.posts.similarPricesMax; at += 1) await another(10_000 + at);
    await another(5000, { size_sqft: 4000 });
    const found = await likes(postId);
    expect(found?.posts).toHaveLength(limits.posts.similarPricesMax);
    expect(found?.posts.some(({ rate }) => rate < 10_000)).toBe(false);
  });

  test('are refused for a post that the public may not see', async () => {
    for (const [change, answer] of [
      [{ state: 'pending', listed: false, approved_at: null }, [404, 'NOT_FOUND']],
      [{ state: 'sold', sold_at: daysAgo(15) }, [410, 'GONE']],
    ] as const)
      expect(await status(await livePost({ ...change }), '/similar-prices')).toEqual(answer);
    expect(await status(999_999, '/similar-prices')).toEqual([404, 'NOT_FOUND']);
  });
});

describe('how soon posts were sold', () => {
  const here = '/api/areas/usual-rate?type=sell&propertyType=apartment&district=dhaka&subDistrict=dhaka-dhanmondi';
  const sold = async (): Promise<unknown> => ((await server.call({ url: here })).json() as { sold: unknown }).sold;
  const oneSold = (rate: number, days: number, change: Record<string, unknown> = {}) =>
    another(rate, { state: 'sold', approved_at: daysAgo(days + 3), sold_at: daysAgo(3), ...change });

  test('is said from ten of them on, with what they had asked', async () => {
    for (let at = 1; at <= 9; at += 1) await oneSold(10_000 + at * 100, at * 10);
    expect(await sold()).toBeNull();
    await oneSold(11_000, 100);
    expect(await sold()).toMatchObject({ area: 'subDistrict', per: 'sqft', count: 10, daysLow: 32.5, daysHigh: 77.5, low: 10_325, high: 10_775 });
  });

  test('counts neither those sold long ago, nor those let, nor other kinds', async () => {
    for (let at = 1; at <= 9; at += 1) await oneSold(10_000 + at * 100, at * 10);
    await oneSold(20_000, 10, { sold_at: daysAgo(400), approved_at: daysAgo(420) });
    await oneSold(20_000, 10, { type: 'rent', state: 'rented', price_unit: 'perMonth' });
    await oneSold(20_000, 10, { property_type: 'office' });
    expect(await sold()).toBeNull();
  });
});
