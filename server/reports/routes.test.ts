import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReportedSubject } from '#contracts/staff/reports.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { deviceCookie } from '#server/testing/devices.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { reportData } from './service.ts';

let server: TestApp;
let posts: PostCalls;
let owner: string;
let staff: string;
let people: string[];
beforeAll(async () => {
  server = await testApp();
  [owner, staff] = await Promise.all([server.member('owner'), server.member('clerk', 'support')]);
  people = await Promise.all(Array.from({ length: 12 }, (_, index) => server.member(`reporter-${index}`)));
  posts = postCalls(server, staff);
  // New accounts hide nothing.
  await server.database.pool.query("update users set created_at = now() - interval '8 days'");
});
afterAll(() => server.close());

const list = async (query = ''): Promise<ReportedSubject[]> =>
  ((await server.call({ url: `/api/admin/reports?${query}`, token: staff })).json() as { items: ReportedSubject[] }).items;
const about = async (postId: number, query = ''): Promise<ReportedSubject | undefined> => (await list(query)).find(({ PostID }) => PostID === postId);
const decide = (id: string | undefined, payload: object, token: string = staff) =>
  server.call({ method: 'PUT', url: `/api/admin/reports/${id}`, payload, token });

describe('reporting', () => {
  test('is for everybody, is thanked for, and reaches staff with its reason', async () => {
    const postId = await posts.live(owner);
    const answer = await server.call({
      method: 'POST',
      url: `/api/posts/${postId}/report`,
      payload: { reason: 'fraud', note: ' আগাম টাকা চেয়েছে ' },
      token: people[0] ?? '',
      lng: 'bn',
    });
    expect(answer.json()).toEqual({ success: true, message: 'ধন্যবাদ। আমাদের টিম বিষয়টি দেখবে।' });
    expect((await posts.report(undefined, postId, 'photo')).statusCode).toBe(200);
    expect(await about(postId)).toMatchObject({
      owner: { name: 'Test Person' },
      independent: 1,
      urgent: false,
      reports: [
        { reason: 'photo', note: null, reporter: null },
        { reason: 'fraud', note: 'আগাম টাকা চেয়েছে', reporter: { name: 'Test Person' } },
      ],
    });
    expect((await posts.staffPost(postId)).openReports).toBe(1);
  });

  test('again by the same person replaces the first report', async () => {
    const postId = await posts.live(owner);
    await Promise.all(Array.from({ length: 5 }, () => posts.report(people[0], postId, 'fraud')));
    await posts.report(people[0], postId, 'gone');
    expect((await about(postId))?.reports.map(({ reason }) => reason)).toEqual(['gone']);
  });

  test.each<[string, () => Promise<[string | undefined, number, string?]>, number]>([
    ["one's own post", async () => [owner, await posts.live(owner)], 403],
    ['a post that waits', async () => [people[0], await posts.submit(owner)], 404],
    ['a number that nobody has', async () => [people[0], 999_999], 404],
    ['without a reason', async () => [people[0], await posts.live(owner), ''], 422],
    ['for a reason that does not exist', async () => [people[0], await posts.live(owner), 'dislike'], 422],
  ])('%s is refused', async (_name, what, status) => {
    const [token, postId, reason] = await what();
    expect((await posts.report(token, postId, reason)).statusCode).toBe(status);
  });

  test('a suspended member is no better than a visitor and no worse', async () => {
    const postId = await posts.live(owner);
    const token = await server.member('suspended');
    await server.database.db.updateTable('users').set({ status: 'suspended' }).where('email', '=', 'suspended@example.test').execute();
    expect((await posts.report(token, postId)).statusCode).toBe(200);
    expect((await about(postId))?.independent).toBe(0);
  });

  test('is limited to ten a day a person', async () => {
    const strict = await testApp({ rateLimits: true });
    const token = await strict.member('busy');
    const seller = await strict.member('seller');
    const there = postCalls(strict, await strict.member('clerk', 'support'));
    const postId = await there.live(seller);
    const statuses = [];
    for (let count = 0; count < 11; count++) statuses.push((await there.report(token, postId)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await strict.close();
  }, 30_000);
});

describe('many reports', () => {
  test('of three people make a post urgent, and it comes first; visitors do not count', async () => {
    const [calm, urgent] = [await posts.live(owner), await posts.live(owner)];
    await posts.report(people[0], calm);
    for (const agent of ['a', 'b', 'c', 'd']) await posts.report(undefined, calm, 'fraud', { 'user-agent': agent });
    for (const person of people.slice(0, 3)) await posts.report(person, urgent);
    const [first] = await list();
    expect([first?.PostID, first?.urgent, first?.independent]).toEqual([urgent, true, 3]);
    expect(await about(calm)).toMatchObject({ urgent: false, independent: 1 });
  });

  test('of ten people take a post off the lists until staff have looked; approved again it stays', async () => {
    const postId = await posts.live(owner);
    for (const person of people.slice(0, 9)) await posts.report(person, postId);
    expect(await posts.isPublic(postId)).toBe(true);
    await posts.report(people[9], postId);
    expect(await posts.isPublic(postId)).toBe(false);
    expect(await posts.own(owner, postId)).toMatchObject({ state: 'pending', updateCount: 0, editInReview: true });
    expect(await posts.staffPost(postId)).toMatchObject({ wasLive: true, openReports: 10 });
    await posts.decide(postId, 'approve');
    for (const person of people.slice(0, 11)) await posts.report(person, postId);
    expect(await posts.isPublic(postId)).toBe(true);
  });

  test('of ten people at once take it off once', async () => {
    const postId = await posts.live(owner);
    await Promise.all(people.map((person) => posts.report(person, postId)));
    expect(await posts.row(postId)).toMatchObject({ state: 'pending', listed: false });
  });
});

describe('one person with many accounts', () => {
  const accounts = (name: string, host = 'example.test') =>
    Promise.all(Array.from({ length: 10 }, (_, index) => server.member(name.replace('#', String(index)), 'user', host)));
  const aged = () => server.database.pool.query("update users set created_at = now() - interval '8 days'");

  test('of one mailbox, by tags, is one reporter', async () => {
    const postId = await posts.live(owner);
    const rivals = await accounts('rival+#');
    await aged();
    for (const token of rivals) expect((await posts.report(token, postId)).statusCode).toBe(200);
    expect(await about(postId)).toMatchObject({ independent: 1, urgent: false, reports: { length: 10 } });
    expect(await posts.isPublic(postId)).toBe(true);
    expect((await posts.staffPost(postId)).openReports).toBe(1);
  });

  test('of one mailbox, by the dots that Gmail ignores, is one reporter', async () => {
    const postId = await posts.live(owner);
    const rivals = await Promise.all(['ri.val', 'r.ival', 'riv.al', 'rival+x'].map((name) => server.member(name, 'user', 'gmail.com')));
    await aged();
    for (const token of rivals) await posts.report(token, postId);
    expect((await about(postId))?.independent).toBe(1);
  });

  test('on one device is one reporter', async () => {
    const postId = await posts.live(owner);
    const rivals = await accounts('phone#');
    await aged();
    const cookie = await deviceCookie(server);
    for (const token of rivals) await posts.report(token, postId, 'fraud', { cookie });
    expect(await about(postId)).toMatchObject({ independent: 1, urgent: false });
    expect(await posts.isPublic(postId)).toBe(true);
  });

  test('who made them this week makes a post urgent and hides nothing, and does not hide it with others later', async () => {
    const postId = await posts.live(owner);
    const fresh = await accounts('fresh#');
    for (const token of [...fresh, ...people.slice(0, 9)]) await posts.report(token, postId);
    expect(await about(postId)).toMatchObject({ independent: 19, urgent: true });
    expect(await posts.isPublic(postId)).toBe(true);
    await posts.report(people[9], postId);
    expect(await posts.isPublic(postId)).toBe(false);
  });
});

describe('the staff’s answer', () => {
  test('closes all open reports about the post at once, and is in the log', async () => {
    const postId = await posts.live(owner);
    for (const person of people.slice(0, 3)) await posts.report(person, postId);
    const { reports } = (await about(postId)) ?? {};
    expect((await decide(reports?.[1]?._id, { decision: 'upheld', note: 'সত্য' })).json()).toEqual({ success: true });
    expect(await about(postId)).toBeUndefined();
    expect((await about(postId, 'status=decided'))?.reports).toMatchObject(Array.from({ length: 3 }, () => ({ decision: 'upheld', decisionNote: 'সত্য' })));
    const log = (await server.call({ url: `/api/admin/audit?subject=${postId}`, token: staff })).json();
    expect(log).toMatchObject({ items: [{ action: 'report.decide', before: { openReports: 3 }, after: { decision: 'upheld' } }, { action: 'post.approve' }] });
    const opened = (await server.call({ url: `/api/admin/posts/${postId}`, token: staff })).json();
    expect(opened).toMatchObject({ ownerHistory: { posts: { approved: expect.any(Number) }, upheldReports: 3 } });
    expect((await posts.report(people[0], postId)).statusCode).toBe(200);
    expect((await about(postId))?.independent).toBe(1);
  });

  test('of two at once one counts, and the other hears that it is done', async () => {
    const postId = await posts.live(owner);
    await posts.report(people[0], postId);
    await posts.report(people[1], postId);
    const { reports } = (await about(postId)) ?? {};
    const answers = await Promise.all(['upheld', 'dismissed'].map((decision, index) => decide(reports?.[index]?._id, { decision })));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
  });

  test.each([
    ['GET', '/api/admin/reports'],
    ['PUT', '/api/admin/reports/0198c0de-0000-7000-8000-000000000000'],
  ] as const)('%s %s is for staff', async (method, url) => {
    expect((await server.call({ method, url })).statusCode).toBe(401);
    expect((await server.call({ method, url, token: owner })).statusCode).toBe(403);
  });

  test('is refused for an unknown report, a strange decision, and posts of one’s own', async () => {
    const own = await posts.submit(staff);
    const colleague = await server.member('colleague', 'support');
    await posts.decide(own, 'approve', undefined, colleague);
    await posts.report(people[0], own);
    const { _id } = (await about(own)) ?? {};
    expect((await decide(_id, { decision: 'dismissed' })).statusCode).toBe(403);
    expect((await decide(_id, { decision: 'maybe' })).statusCode).toBe(422);
    expect((await decide('0198c0de-0000-7000-8000-000000000000', { decision: 'upheld' })).statusCode).toBe(404);
    expect((await decide(_id, { decision: 'dismissed' }, colleague)).statusCode).toBe(200);
  });
});

describe('the review queue', () => {
  interface Queue {
    items: { PostID: number }[];
    pagination: { total: number };
  }
  const reported = async (): Promise<Queue> => (await server.call({ url: '/api/admin/posts?status=reported&limit=৫০', token: staff })).json() as Queue;
  const numbers = async (): Promise<number[]> => (await reported()).items.map(({ PostID }) => PostID);
  const open = async (postId: number) =>
    ((await server.call({ url: `/api/admin/posts/${postId}`, token: staff })).json() as { reports: ReportedSubject['reports'] }).reports;

  test('has a list of what was reported, in any state and by anybody, with reason and note on the post', async () => {
    const [calm, urgent, byVisitor] = [await posts.live(owner), await posts.live(owner), await posts.live(owner)];
    await posts.report(people[0], calm, 'price');
    await server.call({ method: 'POST', url: `/api/posts/${calm}/report`, payload: { reason: 'fraud', note: 'আগাম টাকা চেয়েছে' }, token: people[1] ?? '' });
    await posts.report(undefined, byVisitor, 'photo');
    for (const person of people.slice(0, 3)) await posts.report(person, urgent, 'fraud');
    const found = await numbers();
    expect(found).toEqual(expect.arrayContaining([calm, urgent, byVisitor]));
    expect(found.indexOf(urgent)).toBeLessThan(found.indexOf(calm));
    expect(found.indexOf(calm)).toBeLessThan(found.indexOf(byVisitor));
    const { overview } = (await server.call({ url: '/api/admin/overview', token: staff })).json() as { overview: { reported: number } };
    expect(overview.reported).toBe((await reported()).pagination.total);
    expect(await open(calm)).toMatchObject([{ reason: 'fraud', note: 'আগাম টাকা চেয়েছে', reporter: { name: 'Test Person' } }]);
    const [{ _id }] = (await open(byVisitor)) as [ReportedSubject['reports'][number]];
    await decide(_id, { decision: 'dismissed' });
    expect(await numbers()).not.toContain(byVisitor);
    expect(await open(byVisitor)).toEqual([]);
  });

  test('taking a post down answers its reports: they were right, and whoever sent them is told', async () => {
    const postId = await posts.live(owner);
    await posts.report(people[4], postId, 'fraud');
    await posts.decide(postId, 'cancel', { reason: 'prohibited' });
    expect(await open(postId)).toEqual([]);
    expect((await about(postId, 'status=decided'))?.reports).toMatchObject([{ decision: 'upheld' }]);
    const inbox = (await server.call({ url: '/api/notifications/getUserNotifications', token: people[4] ?? '' })).json() as { data: { kind: string }[] };
    expect(inbox.data[0]?.kind).toBe('report_resolved');
    const log = (await server.call({ url: `/api/admin/audit?subject=${postId}`, token: staff })).json();
    expect(log).toMatchObject({ items: [{ action: 'post.cancel', after: { reportsUpheld: 1 } }, { action: 'post.approve' }] });
  });
});

test('what I reported is in my own copy; with the account goes whose it was, not the report', async () => {
  const token = await server.member('leaver');
  const postId = await posts.live(owner);
  await posts.report(token, postId, 'untrue');
  const { data } = (await server.call({ url: '/api/profile/export', token })).json() as { data: { reports: object[] } };
  expect(data.reports).toMatchObject([{ post_id: postId, reason: 'untrue' }]);
  const { db } = server.database;
  const { id } = await db.selectFrom('users').select('id').where('email', '=', 'leaver@example.test').executeTakeFirstOrThrow();
  await reportData.erase(db, id);
  expect((await about(postId))?.reports).toMatchObject([{ reason: 'untrue', reporter: null }]);
});
