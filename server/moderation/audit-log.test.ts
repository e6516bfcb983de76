import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '#contracts/staff/moderation.ts';
import type { Pagination } from '#contracts/values.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';

/** The file is read in batches of 500: forty of them. */
const many = 20_000;

let server: TestApp;
let staff: string;
let chief: string;
let clerkId: string;
beforeAll(async () => {
  server = await testApp();
  staff = await server.member('clerk', 'support');
  chief = await server.member('chief', 'admin');
  const { pool } = server.database;
  await pool.query(`update users set name = 'Nadia ' || initcap(split_part(email, '@', 1))`);
  clerkId = (await pool.query<{ id: string }>(`select id from users where email = 'clerk@example.test'`)).rows[0]?.id ?? '';
  // Either side of midnight in Dhaka, which is at 18:00 in UTC.
  await pool.query(
    `insert into audit_log (id, at, actor_id, action, subject_type, subject_id, before, after)
     select gen_random_uuid(), at::timestamptz, case when email is not null then (select id from users where users.email = entry.email) end, action, kind, subject, before::jsonb, after::jsonb
     from (values
       ('2026-03-01T17:59:59.999Z', 'clerk@example.test', 'post.approve', 'post', '48001', '{"state":"pending"}', '{"state":"approved"}'),
       ('2026-03-01T18:00:00Z', 'clerk@example.test', 'post.reject', 'post', '48002', '{}', '{"reason":"photo","note":"=1+1"}'),
       ('2026-03-02T17:59:59Z', 'chief@example.test', 'user.role', 'user', '=cmd|calc', '{"role":"user"}', '{"role":"support"}'),
       ('2026-03-02T18:00:00Z', null, 'user.create', 'user', 'somebody', '{}', '{}')
     ) as entry (at, email, action, kind, subject, before, after)`,
  );
});
afterAll(() => server.close());

const get = (query: string, token: string | undefined = staff) => server.call({ url: `/api/admin/audit?${query}`, ...(token ? { token } : {}) });
const log = async (query: string) => (await get(query)).json() as { items: AuditEntry[]; pagination: Pagination };
const actions = async (query: string): Promise<string[]> => (await log(query)).items.map(({ action }) => action);

describe('the log narrows', () => {
  test.each([
    ['a part of the actor’s name', 'actor=dia+cle', ['post.reject', 'post.approve']],
    ['the actor’s email', 'actor=Chief@example.test', ['user.role']],
    ['a name that nobody has', 'actor=100%25', []],
    ['an action', 'action=user.role', ['user.role']],
    ['an action that there is not', 'action=user.', []],
    ['a subject', 'subject=48002', ['post.reject']],
    ['a subject in Bengali digits', `subject=${encodeURIComponent('#৪৮০০১')}`, ['post.approve']],
    ['a day in Dhaka', 'from=2026-03-02&to=2026-03-02', ['user.role', 'post.reject']],
    ['everything since a day', 'from=2026-03-03&to=2026-03-31', ['user.create']],
    ['everything until a day, in Bengali digits', `to=${encodeURIComponent('২০২৬-০৩-০১')}`, ['post.approve']],
    ['all at once', 'actor=nadia&action=post.reject&subject=48002&from=2026-03-01&to=2026-03-02', ['post.reject']],
    ['the ends of the calendar', 'from=0001-01-01&to=9999-12-31&action=user.role', ['user.role']],
  ])('to %s', async (_what, query, expected) => {
    expect(await actions(query)).toEqual(expected);
  });

  test('to the actor’s id, a page at a time', async () => {
    const { items, pagination } = await log(`actor=${clerkId}&limit=1&page=2`);
    expect(items.map(({ action }) => action)).toEqual(['post.approve']);
    expect(pagination).toEqual({ page: 2, limit: 1, total: 2, totalPages: 2 });
  });

  test('and names the command line by nobody', async () => {
    expect((await log('action=user.create')).items).toMatchObject([{ actor: null, subjectId: 'somebody' }]);
  });

  test.each(['from=yesterday', 'to=2026-02-30', 'from=2026-03-02&to=2026-03-01', `actor=${'x'.repeat(61)}`, 'format=pdf'])('refusing %s', async (query) => {
    const answer = await get(query);
    expect([answer.statusCode, (answer.json() as { error: string }).error]).toEqual([422, 'VALIDATION']);
  });
});

describe('the file of the log', () => {
  test('has all that match, with formulas made harmless, and what changed', async () => {
    const answer = await get('format=csv&from=2026-03-01&to=2026-03-03', chief);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="log.csv"',
    ]);
    const rows = parse<Record<string, string>>(answer.body, { columns: true, bom: true });
    expect(rows.map(({ action }) => action)).toEqual(['user.create', 'user.role', 'post.reject', 'post.approve']);
    expect(rows[1]).toEqual({
      at: '2026-03-02T17:59:59.000Z',
      actor: 'Nadia Chief',
      role: 'admin',
      actorId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      action: 'user.role',
      subjectType: 'user',
      subjectId: "'=cmd|calc",
      before: '{"role":"user"}',
      after: '{"role":"support"}',
    });
    expect(rows[0]).toMatchObject({ actor: '', before: '', after: '' });
  });

  test('is logged with its filters, needs the password again after a while, and is nothing for members', async () => {
    expect((await get('format=csv&action=user.role', chief)).statusCode).toBe(200);
    expect((await log('action=log.export&limit=1')).items).toMatchObject([{ subjectType: 'log', after: { action: 'user.role' } }]);
    expect((await get('format=csv', await server.member('nosy'))).statusCode).toBe(403);
    expect((await server.call({ url: '/api/admin/audit?format=csv' })).statusCode).toBe(401);
    await server.database.pool.query(`update sessions set proved_at = now() - interval '16 minutes'`);
    expect((await get('format=csv', chief)).json()).toMatchObject({ error: 'STEP_UP_REQUIRED' });
    expect((await get('')).statusCode).toBe(200);
    await server.database.pool.query('update sessions set proved_at = now()');
  });
});

describe('of twenty thousand entries', () => {
  beforeAll(async () => {
    await server.database.pool.query(
      `insert into audit_log (id, at, actor_id, action, subject_type, subject_id, before, after)
       select gen_random_uuid(), timestamptz '2025-01-01' + n * interval '25 minutes', $1, case when n % 1000 = 0 then 'post.cancel' else 'post.plan' end, 'post', (50000 + n)::text, '{}', '{}'
       from generate_series(1, $2::int) n`,
      [clerkId, many],
    );
    await server.database.pool.query('analyze audit_log');
  });

  test('each filter is answered by an index', async () => {
    const plan = async (where: string): Promise<string> => {
      const { rows } = await server.database.pool.query<{ 'QUERY PLAN': string }>(
        `explain select * from audit_log where ${where} order by at desc, id desc limit 50`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const actor = `actor_id = '${clerkId}'`;
    for (const where of [actor, `action = 'post.cancel'`, `subject_id = '60000'`, `at >= '2025-06-01' and at < '2025-06-02'`]) {
      expect(await plan(where), where).not.toContain('Seq Scan');
    }
  });

  test('the file has each once, whole and in order', async () => {
    const rows = parse<Record<string, string>>((await get('format=csv&to=2026-02-28', chief)).body, { columns: true, bom: true });
    const inside = rows.filter(({ action }) => action !== 'log.export');
    expect(inside).toHaveLength((await log('to=2026-02-28&limit=1')).pagination.total);
    expect(new Set(inside.map(({ subjectId }) => subjectId)).size).toBe(inside.length);
    expect(inside.map(({ at }) => at)).toEqual(
      inside
        .map(({ at }) => at ?? '')
        .toSorted()
        .toReversed(),
    );
  }, 30_000);
});
