// What people are told of their account: once per cause, in both languages.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Notification } from '#contracts/notices/notifications.ts';
import { setPasswordByOperator } from './operator/operator-service.ts';
import { liftSuspensions } from '#server/accounts/standing.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let server: TestApp;
let admin: string;
let people = 0;
beforeAll(async () => {
  server = await testApp();
  admin = await server.member('chief', 'admin');
});
afterAll(() => server.close());

interface Person {
  token: string;
  name: string;
  id: string;
}
async function somebody(): Promise<Person> {
  const name = `person${++people}`;
  const token = await server.member(name);
  const { id } = await server.database.db.selectFrom('users').select('id').where('email', '=', `${name}@example.test`).executeTakeFirstOrThrow();
  return { token, name, id };
}

type Told = Pick<Notification, 'kind' | 'title' | 'message' | 'link'>;
async function told({ token }: Pick<Person, 'token'>, lng: 'bn' | 'en' = 'en'): Promise<Told[]> {
  const { data } = (await server.call({ url: '/api/notifications/getUserNotifications', token, lng })).json() as { data: Notification[] };
  return data.map(({ kind, title, message, link }) => ({ kind, title, message, link }));
}
const kinds = async (who: Pick<Person, 'token'>): Promise<string[]> => (await told(who)).map(({ kind }) => kind);
/** What is stored, also where the inbox is closed. */
const stored = async ({ id }: Person): Promise<string[]> =>
  (await server.database.db.selectFrom('notifications').select('kind').where('user_id', '=', id).orderBy('created_at').execute()).map(({ kind }) => kind);
const put = (token: string, url: string, payload: object) => server.call({ method: 'PUT', url, payload, token });

describe('of the account people are told', () => {
  const password = 'secret-of-tests';

  test('that the name was changed and until when it stays, once; nothing of what else changes', async () => {
    const who = await somebody();
    for (const payload of [{ bio: 'By the lake' }, { name: 'Rowshan Ara' }, { name: 'Rowshan Ara' }]) await put(who.token, '/api/profile', payload);
    expect((await put(who.token, '/api/profile', { name: 'Somebody Else' })).statusCode).toBe(409);
    expect(await told(who)).toEqual([
      {
        kind: 'username_changed',
        title: 'Your name was changed',
        message: expect.stringMatching(/^Your name is now “Rowshan Ara”\. You can change it again from .*20\d\d\. If this wasn’t you/),
        link: '/user/profile',
      },
    ]);
    expect(await told(who, 'bn')).toMatchObject([{ title: 'আপনার নাম বদলানো হয়েছে', message: expect.stringMatching(/^আপনার নাম এখন “Rowshan Ara”।/) }]);
  });

  test('that the password was changed, by themselves or an operator, but not of a wrong try', async () => {
    const who = await somebody();
    const change = (currentPassword: string, fresh: string) =>
      put(who.token, '/api/profile/changePassword', { currentPassword, password: fresh, confirmPassword: fresh });
    expect((await change('wrong-password', 'fresh-password')).statusCode).toBe(401);
    expect(await kinds(who)).toEqual([]);
    expect((await change(password, 'fresh-password')).statusCode).toBe(200);
    expect(await told(who)).toEqual([
      {
        kind: 'password_changed',
        title: 'Password changed',
        message: expect.stringMatching(/^Your password was changed on .+\. If this wasn’t you, set a new password now and call customer care\.$/),
        link: '/user/profile-settings',
      },
    ]);
    expect((await told(who, 'bn'))[0]).toMatchObject({ title: 'পাসওয়ার্ড বদলানো হয়েছে', message: expect.stringContaining('কাস্টমার কেয়ারে জানান') });
    await setPasswordByOperator(server.services, `${who.name}@example.test`, 'third-password');
    expect(await stored(who)).toEqual(['password_changed', 'password_changed']);
  });

  test('of a suspension once it is over: why, how long, and that it ended, once each', async () => {
    const who = await somebody();
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const suspend = (payload: object) => put(admin, `/api/admin/users/${who.id}/suspend`, payload);
    for (let time = 0; time < 2; time++) expect((await suspend({ until, reason: 'Reported by many' })).statusCode).toBe(200);
    expect((await server.call({ url: '/api/notifications/getUserNotifications', token: who.token })).json()).toMatchObject({ error: 'ACCOUNT_SUSPENDED' });
    expect(await stored(who)).toEqual(['account_suspended']);
    await suspend({ reason: 'Fraud' });
    for (let time = 0; time < 2; time++) await put(admin, `/api/admin/users/${who.id}/restore`, {});
    expect(await told(who)).toEqual([
      { kind: 'account_restored', title: 'Your account is active again', message: 'You can use your account as before.', link: '/user/profile' },
      {
        kind: 'account_suspended',
        title: 'Your account was suspended',
        message: 'Your account was suspended until further notice. Reason: Fraud.',
        link: '/CustomerCare',
      },
      {
        kind: 'account_suspended',
        title: 'Your account was suspended',
        message: expect.stringMatching(/^Your account was suspended until .*20\d\d.*\. Reason: Reported by many\.$/),
        link: '/CustomerCare',
      },
    ]);
    expect(await told(who, 'bn')).toMatchObject([
      { title: 'অ্যাকাউন্ট আবার চালু হয়েছে', message: 'আপনার অ্যাকাউন্ট আবার আগের মতো ব্যবহার করতে পারবেন।' },
      { title: 'আপনার অ্যাকাউন্ট স্থগিত করা হয়েছিল', message: 'আপনার অ্যাকাউন্ট স্থগিত করা হয়েছিল; কত দিন, তা ঠিক করা হয়নি। কারণ: Fraud.' },
      { message: expect.stringMatching(/পর্যন্ত স্থগিত করা হয়েছিল। কারণ: Reported by many\.$/) },
    ]);
  });

  test('that a suspension ran out, once, also where two servers lift it', async () => {
    const who = await somebody();
    await put(admin, `/api/admin/users/${who.id}/suspend`, { until: new Date(Date.now() + 60_000).toISOString(), reason: 'A day off' });
    await sql`update users set suspended_until = now() - interval '1 second' where id = ${who.id}`.execute(server.database.db);
    await Promise.all([liftSuspensions(server.services), liftSuspensions(server.services)]);
    await liftSuspensions(server.services);
    expect(await kinds(who)).toEqual(['account_restored', 'account_suspended']);
  });

  test('nothing of a suspension that was undone', async () => {
    const who = await somebody();
    await sql`create function refuse_audit() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(server.database.db);
    await sql`create trigger refuse before insert on audit_log execute function refuse_audit()`.execute(server.database.db);
    expect((await put(admin, `/api/admin/users/${who.id}/suspend`, { reason: 'Reported by many' })).statusCode).toBe(500);
    await sql`drop trigger refuse on audit_log`.execute(server.database.db);
    expect(await kinds(who)).toEqual([]);
  });

  test('of another role, with the way to its work, and nothing where it stays', async () => {
    const who = await somebody();
    for (const role of ['firmOwner', 'firmOwner', 'support', 'user']) await put(admin, `/api/admin/users/${who.id}/role`, { role });
    const token = (
      (await server.call({ method: 'POST', url: '/api/login', payload: { email: `${who.name}@example.test`, password } })).json() as { userToken: string }
    ).userToken;
    const news = (await told({ token })).filter(({ title: said }) => said === 'Your role on Uthan has changed');
    expect(news.map(({ kind, link }) => [kind, link])).toEqual([
      ['system', '/user/profile'],
      ['system', '/admin'],
      ['system', '/user/firm'],
    ]);
    expect(new Set(news.map(({ message }) => message)).size).toBe(3);
    expect((await told({ token }, 'bn')).filter(({ title: said }) => said === 'উঠানে আপনার দায়িত্ব বদলেছে')).toHaveLength(3);
  });

  test('of a token that was copied, once, however often it comes back', async () => {
    const who = await somebody();
    const other = (
      (await server.call({ method: 'POST', url: '/api/login', payload: { email: `${who.name}@example.test`, password } })).json() as { userToken: string }
    ).userToken;
    const profile = (token: string) => server.call({ url: '/api/profile', token });
    const next = ((await profile(who.token)).json() as { userData: { userToken: string } }).userData.userToken;
    await profile(next);
    await sql`update sessions set rotated_at = rotated_at - interval '10 minutes', previous_until = previous_until - interval '10 minutes'
      where user_id = ${who.id}`.execute(server.database.db);
    await Promise.all([profile(who.token), profile(who.token), profile(who.token)]);
    const news = (await told({ token: other })).filter(({ title: said }) => said === 'A device was signed out');
    expect(news).toMatchObject([
      { kind: 'system', message: expect.stringMatching(/unknown device\. You can sign in again there\./), link: '/user/profile-settings' },
    ]);
    expect((await told({ token: other }, 'bn')).filter(({ title: said }) => said === 'একটি ডিভাইস সাইন আউট করা হয়েছে')).toHaveLength(1);
  });
});
