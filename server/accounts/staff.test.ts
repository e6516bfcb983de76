import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Member } from '#contracts/accounts/members.ts';
import { mailServer, newestLetter, type MailServer } from '#server/testing/mail.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let mail: MailServer;
let server: TestApp;
const staff = { support: '', admin: '' };
beforeAll(async () => {
  mail = await mailServer();
  server = await testApp({ env: { SMTP_URL: mail.url } });
  staff.support = await server.member('helper', 'support');
  staff.admin = await server.member('chief', 'admin');
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

interface Failed {
  error: string;
  message: string;
  fields?: Record<string, string>;
}

const find = async (query: string, token = staff.support): Promise<Member[]> =>
  ((await server.call({ url: `/api/admin/users?${query}`, token })).json() as { items: Member[] }).items;
const idOf = async (name: string): Promise<string> => (await find(`q=${name}@example.test`))[0]?.id ?? '';
const put = (id: string, action: string, payload: object, token = staff.admin, lng?: 'bn' | 'en') =>
  server.call({ method: 'PUT', url: `/api/admin/users/${id}/${action}`, payload, token, ...(lng ? { lng } : {}) });
const refused = async (answer: ReturnType<typeof put>): Promise<[number, string, string]> => {
  const { statusCode, json } = await answer;
  const { error, message } = json<Failed>();
  return [statusCode, error, message];
};
const errorOf = async (token: string): Promise<string | undefined> =>
  ((await server.call({ url: '/api/profile/getSettings', token })).json() as { error?: string }).error;
const logOf = async (id: string) =>
  (
    (await server.call({ url: `/api/admin/audit?subject=${id}`, token: staff.support })).json() as {
      items: { action: string; before: unknown; after: unknown }[];
    }
  ).items;

describe('people', () => {
  test('are found by name, email, phone in either script, and id', async () => {
    await server.member('findable');
    await server.database.pool.query(`update users set name = 'শাহানা পারভীন', phone = '01711223344' where email = 'findable@example.test'`);
    const id = await idOf('findable');
    for (const q of ['পারভীন', 'FINDABLE@', 'findable@example.test', '01711223344', '+৮৮ ০১৭১১-২২৩৩৪৪', '1711223', id]) {
      expect(
        (await find(`q=${encodeURIComponent(q)}`)).map((one) => one.id),
        q,
      ).toEqual([id]);
    }
    for (const q of ['nobody-of-that-name', '%', '_', '\\']) expect(await find(`q=${encodeURIComponent(q)}`), q).toEqual([]);
  });

  test('come with what staff need and nothing that signs anybody in', async () => {
    const { token } = await seller('described');
    const answer = await server.call({ url: '/api/admin/users?q=described@example.test', token: staff.support });
    expect(answer.json()).toMatchObject({
      success: true,
      items: [
        {
          name: 'Test Person',
          email: 'described@example.test',
          phone: '01000000001',
          role: 'user',
          status: 'normal',
          suspendedUntil: null,
          suspendedAt: null,
          statusReason: null,
          lastSeenAt: expect.any(String),
          leavesAt: null,
          counts: { posts: 1, live: 1, upheldReports: 0 },
        },
      ],
      pagination: { page: 1, limit: 50, total: 1, totalPages: 1 },
    });
    expect(answer.body).not.toContain(token);
    expect(answer.body).not.toMatch(/hash|argon/);
  });

  test('are listed by how they stand now, the newest first', async () => {
    for (const name of ['listed-a', 'listed-b', 'listed-c']) await server.member(name);
    await put(await idOf('listed-a'), 'suspend', { reason: 'x' });
    await put(await idOf('listed-b'), 'disable', { reason: 'x' });
    await put(await idOf('listed-c'), 'suspend', { reason: 'x', until: new Date(Date.now() + 60_000).toISOString() });
    const emails = async (query: string) => (await find(`q=listed-&${query}`)).map(({ email }) => email.slice(0, 8));
    expect(await emails('status=suspended')).toEqual(['listed-c', 'listed-a']);
    await server.database.pool.query(`update users set suspended_until = now() - interval '1 second' where email = 'listed-c@example.test'`);
    expect(await emails('status=suspended')).toEqual(['listed-a']);
    expect(await emails('status=normal')).toEqual(['listed-c']);
    expect(await emails('status=disabled')).toEqual(['listed-b']);
    expect(await emails('status=')).toEqual(['listed-c', 'listed-b', 'listed-a']);
    expect((await server.call({ url: '/api/admin/users?status=odd', token: staff.support })).json()).toMatchObject({
      error: 'VALIDATION',
      fields: { status: expect.any(String) },
    });
  });
});

async function seller(name: string): Promise<{ token: string; id: string; PostID: number }> {
  const token = await server.member(name);
  const sent = await server.call({ method: 'POST', url: '/api/posts/sell', token, ...multipart(sellPost, [await photograph()]) });
  const { PostID } = sent.json() as { PostID: number };
  await server.call({ method: 'PUT', url: `/api/admin/posts/${PostID}/approve`, token: staff.support, payload: { revision: 1 } });
  return { token, PostID, id: await idOf(name) };
}

describe('suspending', () => {
  test('closes guarded pages at once, hides the posts, tells the person and is in the log', async () => {
    const { token, id, PostID } = await seller('stopped');
    const until = new Date(Date.now() + 86_400_000);
    const answer = await put(id, 'suspend', { until: until.toISOString(), reason: '  একই বাড়ির অনেক বিজ্ঞাপন ' }, staff.support, 'bn');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        success: true,
        message: 'অ্যাকাউন্টটি স্থগিত করা হয়েছে',
        user: { id, status: 'suspended', suspendedUntil: until.toISOString(), statusReason: 'একই বাড়ির অনেক বিজ্ঞাপন', counts: { posts: 1, live: 0 } },
      },
    ]);
    expect(await errorOf(token)).toBe('ACCOUNT_SUSPENDED');
    expect((await server.call({ url: '/api/profile', token })).json()).toMatchObject({
      userData: { status: 'suspended', suspendedUntil: until.toISOString() },
    });
    expect((await server.call({ url: `/api/posts/${PostID}` })).statusCode).toBe(404);
    expect((await newestLetter(server, mail, 'stopped@example.test')).text).toContain('একই বাড়ির অনেক বিজ্ঞাপন');
    expect(await logOf(id)).toMatchObject([
      {
        action: 'user.suspend',
        before: { status: 'normal', suspendedUntil: null, reason: null },
        after: { status: 'suspended', suspendedUntil: until.toISOString(), reason: 'একই বাড়ির অনেক বিজ্ঞাপন' },
      },
    ]);
    const restored = await put(id, 'restore', {});
    expect(restored.json()).toMatchObject({ message: 'The account is active again', user: { status: 'normal', statusReason: null, counts: { live: 1 } } });
    expect(await errorOf(token)).toBeUndefined();
  });

  test('without an end lasts until further notice, and its end can be moved', async () => {
    await server.member('open-ended');
    const id = await idOf('open-ended');
    for (const payload of [{ reason: 'One' }, { reason: 'Two', until: null }, { reason: 'Three', until: '' }]) {
      expect((await put(id, 'suspend', payload)).json()).toMatchObject({ user: { status: 'suspended', suspendedUntil: null, statusReason: payload.reason } });
    }
    const until = '2099-01-31T18:00:00+06:00';
    expect((await put(id, 'suspend', { reason: 'Four', until })).json()).toMatchObject({ user: { suspendedUntil: '2099-01-31T12:00:00.000Z' } });
  });

  test.each([
    [{}, { reason: 'Please fill in this field' }],
    [{ reason: '   ' }, { reason: 'Please fill in this field' }],
    [{ reason: 'x'.repeat(501) }, { reason: 'Please enter at most 500 characters' }],
    [{ reason: 'x', until: '2020-01-01T00:00:00Z' }, { until: 'Please choose a time in the future' }],
    [{ reason: 'x', until: 'tomorrow' }, { until: 'This is not valid. Please check it' }],
  ])('needs a reason and an end to come: %j', async (payload, fields) => {
    await server.member('unhurt');
    const answer = await put(await idOf('unhurt'), 'suspend', payload);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { error: 'VALIDATION', fields }]);
  });
});

describe('disabling', () => {
  test('signs out everywhere at once, closes every way back, and can be undone without the old tokens', async () => {
    const { token, id, PostID } = await seller('banned');
    expect((await put(id, 'disable', {})).json()).toMatchObject({ fields: { reason: 'Please fill in this field' } });
    expect((await put(id, 'disable', { reason: 'Fraud' })).json()).toMatchObject({
      message: 'The account is disabled',
      user: { status: 'Disabled', suspendedUntil: null, statusReason: 'Fraud', counts: { live: 0 } },
    });
    expect(await errorOf(token)).toBe('ACCOUNT_DISABLED');
    expect((await server.call({ url: `/api/posts/${PostID}` })).statusCode).toBe(404);
    const login = await server.call({ method: 'POST', url: '/api/login', payload: { email: 'banned@example.test', password: 'secret-of-tests' } });
    expect(login.json()).toMatchObject({ error: 'ACCOUNT_DISABLED', message: 'This email is disabled.' });
    expect(await refused(put(id, 'suspend', { reason: 'x' }))).toEqual([409, 'STATE_CONFLICT', 'This account is disabled. Restore it before you suspend it.']);
    expect((await put(id, 'restore', {})).json()).toMatchObject({ user: { status: 'normal', counts: { live: 1 } } });
    expect(await errorOf(token)).toBe('UNAUTHENTICATED');
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['user.restore', 'user.disable']);
  });
});

describe('restoring', () => {
  test('leaves an account that is open as it is, without a letter or a line in the log', async () => {
    await server.member('fine');
    const id = await idOf('fine');
    expect((await put(id, 'restore', {})).json()).toMatchObject({ success: true, user: { status: 'normal' } });
    expect(await logOf(id)).toEqual([]);
    await server.runJobs();
    expect(mail.received.some(({ to }) => to?.[0]?.address === 'fine@example.test')).toBe(false);
  });
});

describe('roles', () => {
  test('are given and taken by admins, and hold from the next call on', async () => {
    const token = await server.member('rising');
    const id = await idOf('rising');
    const queue = async () => (await server.call({ url: '/api/admin/posts', token })).statusCode;
    expect(await queue()).toBe(403);
    expect((await put(id, 'role', { role: 'support' }, staff.admin)).json()).toMatchObject({ message: 'The role was changed', user: { role: 'support' } });
    expect(await queue()).toBe(200);
    expect((await put(id, 'role', { role: 'user' }, staff.admin)).json()).toMatchObject({ user: { role: 'user' } });
    expect(await queue()).toBe(403);
    await put(id, 'role', { role: 'user' }, staff.admin);
    expect(await logOf(id)).toMatchObject([
      { action: 'user.role', before: { role: 'support' }, after: { role: 'user' } },
      { action: 'user.role', before: { role: 'user' }, after: { role: 'support' } },
    ]);
  });

  test('are not given by support, to oneself, to a closed account, or by another name', async () => {
    await server.member('constant');
    const id = await idOf('constant');
    expect((await put(id, 'role', { role: 'support' }, staff.support)).statusCode).toBe(403);
    expect(await refused(put(await idOf('chief'), 'role', { role: 'user' }, staff.admin))).toEqual([
      403,
      'FORBIDDEN',
      'You cannot do this to your own account.',
    ]);
    expect((await put(id, 'role', { role: 'king' }, staff.admin)).json()).toMatchObject({
      error: 'VALIDATION',
      fields: { role: 'Please choose one from the list' },
    });
    expect((await put(id, 'role', {}, staff.admin)).json()).toMatchObject({ fields: { role: 'Please fill in this field' } });
    await put(id, 'suspend', { reason: 'x' });
    expect((await refused(put(id, 'role', { role: 'admin' }, staff.admin)))[1]).toBe('STATE_CONFLICT');
  });

  test('leave an admin, whoever takes the role from whom at once, and whoever goes', async () => {
    const one = await server.member('king-one', 'admin');
    const two = await server.member('king-two', 'admin');
    const [ofOne, ofTwo] = [await idOf('king-one'), await idOf('king-two')];
    const answers = await Promise.all([put(ofTwo, 'role', { role: 'user' }, one), put(ofOne, 'role', { role: 'user' }, two)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
    await server.database.pool.query(`update users set role = 'user' where email like 'king-%'`);
    const leave = () => server.call({ method: 'DELETE', url: '/api/profile', token: staff.admin, payload: { password: 'secret-of-tests' } });
    const refusal = await leave();
    expect([refusal.statusCode, refusal.json()]).toMatchObject([
      409,
      { error: 'STATE_CONFLICT', message: 'You are the only admin. Make someone else an admin before you delete your account.' },
    ]);
    expect(await errorOf(staff.admin)).toBeUndefined();
  });
});

describe('staff', () => {
  test('act neither on themselves nor on admins, and support not on each other', async () => {
    const [helper, chief] = [await idOf('helper'), await idOf('chief')];
    const other = await server.member('other-helper', 'support');
    const until = new Date(Date.now() + 60_000).toISOString();
    for (const action of ['suspend', 'restore']) {
      expect(await refused(put(helper, action, { reason: 'x', until }, staff.support)), action).toEqual([
        403,
        'FORBIDDEN',
        'You cannot do this to your own account.',
      ]);
      expect((await refused(put(chief, action, { reason: 'x', until }, staff.support)))[2], action).toContain('An admin cannot be suspended');
      expect(await refused(put(helper, action, { reason: 'x', until }, other)), action).toMatchObject([
        403,
        'FORBIDDEN',
        expect.stringContaining('Only an admin'),
      ]);
    }
    expect((await put(helper, 'suspend', { reason: 'x' }, staff.admin)).statusCode).toBe(200);
    expect(await errorOf(staff.support)).toBe('ACCOUNT_SUSPENDED');
    expect((await put(helper, 'restore', {}, staff.admin)).statusCode).toBe(200);
  });

  test('of support suspend for thirty days at most, and neither disable nor restore who is disabled', async () => {
    const bySupport = (action: string, payload: object) => put(id, action, { reason: 'Spam', ...payload }, staff.support);
    const inDays = (days: number) => ({ until: new Date(Date.now() + days * 86_400_000).toISOString() });
    await server.member('held-briefly');
    const id = await idOf('held-briefly');
    const words = 'Support can suspend for 30 days at most. Please choose an earlier day, or ask an admin.';
    for (const payload of [{}, { until: '' }, inDays(31), { until: '2099-01-01T00:00:00Z' }])
      expect((await bySupport('suspend', payload)).json(), JSON.stringify(payload)).toMatchObject({ error: 'VALIDATION', fields: { until: words } });
    expect((await bySupport('suspend', inDays(30))).statusCode).toBe(200);
    expect((await bySupport('restore', {})).statusCode).toBe(200);
    expect(await refused(bySupport('disable', {}))).toMatchObject([403, 'FORBIDDEN', expect.any(String)]);
    expect((await put(id, 'disable', { reason: 'Fraud' })).statusCode).toBe(200);
    expect(await refused(bySupport('restore', {}))).toMatchObject([403, 'FORBIDDEN', expect.any(String)]);
    expect((await put(id, 'restore', {})).statusCode).toBe(200);
  });

  test('learn that there is nobody of that id', async () => {
    const nobody = '019aa000-0000-7000-8000-000000000000';
    for (const action of ['suspend', 'disable', 'restore']) expect((await put(nobody, action, { reason: 'x' })).statusCode, action).toBe(404);
    expect((await put(nobody, 'role', { role: 'support' }, staff.admin)).statusCode).toBe(404);
    expect((await put('me', 'restore', {})).statusCode).toBe(422);
  });
});
