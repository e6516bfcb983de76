import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { photograph } from '#server/testing/content/posts.ts';

let server: TestApp;
let posts: PostCalls;
let owner: string;
let visitor: string;
let staff: string;
beforeAll(async () => {
  server = await testApp();
  [owner, visitor, staff] = await Promise.all([server.member('owner'), server.member('visitor'), server.member('clerk', 'support')]);
  posts = postCalls(server, staff);
});
afterAll(() => server.close());

describe('who may', () => {
  const calls = [
    ['GET', '/api/profile/getUserPosts'],
    ['GET', '/api/profile/getUserPost/:id'],
    ['PUT', '/api/profile/updateUserPosts/:id'],
    ['PUT', '/api/profile/updatePostState/:id'],
    ['PUT', '/api/profile/renewUserPosts/:id'],
    ['DELETE', '/api/profile/deleteUserPosts/:id'],
  ] as const;

  test.each(calls)('%s %s is for its owner in good standing only, and nobody else learns that the post is there', async (method, path) => {
    const postId = await posts.live(owner);
    const send = async (id: number | string, token?: string) => {
      const url = path.replace(':id', String(id));
      const state = path.includes('State') ? { payload: { state: 'hidden' } } : {};
      if (path.includes('updateUserPosts'))
        return token ? posts.edit(token, id as number, { fields: { keepImages: '[]' }, images: [await photograph(60, 60)] }) : server.call({ method, url });
      return server.call({ method, url, ...state, ...(token ? { token } : {}) });
    };
    const suspended = await server.member('suspended');
    await server.database.db.updateTable('users').set({ status: 'suspended' }).where('email', '=', 'suspended@example.test').execute();
    const told = async (answer: Awaited<ReturnType<typeof send>>) => [answer.statusCode, (answer.json() as { error?: string }).error];
    expect(await told(await send(postId))).toEqual([401, 'UNAUTHENTICATED']);
    expect(await told(await send(postId, suspended))).toEqual([403, 'ACCOUNT_SUSPENDED']);
    if (!path.includes(':id')) return;
    for (const token of [visitor, staff]) expect(await told(await send(postId, token))).toEqual([404, 'NOT_FOUND']);
    expect(await told(await send(999_999, owner))).toEqual([404, 'NOT_FOUND']);
    expect(await posts.isPublic(postId)).toBe(true);
    if (!path.includes('updateUserPosts')) expect(await told(await send('abc', owner))).toEqual([422, 'VALIDATION']);
  });
});

describe('the list of my posts', () => {
  test('of somebody without posts says so, alike in every language, and has its four empty groups', async () => {
    const nobody = await server.member('nobody');
    const answer = await server.call({ url: '/api/profile/getUserPosts', token: nobody, lng: 'bn' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        success: true,
        message: 'User Posts not found',
        userPosts: { approvedUserSellPosts: [], nonApprovedUserSellPosts: [], approvedUserRentPosts: [], nonApprovedUserRentPosts: [] },
      },
    ]);
  });

  test('puts each post into its group, the newest first, and leaves deleted ones out', async () => {
    const token = await server.member('many');
    const live = await posts.live(token);
    const hidden = await posts.live(token);
    await posts.setState(token, hidden, 'hidden');
    const pending = await posts.submit(token);
    const rejected = await posts.submit(token);
    await posts.decide(rejected, 'reject', { reason: 'photo', note: 'ছবিটি ঝাপসা' });
    const cancelled = await posts.live(token);
    await posts.decide(cancelled, 'cancel');
    const rented = await posts.live(token, { type: 'rent' });
    await posts.setState(token, rented, 'rented');
    const waiting = await posts.submit(token, { type: 'rent' });
    const gone = await posts.submit(token);
    await posts.remove(token, gone);
    const { approvedUserSellPosts, nonApprovedUserSellPosts, approvedUserRentPosts, nonApprovedUserRentPosts } = await posts.list(token);
    const ids = (group: { PostID: number }[]) => group.map(({ PostID }) => PostID);
    expect(ids(approvedUserSellPosts)).toEqual([hidden, live]);
    expect(ids(nonApprovedUserSellPosts)).toEqual([cancelled, rejected, pending]);
    expect(ids(approvedUserRentPosts)).toEqual([rented]);
    expect(ids(nonApprovedUserRentPosts)).toEqual([waiting]);
    expect(nonApprovedUserSellPosts[1]).toMatchObject({
      state: 'rejected',
      decisionReason: 'photo',
      decisionNote: 'ছবিটি ঝাপসা',
      can: ['repost', 'remove'],
      review: null,
    });
  });

  test('counts looks, numbers asked for and savings of others, each device once a day, and never my own', async () => {
    const postId = await posts.live(owner);
    const look = (headers: Record<string, string>, token?: string) =>
      server.call({ method: 'POST', url: `/api/posts/${postId}/view`, headers, ...(token ? { token } : {}) });
    expect((await look({ 'user-agent': 'one' })).json()).toEqual({ success: true });
    await Promise.all([look({ 'user-agent': 'one' }), look({ 'user-agent': 'two' }), look({}, visitor), look({}, owner), look({}, staff)]);
    await server.call({ method: 'POST', url: `/api/posts/${postId}/contact`, token: visitor });
    await server.call({ method: 'POST', url: `/api/posts/${postId}/contact`, token: owner });
    await posts.save(visitor, postId);
    await posts.save(visitor, postId);
    expect((await posts.own(owner, postId))?.counts).toEqual({ views: 3, reveals: 1, saves: 1 });
    expect((await posts.list(owner)).approvedUserSellPosts.find(({ PostID }) => PostID === postId)?.counts).toEqual({ views: 3, reveals: 1, saves: 1 });
  });

  test('counts one look of a device that comes back with its mark, and none of a search engine', async () => {
    const postId = await posts.live(owner);
    const look = (headers: Record<string, string>) => server.call({ method: 'POST', url: `/api/posts/${postId}/view`, headers });
    const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 9; CUBOT X19) Chrome/139.0' };
    const mark = String((await look(phone)).headers['set-cookie']).split(';')[0] ?? '';
    await look({ ...phone, cookie: mark });
    expect((await posts.own(owner, postId))?.counts.views).toBe(1);
    for (const name of ['Googlebot/2.1', 'bingbot/2.0', 'facebookexternalhit/1.1', 'Chrome-Lighthouse']) {
      expect((await look({ 'user-agent': `Mozilla/5.0 (compatible; ${name})` })).statusCode).toBe(200);
    }
    expect((await posts.own(owner, postId))?.counts.views).toBe(1);
    await look({ cookie: `lng=bn; ${mark}x` });
    expect((await posts.own(owner, postId))?.counts.views).toBe(2);
  });

  test('tells how a waiting post stands in the queue', { timeout: 30_000 }, async () => {
    const other = await testApp();
    const clerk = await other.member('clerk', 'support');
    const mine = await other.member('mine');
    const there = postCalls(other, clerk);
    const [first, second] = [await there.submit(mine), await there.submit(mine)];
    await there.age(first, 3);
    const reviews = (await there.list(mine)).nonApprovedUserSellPosts.map(({ PostID, review }) => [PostID, review?.place, review?.overdue]);
    expect(reviews).toEqual([
      [second, 2, false],
      [first, 1, true],
    ]);
    const edited = await there.live(mine);
    await there.edit(mine, edited, { fields: { price: '100', postTitle: 'Renamed' } });
    expect(await Promise.all([first, edited, second].map(async (id) => (await there.own(mine, id))?.review?.place))).toEqual([1, 2, 3]);
    expect((await there.own(mine, edited))?.editInReview).toBe(true);
    const { review } = (await there.own(mine, second)) ?? {};
    await other.database.db
      .insertInto('closed_days')
      .values({ day: review?.from.slice(0, 10) ?? '', name_bn: 'ছুটি', name_en: 'Holiday' })
      .execute();
    const later = (await there.own(mine, second))?.review;
    expect(Date.parse(later?.from ?? '')).toBeGreaterThan(Date.parse(review?.from ?? ''));
    expect(later?.closedDays).toEqual([review?.from.slice(0, 10)]);
    await other.close();
  });
});

describe('my own post', () => {
  test('is shown whole, with its numbers and the names of its pictures, in every state', async () => {
    const postId = await posts.submit(owner, { fields: { secondaryContact: '01900000043' }, images: [await photograph(90, 60), await photograph(91, 60)] });
    const shown = await posts.own(owner, postId);
    expect(shown).toMatchObject({
      state: 'pending',
      primaryContact: '01000000731',
      secondaryContact: '01900000043',
      revision: 1,
      updateCount: 0,
      plan: 'free',
      promotion: 'none',
      imageUrls: 2,
    });
    expect(new Set(shown?.images.map(({ id }) => id)).size).toBe(2);
    await posts.decide(postId, 'reject');
    expect(await posts.own(owner, postId)).toMatchObject({ state: 'rejected' });
  });

  test('is hidden and shown again, at once and for everybody', async () => {
    const postId = await posts.live(owner);
    const found = async () => ((await server.call({ url: `/api/search?q=${postId}` })).json() as { total: number }).total;
    expect(await found()).toBe(1);
    const hidden = await posts.setState(owner, postId, 'hidden');
    expect(hidden.json()).toMatchObject({ success: true, message: 'The post is hidden', post: { state: 'hidden', can: ['edit', 'show', 'remove'] } });
    expect([await posts.isPublic(postId), await found()]).toEqual([false, 0]);
    expect((await server.call({ method: 'POST', url: `/api/posts/${postId}/contact`, token: visitor })).statusCode).toBe(404);
    expect((await posts.setState(owner, postId, 'hidden')).statusCode).toBe(200);
    expect((await posts.setState(owner, postId, 'live')).statusCode).toBe(200);
    expect([await posts.isPublic(postId), await found()]).toEqual([true, 1]);
    expect((await posts.own(owner, postId))?.updateCount).toBe(0);
  });

  test.each([
    ['sell', 'sold', 'rented'],
    ['rent', 'rented', 'sold'],
  ] as const)('a home to %s is marked %s, stays to be seen so marked, and comes back; it cannot be %s', async (type, done, other) => {
    const postId = await posts.live(owner, { type });
    const refused = (await posts.setState(owner, postId, other)).json();
    expect(refused).toMatchObject({ error: 'STATE_CONFLICT', message: expect.stringMatching(`is for (sale|rent), so it can only be marked as ${done}`) });
    expect((await posts.setState(owner, postId, done)).statusCode).toBe(200);
    const shown = await server.call({ url: `/api/posts/${postId}` });
    expect(shown.json()).toMatchObject({ success: true, post: { state: done } });
    expect((await posts.setState(owner, postId, 'live')).statusCode).toBe(200);
    expect((await posts.row(postId)).state).toBe('approved');
  });

  test('a state that does not exist is refused at its field', async () => {
    const postId = await posts.live(owner);
    const answer = await posts.setState(owner, postId, 'approved');
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { fields: { state: expect.any(String) } }]);
    const waiting = await posts.submit(owner);
    expect((await posts.setState(owner, waiting, 'live')).json()).toMatchObject({ error: 'STATE_CONFLICT' });
  });

  test('is deleted with one word, is gone from every list at once, and is not deleted twice', async () => {
    const postId = await posts.live(owner);
    await posts.save(visitor, postId);
    const answer = await posts.remove(owner, postId);
    expect(answer.json()).toEqual({ success: true, message: 'Post Removed' });
    expect((await posts.remove(owner, postId)).statusCode).toBe(404);
    expect((await server.call({ url: `/api/posts/${postId}` })).statusCode).toBe(410);
    expect((await server.call({ method: 'POST', url: `/api/posts/${postId}/contact` })).statusCode).toBe(410);
    expect((await server.call({ url: `/api/search?q=${postId}` })).json()).toMatchObject({ total: 0 });
    expect((await posts.list(owner)).approvedUserSellPosts.map(({ PostID }) => PostID)).not.toContain(postId);
    expect(await posts.own(owner, postId)).toBeUndefined();
    expect((await server.call({ url: '/api/profile/getSavePostForProfile', token: visitor })).json()).toMatchObject({ notFoundIds: [{ postId }] });
  });
});

describe('the days of a post', () => {
  test('are renewed only near their end, three times without a look, then after one', async () => {
    const postId = await posts.live(owner);
    expect((await posts.renew(owner, postId)).json()).toMatchObject({ error: 'STATE_CONFLICT' });
    for (const renewals of [1, 2, 3]) {
      await posts.age(postId, 55);
      expect((await posts.renew(owner, postId)).json()).toMatchObject({ message: 'The post has been renewed', post: { state: 'approved', renewals } });
    }
    await posts.age(postId, 55);
    const fourth = await posts.renew(owner, postId);
    expect(fourth.json()).toMatchObject({
      message: 'The post will be live again once our team has reviewed it',
      post: { state: 'pending', editInReview: true, updateCount: 0 },
    });
    expect(await posts.isPublic(postId)).toBe(false);
    await posts.decide(postId, 'approve');
    expect(await posts.own(owner, postId)).toMatchObject({ state: 'approved', renewals: 0 });
    expect(await posts.isPublic(postId)).toBe(true);
  });

  test('end by themselves, also of a hidden one, and one tap brings the post back', async () => {
    const [shown, hidden] = [await posts.live(owner), await posts.live(owner)];
    await posts.setState(owner, hidden, 'hidden');
    await Promise.all([posts.age(shown, 61), posts.age(hidden, 61)]);
    expect((await server.call({ url: `/api/posts/${shown}` })).statusCode).toBe(410);
    expect((await posts.own(owner, shown))?.can).toEqual(['edit', 'renew', 'remove']);
    expect((await posts.setState(owner, hidden, 'live')).json()).toMatchObject({ post: { state: 'approved', renewals: 1 } });
    expect((await posts.renew(owner, shown)).json()).toMatchObject({ post: { state: 'approved', renewals: 1 } });
    expect(await posts.isPublic(shown)).toBe(true);
  });
});
