import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';

let server: TestApp;
let photo: Buffer;
let owner: string;
let support: string;
let admin: string;
beforeAll(async () => {
  server = await testApp();
  photo = await photograph();
  owner = await server.member('owner');
  support = await server.member('support', 'support');
  admin = await server.member('admin', 'admin');
});
afterAll(() => server.close());

async function submit(fields: Record<string, string> = {}, token: string = owner): Promise<number> {
  const { payload, headers } = multipart({ ...sellPost, ...fields }, [photo]);
  const answer = await server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token });
  return (answer.json() as { PostID: number }).PostID;
}

const approve = (postId: number | string, token: string = support, lng: 'bn' | 'en' = 'en', payload: object = { revision: 1 }) =>
  server.call({ method: 'PUT', url: `/api/admin/posts/${postId}/approve`, payload, token, lng });
const reject = (postId: number, payload: object, token: string = support, lng: 'bn' | 'en' = 'en') =>
  server.call({ method: 'PUT', url: `/api/admin/posts/${postId}/reject`, payload, token, lng });
const see = async (postId: number) =>
  (await server.call({ url: `/api/admin/posts/${postId}`, token: support })).json() as { post: StaffPost; history: { action: string }[] };
const row = (postId: number) => server.database.db.selectFrom('posts').selectAll().where('post_id', '=', postId).executeTakeFirstOrThrow();
const days = (from: Date | null, to: Date | null): number => Math.round(((to?.getTime() ?? 0) - (from?.getTime() ?? 0)) / 86_400_000);

describe('who may', () => {
  const calls = [
    ['GET', '/api/admin/overview'],
    ['GET', '/api/admin/posts'],
    ['GET', '/api/admin/posts/48001'],
    ['PUT', '/api/admin/posts/48001/approve'],
    ['PUT', '/api/admin/posts/48001/reject'],
    ['GET', '/api/admin/audit'],
  ] as const;

  test.each(calls)('%s %s is for staff in good standing only', async (method, url) => {
    const suspended = await server.member('suspended', 'support');
    await server.database.db.updateTable('users').set({ status: 'suspended' }).where('email', '=', 'suspended@example.test').execute();
    const answers = await Promise.all([
      server.call({ method, url }),
      server.call({ method, url, token: owner }),
      server.call({ method, url, token: suspended }),
    ]);
    expect(answers.map((answer) => [answer.statusCode, (answer.json() as { error: string }).error])).toEqual([
      [401, 'UNAUTHENTICATED'],
      [403, 'FORBIDDEN'],
      [403, 'ACCOUNT_SUSPENDED'],
    ]);
  });

  test('the refusal is in the language of the request', async () => {
    const refused = (lng: 'bn' | 'en') => server.call({ url: '/api/admin/posts', token: owner, lng });
    expect((await refused('en')).json()).toMatchObject({ message: 'You don’t have permission to do this.' });
    expect((await refused('bn')).json()).toMatchObject({ message: 'এই কাজের অনুমতি আপনার নেই।' });
  });
});

describe('approving', () => {
  test('puts the post live, findable, dated and priced, in one step that the log keeps', async () => {
    const postId = await submit({ postTitle: 'কদমতলায় আলোকিত বাসা' });
    expect((await server.call({ url: `/api/posts/${postId}` })).statusCode).toBe(404);
    expect((await approve(postId)).json()).toEqual({ success: true });
    const post = await row(postId);
    expect(post).toMatchObject({ state: 'approved', listed: true, decision_reason: null });
    expect(post.approved_at).toEqual(post.decided_at);
    expect(post.posted_at).toEqual(post.approved_at);
    expect(days(post.approved_at, post.expires_at)).toBe(60);
    expect((await server.call({ url: `/api/posts/${postId}` })).statusCode).toBe(200);
    const found = await server.call({ url: `/api/search?q=${encodeURIComponent('কদমতলায়')}` });
    expect(found.json()).toMatchObject({ total: 1, items: [{ PostID: postId }] });
    const prices = await server.database.db.selectFrom('price_events').selectAll().where('post', '=', post.id).execute();
    expect(prices).toMatchObject([{ price: post.price, price_unit: 'total' }]);
    const log = (await server.call({ url: `/api/admin/audit?subject=${postId}`, token: admin })).json();
    expect(log).toMatchObject({
      items: [
        {
          action: 'post.approve',
          subjectType: 'post',
          subjectId: String(postId),
          actor: { role: 'support' },
          before: { state: 'pending', listed: false },
          after: { state: 'approved', listed: true },
        },
      ],
      pagination: { total: 1 },
    });
  });

  test('of two staff at once one wins, and the other hears in their language that the state has changed', async () => {
    const postId = await submit();
    const answers = await Promise.all([approve(postId, support, 'bn'), approve(postId, admin, 'bn')]);
    const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409]);
    expect(lost?.json()).toMatchObject({ error: 'STATE_CONFLICT', message: 'বিজ্ঞাপনটি এখন যে অবস্থায় আছে, তাতে এটি করা যাবে না। পাতাটি আবার খুলে দেখুন।' });
    expect((await see(postId)).history).toHaveLength(1);
    expect((await approve(postId)).json()).toMatchObject({
      error: 'STATE_CONFLICT',
      message: 'This can’t be done in the post’s current state. Please reload the page.',
    });
  });

  test('of an approval and a rejection at once only one happens', async () => {
    const postId = await submit();
    const answers = await Promise.all([approve(postId), reject(postId, { reason: 'photo' }, admin)]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
    const { post, history } = await see(postId);
    expect(history).toHaveLength(1);
    expect(post.state).toBe(answers[0].statusCode === 200 ? 'approved' : 'rejected');
  });

  test("one's own post is left to a colleague, whatever is decided about it", async () => {
    const own = await submit({ plan: 'paid' }, support);
    const decide = (action: string, payload: object) => server.call({ method: 'PUT', url: `/api/admin/posts/${own}/${action}`, payload, token: support });
    const refused = { error: 'FORBIDDEN' };
    expect((await approve(own)).json()).toMatchObject(refused);
    expect((await decide('reject', { reason: 'photo' })).json()).toMatchObject(refused);
    expect((await decide('plan', { state: 'paid' })).json()).toMatchObject(refused);
    expect(await row(own)).toMatchObject({ state: 'pending', promotion: 'requested' });
    expect((await approve(own, admin)).statusCode).toBe(200);
    expect((await decide('cancel', { reason: 'photo' })).json()).toMatchObject(refused);
  });

  test('names what was read: without a revision nothing is approved', async () => {
    const postId = await submit();
    const without = await approve(postId, support, 'en', {});
    expect([without.statusCode, without.json()]).toMatchObject([422, { fields: { revision: 'Please fill in this field' } }]);
    expect((await approve(postId, support, 'en', { revision: 2 })).json()).toMatchObject({ error: 'STATE_CONFLICT' });
    expect((await row(postId)).state).toBe('pending');
  });

  test('again after an edit keeps the first date, and notes a price only when it is another', async () => {
    const postId = await submit();
    await approve(postId);
    const first = new Date('2026-01-01T00:00:00Z');
    const again = (price: number) =>
      server.database.db.updateTable('posts').set({ state: 'pending', listed: false, posted_at: first, price }).where('post_id', '=', postId).execute();
    const { id, price } = await row(postId);
    await again(price);
    await approve(postId);
    expect((await row(postId)).posted_at).toEqual(first);
    await again(price - 100_000);
    await approve(postId);
    const events = await server.database.db.selectFrom('price_events').select('price').where('post', '=', id).orderBy('at').execute();
    expect(events.map((event) => event.price)).toEqual([price, price - 100_000]);
  });

  test("a suspended owner's post is approved but not shown", async () => {
    const token = await server.member('restless');
    const postId = await submit({}, token);
    await server.database.db.updateTable('users').set({ status: 'suspended' }).where('email', '=', 'restless@example.test').execute();
    expect((await approve(postId)).statusCode).toBe(200);
    expect(await row(postId)).toMatchObject({ state: 'approved', listed: false });
    expect((await server.call({ url: `/api/posts/${postId}` })).statusCode).toBe(404);
  });

  test.each([
    ['999999', 404],
    ['abc', 422],
    ['0', 422],
  ] as const)('post %s is answered with %i', async (postId, status) => {
    expect((await approve(postId)).statusCode).toBe(status);
  });
});

describe('sending back', () => {
  test('keeps reason and note for the owner and the log', async () => {
    const postId = await submit();
    expect((await reject(postId, { reason: 'phoneInText', note: ' নম্বরটি সরান ' })).json()).toEqual({ success: true });
    expect(await row(postId)).toMatchObject({
      state: 'rejected',
      listed: false,
      decision_reason: 'phoneInText',
      decision_note: 'নম্বরটি সরান',
      approved_at: null,
    });
    const { post, history } = await see(postId);
    expect(post).toMatchObject({ decisionReason: 'phoneInText', decisionNote: 'নম্বরটি সরান' });
    expect(history).toMatchObject([
      { action: 'post.reject', before: { state: 'pending' }, after: { state: 'rejected', reason: 'phoneInText', note: 'নম্বরটি সরান' } },
    ]);
    expect((await reject(postId, { reason: 'photo' })).json()).toMatchObject({ error: 'STATE_CONFLICT' });
  });

  test('names several reasons at once, the main one first and each once', async () => {
    const postId = await submit();
    const sent = { reason: 'price', furtherReasons: ['photo', 'price', 'photo', 'wrongArea'] };
    expect((await reject(postId, sent)).json()).toEqual({ success: true });
    expect((await see(postId)).post).toMatchObject({ decisionReason: 'price', furtherReasons: ['photo', 'wrongArea'] });
    const inbox = await server.call({ url: '/api/notifications/getUserNotifications', token: owner, lng: 'en' });
    const { data } = inbox.json() as { data: { message: string }[] };
    for (const why of [/price/i, /photo/i, /area/i]) expect(data[0]?.message).toMatch(why);
    expect((await reject(await submit(), { reason: 'price', furtherReasons: ['rude'] })).statusCode).toBe(422);
  });

  test('needs a known reason and a note of at most 500 characters, said in both languages', async () => {
    const postId = await submit();
    const without = await reject(postId, {});
    expect([without.statusCode, without.json()]).toMatchObject([422, { fields: { reason: 'Please fill in this field' } }]);
    expect((await reject(postId, { reason: 'mood' }, support, 'bn')).json()).toMatchObject({ fields: { reason: 'তালিকা থেকে একটি বেছে নিন' } });
    expect((await reject(postId, { reason: 'other', note: 'ক'.repeat(501) }, support, 'bn')).json()).toMatchObject({
      fields: { note: 'সর্বোচ্চ ৫০০টি অক্ষর লেখা যাবে' },
    });
    expect((await row(postId)).state).toBe('pending');
  });
});

test.each(['/api/admin/posts', '/api/admin/users', '/api/admin/reports', '/api/admin/audit'])(
  '%s gives as many a page as are asked for, within reason',
  async (url) => {
    const token = await server.member('counting', 'support');
    const list = async (query: string) => (await server.call({ url: `${url}?${query}`, token })).json();
    expect(await list('limit=1')).toMatchObject({ success: true, pagination: { page: 1, limit: 1 } });
    for (const limit of ['0', '51', 'x']) expect(await list(`limit=${limit}`)).toMatchObject({ error: 'VALIDATION', fields: { limit: expect.any(String) } });
  },
);
