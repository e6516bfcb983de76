// The list of members stays fast: what the database does for it with a hundred thousand accounts.
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
  await server.database.pool.query('vacuum analyze users');
});
afterAll(() => server.close());

const limitMs = 400;

test.each([
  '',
  'page=400',
  'sort=name',
  'sort=oldest',
  'role=firmOwner',
  'status=suspended',
  'q=person99999',
  'q=01700054321',
  'q=%E0%A7%A6%E0%A7%A6%E0%A7%A6%E0%A7%AB%E0%A7%AA%E0%A7%A9',
  'q=abcde',
])('with 100,000 members, %j takes no longer than people notice', async (query) => {
  const times: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const began = performance.now();
    expect((await server.call({ url: `/api/admin/users?${query}`, token })).statusCode).toBe(200);
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
