import { afterAll, beforeAll, expect, test } from 'vitest';
import { dateInDhaka } from '#contracts/dhaka.ts';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';

let server: TestApp;
let staff: string;
const numbers: number[] = [];
const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

beforeAll(async () => {
  server = await testApp();
  staff = await server.member('clerk', 'support');
  const photo = await photograph();
  const post = async (name: string, type: 'sell' | 'rent', fields: Record<string, string>): Promise<void> => {
    const { price: _price, priceUnits: _units, ...rest } = sellPost;
    const { payload, headers } = multipart({ ...(type === 'sell' ? sellPost : { ...rest, rentFee: '20000' }), ...fields }, [photo]);
    const token = await server.member(name);
    const answer = await server.call({ method: 'POST', url: `/api/posts/${type}`, payload, headers, token });
    numbers.push((answer.json() as { PostID: number }).PostID);
  };
  await post('rahim', 'sell', { postTitle: 'প্রথম বাড়ি', description: 'কল করুন ০১৭১২-৩৪৫৬৭৮' });
  await post('rahim', 'rent', { postTitle: 'দ্বিতীয় বাসা ১০০% নতুন', primaryContact: '01900000042' });
  await post('karim', 'sell', { postTitle: 'Third flat', description: 'See www.example.com' });
  for (const [index, minutes] of [30, 90, 10].entries()) {
    await server.database.db
      .updateTable('posts')
      .set({ submitted_at: minutesAgo(minutes) })
      .where('post_id', '=', numbers[index] ?? 0)
      .execute();
  }
  await server.database.db.updateTable('users').set({ name: 'করিম মিয়া' }).where('email', '=', 'karim@example.test').execute();
});
afterAll(() => server.close());

interface Queue {
  items: StaffPost[];
  pagination: object;
  closedDays: string[];
}

async function queue(query = ''): Promise<Queue> {
  return (await server.call({ url: `/api/admin/posts?${query}`, token: staff })).json() as Queue;
}
const found = async (query: string): Promise<number[]> => (await queue(query)).items.map((item) => numbers.indexOf(item.PostID) + 1);

test('the queue holds waiting posts of both kinds, the one that waits longest first', async () => {
  expect(await found('')).toEqual([2, 1, 3]);
  expect((await queue()).pagination).toEqual({ page: 1, limit: 50, total: 3, totalPages: 1 });
  expect((await queue('page=2')).items).toEqual([]);
  const all = (await queue()).items.map(({ PostID }) => PostID);
  const second = await queue('limit=২&page=2');
  expect([second.items.map(({ PostID }) => PostID), second.pagination]).toEqual([all.slice(2), { page: 2, limit: 2, total: 3, totalPages: 2 }]);
});

test('staff see the numbers, which nobody else is shown', async () => {
  const [item] = (await queue('q=দ্বিতীয়')).items;
  expect(item).toMatchObject({ primaryContact: '01900000042', secondaryContact: null, promotion: 'none', owner: { name: 'Test Person' } });
});

test('it narrows by type and state', async () => {
  expect(await found('type=rent')).toEqual([2]);
  expect(await found('status=approved')).toEqual([]);
  expect((await server.call({ url: '/api/admin/posts?status=strange', token: staff })).statusCode).toBe(422);
});

test.each<[string, () => string, number[]]>([
  ['a number in either script', () => `${numbers[0]}`.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit))), [1]],
  ['a title', () => 'third', [3]],
  ['a letter written in another composition', () => 'দ্বিতীয়'.normalize('NFD'), [2]],
  ["an owner's name", () => 'করিম', [3]],
  ["an owner's address", () => 'RAHIM@example.test', [2, 1]],
  ['a phone', () => '০১৯০০-০০০০৪২', [2]],
  ['a sign that a pattern would take for anything', () => '০%', [2]],
  ['nothing that exists', () => '_', []],
])('it finds by %s', async (_name, q, expected) => {
  expect(await found(`q=${encodeURIComponent(q())}`)).toEqual(expected);
});

test('it shows whose owners asked for a paid place, those that nobody called about first', async () => {
  const { db } = server.database;
  const ask = (number: number | undefined, promotion: 'requested' | 'contacted' | 'declined', days: number) =>
    db
      .updateTable('posts')
      .set({ promotion, promotion_requested_at: new Date(Date.now() - days * 86_400_000) })
      .where('post_id', '=', number ?? 0)
      .execute();
  await ask(numbers[0], 'contacted', 3);
  await ask(numbers[1], 'requested', 1);
  await ask(numbers[2], 'declined', 5);
  expect(await found('status=promotions')).toEqual([2, 1]);
  await db.updateTable('posts').set({ promotion: 'none', promotion_requested_at: null }).execute();
});

test('what to look at twice is marked', async () => {
  const flags = Object.fromEntries((await queue()).items.map((item) => [numbers.indexOf(item.PostID) + 1, item.flags]));
  expect(flags).toEqual({ 1: ['phoneInText', 'firstPost'], 2: ['firstPost'], 3: ['linkInText', 'firstPost'] });
});

test('a second post of somebody who was approved before is no first post', async () => {
  await server.call({ method: 'PUT', url: `/api/admin/posts/${numbers[0]}/approve`, payload: { revision: 1 }, token: staff });
  expect((await queue('type=rent')).items[0]?.flags).toEqual([]);
  const { post } = (await server.call({ url: `/api/admin/posts/${numbers[0]}`, token: staff })).json() as { post: StaffPost };
  expect(post.flags).toEqual(['phoneInText', 'firstPost']);
});

test('the overview tells how many wait, who waits longest, and how many were decided', async () => {
  const { overview } = (await server.call({ url: '/api/admin/overview', token: staff })).json() as { overview: { oldest: { submittedAt: string } } };
  expect(overview).toMatchObject({ waiting: 2, oldest: { PostID: numbers[1] }, decided: 1 });
  expect(Date.now() - Date.parse(overview.oldest.submittedAt)).toBeGreaterThan(89 * 60_000);
});

test('what a decision took is counted in office hours, and waiting on closed days is told with the list', async () => {
  const { db } = server.database;
  const day = dateInDhaka(Date.now() - 2 * 86_400_000);
  const before = dateInDhaka(Date.now() - 3 * 86_400_000);
  await db
    .updateTable('posts')
    .set({ submitted_at: new Date(`${before}T18:30:00+06:00`), decided_at: new Date(`${day}T10:15:00+06:00`) })
    .where('post_id', '=', numbers[0] ?? 0)
    .execute();
  const { overview } = (await server.call({ url: '/api/admin/overview', token: staff })).json() as { overview: object };
  expect(overview).toMatchObject({ decided: 1, medianMinutes: 45 });
  await db.insertInto('closed_days').values({ day: before, name_bn: 'ছুটি', name_en: 'Holiday' }).execute();
  expect((await server.call({ url: '/api/admin/overview', token: staff })).json()).toMatchObject({ overview: { medianMinutes: 15 } });
  expect((await queue()).closedDays).toEqual([before]);
});

test('an empty queue has no oldest and no median', async () => {
  const empty = await testApp();
  const token = await empty.member('clerk', 'admin');
  expect((await empty.call({ url: '/api/admin/overview', token })).json()).toEqual({
    success: true,
    overview: { waiting: 0, reported: 0, reviews: 0, interests: 0, reports: 0, comments: 0, oldest: null, decided: 0, medianMinutes: null },
  });
  await empty.close();
});

test('the log narrows by who acted, newest first', async () => {
  await server.call({ method: 'PUT', url: `/api/admin/posts/${numbers[2]}/reject`, payload: { reason: 'photo' }, token: staff });
  const log = async (query: string) =>
    ((await server.call({ url: `/api/admin/audit?${query}`, token: staff })).json() as { items: { action: string; actor: { id: string } }[] }).items;
  const all = await log('');
  expect(all.map((entry) => entry.action)).toEqual(['post.reject', 'post.approve']);
  const id = all[0]?.actor.id ?? '';
  expect(await Promise.all([log(`actor=${id}`), log('actor=clerk@example.test'), log('actor=nobody')].map(async (one) => (await one).length))).toEqual([
    2, 2, 0,
  ]);
});

test('the log cannot be changed, not even in the database', async () => {
  await expect(server.database.db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
  await expect(server.database.db.updateTable('audit_log').set({ action: 'x' }).execute()).rejects.toThrow('append-only');
});
