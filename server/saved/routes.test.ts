import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import type { NotFoundPost, SavedPost } from '#contracts/search/saved.ts';
import { languages } from '#i18n/language.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { firmFields, groupFields, sharedBuilding } from '#server/testing/content/shared-building.ts';
import { savedData } from './service.ts';

let server: TestApp;
let posts: PostCalls;
let owner: string;
beforeAll(async () => {
  server = await testApp();
  owner = await server.member('owner');
  posts = postCalls(server, await server.member('clerk', 'support'));
});
afterAll(() => server.close());

interface Page {
  success: boolean;
  SavedPosts: SavedPost[];
  notFoundIds: NotFoundPost[];
  pagination: { page: number; limit: number; total: number; totalPages: number };
}
const list = async (token: string, query = ''): Promise<Page> =>
  (await server.call({ url: `/api/profile/getSavePostForProfile?${query}`, token })).json() as Page;
const ids = async (token: string, query = ''): Promise<number[]> => (await list(token, query)).SavedPosts.map(({ postId }) => postId);
const forget = (token: string | undefined, id: string | number) =>
  server.call({ method: 'DELETE', url: `/api/profile/deleteUserSavedPost/${id}`, ...(token ? { token } : {}) });

describe('who may', () => {
  test.each([
    ['POST', '/api/profile/savePost'],
    ['GET', '/api/profile/getSavedIds'],
    ['GET', '/api/profile/getSavePostForProfile'],
    ['DELETE', '/api/profile/deleteUserSavedPost/48001'],
  ] as const)('%s %s is for members in good standing', async (method, url) => {
    const suspended = await server.member('suspended');
    await server.database.db.updateTable('users').set({ status: 'suspended' }).where('email', '=', 'suspended@example.test').execute();
    expect((await server.call({ method, url })).statusCode).toBe(401);
    expect((await server.call({ method, url, token: suspended })).json()).toMatchObject({ error: 'ACCOUNT_SUSPENDED' });
  });

  test('nobody sees or removes what somebody else saved', async () => {
    const [reader, other] = [await server.member('reader'), await server.member('other')];
    const postId = await posts.live(owner);
    const { _id } = (await posts.save(reader, postId)).json() as { _id: string };
    expect((await list(other)).SavedPosts).toEqual([]);
    for (const id of [_id, postId]) expect((await forget(other, id)).statusCode).toBe(404);
    expect(await ids(reader)).toEqual([postId]);
  });
});

describe('saving', () => {
  test('twice, and ten times at once, is one record', async () => {
    const token = await server.member('eager');
    const postId = await posts.live(owner);
    const answers = await Promise.all(Array.from({ length: 10 }, () => posts.save(token, postId)));
    const records = new Set(answers.map((answer) => (answer.json() as { _id: string })._id));
    expect(records.size).toBe(1);
    expect((await server.call({ url: '/api/profile/getSavedIds', token })).json()).toEqual({
      success: true,
      saved: [{ type: 'sell', postId, _id: [...records][0] }],
    });
  });

  test.each<[string, () => Promise<[number | string, string]>, number]>([
    ['a number that nobody has', async () => [999_999, 'sell'], 404],
    ['no number', async () => ['abc', 'sell'], 422],
    ['a kind that does not exist', async () => [48_001, 'blog'], 422],
    ['a rent home as one for sale', async () => [await posts.live(owner, { type: 'rent' }), 'sell'], 404],
    ['a post as a firm', async () => [await posts.live(owner), 'interior'], 404],
    ['a waiting post', async () => [await posts.submit(owner), 'sell'], 404],
    [
      'a deleted post',
      async () => {
        const postId = await posts.live(owner);
        await posts.remove(owner, postId);
        return [postId, 'sell'];
      },
      410,
    ],
  ])('%s is refused', async (_name, what, status) => {
    const [postId, type] = await what();
    expect((await posts.save(owner, postId as number, type)).statusCode).toBe(status);
  });

  test('takes Bengali digits, and stops at five hundred', async () => {
    const token = await server.member('hoarder');
    const { id: userId } = await server.database.db.selectFrom('users').select('id').where('email', '=', 'hoarder@example.test').executeTakeFirstOrThrow();
    const rows = Array.from({ length: limits.saved.max - 1 }, (_, index) => ({
      id: crypto.randomUUID(),
      user_id: userId,
      type: 'sell' as const,
      post_id: 1_000_000 + index,
      title: 'x',
    }));
    await server.database.db.insertInto('saved_posts').values(rows).execute();
    const [last, beyond] = [await posts.live(owner), await posts.live(owner)];
    const bengali = String(last).replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    const saved = await server.call({ method: 'POST', url: '/api/profile/savePost', payload: { postId: bengali, type: 'sell' }, token });
    expect(saved.statusCode).toBe(200);
    const refused = await posts.save(token, beyond);
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { message: expect.stringContaining('500') }]);
    expect((await posts.save(token, last)).statusCode).toBe(200);
    expect((await list(token, 'limit=5')).notFoundIds).toHaveLength(limits.saved.max - 1);
  });
});

describe('the list', () => {
  let token: string;
  let saved: number[];
  beforeAll(async () => {
    token = await server.member('collector');
    saved = [];
    const builder = await server.member('builder');
    for (let count = 0; count < 7; count++)
      saved.push(await posts.live(builder, { type: count % 2 ? 'rent' : 'sell', fields: { postTitle: `Home number ${count}` } }));
    // Saved in another order than posted.
    for (const index of [3, 0, 6, 1, 5, 2, 4]) await posts.save(token, saved[index] ?? 0, index % 2 ? 'rent' : 'sell');
  });
  const numbers = async (query = ''): Promise<number[]> => (await ids(token, query)).map((id) => saved.indexOf(id));

  test('without a sort has the newest on the first page and each page from its oldest on', async () => {
    expect(await numbers()).toEqual([3, 0, 6, 1, 5, 2, 4]);
    expect([await numbers('limit=5'), await numbers('limit=5&page=2'), await numbers('limit=5&page=3')]).toEqual([[6, 1, 5, 2, 4], [3, 0], []]);
    expect((await list(token, 'limit=5&page=2')).pagination).toEqual({ page: 2, limit: 5, total: 7, totalPages: 2 });
  });

  test.each([
    ['sort=desc', [4, 2, 5, 1, 6, 0, 3]],
    ['sort=asc', [3, 0, 6, 1, 5, 2, 4]],
    ['sort=recent', [6, 5, 4, 3, 2, 1, 0]],
    ['sort=desc&limit=5&page=2', [0, 3]],
    ['type=rent&sort=asc', [3, 1, 5]],
    ['type=sell&sort=recent', [6, 4, 2, 0]],
    ['type=interior', []],
    ['page=২&limit=৫', [3, 0]],
  ])('%s', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected);
  });

  test.each(['limit=0', 'limit=21', 'page=0', 'sort=sideways', 'type=blog'])('%s is refused', async (query) => {
    expect((await server.call({ url: `/api/profile/getSavePostForProfile?${query}`, token })).statusCode).toBe(422);
  });

  test('has everything that a card shows, and no phone number', async () => {
    const answer = await server.call({ url: '/api/profile/getSavePostForProfile?type=sell&sort=asc&limit=5', token });
    const [card] = (answer.json() as Page).SavedPosts;
    expect(card).toMatchObject({
      postId: saved[0],
      type: 'sell',
      postTitle: 'Home number 0',
      imageUrl: expect.stringContaining('/media/'),
      totalImages: 1,
      averageRating: null,
      totalRatings: null,
      postDetails: expect.stringContaining('লেক'),
      postOwnerName: 'Test Person',
      postOwnerProPic: null,
      developBy: null,
      condition: 'new',
      propertyType: 'apartment',
      bedroom: 3,
      bathroom: 3,
      rooms: null,
      garages: null,
      size: 1850,
      price: 27_800_000,
      priceUnits: 'total',
      division: 'dhaka',
      luxury: false,
      budgetFriendly: false,
      lowBudget: false,
      selections: {},
    });
    expect(answer.body).not.toContain('01000000731');
  });
});

test.each<[string, (postId: number) => Promise<unknown>]>([
  ['deletes it', (postId) => posts.remove(owner, postId)],
  ['hides it', (postId) => posts.setState(owner, postId, 'hidden')],
  ['edits it', (postId) => posts.edit(owner, postId, { fields: { postTitle: 'Another title' } })],
  ['has it cancelled', (postId) => posts.decide(postId, 'cancel')],
  ['lets it run out', (postId) => posts.age(postId, 61)],
])('a saved post whose owner %s is told as gone under the title it had, and can be removed', async (name, goes) => {
  const token = await server.member(`left-${name.replaceAll(' ', '')}`);
  const postId = await posts.live(owner, { fields: { postTitle: 'The title it had' } });
  const { _id } = (await posts.save(token, postId)).json() as { _id: string };
  await goes(postId);
  const page = await list(token);
  expect(page).toMatchObject({
    SavedPosts: [],
    notFoundIds: [{ _id, postId, type: 'sell', postTitle: 'The title it had' }],
    notFoundPostIds: [postId],
    pagination: { total: 0, totalPages: 0 },
  });
  const answer = await forget(token, postId);
  expect(answer.json()).toEqual({ success: true, message: 'Post Removed' });
  expect((await list(token)).notFoundIds).toEqual([]);
});

test('a sold home stays among the saved ones, marked, until it leaves the lists', async () => {
  const token = await server.member('late');
  const postId = await posts.live(owner);
  await posts.save(token, postId);
  await posts.setState(owner, postId, 'sold');
  expect((await list(token)).SavedPosts).toMatchObject([{ postId, state: 'sold' }]);
  await posts.age(postId, 14);
  expect((await list(token)).notFoundIds).toMatchObject([{ postId }]);
});

test('a saved post is removed by its record or by the number of the post, once', async () => {
  const token = await server.member('tidy');
  const [one, two] = [await posts.live(owner), await posts.live(owner)];
  const { _id } = (await posts.save(token, one)).json() as { _id: string };
  await posts.save(token, two);
  expect((await forget(token, _id)).statusCode).toBe(200);
  expect((await forget(token, _id)).statusCode).toBe(404);
  expect((await forget(token, two)).statusCode).toBe(200);
  expect((await forget(token, 'abc')).statusCode).toBe(422);
  expect(await ids(token)).toEqual([]);
});

test('what I saved is in my own copy, and goes with the account', async () => {
  const token = await server.member('leaver');
  const postId = await posts.live(owner);
  await posts.save(token, postId);
  const { data } = (await server.call({ url: '/api/profile/export', token })).json() as { data: { savedPosts: NotFoundPost[] } };
  expect(data.savedPosts).toMatchObject([{ postId, type: 'sell' }]);
  const { db } = server.database;
  const { id } = await db.selectFrom('users').select('id').where('email', '=', 'leaver@example.test').executeTakeFirstOrThrow();
  await savedData.erase(db, id);
  expect((await list(token)).pagination.total).toBe(0);
});

test.each(languages)('a saved firm is listed with its services, and a saved offer with the price of a share, in %s', async (lng) => {
  const there = sharedBuilding(server, await server.member('clerk', 'support'));
  const token = await server.member(`building-${lng}`);
  const [firm, offer] = [await there.firm(), await there.offer()];
  await posts.save(token, firm, 'interior');
  await posts.save(token, offer, 'group');
  const { SavedPosts } = (await server.call({ url: '/api/profile/getSavePostForProfile?sort=recent', token, lng })).json() as Page;
  expect(SavedPosts.map(({ postId }) => postId)).toEqual([offer, firm]);
  expect(SavedPosts[0]).toMatchObject({ type: 'group', postTitle: groupFields.title[lng], price: 9_200_000, size: 1350 });
  expect(SavedPosts[1]).toMatchObject({ type: 'interior', postTitle: firmFields.name[lng], price: null });
  const services = Object.entries(SavedPosts[1]?.selections ?? {}).flatMap(([service, isOffered]) => (isOffered ? [service] : []));
  expect(services.toSorted()).toEqual(['design3d', 'modularKitchen']);
});
