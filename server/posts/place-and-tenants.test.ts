import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PostPage } from '#contracts/posts/posts.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';

let server: TestApp;
let posts: PostCalls;
let owner: string;
let photo: Buffer;
beforeAll(async () => {
  server = await testApp();
  owner = await server.member('landlady');
  posts = postCalls(server, await server.member('clerk', 'support'));
  photo = await photograph(90, 60);
});
afterAll(() => server.close());

const banasree = { subDistrict: 'dhaka-rampura', locality: 'dhaka-banasree' };
const asked = { tenants: ['family', 'office'], availableFrom: '২০২৬-১২-০১', advanceMonths: '৩', serviceCharge: '৪,৫০০' };
const said = { tenants: ['family', 'office'], availableFrom: '2026-12-01', advanceMonths: 3, serviceCharge: 4500 };

const refused = async (fields: Record<string, string>, type: 'sell' | 'rent' = 'rent'): Promise<Record<string, string>> => {
  const { price: _price, priceUnits: _units, ...common } = sellPost;
  const { payload, headers } = multipart(type === 'sell' ? { ...sellPost, ...fields } : { ...common, rentFee: '25000', ...fields }, [photo]);
  const answer = await server.call({ method: 'POST', url: `/api/posts/${type}`, payload, headers, token: owner });
  return (answer.json() as { fields?: Record<string, string> }).fields ?? {};
};
const detail = async (postId: number): Promise<PostPage> => ((await server.call({ url: `/api/posts/${postId}` })).json() as { post: PostPage }).post;

describe('what tenants ask first', () => {
  test('is read by everybody, its owner and staff, and goes along in the owner’s copy of their data', async () => {
    const postId = await posts.live(owner, { type: 'rent', fields: { ...banasree, ...asked } });
    expect(await detail(postId)).toMatchObject(said);
    expect(await posts.own(owner, postId)).toMatchObject(said);
    expect(await posts.staffPost(postId)).toMatchObject(said);
    const copy = await server.call({ url: '/api/profile/export', token: owner });
    expect(copy.body).toContain('"advanceMonths":3');
  });

  test('need not be said', async () => {
    const postId = await posts.live(owner, { type: 'rent' });
    expect(await detail(postId)).toMatchObject({ tenants: [], availableFrom: null, advanceMonths: null, serviceCharge: null, locality: null });
  });

  test('means nothing for a post to sell', async () => {
    const postId = await posts.live(owner, { fields: { ...asked, price: '9000000' } });
    expect(await detail(postId)).toMatchObject({ tenants: [], availableFrom: null, advanceMonths: null, serviceCharge: null });
  });

  test.each([
    [{ tenants: 'pets' }, 'tenants.0'],
    [{ availableFrom: 'soon' }, 'availableFrom'],
    [{ availableFrom: '2026-02-31' }, 'availableFrom'],
    [{ advanceMonths: '25' }, 'advanceMonths'],
    [{ advanceMonths: '1.5' }, 'advanceMonths'],
    [{ serviceCharge: '-1' }, 'serviceCharge'],
    [{ serviceCharge: 'some' }, 'serviceCharge'],
  ])('%o is marked at %s', async (fields, at) => {
    expect(Object.keys(await refused(fields))).toEqual([at]);
  });

  test('that an edit changes is shown to staff beside what it was', async () => {
    const postId = await posts.live(owner, { type: 'rent', fields: { ...banasree, ...asked } });
    const answer = await posts.edit(owner, postId, { type: 'rent', fields: { ...asked, tenants: ['bachelor'], availableFrom: '' } });
    expect(answer.statusCode).toBe(200);
    const { changes } = (await server.call({ url: `/api/admin/posts/${postId}`, token: await server.member('clerk-2', 'support') })).json() as {
      changes: { fields: object[] };
    };
    expect(changes.fields).toEqual([
      { field: 'subDistrict', before: 'dhaka-rampura', after: 'dhaka-dhanmondi' },
      { field: 'locality', before: 'dhaka-banasree', after: null },
      { field: 'tenants', before: ['family', 'office'], after: ['bachelor'] },
      { field: 'availableFrom', before: '2026-12-01', after: null },
    ]);
  });
});

describe('the neighbourhood of a post', () => {
  test('is named on its card and its page, of either kind', async () => {
    const postId = await posts.live(owner, { fields: { ...banasree, price: '8000000' } });
    expect(await detail(postId)).toMatchObject({
      locality: 'dhaka-banasree',
      place: { locality: { id: 'dhaka-banasree' }, subDistrict: { id: 'dhaka-rampura' } },
    });
  });

  test('is named to its owner while the post still waits', async () => {
    const postId = await posts.submit(owner, { fields: { ...banasree, price: '8100000' } });
    const { nonApprovedUserSellPosts: waiting } = await posts.list(owner);
    expect(waiting.find(({ PostID }) => PostID === postId)).toMatchObject({
      place: { locality: { id: 'dhaka-banasree', bn: 'বনশ্রী', en: 'Banasree' }, subDistrict: { bn: 'রামপুরা', en: 'Rampura' } },
    });
  });

  test.each([
    [{ locality: 'dhaka-banasree' }, 'This neighbourhood is not in the sub-district'],
    [{ locality: 'dhaka-nowhere' }, 'Please choose an area from the list'],
  ])('%o is refused in Dhanmondi', async (fields, text) => {
    for (const type of ['sell', 'rent'] as const) expect(await refused(fields, type)).toEqual({ locality: text });
  });

  test('cannot be edited to lie elsewhere', async () => {
    const postId = await posts.live(owner, { fields: { price: '7000000' } });
    const answer = await posts.edit(owner, postId, { fields: { locality: 'dhaka-banasree' } });
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { fields: { locality: 'This neighbourhood is not in the sub-district' } }]);
  });
});

test('the usual rate is that of the neighbourhood where enough posts tell it', async () => {
  const ask = async (locality: string): Promise<unknown> =>
    (
      (await server.call({ url: `/api/areas/usual-rate?type=sell&propertyType=apartment&district=dhaka&subDistrict=dhaka-rampura${locality}` })).json() as {
        rate: unknown;
      }
    ).rate;
  const people = await Promise.all([1, 2, 3, 4, 5].map((n) => server.member(`seller-${n}`)));
  for (const [at, token] of people.entries()) await posts.live(token, { fields: { ...banasree, price: String(10_000_000 + at * 1_000_000), size: '1000' } });
  expect(await ask('&locality=dhaka-banasree')).toMatchObject({ area: 'locality', per: 'sqft' });
  expect(await ask('')).toMatchObject({ area: 'subDistrict' });
});
