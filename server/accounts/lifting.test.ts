// Who may lift or change a suspension: support those that it may make, admins all.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';

let server: TestApp;
let staff: { admin: string; support: string };
beforeAll(async () => {
  server = await testApp();
  staff = { admin: await server.member('boss', 'admin'), support: await server.member('helper', 'support') };
});
afterAll(() => server.close());

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

async function memberId(name: string): Promise<string> {
  const token = await server.member(name);
  return ((await server.call({ url: '/api/profile', token })).json() as { userData: { id: string } }).userData.id;
}

const act = (id: string, action: 'suspend' | 'restore', token: string, payload: object = {}) =>
  server.call({ method: 'PUT', url: `/api/admin/users/${id}/${action}`, token, payload: { reason: 'Spam', ...payload } });

/** Has so many days of a suspension pass. */
const age = (id: string, days: number) =>
  server.database.pool.query(
    'update users set suspended_at = suspended_at - make_interval(days => $2), suspended_until = suspended_until - make_interval(days => $2) where id = $1',
    [id, days],
  );

const refusal = { error: 'FORBIDDEN', message: 'An admin decided this. Only an admin can change it.' };

test.each([
  ['without end', {}, 0],
  ['for two months', { until: inDays(60) }, 0],
  ['for two months, of which a few days are left', { until: inDays(60) }, 57],
])('a suspension by an admin %s is neither lifted nor shortened by support', async (name, payload, passed) => {
  const id = await memberId(`held${name.replaceAll(/\W/g, '')}`);
  expect((await act(id, 'suspend', staff.admin, payload)).statusCode).toBe(200);
  await age(id, passed);
  for (const answer of [await act(id, 'restore', staff.support), await act(id, 'suspend', staff.support, { until: inDays(1) })]) {
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject(refusal);
  }
  expect((await act(id, 'restore', staff.admin)).json()).toMatchObject({ user: { status: 'normal', suspendedAt: null } });
});

test('a suspension of at most a month is lifted by support, whoever made it', async () => {
  for (const by of [staff.admin, staff.support]) {
    const id = await memberId(`brief${by === staff.admin ? 'one' : 'two'}`);
    expect((await act(id, 'suspend', by, { until: inDays(30) })).json()).toMatchObject({ user: { suspendedAt: expect.any(String) } });
    expect((await act(id, 'restore', staff.support)).json()).toMatchObject({ user: { status: 'normal' } });
  }
});

test('a long suspension that is over hinders nobody', async () => {
  const id = await memberId('served');
  await act(id, 'suspend', staff.admin, { until: inDays(60) });
  await age(id, 61);
  expect((await act(id, 'suspend', staff.support, { until: inDays(2) })).statusCode).toBe(200);
});
