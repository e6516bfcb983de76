import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import { postData } from '#server/posts/account-service.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { mailServer, newestLetter, type MailServer } from '#server/testing/mail.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { purgeLeft } from './leaving.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const password = 'secret-of-tests';
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

const login = (name: string) => server.call({ method: 'POST', url: '/api/login', payload: { email: `${name}@example.test`, password } });
const leave = (token: string, payload: object = { password, confirmation: 'DELETE' }) => server.call({ method: 'DELETE', url: '/api/profile', token, payload });
const idOf = async (token: string): Promise<string> => ((await server.call({ url: '/api/profile', token })).json() as { userData: { id: string } }).userData.id;
const found = async (PostID: number): Promise<boolean> => {
  const { items } = (await server.call({ url: `/api/search?q=${PostID}` })).json() as { items: { PostID: number }[] };
  return items.some((item) => item.PostID === PostID);
};
const daysLater = (days: number) => server.database.pool.query('update users set leaves_at = leaves_at - make_interval(days => $1)', [days]);

/** The hourly purge with what every noun keeps. */
async function purgeByJob(): Promise<void> {
  const purge = server.app.jobHandlers.find(({ kind }) => kind.name === 'accounts.purge');
  await purge?.run({}, { id: 'now', attempt: 1, signal: new AbortController().signal });
}

async function seller(name: string): Promise<{ token: string; id: string; PostID: number }> {
  const token = await server.member(name);
  const { PostID } = (await server.call({ method: 'POST', url: '/api/posts/sell', token, ...multipart(sellPost, [await photograph()]) })).json() as {
    PostID: number;
  };
  await server.call({ method: 'PUT', url: `/api/admin/posts/${PostID}/approve`, token: staff, payload: { revision: 1 } });
  return { token, PostID, id: await idOf(token) };
}

describe('deleting one’s account', () => {
  test('signs out everywhere and hides the person and the posts at once', async () => {
    const { token, id, PostID } = await seller('leaver');
    expect(await found(PostID)).toBe(true);
    const answer = await leave(token);
    expect(answer.statusCode).toBe(200);
    const { purgedAt, message } = answer.json() as { purgedAt: string; message: string };
    expect(Math.round((new Date(purgedAt).getTime() - Date.now()) / 86_400_000)).toBe(30);
    expect(message).toContain('sign in before');
    expect((await server.call({ url: '/api/profile', token })).statusCode).toBe(401);
    expect((await server.call({ url: `/api/users/${id}` })).statusCode).toBe(404);
    expect(await found(PostID)).toBe(false);
    expect((await server.call({ url: `/api/posts/${PostID}` })).statusCode).not.toBe(200);
    expect((await newestLetter(server, mail, 'leaver@example.test')).text).toContain('sign in before then');
    expect((await server.call({ method: 'POST', url: '/api/register/sendCode', payload: { email: 'leaver@example.test' } })).statusCode).toBe(409);
  });

  test('is undone by signing in, with everything as it was', async () => {
    const { token, id, PostID } = await seller('returner');
    await leave(token);
    await daysLater(29);
    await server.runJobs();
    const back = (await login('returner')).json() as { userToken: string };
    expect(back).toMatchObject({ returned: true });
    expect((await login('returner')).json()).not.toHaveProperty('returned');
    expect(await idOf(back.userToken)).toBe(id);
    expect(await found(PostID)).toBe(true);
    expect((await server.call({ url: `/api/users/${id}` })).statusCode).toBe(200);
    expect((await newestLetter(server, mail, 'returner@example.test')).subject).toContain('Your Uthan account is back');
    await daysLater(400);
    await purgeLeft(server.services, []);
    expect(await idOf(back.userToken)).toBe(id);
  });

  test('is not undone by a wrong password', async () => {
    const token = await server.member('firm');
    await leave(token);
    await server.call({ method: 'POST', url: '/api/login', payload: { email: 'firm@example.test', password: 'wrong' } });
    const { rows } = await server.database.pool.query(`select leaves_at from users where email = 'firm@example.test'`);
    expect(rows[0]).toMatchObject({ leaves_at: expect.any(Date) });
  });

  test('needs the password, and the right word where one is typed', async () => {
    const token = await server.member('hesitant');
    const wrong = await leave(token, { password: 'wrong', confirmation: 'DELETE' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([401, { error: 'INVALID_CREDENTIALS', fields: { password: 'This password is not correct' } }]);
    expect((await leave(token, { password, confirmation: 'yes' })).json()).toMatchObject({
      error: 'VALIDATION',
      fields: { confirmation: 'To confirm, type DELETE' },
    });
    expect((await leave(token, {})).statusCode).toBe(422);
    expect((await server.call({ url: '/api/profile', token })).statusCode).toBe(200);
    expect((await leave(token, { password, confirmation: ' মুছুন ' })).statusCode).toBe(200);
  });

  test('keeps posts that wait out of sight when they are approved meanwhile', async () => {
    const token = await server.member('waiting');
    const { PostID } = (await server.call({ method: 'POST', url: '/api/posts/sell', token, ...multipart(sellPost, [await photograph()]) })).json() as {
      PostID: number;
    };
    await leave(token);
    await server.call({ method: 'PUT', url: `/api/admin/posts/${PostID}/approve`, token: staff, payload: { revision: 1 } });
    expect(await found(PostID)).toBe(false);
    await login('waiting');
    expect(await found(PostID)).toBe(true);
  });
});

describe('after thirty days', () => {
  test('nothing says any more who it was, and the email is free', async () => {
    const { token, id, PostID } = await seller('purged');
    await server.call({
      method: 'PUT',
      url: '/api/profile',
      token,
      ...multipart({ phone: '01000000739', bio: 'purged bio', name: 'Purged Person' }, [await photograph()], 'proPic'),
    });
    await leave(token);
    await server.runJobs();
    await daysLater(30);
    expect(await purgeLeft(server.services, [postData])).toBeGreaterThan(0);
    const tables = await Promise.all(
      ['users', 'sessions', 'posts', 'listings', 'post_words', 'mails', 'mailed_codes', 'known_devices'].map((table) =>
        server.database.pool.query<object>(`select t::text as row from ${table} t`),
      ),
    );
    const everything = JSON.stringify(tables.map(({ rows }) => rows));
    for (const trace of ['purged@example.test', 'Purged Person', '01000000739', 'purged bio']) expect(everything).not.toContain(trace);
    expect((await login('purged')).json()).toMatchObject({ error: 'INVALID_CREDENTIALS' });
    expect((await server.call({ url: `/api/users/${id}` })).statusCode).toBe(404);
    expect((await server.call({ url: `/api/posts/${PostID}` })).statusCode).not.toBe(200);
    expect((await server.call({ method: 'POST', url: '/api/register/sendCode', payload: { email: 'purged@example.test' } })).statusCode).toBe(200);
    expect(await purgeLeft(server.services, [])).toBe(0);
  });

  test('no free words about the person are left, whoever wrote them', async () => {
    const gone = await seller('wordless');
    const other = await seller('reported');
    const call = (method: 'POST' | 'PUT', url: string, token: string, payload: object) => server.call({ method, url, token, payload });
    const free = 'Gone Person 01799999991';
    const rejected = (
      await server.call({ method: 'POST', url: '/api/posts/sell', token: gone.token, ...multipart(sellPost, [await photograph()]) })
    ).json() as { PostID: number };
    await call('PUT', `/api/admin/posts/${rejected.PostID}/reject`, staff, { reason: 'other', note: `please call ${free}` });
    await call('POST', `/api/posts/${other.PostID}/report`, gone.token, { reason: 'fraud', note: `I am ${free}` });
    await call('POST', `/api/posts/${gone.PostID}/report`, other.token, { reason: 'fraud', note: `This is ${free}` });
    await call('POST', `/api/posts/${other.PostID}/contact`, gone.token, {});
    const copy = (await server.call({ url: '/api/profile/export', token: gone.token })).json() as { data: { numbersLookedUp: { PostID: number }[] } };
    expect(copy.data.numbersLookedUp).toMatchObject([{ PostID: other.PostID }]);
    await leave(gone.token);
    await daysLater(30);
    await purgeByJob();
    const tables = await Promise.all(
      ['posts', 'listings', 'reports', 'contact_reveals', 'notifications', 'post_versions'].map((table) =>
        server.database.pool.query<object>(`select t::text as row from ${table} t`),
      ),
    );
    const everything = JSON.stringify(tables.map(({ rows }) => rows));
    expect(everything).not.toContain(free);
    const { rows } = await server.database.pool.query('select user_id from contact_reveals');
    expect(rows).toEqual([{ user_id: null }]);
  });

  test('the email of a disabled one stays refused', async () => {
    const token = await server.member('fraud');
    await leave(token);
    await server.database.pool.query(`update users set status = 'Disabled' where email = 'fraud@example.test'`);
    await daysLater(30);
    await purgeLeft(server.services, []);
    const answer = await server.call({ method: 'POST', url: '/api/register/sendCode', payload: { email: 'fraud@example.test' } });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { error: 'EMAIL_DISABLED' }]);
    expect(JSON.stringify((await server.database.pool.query('select b::text as row from blocked_emails b')).rows)).not.toContain('fraud@');
  });

  test('what another noun cannot forget keeps the whole account for the next time', async () => {
    const token = await server.member('kept');
    const id = await idOf(token);
    await leave(token);
    await daysLater(30);
    const erased: string[] = [];
    const stubborn: PersonalData = { name: 'stubborn', collect: () => Promise.resolve([]), erase: () => Promise.reject(new Error('not now')) };
    const willing: PersonalData = { name: 'willing', collect: () => Promise.resolve([]), erase: (_trx, userId) => Promise.resolve(void erased.push(userId)) };
    await expect(purgeLeft(server.services, [stubborn])).rejects.toThrow('not now');
    expect((await server.database.pool.query('select email from users where id = $1', [id])).rows).toEqual([{ email: 'kept@example.test' }]);
    await purgeLeft(server.services, [willing]);
    expect(erased).toContain(id);
  });
});
