import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { postVersionData } from './owner-service.ts';

let server: TestApp;
let posts: PostCalls;
let owner: string;
beforeAll(async () => {
  server = await testApp();
  owner = await server.member('owner');
  posts = postCalls(server, await server.member('clerk', 'support'));
});
afterAll(() => server.close());

const versions = async (postId: number) => {
  const { id } = await posts.row(postId);
  return server.database.db.selectFrom('post_versions').selectAll().where('post', '=', id).orderBy('revision').execute();
};

describe('editing', () => {
  test('takes the post off the lists at once, shows its owner what was sent, and goes live with the next approval', async () => {
    const postId = await posts.live(owner);
    const answer = await posts.edit(owner, postId, { fields: { postTitle: 'নতুন শিরোনামের ফ্ল্যাট', price: '২,৫০,০০,০০০' }, lng: 'bn' });
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'বিজ্ঞাপন হালনাগাদ হয়েছে',
      post: { state: 'pending', postTitle: 'নতুন শিরোনামের ফ্ল্যাট', updateCount: 1, revision: 2, editInReview: true },
    });
    expect(await posts.isPublic(postId)).toBe(false);
    expect((await server.call({ url: `/api/search?q=${postId}` })).json()).toMatchObject({ total: 0 });
    await posts.decide(postId, 'approve');
    expect((await server.call({ url: `/api/posts/${postId}` })).json()).toMatchObject({
      post: { postTitle: 'নতুন শিরোনামের ফ্ল্যাট', price: 25_000_000, previousPrice: 27_800_000 },
    });
    expect((await server.call({ url: `/api/search?q=${encodeURIComponent('শিরোনামের')}` })).json()).toMatchObject({ total: 1 });
  });

  test('of the price alone stands before all others, also after a second one, and with a word more it does not', async () => {
    const [other, overdue, hidden] = [await posts.live(owner), await posts.submit(owner), await posts.live(owner)];
    const postId = await posts.live(owner);
    await server.database.db
      .updateTable('posts')
      .set({ submitted_at: new Date('2026-01-01') })
      .where('post_id', '=', overdue)
      .execute();
    await posts.edit(owner, other, { fields: { price: '100', postTitle: 'Cheaper and renamed' } });
    await posts.edit(owner, postId, { fields: { price: '27000000' } });
    expect((await posts.own(owner, postId))?.review).toMatchObject({ place: 1, priceOnly: true });
    expect((await posts.own(owner, other))?.review).toMatchObject({ priceOnly: false });
    const staff = await server.member('reader', 'support');
    const queue = async () =>
      ((await server.call({ url: '/api/admin/posts', token: staff })).json() as { items: { PostID: number; priceOnly: boolean }[] }).items.map(
        ({ PostID, priceOnly }) => [PostID, priceOnly] as const,
      );
    expect((await queue()).slice(0, 2)).toEqual([
      [postId, true],
      [overdue, false],
    ]);
    await posts.edit(owner, postId, { fields: { price: '26000000' } });
    expect((await queue())[0]).toEqual([postId, true]);
    await posts.edit(owner, hidden, { fields: { price: '26000000' }, images: [await photograph(64, 64)] });
    expect(await queue()).toContainEqual([hidden, false]);
    await posts.decide(postId, 'reject', { reason: 'price' });
    await posts.edit(owner, postId, { fields: { price: '25000000' } });
    expect(await queue()).toContainEqual([postId, false]);
    for (const one of [other, overdue, hidden, postId]) await posts.remove(owner, one);
  });

  test('of the price alone waits with all others and is flagged once it is far from the approved one, in small steps too', async () => {
    const postId = await posts.live(owner);
    const reader = await server.member('price-reader', 'support');
    const seen = async () =>
      (await server.call({ url: `/api/admin/posts/${postId}`, token: reader })).json() as { post: { priceOnly: boolean; flags: string[] } };
    await posts.edit(owner, postId, { fields: { price: '20000000' } });
    expect((await seen()).post).toMatchObject({ priceOnly: true, flags: expect.not.arrayContaining(['priceMoved']) });
    await posts.edit(owner, postId, { fields: { price: '15000000' } });
    expect((await seen()).post).toMatchObject({ priceOnly: false, flags: expect.arrayContaining(['priceMoved']) });
    expect((await posts.own(owner, postId))?.review).toMatchObject({ priceOnly: false });
    await posts.remove(owner, postId);
  });

  test('is done twice and refused the third time', async () => {
    const postId = await posts.live(owner);
    await posts.edit(owner, postId, { fields: { price: '100' } });
    await posts.decide(postId, 'approve');
    await posts.edit(owner, postId, { fields: { price: '200' } });
    expect((await posts.own(owner, postId))?.can).toEqual(['remove']);
    await posts.decide(postId, 'approve');
    const third = await posts.edit(owner, postId, { fields: { price: '300' } });
    expect([third.statusCode, third.json()]).toMatchObject([
      409,
      { error: 'EDIT_LIMIT', message: 'This post has reached its limit of two edits. To change more, post a new ad or call customer care.' },
    ]);
    expect(await posts.row(postId)).toMatchObject({ price: 200, update_count: 2, state: 'approved', listed: true });
  });

  test('that is refused is not counted and changes nothing', async () => {
    const postId = await posts.live(owner);
    const before = await posts.row(postId);
    const refusals = [
      await posts.edit(owner, postId, { fields: { price: 'abc' } }),
      await posts.edit(owner, postId, { fields: { subDistrict: 'nowhere' } }),
      await posts.edit(owner, postId, { fields: { price: '5', keepImages: '[]' } }),
      await posts.edit(owner, postId, { fields: { price: '5' }, images: await Promise.all([1, 2, 3, 4, 5].map(() => photograph(70, 50))) }),
      await posts.edit(owner, postId, { fields: { price: '5' }, images: [Buffer.from('%PDF-1.7')] }),
      await posts.edit(owner, postId, { fields: { price: '' } }),
      await posts.edit(owner, postId, { fields: { price: '5', keepImages: 'not json' } }),
      await posts.edit(owner, postId, { fields: { price: '5', keepImages: JSON.stringify(['0'.repeat(32)]) }, images: [await photograph(70, 50)] }),
      await posts.edit(owner, postId),
    ];
    expect(refusals.map((answer) => [answer.statusCode, (answer.json() as { error: string }).error])).toEqual([
      [422, 'VALIDATION'],
      [422, 'VALIDATION'],
      [422, 'VALIDATION'],
      [422, 'VALIDATION'],
      [415, 'UNSUPPORTED_IMAGE'],
      [422, 'VALIDATION'],
      [422, 'VALIDATION'],
      [422, 'VALIDATION'],
      [409, 'NO_CHANGES'],
    ]);
    expect(refusals[2]?.json()).toMatchObject({ fields: { images: 'You must have at least 1 image.' } });
    expect(refusals[3]?.json()).toMatchObject({ fields: { images: 'Maximum 5 images allowed.' } });
    expect(refusals[5]?.json()).toMatchObject({ fields: { price: 'Please fill in this field' } });
    expect(refusals[7]?.json()).toMatchObject({ fields: { keepImages: 'This is not valid. Please check it' } });
    expect(await posts.row(postId)).toEqual(before);
    expect(await versions(postId)).toEqual([]);
  });

  test('keeps, drops, adds and moves pictures, refuses those of another post, and loses none that was live', async () => {
    const [one, two, three] = await Promise.all([101, 102, 103].map((width) => photograph(width, 80)));
    const postId = await posts.live(owner, { images: [one as Buffer, two as Buffer] });
    const foreign = (await posts.own(owner, await posts.submit(owner, { images: [await photograph(104, 80)] })))?.images[0]?.id;
    const [a, b] = (await posts.own(owner, postId))?.images.map(({ id }) => id) ?? [];
    const send = (...names: (string | undefined)[]) => posts.edit(owner, postId, { fields: { keepImages: JSON.stringify(names) }, images: [three as Buffer] });
    expect((await send('new:0', `/media/${b}-102.webp`, foreign)).statusCode).toBe(422);
    expect((await posts.row(postId)).update_count).toBe(0);
    await send('new:0', `/media/${b}-102.webp`);
    const after = (await posts.own(owner, postId))?.images ?? [];
    expect(after.map(({ w }) => w)).toEqual([103, 102]);
    await server.database.db
      .updateTable('pictures')
      .set({ created_at: new Date(0) })
      .execute();
    await posts.doJob('media.sweep');
    expect((await versions(postId)).map(({ revision, decided }) => [revision, decided])).toEqual([[1, 'approved']]);
    for (const id of [a, b]) expect((await server.call({ url: `/media/${id}-${id === a ? 101 : 102}.webp` })).statusCode).toBe(200);
  });

  test('from two windows at once leaves the second untouched and told', async () => {
    const postId = await posts.live(owner);
    const send = (price: string) => posts.edit(owner, postId, { fields: { price, revision: '1' } });
    const answers = await Promise.all([send('111'), send('222')]);
    const [won, lost] = answers.toSorted((x, y) => x.statusCode - y.statusCode);
    expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409]);
    expect(lost?.json()).toMatchObject({ error: 'STATE_CONFLICT', message: expect.stringContaining('in another window') });
    const { price, update_count, revision } = await posts.row(postId);
    expect(won?.json()).toMatchObject({ post: { price } });
    expect([update_count, revision]).toEqual([1, 2]);
    expect((await send('333')).statusCode).toBe(409);
  });

  test('sent twice by a double tap is one edit with one answer', async () => {
    const postId = await posts.live(owner);
    const answers = await Promise.all(Array.from({ length: 4 }, () => posts.edit(owner, postId, { fields: { price: '99', revision: '1' }, key: 'one-edit' })));
    answers.push(await posts.edit(owner, postId, { fields: { price: '99', revision: '1' }, images: [await photograph(60, 60)], key: 'one-edit' }));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await posts.row(postId)).toMatchObject({ price: 99, update_count: 1, revision: 2 });
    expect((await posts.own(owner, postId))?.imageUrls).toBe(1);
  });

  test('many times at once never goes beyond the limit', async () => {
    const postId = await posts.live(owner);
    await Promise.all(Array.from({ length: 8 }, (_, index) => posts.edit(owner, postId, { fields: { price: String(500 + index) } })));
    expect(await posts.row(postId)).toMatchObject({ update_count: 2, revision: 3 });
  });

  test('a rent home needs its rent, a home for sale its price and unit', async () => {
    const rent = await posts.live(owner, { type: 'rent' });
    expect((await posts.edit(owner, rent, { type: 'rent', fields: { rentFee: '30000' } })).json()).toMatchObject({
      post: { price: 30_000, rentFee: 30_000, priceUnits: 'perMonth' },
    });
    expect((await posts.edit(owner, rent, { type: 'rent', fields: { rentFee: '' } })).json()).toMatchObject({
      fields: { rentFee: 'Please fill in this field' },
    });
    const sell = await posts.live(owner);
    expect((await posts.edit(owner, sell, { fields: { price: '9000', priceUnits: 'perMonth' } })).json()).toMatchObject({
      fields: { priceUnits: 'Please choose one from the list' },
    });
    expect((await posts.edit(owner, sell, { fields: { price: '9000', priceUnits: 'perSqft' } })).json()).toMatchObject({ post: { priceUnits: 'perSqft' } });
  });

  test('asks for a paid place, takes the request back, and never loses one that is paid', async () => {
    const postId = await posts.live(owner);
    await posts.edit(owner, postId, { fields: { plan: 'paid' } });
    expect(await posts.row(postId)).toMatchObject({ plan: 'paid', promotion: 'requested', promotion_requested_at: expect.any(Date) });
    await posts.edit(owner, postId, { fields: { plan: 'free' } });
    expect(await posts.row(postId)).toMatchObject({ plan: 'free', promotion: 'none', promotion_requested_at: null });
    const paid = await posts.live(owner, { fields: { plan: 'paid' } });
    await posts.decide(paid, 'plan', { state: 'paid' });
    await posts.edit(owner, paid, { fields: { plan: 'free', price: '100' } });
    expect(await posts.row(paid)).toMatchObject({ plan: 'paid', promotion: 'paid' });
  });
});

describe('correcting what was sent back', () => {
  test('is no edit, keeps the number, and is done three times', async () => {
    const postId = await posts.submit(owner);
    for (const reposts of [1, 2, 3]) {
      await posts.decide(postId, 'reject');
      const answer = await posts.edit(owner, postId, { fields: { price: String(1000 + reposts) } });
      expect(answer.json()).toMatchObject({ post: { PostID: postId, state: 'pending', reposts, updateCount: 0, revision: reposts + 1, decisionReason: null } });
    }
    await posts.decide(postId, 'reject');
    expect((await posts.own(owner, postId))?.can).toEqual(['remove']);
    const fourth = await posts.edit(owner, postId, { fields: { price: '5' } });
    expect([fourth.statusCode, fourth.json()]).toMatchObject([
      409,
      { error: 'EDIT_LIMIT', message: 'This post has already been corrected three times. Please post a new ad.' },
    ]);
  });

  test('without a change is refused, costs none of the three, and leaves the reason standing', async () => {
    const postId = await posts.submit(owner);
    await posts.decide(postId, 'reject', { reason: 'price' });
    const before = await posts.row(postId);
    const answer = await posts.edit(owner, postId);
    expect([answer.statusCode, (answer.json() as { error: string }).error]).toEqual([409, 'NO_CHANGES']);
    expect(await posts.row(postId)).toEqual(before);
    expect(await posts.own(owner, postId)).toMatchObject({ state: 'rejected', reposts: 0, decisionReason: 'price', can: ['repost', 'remove'] });
    expect((await posts.edit(owner, postId, { fields: { price: '900' } })).json()).toMatchObject({ post: { state: 'pending', reposts: 1 } });
  });

  test('of a cancelled post brings it back with its date, even after two edits', async () => {
    const postId = await posts.live(owner);
    await posts.edit(owner, postId, { fields: { price: '100' } });
    await posts.edit(owner, postId, { fields: { price: '200' } });
    await posts.decide(postId, 'approve');
    const { posted_at } = await posts.row(postId);
    await posts.decide(postId, 'cancel', { reason: 'prohibited' });
    expect(await posts.isPublic(postId)).toBe(false);
    expect((await posts.edit(owner, postId, { fields: { price: '300' } })).statusCode).toBe(200);
    await posts.decide(postId, 'approve');
    expect(await posts.row(postId)).toMatchObject({ state: 'approved', listed: true, update_count: 2, reposts: 1, posted_at });
  });
});

test('every price that was ever live is kept, and those of waiting edits are not', async () => {
  const postId = await posts.live(owner);
  await posts.edit(owner, postId, { fields: { price: '900' } });
  await posts.edit(owner, postId, { fields: { price: '800' } });
  await posts.decide(postId, 'approve');
  const { post } = (await server.call({ url: `/api/posts/${postId}` })).json() as { post: { previousPrice: number; priceHistory: { price: number }[] } };
  expect([post.previousPrice, post.priceHistory.map(({ price }) => price)]).toEqual([27_800_000, [27_800_000, 800]]);
});

test('of more than ten new posts a day the eleventh is refused, and a repeat of the tenth is answered', { timeout: 30_000 }, async () => {
  const strict = await testApp({ rateLimits: true });
  const token = await strict.member('busy');
  const there = postCalls(strict, token);
  const photo = await photograph(60, 40);
  const numbers = [];
  for (let count = 0; count < 10; count++) numbers.push(await there.submit(token, { images: [photo], key: `key-${count}` }));
  expect(await there.submit(token, { images: [photo] })).toBeUndefined();
  expect(await there.submit(token, { images: [photo], key: 'key-9' })).toBe(numbers[9]);
  await strict.close();
});

test('fifty live and waiting posts are the limit for new ones and for bringing back old ones', { timeout: 60_000 }, async () => {
  const token = await server.member('industrious');
  const photo = await photograph(60, 40);
  const ids = [];
  for (let count = 0; count < 50; count++) ids.push(await posts.submit(token, { images: [photo] }));
  const { payload, headers } = multipart(sellPost, [photo]);
  const refused = await server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token });
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { error: 'TOO_MANY', message: expect.stringContaining('50') }]);
  const [first] = ids as [number];
  await posts.decide(first, 'reject');
  expect(await posts.submit(token, { images: [photo] })).toBeTypeOf('number');
  expect((await posts.edit(token, first, { fields: { price: '7' } })).statusCode).toBe(429);
});

test('what my posts said before is in my own copy, and goes with the account', async () => {
  const token = await server.member('leaver');
  const postId = await posts.live(token);
  await posts.edit(token, postId, { fields: { postTitle: 'Something else' } });
  const { data } = (await server.call({ url: '/api/profile/export', token })).json() as { data: { postVersions: object[] } };
  expect(data.postVersions).toMatchObject([{ post_id: postId, revision: 1, content: { postTitle: sellPost.postTitle } }]);
  await posts.remove(token, postId);
  const { owner_id } = await posts.row(postId);
  await postVersionData.erase(server.database.db, owner_id);
  expect(await versions(postId)).toEqual([]);
  expect(await server.database.db.selectFrom('post_traces').select('id').where('owner_id', '=', owner_id).execute()).toEqual([]);
});
