// The lists of the staff area stay fast with a hundred thousand rows each.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await testApp();
  token = await server.member('chief', 'admin');
  await server.database.pool.query(`insert into users (id, email, name, phone, role, created_at)
    select gen_random_uuid(), 'person' || n || '@example.test', 'Person ' || md5(n::text), '017' || lpad(n::text, 8, '0'),
      case when n % 5000 = 0 then 'firmOwner' else 'user' end, now() - make_interval(mins => n)
    from generate_series(1, 100000) n`);
  await server.database.pool.query(`insert into audit_log (id, at, actor_id, action, subject_type, subject_id, before, after)
    select gen_random_uuid(), now() - make_interval(mins => n), (select id from users where email = 'person' || (n % 20 + 1) || '@example.test'),
      'post.approve', 'post', (48000 + n)::text, '{}', '{}' from generate_series(1, 100000) n`);
  await server.database.pool.query(`insert into interests (id, kind, name, occupation, phone, target, at)
    select gen_random_uuid(), 'group', 'Person ' || n, 'Engineer', '017' || lpad(n::text, 8, '0'), 'dhaka', now() - make_interval(mins => n)
    from generate_series(1, 100000) n`);
  await server.database.pool.query(`insert into listings (number, kind, owner_id, title, state, changed_at)
    select 100000 + n, 'sell', (select id from users where email = 'person' || n || '@example.test'), 'Home ' || n, 'approved', now() from generate_series(1, 100000) n`);
  await server.database.pool.query(`insert into reports (id, listing, reporter_key, reason, at, decision, decided_at)
    select gen_random_uuid(), 100000 + n, decode(md5(n::text), 'hex'), 'fraud', now() - make_interval(mins => n), 'dismissed', now() from generate_series(1, 100000) n`);
  await server.database.pool.query('vacuum analyze');
});
afterAll(() => server.close());

const limitMs = 400;

test.each([
  ...['', '?page=400', '?sort=name', '?sort=oldest', '?role=firmOwner', '?status=suspended', '?q=person99999', '?q=01700054321', '?q=০০০৫৪৩', '?q=abcde'].map(
    (query) => `/api/admin/users${query}`,
  ),
  ...['', '?page=400', '?subject=48123', '?actor=person7@example.test'].map((query) => `/api/admin/audit${query}`),
  ...['', '?page=400', '?kind=group', '?state=new'].map((query) => `/api/admin/interests${query}`),
  '/api/admin/reports',
  '/api/admin/posts',
])('%s takes no longer than people notice', async (url) => {
  const times: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const began = performance.now();
    expect((await server.call({ url: encodeURI(url), token })).statusCode).toBe(200);
    times.push(performance.now() - began);
  }
  // The fastest of five: a busy machine makes any of them slow, and no machine makes a scan of everything fast.
  expect(Math.min(...times)).toBeLessThan(limitMs);
});

test('a part of a name, an email or a number is found by an index', async () => {
  const { rows } = await server.database.pool.query<{ 'QUERY PLAN': string }>(
    `explain select * from users where purged_at is null and (normalize(users.name, nfc) ilike '%abcde%' or email like '%abcde%' or phone like '%54321%')`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  for (const index of ['users_name_part', 'users_email_part', 'users_phone_part']) expect(plan).toContain(index);
});
