import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Member, MemberHistory } from '#contracts/accounts/members.ts';
import { deadlocks } from '#server/platform/observability/counters.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { purgeLeft } from '#server/accounts/leaving.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let server: TestApp;
const staff = { support: '', admin: '' };
beforeAll(async () => {
  server = await testApp();
  staff.support = await server.member('helper', 'support');
  staff.admin = await server.member('chief', 'admin');
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, token = staff.support, payload?: object) =>
  server.call({ method, url, token, ...(payload ? { payload } : {}) });
const list = async (query: string): Promise<Member[]> => ((await call('GET', `/api/admin/users?${query}`)).json() as { items: Member[] }).items;
const idOf = async (name: string): Promise<string> => (await list(`q=${name}@example.test`))[0]?.id ?? '';
const read = async (id: string) => (await call('GET', `/api/admin/users/${id}`)).json() as { user: Member; history: MemberHistory };
const status = async (answer: ReturnType<typeof call>): Promise<[number, string | undefined]> => {
  const { statusCode, json } = await answer;
  return [statusCode, json<{ error?: string }>().error];
};
const rename = (name: string, other: string) => server.database.pool.query('update users set name = $2 where email = $1', [`${name}@example.test`, other]);

describe('the list', () => {
  test('is sorted and filtered by the server, page by page', async () => {
    for (const name of ['sorted-c', 'sorted-a', 'sorted-b']) {
      await server.member(name);
      await rename(name, `Sorted ${name.at(-1)}`);
    }
    const names = async (query: string) => (await list(`q=sorted-&${query}`)).map(({ name }) => name.at(-1)).join('');
    expect([await names('sort=name'), await names('sort=oldest'), await names(''), await names('sort=recent')]).toEqual(['abc', 'cab', 'bac', 'bac']);
    expect([await names('sort=name&limit=2'), await names('sort=name&limit=2&page=2')]).toEqual(['ab', 'c']);
    expect((await list('role=admin')).map(({ email }) => email)).toEqual(['chief@example.test']);
    expect((await call('GET', '/api/admin/users?sort=password')).statusCode).toBe(422);
    expect((await call('GET', '/api/admin/users?role=king')).statusCode).toBe(422);
  });
});

describe('a member', () => {
  test('comes with posts of any state, reports, numbers looked up and notes', async () => {
    const token = await server.member('storied');
    const [id, PostID] = [await idOf('storied'), await postCalls(server, staff.support).submit(token)];
    await call('POST', `/api/admin/users/${id}/notes`, staff.support, { text: 'Called, was polite.' });
    const { user, history } = await read(id);
    expect(user.email).toBe('storied@example.test');
    expect(history.posts).toMatchObject([{ PostID, type: 'sell', state: 'pending' }]);
    expect(history.counts).toEqual({ reportsMade: 0, reportsAgainst: 0, numbersLookedUp: 0, reviews: 0 });
    expect(history.notes).toMatchObject([{ text: 'Called, was polite.', by: 'Test Person' }]);
  });

  test('who is not there is not found, and is nothing for members', async () => {
    expect(await status(call('GET', `/api/admin/users/${crypto.randomUUID()}`))).toEqual([404, 'NOT_FOUND']);
    expect(await status(call('GET', `/api/admin/users/${crypto.randomUUID()}`, await server.member('curious')))).toEqual([403, 'FORBIDDEN']);
  });
});

describe('notes', () => {
  test('of one account at the same moment, each with a key, are all written without waiting in a circle', async () => {
    await server.member('busy');
    const id = await idOf('busy');
    const counted = async (): Promise<number> => (await deadlocks.get()).values[0]?.value ?? 0;
    const before = await counted();
    const write = (at: number) =>
      server.call({
        method: 'POST',
        url: `/api/admin/users/${id}/notes`,
        token: staff.support,
        payload: { text: `Note ${at}` },
        headers: { 'idempotency-key': `01900000-0000-7000-8000-${String(at).padStart(12, '0')}` },
      });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => write(at)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    expect(await counted()).toBe(before);
  });

  test('stay in their order, are logged, and the database lets nobody change them', async () => {
    await server.member('noted');
    const id = await idOf('noted');
    for (const text of ['First', 'Second']) expect((await call('POST', `/api/admin/users/${id}/notes`, staff.admin, { text })).statusCode).toBe(201);
    expect((await read(id)).history.notes.map(({ text }) => text)).toEqual(['Second', 'First']);
    const { rows } = await server.database.pool.query(
      `select audit_notes.after from audit_log join audit_notes on entry = id where action = 'user.note' and subject_id = $1 order by audit_log.at`,
      [id],
    );
    expect(rows).toEqual([{ after: { note: 'First' } }, { after: { note: 'Second' } }]);
    await expect(server.database.pool.query(`update member_notes set text = 'Other'`)).rejects.toThrow('never changed');
  });

  test('are refused where nothing is written, too much, or about oneself, other staff and nobody', async () => {
    await server.member('unnoted');
    const id = await idOf('unnoted');
    for (const payload of [{}, { text: ' ' }, { text: 'x'.repeat(10_000) }]) {
      expect((await call('POST', `/api/admin/users/${id}/notes`, staff.support, payload)).statusCode).toBe(422);
    }
    const about = async (name: string, by: string) => status(call('POST', `/api/admin/users/${await idOf(name)}/notes`, by, { text: 'x' }));
    expect(await about('helper', staff.support)).toEqual([403, 'FORBIDDEN']);
    expect(await about('chief', staff.support)).toEqual([403, 'FORBIDDEN']);
    expect(await status(call('POST', `/api/admin/users/${crypto.randomUUID()}/notes`, staff.support, { text: 'x' }))).toEqual([404, 'NOT_FOUND']);
  });

  test('go with the account', async () => {
    const token = await server.member('erased');
    const id = await idOf('erased');
    await call('POST', `/api/admin/users/${id}/notes`, staff.support, { text: 'Gone soon' });
    await server.call({ method: 'DELETE', url: '/api/profile', token, payload: { password: 'secret-of-tests' } });
    await server.database.pool.query(`update users set leaves_at = now() - interval '1 minute' where id = $1`, [id]);
    await purgeLeft(server.services, []);
    expect((await server.database.pool.query('select from member_notes where user_id = $1', [id])).rowCount).toBe(0);
  });
});

describe('signing somebody out everywhere', () => {
  test('ends every session at once and is logged with how many there were', async () => {
    const tokens = [await server.member('roaming'), await server.member('roaming')];
    const id = await idOf('roaming');
    expect((await call('DELETE', `/api/admin/users/${id}/sessions`)).statusCode).toBe(200);
    for (const token of tokens) expect((await call('GET', '/api/profile', token)).statusCode).toBe(401);
    const { rows } = await server.database.pool.query(`select before, after from audit_log where action = 'user.endSessions' and subject_id = $1`, [id]);
    expect(rows).toEqual([{ before: { sessions: 2 }, after: { sessions: 0 } }]);
  });

  test('is refused for oneself and, by support, for other staff', async () => {
    expect(await status(call('DELETE', `/api/admin/users/${await idOf('helper')}/sessions`))).toEqual([403, 'FORBIDDEN']);
    await server.member('colleague', 'support');
    expect(await status(call('DELETE', `/api/admin/users/${await idOf('colleague')}/sessions`))).toEqual([403, 'FORBIDDEN']);
    expect((await call('DELETE', `/api/admin/users/${await idOf('colleague')}/sessions`, staff.admin)).statusCode).toBe(200);
  });
});

describe('the file of members', () => {
  const file = (query: string, token = staff.admin) => call('GET', `/api/admin/users?format=csv&${query}`, token);

  test('and those of interests and of the log are for admins alone', async () => {
    for (const url of ['/api/admin/users', '/api/admin/interests', '/api/admin/audit'])
      for (const [token, expected] of [[staff.support, 403] as const, [staff.admin, 200] as const])
        expect((await call('GET', `${url}?format=csv`, token)).statusCode, url).toBe(expected);
  });

  test('has all that match, beyond any page, with formulas made harmless', async () => {
    await server.database.pool.query(
      `insert into users (id, email, name) select gen_random_uuid(), 'mass' || n || '@example.test', 'Mass' from generate_series(1, 1203) n`,
    );
    await server.database.pool.query(`update users set name = '=cmd|calc' where email = 'mass7@example.test'`);
    const answer = await file('q=mass');
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="members.csv"',
    ]);
    const rows = parse<Record<string, string>>(answer.body, { columns: true, bom: true });
    expect(rows).toHaveLength(1203);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1203);
    expect(rows.find(({ email }) => email === 'mass7@example.test')?.['name']).toBe("'=cmd|calc");
    expect(answer.body).not.toContain('argon2');
  });

  test('needs the password again after a while, is logged with its filters, and is nothing for members', async () => {
    expect((await file('role=admin')).statusCode).toBe(200);
    const { rows } = await server.database.pool.query(`select after from audit_log where action = 'user.export' order by at desc limit 1`);
    expect(rows).toEqual([{ after: { role: 'admin' } }]);
    await server.database.pool.query(`update sessions set proved_at = now() - interval '15 minutes'`);
    expect(await status(file(''))).toEqual([403, 'STEP_UP_REQUIRED']);
    expect(await status(file('', await server.member('nosy')))).toEqual([403, 'FORBIDDEN']);
  });
});
