import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { translatorOf } from '#i18n/compile.ts';
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
const login = (name: string) => server.call({ method: 'POST', url: '/api/login', payload: { email: `${name}@example.test`, password } });
const tokenOf = (answer: Awaited<ReturnType<typeof login>>): string => (answer.json() as { userToken: string }).userToken;

describe('a replaced token that comes back', () => {
  const letters = (name: string) =>
    mail.received.filter(({ to, subject }) => to?.[0]?.address === `${name}@example.test` && subject?.includes(translatorOf('en')('mail.copiedSubject')))
      .length;

  test('after its grace ends the session for both copies, and the owner is told once', async () => {
    const copied = await server.member('copied');
    const other = tokenOf(await login('copied'));
    const next = await refreshed(copied);
    expect(await status(next)).toBe(200);
    await minutesLater(10);
    expect(await Promise.all([status(copied), status(copied), status(copied)])).toEqual([401, 401, 401]);
    expect([await status(next), await status(other)]).toEqual([401, 200]);
    await server.runJobs();
    expect(letters('copied')).toBe(1);
    const { text } = await newestLetter(server, mail, 'copied@example.test');
    expect(text).toContain(translatorOf('en')('mail.copiedNext'));
  });

  test('does so many replacements later', async () => {
    const copied = await server.member('generations');
    let present = copied;
    for (let count = 0; count < 5; count += 1) {
      present = await refreshed(present);
      await status(present);
      await minutesLater(10);
    }
    expect(await status(copied)).toBe(401);
    expect(await status(present)).toBe(401);
  });

  test('within its grace, or before the new one has arrived, ends nothing', async () => {
    const old = await server.member('graceful');
    const next = await refreshed(old);
    await hoursLater(1);
    expect(await status(old)).toBe(200);
    expect(await status(next)).toBe(200);
    await minutesLater(9);
    expect([await status(old), await status(next)]).toEqual([200, 200]);
  });

  test('ends nothing when it is unknown, signed out or of a session that is over', async () => {
    const here = await server.member('unknown-token');
    expect(await status('x'.repeat(43))).toBe(401);
    const gone = tokenOf(await login('unknown-token'));
    const after = await refreshed(gone);
    await status(after);
    await server.call({ method: 'POST', url: '/api/logout', token: after });
    await minutesLater(10);
    expect(await status(gone)).toBe(401);
    expect(await status(here)).toBe(200);
    await server.runJobs();
    expect(letters('unknown-token')).toBe(0);
  });

  test('is remembered for the last of them only', async () => {
    const token = await server.member('many');
    const { rows } = await server.database.pool.query<{ id: string }>(
      `select s.id from sessions s join users u on u.id = s.user_id where u.email = 'many@example.test'`,
    );
    const id = rows[0]?.id;
    await server.database.pool.query(
      `insert into retired_tokens select decode(md5(n::text), 'hex'), $1, now() - make_interval(mins => n) from generate_series(1, 600) n`,
      [id],
    );
    await refreshed(token);
    const kept = await server.database.pool.query<{ count: string }>('select count(*) from retired_tokens where session_id = $1', [id]);
    expect(Number(kept.rows[0]?.count)).toBe(500);
  });
});

describe('a session', () => {
  test('ends ninety days after signing in, however much it is used', async () => {
    let token = await server.member('loyal');
    for (let day = 0; day < 80; day += 20) {
      await daysLater(20);
      token = await refreshed(token);
      expect(await status(token)).toBe(200);
    }
    await daysLater(9);
    expect(await status(token)).toBe(200);
    await daysLater(1);
    expect(await status(token)).toBe(401);
  });

  test.each(['support', 'admin'] as const)('of %s ends after twelve hours without use, and seven days after signing in', async (role) => {
    const idle = await server.member(`idle-${role}`, role);
    await hoursLater(11);
    expect(await status(idle)).toBe(200);
    await hoursLater(11);
    expect(await status(idle)).toBe(200);
    await hoursLater(12);
    expect(await status(idle)).toBe(401);
    let busy = await server.member(`busy-${role}`, role);
    for (let hours = 0; hours < 160; hours += 10) {
      await hoursLater(10);
      busy = await refreshed(busy);
    }
    expect(await status(busy)).toBe(200);
    await hoursLater(8);
    expect(await status(busy)).toBe(401);
  });

  test('of somebody who becomes staff is held to staff’s times from then on', async () => {
    const admin = await server.member('promoter', 'admin');
    const token = await server.member('promoted');
    const long = tokenOf(await login('promoted'));
    await daysLater(1);
    const fresh = await server.member('promoter', 'admin');
    expect(await status(admin)).toBe(401);
    expect(await status(token)).toBe(200);
    const { id } = ((await profile(token)).json() as { userData: { id: string } }).userData;
    const given = await server.call({ method: 'PUT', url: `/api/admin/users/${id}/role`, token: fresh, payload: { role: 'support' } });
    expect(given.statusCode).toBe(200);
    // Idle for a day already.
    expect(await status(long)).toBe(401);
    const present = await refreshed(token);
    expect(await status(present)).toBe(200);
    await hoursLater(12);
    expect(await status(present)).toBe(401);
  });
});
