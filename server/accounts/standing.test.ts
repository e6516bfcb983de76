import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { mailServer, newestLetter, type MailServer } from '#server/testing/mail.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { disableAccount, liftSuspensions, restoreAccount, suspendAccount } from './standing.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let mail: MailServer;
let server: TestApp;
let staff: string;
beforeAll(async () => {
  mail = await mailServer();
  server = await testApp({ env: { SMTP_URL: mail.url } });
  staff = await server.member('staff', 'support');
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

type Change<T> = (services: TestApp['services'], trx: Parameters<typeof suspendAccount>[1]) => Promise<T>;
const change = <T>(work: Change<T>): Promise<T> => server.database.db.transaction().execute((trx) => work(server.services, trx));
const profile = async (token: string) => (await server.call({ url: '/api/profile', token })).json() as { error?: string; userData?: Record<string, unknown> };
const guarded = async (token: string): Promise<unknown> => ((await server.call({ url: '/api/profile/getSettings', token })).json() as { error?: string }).error;
const listed = async (PostID: number): Promise<boolean> => {
  const { items } = (await server.call({ url: `/api/search?q=${PostID}` })).json() as { items: { PostID: number }[] };
  return items.some((item) => item.PostID === PostID);
};

async function seller(name: string): Promise<{ token: string; id: string; PostID: number }> {
  const token = await server.member(name);
  const { PostID } = (await server.call({ method: 'POST', url: '/api/posts/sell', token, ...multipart(sellPost, [await photograph()]) })).json() as {
    PostID: number;
  };
  await server.call({ method: 'PUT', url: `/api/admin/posts/${PostID}/approve`, token: staff, payload: { revision: 1 } });
  return { token, PostID, id: String((await profile(token)).userData?.['id']) };
}

describe('a suspended account', () => {
  test('may sign in and learn why and until when; everything else is closed, its posts are hidden', async () => {
    const { token, id, PostID } = await seller('suspended');
    const until = new Date(Date.now() + 86_400_000);
    const before = await change((services, trx) => suspendAccount(services, trx, id, { until, reason: 'Reported by many' }));
    expect(before).toEqual({ status: 'normal', suspendedUntil: null, reason: null });
    expect(await guarded(token)).toBe('ACCOUNT_SUSPENDED');
    expect((await profile(token)).userData).toMatchObject({ status: 'suspended', suspendedUntil: until.toISOString(), statusReason: 'Reported by many' });
    expect(await listed(PostID)).toBe(false);
    expect(
      (await server.call({ method: 'POST', url: '/api/login', payload: { email: 'suspended@example.test', password: 'secret-of-tests' } })).statusCode,
    ).toBe(200);
    const letter = await newestLetter(server, mail, 'suspended@example.test');
    expect(letter.text).toContain('Reported by many');
    await change((services, trx) => restoreAccount(services, trx, id));
    expect(await guarded(token)).toBeUndefined();
    expect(await listed(PostID)).toBe(true);
  });

  test('stays its owner’s: other devices, the password, the data and its end', async () => {
    const { token, id } = await seller('owning');
    const other = await server.member('owning');
    await change((services, trx) => suspendAccount(services, trx, id, { until: null, reason: 'Reported by many' }));
    const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      server.call({ method, url: `/api/profile${url}`, token, ...(payload ? { payload } : {}) });
    const { sessions } = (await call('GET', '/sessions')).json() as { sessions: { _id: string; current: boolean }[] };
    const there = sessions.find(({ current }) => !current)?._id;
    expect((await call('DELETE', `/sessions/${there}`)).statusCode).toBe(200);
    expect((await profile(other)).error).toBe('UNAUTHENTICATED');
    expect((await call('DELETE', '/sessions')).statusCode).toBe(200);
    expect((await call('GET', '/export')).json()).toMatchObject({ data: { account: { status_reason: 'Reported by many' } } });
    const [old, fresh] = ['secret-of-tests', 'another-secret'];
    expect((await call('PUT', '/changePassword', { currentPassword: old, password: fresh, confirmPassword: fresh })).statusCode).toBe(200);
    expect(await guarded(token)).toBe('ACCOUNT_SUSPENDED');
    expect((await call('PUT', '', { name: 'Somebody Else' })).statusCode).toBe(403);
    expect((await call('DELETE', '', { password: fresh, confirmation: 'DELETE' })).statusCode).toBe(200);
    const back = await server.call({ method: 'POST', url: '/api/login', payload: { email: 'owning@example.test', password: fresh } });
    expect(await guarded((back.json() as { userToken: string }).userToken)).toBe('ACCOUNT_SUSPENDED');
  });

  test('opens by itself when its time is over, and then its posts do', async () => {
    const { token, id, PostID } = await seller('lifted');
    await change((services, trx) => suspendAccount(services, trx, id, { until: new Date(Date.now() + 60_000), reason: 'A minute' }));
    await liftSuspensions(server.services);
    expect(await guarded(token)).toBe('ACCOUNT_SUSPENDED');
    await server.database.pool.query(`update users set suspended_until = now() - interval '1 second' where id = $1`, [id]);
    expect(await guarded(token)).toBeUndefined();
    expect((await profile(token)).userData).toMatchObject({ status: 'normal', suspendedUntil: null, statusReason: null });
    await liftSuspensions(server.services);
    expect(await listed(PostID)).toBe(true);
  });

  test('without an end stays suspended', async () => {
    const { token, id } = await seller('forever');
    await change((services, trx) => suspendAccount(services, trx, id, { until: null, reason: 'Until further notice' }));
    await liftSuspensions(server.services);
    expect((await profile(token)).userData).toMatchObject({ status: 'suspended', suspendedUntil: null });
  });
});

describe('a disabled account', () => {
  test('loses its tokens everywhere at once, and every way back', async () => {
    const { token, id, PostID } = await seller('disabled');
    const second = await server.member('disabled');
    await change((services, trx) => disableAccount(services, trx, id, { reason: 'Fraud' }));
    for (const one of [token, second]) {
      expect(await guarded(one)).toBe('ACCOUNT_DISABLED');
      expect((await profile(one)).error).toBe('ACCOUNT_DISABLED');
    }
    expect(await listed(PostID)).toBe(false);
    const login = await server.call({ method: 'POST', url: '/api/login', payload: { email: 'disabled@example.test', password: 'secret-of-tests' } });
    expect([login.statusCode, login.json()]).toMatchObject([401, { error: 'ACCOUNT_DISABLED', message: 'This email is disabled.' }]);
    const guess = await server.call({ method: 'POST', url: '/api/login', payload: { email: 'disabled@example.test', password: 'wrong' } });
    expect(guess.json()).toMatchObject({ error: 'INVALID_CREDENTIALS' });
    expect((await server.call({ method: 'POST', url: '/api/register/sendCode', payload: { email: 'disabled@example.test' } })).statusCode).toBe(403);
  });

  test('that is opened again has no token of before', async () => {
    const { token, id, PostID } = await seller('pardoned');
    await change((services, trx) => disableAccount(services, trx, id, { reason: 'Mistake' }));
    await change((services, trx) => restoreAccount(services, trx, id));
    expect(await guarded(token)).toBe('UNAUTHENTICATED');
    expect(await listed(PostID)).toBe(true);
    expect(await guarded(await server.member('pardoned'))).toBeUndefined();
  });

  test('cannot be suspended instead', async () => {
    const { id } = await seller('worse');
    await change((services, trx) => disableAccount(services, trx, id, { reason: 'Fraud' }));
    await expect(change((services, trx) => suspendAccount(services, trx, id, { until: null, reason: 'x' }))).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
  });
});
