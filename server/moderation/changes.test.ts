import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnerHistory, StaffPost } from '#contracts/staff/moderation.ts';
import type { PostChanges } from '#contracts/staff/post-changes.ts';
import { suspendAccount } from '#server/accounts/standing.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { photograph } from '#server/testing/content/posts.ts';

let server: TestApp;
let posts: PostCalls;
let owner: string;
let staff: string;
beforeAll(async () => {
  server = await testApp();
  [owner, staff] = await Promise.all([server.member('owner'), server.member('clerk', 'support')]);
  posts = postCalls(server, staff);
});
afterAll(() => server.close());

interface Opened {
  post: StaffPost;
  changes: PostChanges | null;
  ownerHistory: OwnerHistory;
}
const open = async (postId: number): Promise<Opened> => (await server.call({ url: `/api/admin/posts/${postId}`, token: staff })).json() as Opened;
const code = (answer: { json: () => unknown }): string => (answer.json() as { error: string }).error;

describe('what its owner changed', () => {
  test('is told field by field and picture by picture, against what was live', async () => {
    const images = await Promise.all([201, 202, 203].map((width) => photograph(width, 70)));
    const postId = await posts.live(owner, { images: images.slice(0, 2) });
    const [a, b] = (await posts.own(owner, postId))?.images ?? [];
    await posts.edit(owner, postId, { fields: { price: '100', facilities: ['gym', 'pool'], keepImages: JSON.stringify([b?.id]) }, images: images.slice(2) });
    const { changes, post } = await open(postId);
    expect(changes).toMatchObject({
      decided: 'approved',
      revision: 1,
      fields: [
        { field: 'price', before: 27_800_000, after: 100 },
        { field: 'facilities', before: [], after: ['gym', 'pool'] },
      ],
      addedImages: [{ w: 203 }],
      removedImages: [{ w: 201, src: a?.src }],
      reordered: false,
    });
    expect(post).toMatchObject({ wasLive: true, revision: 2, updateCount: 1 });
  });

  test('in two edits is told together, since nobody saw the first', async () => {
    const postId = await posts.live(owner);
    await posts.edit(owner, postId, { fields: { price: '100' } });
    await posts.edit(owner, postId, { fields: { price: '200', size: '1900' } });
    expect((await open(postId)).changes?.fields).toEqual([
      { field: 'price', before: 27_800_000, after: 200 },
      { field: 'size', before: 1850, after: 1900 },
    ]);
  });

  test('after a rejection is told against what was rejected', async () => {
    const postId = await posts.submit(owner, { fields: { postTitle: 'Call 01900000044' } });
    await posts.decide(postId, 'reject', { reason: 'phoneInText' });
    await posts.edit(owner, postId, { fields: { postTitle: 'A quiet home' } });
    expect((await open(postId)).changes).toMatchObject({
      decided: 'rejected',
      fields: [{ field: 'postTitle', before: 'Call 01900000044', after: 'A quiet home' }],
    });
  });

  test('in the order of the pictures only is told too', async () => {
    const postId = await posts.live(owner, { images: await Promise.all([204, 205].map((width) => photograph(width, 70))) });
    const ids = (await posts.own(owner, postId))?.images.map(({ id }) => id) ?? [];
    await posts.edit(owner, postId, { fields: { keepImages: JSON.stringify(ids.toReversed()) } });
    expect((await open(postId)).changes).toMatchObject({ fields: [], addedImages: [], removedImages: [], reordered: true });
  });

  test('is nothing for a new post, a decided one, and one edited before anybody saw it', async () => {
    const [fresh, live, early] = [await posts.submit(owner), await posts.live(owner), await posts.submit(owner)];
    await posts.edit(owner, early, { fields: { price: '100' } });
    for (const postId of [fresh, live, early]) expect((await open(postId)).changes).toBeNull();
  });
});

test('edits come before new posts in the queue, and what waits too long before both', async () => {
  const other = await testApp();
  const clerk = await other.member('clerk', 'support');
  const mine = await other.member('mine');
  const there = postCalls(other, clerk);
  const [fresh, edited, late] = [await there.submit(mine), await there.live(mine), await there.submit(mine)];
  await there.edit(mine, edited, { fields: { price: '100', postTitle: 'Renamed' } });
  await there.age(late, 3);
  const { items } = (await other.call({ url: '/api/admin/posts', token: clerk })).json() as { items: StaffPost[] };
  expect(items.map(({ PostID, overdue, wasLive }) => [PostID, overdue, wasLive])).toEqual([
    [late, true, false],
    [edited, false, true],
    [fresh, false, false],
  ]);
  await other.close();
}, 30_000);

test('nobody decides on what they have not seen: a newer revision refuses the decision', async () => {
  const postId = await posts.submit(owner);
  await posts.edit(owner, postId, { fields: { price: '100' } });
  expect(code(await posts.decide(postId, 'approve', { revision: 1 }))).toBe('STATE_CONFLICT');
  expect(code(await posts.decide(postId, 'reject', { reason: 'photo', revision: 1 }))).toBe('STATE_CONFLICT');
  expect((await posts.decide(postId, 'approve', { revision: 2 })).statusCode).toBe(200);
});

test('a rejected edit stays off the lists and goes back with its reason', async () => {
  const postId = await posts.live(owner);
  await posts.edit(owner, postId, { fields: { price: '1' } });
  await posts.decide(postId, 'reject', { reason: 'price', note: 'বিশ্বাসযোগ্য নয়' });
  expect(await posts.isPublic(postId)).toBe(false);
  expect(await posts.own(owner, postId)).toMatchObject({ state: 'rejected', decisionReason: 'price', updateCount: 1, can: ['repost', 'remove'] });
  const { id } = await posts.row(postId);
  const prices = await server.database.db.selectFrom('price_events').select('price').where('post', '=', id).execute();
  expect(prices).toEqual([{ price: 27_800_000 }]);
});

describe('cancelling', () => {
  test.each(['approved', 'hidden', 'sold'] as const)('takes down a post that is %s, with a reason, in the log', async (state) => {
    const postId = await posts.live(owner);
    if (state !== 'approved') await posts.setState(owner, postId, state);
    expect((await posts.decide(postId, 'cancel', { reason: 'prohibited', note: 'ভুল তথ্য' })).json()).toEqual({ success: true });
    expect(await posts.row(postId)).toMatchObject({ state: 'cancelled', listed: false, decision_reason: 'prohibited', decision_note: 'ভুল তথ্য' });
    expect((await server.call({ url: `/api/posts/${postId}` })).statusCode).toBe(410);
    expect((await server.call({ url: `/api/search?q=${postId}` })).json()).toMatchObject({ total: 0 });
    const log = (await server.call({ url: `/api/admin/audit?subject=${postId}`, token: staff })).json();
    expect(log).toMatchObject({ items: [{ action: 'post.cancel', before: { state }, after: { state: 'cancelled', reason: 'prohibited' } }, {}] });
  });

  test('what waits, was sent back or is deleted cannot be cancelled; a reason is needed; other members may not', async () => {
    const [waiting, rejected, gone, live] = [await posts.submit(owner), await posts.submit(owner), await posts.live(owner), await posts.live(owner)];
    await posts.decide(rejected, 'reject');
    await posts.remove(owner, gone);
    for (const postId of [waiting, rejected, gone]) expect(code(await posts.decide(postId, 'cancel'))).toBe('STATE_CONFLICT');
    expect(code(await posts.decide(live, 'cancel', {}))).toBe('VALIDATION');
    expect(code(await posts.decide(live, 'cancel', { reason: 'photo' }, owner))).toBe('FORBIDDEN');
    expect(code(await posts.decide(999_999, 'cancel'))).toBe('NOT_FOUND');
  });
});

describe('the request for a paid place', () => {
  const days = (until: Date | null): number => Math.round(((until?.getTime() ?? 0) - Date.now()) / 86_400_000);

  test('goes from asked to called to paid, and the place begins with the approval', async () => {
    const postId = await posts.submit(owner, { fields: { plan: 'paid' } });
    expect((await posts.staffPost(postId)).promotion).toBe('requested');
    for (const state of ['contacted', 'paid']) expect((await posts.decide(postId, 'plan', { state })).statusCode).toBe(200);
    expect(await posts.row(postId)).toMatchObject({ plan: 'paid', promotion: 'paid', promoted_until: null });
    await posts.decide(postId, 'approve');
    const { promoted_until } = await posts.row(postId);
    expect(days(promoted_until)).toBe(30);
    expect((await server.call({ url: `/api/posts/${postId}` })).json()).toMatchObject({ post: { paid: true } });
    await posts.edit(owner, postId, { fields: { price: '100' } });
    await posts.decide(postId, 'approve');
    expect((await posts.row(postId)).promoted_until).toEqual(promoted_until);
  });

  test('of a live post begins when it is paid, and ends when it is declined', async () => {
    const postId = await posts.live(owner);
    await posts.decide(postId, 'plan', { state: 'paid' });
    expect(days((await posts.row(postId)).promoted_until)).toBe(30);
    await posts.decide(postId, 'plan', { state: 'declined' });
    expect(await posts.row(postId)).toMatchObject({ plan: 'free', promotion: 'declined', promoted_until: null });
    const log = (await server.call({ url: `/api/admin/audit?subject=${postId}`, token: staff })).json();
    expect(log).toMatchObject({ items: [{ action: 'post.plan', before: { promotion: 'paid' }, after: { promotion: 'declined' } }, {}, {}] });
  });

  test('cannot go where it makes no sense', async () => {
    const postId = await posts.live(owner);
    expect(code(await posts.decide(postId, 'plan', { state: 'declined' }))).toBe('STATE_CONFLICT');
    expect(code(await posts.decide(postId, 'plan', { state: 'none' }))).toBe('VALIDATION');
    await posts.decide(postId, 'plan', { state: 'paid' });
    expect(code(await posts.decide(postId, 'plan', { state: 'contacted' }))).toBe('STATE_CONFLICT');
    await posts.remove(owner, postId);
    expect(code(await posts.decide(postId, 'plan', { state: 'declined' }))).toBe('STATE_CONFLICT');
  });
});

test('an approval and a suspension of its owner at once never leave the post on the lists', async () => {
  const { db } = server.database;
  for (let round = 0; round < 8; round++) {
    const name = `restless-${round}`;
    const token = await server.member(name);
    const postId = await posts.submit(token);
    const { owner_id } = await posts.row(postId);
    const suspend = () => db.transaction().execute((trx) => suspendAccount(server.services, trx, owner_id, { until: null, reason: 'fraud' }));
    await Promise.all([posts.decide(postId, 'approve'), suspend()]);
    expect(await posts.row(postId)).toMatchObject({ state: 'approved', listed: false });
  }
}, 30_000);
