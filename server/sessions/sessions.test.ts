import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mailServer, newestLetter, type MailServer } from '#server/testing/mail.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let mail: MailServer;
let server: TestApp;
beforeAll(async () => {
  mail = await mailServer();
  server = await testApp({ env: { SMTP_URL: mail.url } });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

const password = 'secret-of-tests';
const phoneAgent = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

const profile = (token: string) => server.call({ url: '/api/profile', token });
const refreshed = async (token: string): Promise<string> => ((await profile(token)).json() as { userData: { userToken: string } }).userData.userToken;
const status = async (token: string): Promise<number> => (await server.call({ url: '/api/profile/getSettings', token })).statusCode;
/** Lets so many minutes pass for every session. */
const minutesLater = (minutes: number) =>
  server.database.pool.query(
    `update sessions set ${['rotated_at', 'previous_until', 'expires_at', 'last_seen_at', 'created_at'].map((at) => `${at} = ${at} - make_interval(mins => $1)`).join()}`,
    [minutes],
  );
const hoursLater = (hours: number) => minutesLater(hours * 60);
const daysLater = (days: number) => hoursLater(days * 24);
const login = (name: string, headers: Record<string, string> = {}) =>
  server.call({ method: 'POST', url: '/api/login', payload: { email: `${name}@example.test`, password }, headers });
const tokenOf = (answer: Awaited<ReturnType<typeof login>>): string => (answer.json() as { userToken: string }).userToken;

describe('a token', () => {
  test('is replaced by the profile, at most every ten minutes', async () => {
    const first = await server.member('rotating');
    const second = await refreshed(first);
    expect(second).not.toBe(first);
    expect(second).toMatch(/^[\w-]{43}$/);
    expect(await refreshed(second)).toBe(second);
    await minutesLater(10);
    expect(await refreshed(second)).not.toBe(second);
  });

  test('is the same for all tabs that refresh at once, and for one that comes late', async () => {
    const old = await server.member('tabs');
    const tokens = new Set(await Promise.all(Array.from({ length: 12 }, () => refreshed(old))));
    expect(tokens.size).toBe(1);
    const [next = ''] = tokens;
    expect(await status(next)).toBe(200);
    expect(await refreshed(old)).toBe(next);
  });

  test('works on when the answer with the new one was lost', async () => {
    const old = await server.member('tunnel');
    await refreshed(old);
    await minutesLater(600);
    expect(await status(old)).toBe(200);
    expect(await status(await refreshed(old))).toBe(200);
  });

  test('ends ten minutes after the new one has arrived', async () => {
    const old = await server.member('ending');
    const next = await refreshed(old);
    expect(await status(next)).toBe(200);
    await minutesLater(9);
    expect(await status(old)).toBe(200);
    expect(await status(next)).toBe(200);
    await minutesLater(1);
    expect(await status(next)).toBe(200);
    expect(await status(old)).toBe(401);
  });

  test('lasts thirty days from the last use', async () => {
    const token = await server.member('sliding');
    await daysLater(29);
    const next = await refreshed(token);
    await daysLater(29);
    expect(await status(next)).toBe(200);
    await daysLater(30);
    expect(await status(next)).toBe(401);
    expect(await status(token)).toBe(401);
  });

  test('that waits for its successor gives the one before its whole grace', async () => {
    const first = await server.member('late-arrival');
    const second = await refreshed(first);
    await hoursLater(10);
    expect(await refreshed(second)).toBe(second);
    expect(await status(first)).toBe(200);
    await minutesLater(10);
    expect(await refreshed(second)).not.toBe(second);
  });

  test('whose successor never arrives does not keep its session alive', async () => {
    const token = await server.member('never-taken');
    const next = await refreshed(token);
    await daysLater(20);
    expect([await status(token), await refreshed(token)]).toEqual([200, next]);
    await daysLater(10);
    expect(await status(token)).toBe(401);
  });

  test('cannot be made from what is stored', async () => {
    const token = await server.member('stored');
    const next = await refreshed(token);
    const { rows } = await server.database.pool.query<{ row: string }>('select s::text as row from sessions s');
    for (const { row } of rows) for (const secret of [token, next]) expect(row).not.toContain(secret);
  });

  test('ends with sign-out, and with it the one before', async () => {
    const old = await server.member('out');
    const next = await refreshed(old);
    expect((await server.call({ method: 'POST', url: '/api/logout', token: next })).json()).toEqual({ success: true });
    expect([await status(next), await status(old)]).toEqual([401, 401]);
    expect((await server.call({ method: 'POST', url: '/api/logout', token: next })).statusCode).toBe(401);
  });
});

describe('the devices', () => {
  const list = async (token: string) =>
    (
      (await server.call({ url: '/api/profile/sessions', token })).json() as {
        sessions: { _id: string; current: boolean; browser: string | null; system: string | null; deviceType: string }[];
      }
    ).sessions;

  test('are listed by what they say they are, without address or token', async () => {
    await server.member('lister');
    const token = tokenOf(await login('lister', { 'user-agent': phoneAgent }));
    const answer = await server.call({ url: '/api/profile/sessions', token });
    const sessions = await list(token);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ current }) => current)).toMatchObject({ browser: 'Chrome', system: 'Android', deviceType: 'mobile' });
    expect(answer.body).not.toContain('127.0.0.1');
    expect(answer.body).not.toContain('oken');
  });

  test('can be signed out one by one, but only one’s own', async () => {
    const here = await server.member('owner');
    const there = tokenOf(await login('owner'));
    const somebody = await server.member('somebody');
    const other = (await list(here)).find(({ current }) => !current)?._id ?? '';
    const end = (id: string, token?: string) => server.call({ method: 'DELETE', url: `/api/profile/sessions/${id}`, ...(token ? { token } : {}) });
    expect((await end(other, somebody)).statusCode).toBe(404);
    expect((await end(other)).statusCode).toBe(401);
    expect((await end('not-an-id', here)).statusCode).toBe(422);
    expect(await status(there)).toBe(200);
    expect((await end(other, here)).json()).toMatchObject({ success: true });
    expect([await status(there), await status(here)]).toEqual([401, 200]);
    expect((await end(other, here)).statusCode).toBe(404);
  });

  test('can all be signed out but this one', async () => {
    const here = await server.member('cleaner');
    const others = [tokenOf(await login('cleaner')), tokenOf(await login('cleaner'))];
    expect((await server.call({ method: 'DELETE', url: '/api/profile/sessions', token: here })).statusCode).toBe(200);
    expect(await Promise.all([here, ...others].map(status))).toEqual([200, 401, 401]);
  });

  test('that are new are told to the owner by mail, the others are not', async () => {
    const letters = () => mail.received.filter(({ to, subject }) => to?.[0]?.address === 'watchful@example.test' && subject?.includes('new device')).length;
    await server.member('watchful');
    await login('watchful');
    await server.runJobs();
    expect(letters()).toBe(0);
    const first = await login('watchful', { 'user-agent': phoneAgent });
    const letter = await newestLetter(server, mail, 'watchful@example.test');
    expect(letter.text).toContain('Chrome on Android');
    expect(letters()).toBe(1);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    await server.call({ url: '/api/profile', token: tokenOf(first), headers: { cookie, 'user-agent': phoneAgent } });
    await login('watchful', { 'user-agent': phoneAgent, cookie });
    await server.runJobs();
    expect(letters()).toBe(1);
  });
});
