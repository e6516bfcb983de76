import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '#contracts/staff/dashboard.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';

let server: TestApp;
let staff: string;
beforeAll(async () => {
  server = await testApp();
  staff = await server.member('clerk', 'support');
});
afterAll(() => server.close());

const read = async (): Promise<Dashboard> => ((await server.call({ url: '/api/admin/dashboard', token: staff })).json() as { dashboard: Dashboard }).dashboard;
const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const dayInDhaka = (ago: number): string => new Date(Date.now() + 6 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);
const queue = ({ queues }: Dashboard, wanted: string) => queues.find(({ kind }) => kind === wanted);

test('the figures are for staff', async () => {
  expect((await server.call({ url: '/api/admin/dashboard' })).statusCode).toBe(401);
  const member = await server.member('member');
  expect((await server.call({ url: '/api/admin/dashboard', token: member })).statusCode).toBe(403);
  await query(`update users set status = 'suspended' where email = 'member@example.test'`);
  expect((await server.call({ url: '/api/admin/dashboard', token: member })).json()).toMatchObject({ error: 'ACCOUNT_SUSPENDED' });
});

test('with nothing to count all of them are there, and nothing', async () => {
  const empty = await read();
  expect(empty.queues).toEqual(['posts', 'reviews', 'reports', 'interests', 'promotions'].map((kind) => ({ kind, waiting: 0, oldest: null })));
  expect(empty.pace).toEqual({ decided: 0, medianMinutes: null, p90Minutes: null, late: 0 });
  expect(empty.posts).toHaveLength(8);
  expect(empty.views).toEqual({ paid: { posts: 0, views: 0 }, free: { posts: 0, views: 0 } });
  expect([empty.newUsers.length, empty.reveals.length]).toEqual([30, 30]);
});

describe('with people, posts and decisions', () => {
  let before: Dashboard;
  let figures: Dashboard;
  const ids: number[] = [];
  const at = '2026-03-01T05:00:00.000Z';
  beforeAll(async () => {
    before = await read();
    const seller = await server.member('seller');
    const posts = postCalls(server, staff);
    for (const type of ['sell', 'sell', 'rent', 'sell', 'sell'] as const) ids.push(await posts.submit(seller, { type, fields: { plan: 'paid' } }));
    const [first = 0, second, third, waiting = 0, hidden] = ids;
    await query(`update posts set state = 'approved', listed = true, division = 'khulna', promotion = 'none' where post_id = any($1)`, [
      [first, second, third],
    ]);
    await query(`update posts set state = 'hidden', listed = false, decided_at = null where post_id = $1`, [hidden]);
    await query(`update posts set promoted_until = now() + interval '1 day', promotion = 'paid' where post_id = $1`, [first]);
    await query(`update posts set promoted_until = now() - interval '1 day' where post_id = $1`, [second]);
    await query('update posts set submitted_at = $2, promotion_requested_at = $2 where post_id = $1', [waiting, at]);
    await query(
      `insert into post_views (post, views) select id, case post_id when $1 then 40 else 3 end from posts where listed on conflict (post) do update set views = excluded.views`,
      [first],
    );
    await query(`insert into contact_reveals (listing, at) select $1, now() - n * interval '1 day' from generate_series(0, 40) n`, [first]);
    await query(`insert into contact_reveals (listing) values ($1)`, [first]);
    await query(
      `insert into users (id, email, name, created_at) select gen_random_uuid(), 'old' || n || '@example.test', 'Old', now() - interval '2 days' from generate_series(1, 4) n`,
    );
    await posts.report(undefined, first);
    await query('update reports set at = $1', [at]);
    figures = await read();
  });

  test('each queue has its length and its oldest', () => {
    expect(queue(figures, 'posts')).toEqual({ kind: 'posts', waiting: 1, oldest: at });
    expect(queue(figures, 'reports')).toEqual({ kind: 'reports', waiting: 1, oldest: at });
    expect(queue(figures, 'reviews')).toEqual({ kind: 'reviews', waiting: 0, oldest: null });
  });

  test('of a hidden post nobody has to call about a paid place', () => {
    expect(queue(figures, 'promotions')).toEqual({ kind: 'promotions', waiting: 1, oldest: at });
  });

  test('an interest waits until somebody has called', async () => {
    const payload = { name: 'Rahim Uddin', occupation: 'Engineer', phone: '01000000321', division: 'dhaka', location: 'Mirpur' };
    expect((await server.call({ method: 'POST', url: '/api/groups/interest', payload })).statusCode).toBe(201);
    expect(queue(await read(), 'interests')).toMatchObject({ waiting: 1, oldest: expect.any(String) });
    await query(`update interests set state = 'called'`);
    expect(queue(await read(), 'interests')).toMatchObject({ waiting: 0, oldest: null });
  });

  test('days are those of Dhaka, the oldest first, with those of nothing', () => {
    expect(figures.newUsers.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, n) => dayInDhaka(29 - n)));
    const on = (ago: number, { newUsers }: Dashboard) => newUsers.find(({ day }) => day === dayInDhaka(ago))?.count ?? 0;
    expect([on(2, figures) - on(2, before), on(0, figures) - on(0, before), on(5, figures)]).toEqual([4, 1, 0]);
    expect(figures.reveals.map(({ count }) => count)).toEqual([...Array.from({ length: 29 }, () => 1), 2]);
  });

  test('live posts are counted by division and purpose', () => {
    expect(figures.posts.find(({ division }) => division === 'khulna')).toEqual({ division: 'khulna', sell: 2, rent: 1 });
    expect(figures.posts.find(({ division }) => division === 'sylhet')).toEqual({ division: 'sylhet', sell: 0, rent: 0 });
  });

  test('a post is paid for as long as its place is', () => {
    expect(figures.views).toEqual({ paid: { posts: 1, views: 40 }, free: { posts: 2, views: 6 } });
  });

  test('what decisions took is counted in office hours against the promise', async () => {
    await query('delete from closed_days');
    // Yesterday at 05:00 UTC it is eleven in Dhaka, when the office is open.
    const morning = new Date(`${dayInDhaka(1)}T05:00:00Z`).getTime();
    for (const [index, minutes] of [30, 60, 90, 400].entries()) {
      await query('update posts set submitted_at = $2, decided_at = $3 where post_id = $1', [
        ids[index],
        new Date(morning),
        new Date(morning + minutes * 60_000),
      ]);
    }
    expect((await read()).pace).toEqual({ decided: 4, medianMinutes: 75, p90Minutes: 400, late: 1 });
  });
});

test('of a hundred thousand rows the newest are found by an index', async () => {
  await query(
    `insert into contact_reveals (listing, at) select post_id, now() - n * interval '30 minutes' from generate_series(1, 100000) n, (select post_id from posts limit 1) p`,
  );
  await query('analyze contact_reveals');
  const { rows } = await query(`explain select count(*) from contact_reveals where at >= now() - interval '30 days'`);
  expect(JSON.stringify(rows)).toContain('contact_reveals_at');
  expect((await read()).reveals.at(-2)?.count).toBeGreaterThanOrEqual(48);
});
