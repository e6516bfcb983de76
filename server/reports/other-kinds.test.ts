// Reports of offers, firms and reviews; those of posts: routes.test.ts.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReportedSubject } from '#contracts/staff/reports.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { sharedBuilding } from '#server/testing/content/shared-building.ts';
import { reportData } from './service.ts';

let server: TestApp;
let there: ReturnType<typeof sharedBuilding>;
let staff: string;
let writer: string;
let keeper: string;
let people: string[];
beforeAll(async () => {
  server = await testApp();
  [staff, writer, keeper] = await Promise.all([server.member('clerk', 'support'), server.member('writer'), server.member('keeper')]);
  people = await Promise.all(Array.from({ length: 3 }, (_, index) => server.member(`reporter-${index}`)));
  there = sharedBuilding(server, staff, await server.member('owner-giver', 'admin'));
});
afterAll(() => server.close());

const idOf = async (token: string): Promise<string> =>
  ((await server.call({ url: '/api/profile', token })).json() as { userData: { _id: string } }).userData._id;
const send = (path: string, token?: string, payload: object = { reason: 'untrue' }) =>
  server.call({ method: 'POST', url: `/api/${path}/report`, payload, ...(token ? { token } : {}) });
const list = async (query = ''): Promise<ReportedSubject[]> =>
  ((await server.call({ url: `/api/admin/reports?${query}`, token: staff })).json() as { items: ReportedSubject[] }).items;
const decide = (id: string | undefined, payload: object, token = staff) => server.call({ method: 'PUT', url: `/api/admin/reports/${id}`, payload, token });
const inbox = async (token: string) =>
  ((await server.call({ url: '/api/notifications/getUserNotifications', token })).json() as { data: { kind: string; message: string; link: string }[] }).data;

interface Thing {
  path: string;
  /** Its page or its list as everyone reads it. */
  isShown: () => Promise<boolean>;
  find: (query?: string) => Promise<ReportedSubject | undefined>;
  /** Which staff say so. */
  answer: object;
  said: string;
}

async function offer(): Promise<Thing> {
  const number = await there.offer();
  const path = `groups/${number}`;
  return {
    path,
    isShown: async () => (await server.call({ url: `/api/${path}` })).statusCode === 200,
    find: async (query = '') => (await list(`kind=group&${query}`)).find(({ PostID }) => PostID === number),
    answer: { decision: 'upheld' },
    said: 'Your report about “Swapnoneer 16 families” was correct',
  };
}

async function firm(): Promise<Thing> {
  const number = await there.firm({ owner: await idOf(keeper) });
  const path = `interiors/${number}`;
  return {
    path,
    isShown: async () => (await server.call({ url: `/api/${path}` })).statusCode === 200,
    find: async (query = '') => (await list(`kind=interior&${query}`)).find(({ PostID }) => PostID === number),
    answer: { decision: 'upheld' },
    said: 'Your report about “Nokshi Interior” was correct',
  };
}

async function review(): Promise<Thing & { id: string; firm: number }> {
  const number = await there.firm();
  const id = await there.review(number, writer);
  await there.approve(id);
  return {
    id,
    firm: number,
    path: `reviews/${id}`,
    isShown: async () => (await server.call({ url: `/api/interiors/${number}/reviews` })).body.includes(id),
    find: async (query = '') => (await list(`kind=review&${query}`)).find((found) => found.review?._id === id),
    answer: { decision: 'upheld', reason: 'offensive', note: 'Please leave out the names.' },
    said: 'Your report about a review of Nokshi Interior was correct',
  };
}

describe.each<[string, () => Promise<Thing>]>([
  ['an offer', offer],
  ['a firm', firm],
  ['a review', review],
])('%s', (_name, make) => {
  let thing: Thing;
  beforeEach(async () => {
    thing = await make();
  });

  test('is reported by everybody, signed in or not, is thanked for, and staff read reasons and notes', async () => {
    const answer = await server.call({
      method: 'POST',
      url: `/api/${thing.path}/report`,
      payload: { reason: 'private', note: ' নাম আর ঠিকানা লেখা ' },
      token: people[0] ?? '',
      lng: 'bn',
    });
    expect(answer.json()).toEqual({ success: true, message: 'ধন্যবাদ। আমাদের টিম বিষয়টি দেখবে।' });
    expect((await send(thing.path)).statusCode).toBe(200);
    expect(await thing.find()).toMatchObject({
      shown: true,
      post: null,
      independent: 1,
      urgent: false,
      history: [],
      reports: [
        { reason: 'untrue', note: null, reporter: null },
        { reason: 'private', note: 'নাম আর ঠিকানা লেখা', reporter: { name: 'Test Person' } },
      ],
    });
  });

  test('counts one open report a person, and a suspended one like a visitor', async () => {
    await Promise.all(Array.from({ length: 4 }, () => send(thing.path, people[0])));
    await send(thing.path, people[0], { reason: 'other', note: 'the last one' });
    const suspended = await server.member('suspended');
    await server.database.db.updateTable('users').set({ status: 'suspended' }).where('email', '=', 'suspended@example.test').execute();
    expect((await send(thing.path, suspended)).statusCode).toBe(200);
    const found = await thing.find();
    expect(found?.independent).toBe(1);
    expect(found?.reports.map(({ note, reporter }) => [note, reporter === null])).toEqual([
      [null, true],
      ['the last one', false],
    ]);
  });

  test.each([
    ['no reason', {}],
    ['a reason of posts only', { reason: 'gone' }],
    ['a note that is too long', { reason: 'untrue', note: 'a'.repeat(501) }],
  ])('is not reported with %s', async (_what, payload) => {
    expect((await send(thing.path, people[0], payload)).statusCode).toBe(422);
  });

  test('is taken down where the reports are right, and whoever sent them is told', async () => {
    await send(thing.path, people[1]);
    await send(thing.path);
    const { _id } = (await thing.find()) ?? {};
    expect((await decide(_id, thing.answer)).json()).toEqual({ success: true });
    expect(await thing.isShown()).toBe(false);
    expect(await thing.find()).toBeUndefined();
    expect(await thing.find('state=decided')).toMatchObject({ shown: false, reports: [{ decision: 'upheld' }, { decision: 'upheld' }] });
    const [told] = await inbox(people[1] ?? '');
    expect(told).toMatchObject({ kind: 'report_resolved', message: expect.stringContaining(thing.said) as string });
    expect((await decide(_id, thing.answer)).statusCode).toBe(409);
    expect([404, 410]).toContain((await send(thing.path, people[2])).statusCode);
  });

  test('stays where the reports are wrong, which the next report remembers', async () => {
    await send(thing.path, people[2]);
    expect((await decide((await thing.find())?._id, { decision: 'dismissed', note: 'All fine' })).statusCode).toBe(200);
    expect(await thing.isShown()).toBe(true);
    expect((await inbox(people[2] ?? ''))[0]).toMatchObject({ kind: 'report_resolved', message: expect.stringContaining('no violation') as string });
    await send(thing.path, people[2]);
    expect((await thing.find())?.history).toMatchObject([{ decision: 'dismissed', note: 'All fine', by: 'Test Person', reports: 1 }]);
  });

  test('is answered once by two at the same time', async () => {
    await send(thing.path, people[0]);
    const { _id } = (await thing.find()) ?? {};
    const colleague = await server.member('colleague', 'support');
    const answers = await Promise.all([decide(_id, thing.answer), decide(_id, { decision: 'dismissed' }, colleague)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('is not answered by whoever reported it', async () => {
    const colleague = await server.member('colleague', 'support');
    await send(thing.path, colleague);
    const { _id } = (await thing.find()) ?? {};
    expect((await decide(_id, { decision: 'dismissed' }, colleague)).statusCode).toBe(403);
    expect((await decide(_id, { decision: 'dismissed' })).statusCode).toBe(200);
  });
});

test('what does not exist, or only under another kind, is not found', async () => {
  const number = await there.firm();
  for (const path of ['groups/999999', 'interiors/999999', `groups/${number}`, 'reviews/0198c0de-0000-7000-8000-000000000000']) {
    expect((await send(path, people[0])).statusCode).toBe(404);
  }
  expect((await send('reviews/none', people[0])).statusCode).toBe(422);
});

test('staff see how many things of every kind wait for an answer, each once', async () => {
  const reported = async (): Promise<number> =>
    ((await server.call({ url: '/api/admin/overview', token: staff })).json() as { overview: { reports: number } }).overview.reports;
  const before = await reported();
  const [offer, number] = await Promise.all([there.offer(), there.firm()]);
  const id = await there.review(number, writer);
  await there.approve(id);
  for (const path of [`groups/${offer}`, `interiors/${number}`, `reviews/${id}`]) for (const person of [people[0], people[1]]) await send(path, person);
  expect(await reported()).toBe(before + 3);
  const { pagination } = (await server.call({ url: '/api/admin/reports', token: staff })).json() as { pagination: { total: number } };
  expect(pagination.total).toBe(before + 3);
  const ours = (await list('kind=interior')).find(({ PostID }) => PostID === number);
  await decide(ours?._id, { decision: 'dismissed' });
  expect(await reported()).toBe(before + 2);
});

test('nobody reports their own review or firm; the firm may report a review of it', async () => {
  const number = await there.firm({ owner: await idOf(keeper) });
  const id = await there.review(number, writer);
  await there.approve(id);
  expect((await send(`reviews/${id}`, writer)).statusCode).toBe(403);
  expect((await send(`interiors/${number}`, keeper)).statusCode).toBe(403);
  expect((await send(`reviews/${id}`, keeper, { reason: 'notCustomer' })).statusCode).toBe(200);
});

test('a review that waits cannot be reported, and one of a withdrawn firm is gone', async () => {
  const number = await there.firm();
  const id = await there.review(number, writer);
  expect((await send(`reviews/${id}`, people[0])).statusCode).toBe(404);
  await there.approve(id);
  await there.withdrawFirm(number);
  expect((await send(`reviews/${id}`, people[0])).statusCode).toBe(410);
  expect((await send(`interiors/${number}`, people[0])).statusCode).toBe(410);
});

test('a review is taken down for a reason that its writer reads, which is asked for', async () => {
  const { path, find, answer, id } = await review();
  await send(path, people[0]);
  const { _id } = (await find()) ?? {};
  const refused = await decide(_id, { decision: 'upheld' });
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { fields: { reason: expect.any(String) as string } }]);
  await decide(_id, answer);
  const { reviews } = (await server.call({ url: '/api/profile/getUserPostsReview', token: writer })).json() as { reviews: { _id: string }[] };
  expect(reviews.find((one) => one._id === id)).toMatchObject({ status: 'rejected', reason: 'offensive', reasonNote: 'Please leave out the names.' });
  const log = (await server.call({ url: `/api/admin/audit?subject=${id}`, token: staff })).json() as { items: { action: string }[] };
  expect(log.items.map(({ action }) => action)).toEqual(expect.arrayContaining(['report.decide', 'review.reject']));
});

test('staff do not answer reports of their own review or of their own firm', async () => {
  const reviewer = await server.member('reviewer', 'support');
  const number = await there.firm({ owner: await idOf(reviewer) });
  await send(`interiors/${number}`, people[0]);
  const id = await there.review(await there.firm(), reviewer);
  await there.approve(id);
  await send(`reviews/${id}`, people[0]);
  const found = [...(await list('kind=review')), ...(await list('kind=interior'))].filter(({ review: of, PostID }) => of?._id === id || PostID === number);
  expect(found).toHaveLength(2);
  for (const { _id } of found) expect((await decide(_id, { decision: 'dismissed' }, reviewer)).statusCode).toBe(403);
});

describe('reports are right', () => {
  test('where the firm is withdrawn in its own list', async () => {
    const { path, find } = await firm();
    await send(path, people[0]);
    await server.call({ method: 'DELETE', url: `/api/admin/${path}`, token: staff });
    expect(await find()).toBeUndefined();
    expect((await find('status=decided'))?.reports).toMatchObject([{ decision: 'upheld' }]);
  });

  test('where the review is taken down in its own list', async () => {
    const { path, find, id } = await review();
    await send(path, people[0]);
    await server.call({ method: 'PUT', url: `/api/admin/reviews/${id}/reject`, payload: { reason: 'untrue' }, token: staff });
    expect((await find('status=decided'))?.reports).toMatchObject([{ decision: 'upheld' }]);
  });
});

test('the list is cut by kind; posts have their card, and urgent ones come first', async () => {
  const postId = await postCalls(server, staff).live(writer);
  await send(`posts/${postId}`, people[0], { reason: 'fraud' });
  const urgent = await review();
  for (const person of people) await send(urgent.path, person);
  const [first] = await list();
  expect([first?.review?._id, first?.urgent]).toEqual([urgent.id, true]);
  const posts = await list('kind=post');
  expect(posts).toMatchObject([{ kind: 'post', PostID: postId, post: { PostID: postId }, review: null }]);
  expect(new Set((await list('kind=review')).map(({ kind }) => kind))).toEqual(new Set(['review']));
  expect((await server.call({ url: '/api/admin/reports?kind=article', token: staff })).statusCode).toBe(422);
});

test('all kinds share the ten reports a day of one person', async () => {
  const strict = await testApp({ rateLimits: true });
  const clerk = await strict.member('clerk', 'support');
  const building = sharedBuilding(strict, clerk);
  const [number, group] = [await building.firm(), await building.offer()];
  const token = await strict.member('busy');
  const report = (path: string) => strict.call({ method: 'POST', url: `/api/${path}/report`, payload: { reason: 'untrue' }, token });
  const statuses: number[] = [];
  for (let at = 0; at < 11; at++) statuses.push((await report(at % 2 === 0 ? `interiors/${number}` : `groups/${group}`)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  await strict.close();
}, 30_000);

test('with the account of a writer go the words about their review, not the report', async () => {
  const { path, find } = await review();
  await send(path, people[0], { reason: 'untrue', note: 'I know them' });
  await reportData.erase(server.database.db, await idOf(writer));
  expect((await find())?.reports).toMatchObject([{ reason: 'untrue', note: null }]);
  expect(await reportData.collect(server.database.db, await idOf(people[0] ?? ''))).toEqual(
    expect.arrayContaining([expect.objectContaining({ review: expect.any(String) as string })]),
  );
});
