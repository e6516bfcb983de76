import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import type { InboxNotice } from '#contracts/notices/notices.ts';
import type { Notification } from '#contracts/notices/notifications.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { notificationData, notify } from './service.ts';

let server: TestApp;
beforeAll(async () => void (server = await testApp()));
afterAll(() => server.close());

const idOf = async (name: string): Promise<string> =>
  (await server.database.db.selectFrom('users').select('id').where('email', '=', `${name}@example.test`).executeTakeFirstOrThrow()).id;

const notice = (name: string, link = '/user/profile'): InboxNotice => ({
  kind: 'text',
  data: { kind: 'post_approved', title: { bn: `${name} bn`, en: `${name} en` }, message: { bn: 'মিরপুরের বাসা', en: 'The home in Mirpur' }, link },
  key: name,
});

/** A new person with so many notifications, the first the oldest; those at `read` are read. */
async function person(name: string, count: number, read: readonly number[] = []): Promise<{ token: string; id: string }> {
  const token = await server.member(name);
  const id = await idOf(name);
  for (let at = 1; at <= count; at++) await notify(server.services, server.database.db, [id], notice(`Note ${at}`));
  await sql`update notifications set created_at = now() - interval '1 day' + place * interval '1 minute', is_read = place = any(${read}::int[])
    from (select id, row_number() over (order by created_at, id) as place from notifications where user_id = ${id}) placed
    where placed.id = notifications.id`.execute(server.database.db);
  return { token, id };
}

interface Page {
  success: boolean;
  data: Notification[];
  totalNotify: number;
}
const url = '/api/notifications';
const page = async (token: string, path: string, lng: 'bn' | 'en' = 'en'): Promise<Page> =>
  (await server.call({ url: `${url}/${path}`, token, lng })).json() as Page;
const titles = async (token: string, path = 'getUserNotifications'): Promise<string[]> =>
  (await page(token, path)).data.map(({ title }) => title.replace(/^Note (\d+) en$/, '$1'));
const unread = async (token: string): Promise<unknown> => (await server.call({ url: `${url}/getUnreadCount`, token })).json();
const send = (token: string, method: 'PUT' | 'DELETE', path: string, payload?: object) =>
  server.call({ method, url: `${url}/${path}`, token, ...(payload ? { payload } : {}) });

describe('the lists', () => {
  let token: string;
  beforeAll(async () => {
    token = (await person('reader', 23, [1, 2, 3, 23])).token;
  });

  test('come ten a page, the newest first, and say how many there are in all', async () => {
    const first = await page(token, 'getUserNotifications?page=1');
    expect([first.success, first.totalNotify, first.data.length]).toEqual([true, 23, 10]);
    expect(Object.keys(first.data[0] ?? {}).toSorted()).toEqual(['_id', 'createdAt', 'isRead', 'kind', 'link', 'message', 'title']);
    expect(first.data[0]).toMatchObject({ title: 'Note 23 en', message: 'The home in Mirpur', link: '/user/profile', isRead: true, kind: 'post_approved' });
    expect(await titles(token, 'getUserNotifications?page=3')).toEqual(['3', '2', '1']);
    expect((await page(token, 'getUserNotifications?page=4')).data).toEqual([]);
  });

  test('are those that are unread, or read', async () => {
    expect(await page(token, 'getUnreadNotifications')).toMatchObject({ totalNotify: 19 });
    expect(await titles(token, 'getReadNotifications')).toEqual(['23', '3', '2', '1']);
    expect(await unread(token)).toEqual({ success: true, unreadCount: 19 });
  });

  test('speak the language of whoever reads, whatever it was then', async () => {
    expect((await page(token, 'getReadNotifications', 'bn')).data[0]).toMatchObject({ title: 'Note 23 bn', message: 'মিরপুরের বাসা' });
  });

  test('begin with the oldest where that is wished, and hold only what is looked for, in either language and script', async () => {
    expect(await titles(token, 'getUserNotifications?sort=oldest&page=3')).toEqual(['21', '22', '23']);
    const found = await page(token, `getUserNotifications?q=${encodeURIComponent('mirpur বাসা')}&page=২`);
    expect([found.totalNotify, found.data.length]).toEqual([23, 10]);
    expect((await page(token, 'getUserNotifications?q=uttara')).totalNotify).toBe(0);
    expect(await titles(token, 'getReadNotifications?q=Note%2023')).toEqual(['23']);
  });

  test.each(['page=0', 'page=x', 'sort=up'])('%s is refused', async (query) => {
    expect((await server.call({ url: `${url}/getUserNotifications?${query}`, token })).statusCode).toBe(422);
  });
});

describe('reading and deleting', () => {
  const ids = async (token: string): Promise<string[]> => (await page(token, 'getUserNotifications')).data.map(({ _id }) => _id);

  test('one is marked as read once, and stays so', async () => {
    const { token } = await person('marker', 3);
    const [id] = await ids(token);
    for (let time = 0; time < 2; time++) {
      const answer = await send(token, 'PUT', `markNotificationAsRead/${id}`);
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    }
    expect(await unread(token)).toEqual({ success: true, unreadCount: 2 });
  });

  test('all are marked as read, and it says how many were not', async () => {
    const { token } = await person('sweeper', 12, [1, 2]);
    expect((await send(token, 'PUT', 'markAllAsRead')).json()).toEqual({ success: true, modified: 10 });
    expect((await send(token, 'PUT', 'markAllAsRead')).json()).toEqual({ success: true, modified: 0 });
    expect(await unread(token)).toEqual({ success: true, unreadCount: 0 });
  });

  test('one is deleted, and the count of unread ones falls only where it was unread', async () => {
    const { token } = await person('deleter', 3, [3]);
    const [read, fresh] = await ids(token);
    expect((await send(token, 'DELETE', `deleteNotification/${read}`)).json()).toEqual({ success: true, unreadCount: 2 });
    expect((await send(token, 'DELETE', `deleteNotification/${fresh}`)).json()).toEqual({ success: true, unreadCount: 1 });
    expect((await send(token, 'DELETE', `deleteNotification/${fresh}`)).statusCode).toBe(404);
  });

  test('some are marked and deleted together, at most a hundred', async () => {
    const { token } = await person('chooser', 6, [6]);
    const all = await ids(token);
    expect((await send(token, 'PUT', 'markManyAsRead', { ids: all.slice(0, 3) })).json()).toEqual({ success: true, modified: 2, unreadCount: 3 });
    expect((await send(token, 'DELETE', 'deleteMany', { ids: [...all.slice(1, 5), ...all.slice(1, 5)] })).json()).toEqual({
      success: true,
      deleted: 4,
      unreadCount: 1,
    });
    const many = Array.from({ length: 101 }, () => crypto.randomUUID());
    for (const wrong of [many, [], ['x'], undefined])
      for (const [method, path] of [
        ['PUT', 'markManyAsRead'],
        ['DELETE', 'deleteMany'],
      ] as const)
        expect((await send(token, method, path, { ids: wrong })).statusCode).toBe(422);
    expect((await send(token, 'PUT', 'markManyAsRead', { ids: many.slice(1) })).json()).toMatchObject({ modified: 0 });
  });

  test("somebody else's is not there: not read, not marked, not deleted", async () => {
    const [mine, other] = [await person('mine', 2), await person('other', 0)];
    const all = await ids(mine.token);
    expect((await page(other.token, 'getUserNotifications')).totalNotify).toBe(0);
    expect((await send(other.token, 'PUT', `markNotificationAsRead/${all[0]}`)).statusCode).toBe(404);
    expect((await send(other.token, 'DELETE', `deleteNotification/${all[0]}`)).statusCode).toBe(404);
    expect((await send(other.token, 'PUT', 'markManyAsRead', { ids: all })).json()).toMatchObject({ modified: 0 });
    expect((await send(other.token, 'DELETE', 'deleteMany', { ids: all })).json()).toMatchObject({ deleted: 0 });
    await send(other.token, 'PUT', 'markAllAsRead');
    expect(await unread(mine.token)).toEqual({ success: true, unreadCount: 2 });
  });
});

test('a notification leads nowhere but to this site', async () => {
  const { id } = await person('target', 0);
  for (const link of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', ''])
    await expect(notify(server.services, server.database.db, [id], notice('x', link)), link).rejects.toThrow(/"link"/);
});

test('nobody is told twice of one cause, and everybody of each', async () => {
  const [one, two] = [await person('once', 0), await person('twice', 0)];
  await notify(server.services, server.database.db, [one.id], notice('Note 1'));
  for (let turn = 0; turn < 2; turn++) await notify(server.services, server.database.db, [one.id, two.id, two.id], notice('Note 1'));
  await notify(server.services, server.database.db, [two.id], notice('Note 2'));
  expect([await titles(one.token), await titles(two.token)]).toEqual([['1'], ['2', '1']]);
});

test('an inbox keeps half a year, and five hundred at most', async () => {
  const { token, id } = await person('hoarder', 0);
  const { id: other } = await person('neighbour', 2);
  await sql`insert into notifications (id, user_id, kind, data, cause, created_at)
    select gen_random_uuid(), ${id}, 'saved_unavailable', jsonb_build_object('title', n::text, 'how', 'gone'), n::text, now() - n * interval '8 hours'
    from generate_series(1, 560) n`.execute(server.database.db);
  await postCalls(server, '').doJob('notifications.sweep');
  expect(await page(token, 'getUserNotifications?page=50')).toMatchObject({ totalNotify: 500, data: { length: 10 } });
  await sql`update notifications set created_at = now() - interval '181 days' where user_id = ${id} and cause::int > 100`.execute(server.database.db);
  await postCalls(server, '').doJob('notifications.sweep');
  expect((await page(token, 'getUserNotifications')).totalNotify).toBe(100);
  const { rows } = await sql<{ count: number }>`select count(*) as count from notifications where user_id = ${other}`.execute(server.database.db);
  expect(rows[0]?.count).toBe(2);
});

test('the border lies at half a year to the minute and after the five hundredth, also among those of one moment', async () => {
  const { token, id } = await person('border', 0);
  const { days, most } = { days: limits.notifications.retainedDays, most: limits.notifications.retainedMax };
  const insert = (name: string, age: string, many = 1) =>
    sql`insert into notifications (id, user_id, kind, data, cause, created_at)
      select gen_random_uuid(), ${id}, 'saved_unavailable', jsonb_build_object('title', ${name}::text, 'how', 'gone'), ${name} || n, now() - ${age}::interval
      from generate_series(1, ${many}::int) n`.execute(server.database.db);
  await insert('young', `${days} days -1 minute`);
  await insert('old', `${days} days 1 minute`);
  const kept = async () => (await page(token, 'getUserNotifications?sort=oldest')).data.map(({ message }) => message.split('”')[0]?.slice(1));
  await postCalls(server, '').doJob('notifications.sweep');
  expect(await kept()).toEqual(['young']);
  await insert('same', '1 day', most - 1);
  await postCalls(server, '').doJob('notifications.sweep');
  expect((await kept())[0]).toBe('young');
  await insert('one more', '2 days');
  await postCalls(server, '').doJob('notifications.sweep');
  expect([(await kept())[0], (await page(token, 'getUserNotifications')).totalNotify]).toEqual(['one more', most]);
  await insert('same again', '1 day', 3);
  await postCalls(server, '').doJob('notifications.sweep');
  expect([(await kept())[0], (await page(token, 'getUserNotifications')).totalNotify]).toEqual(['same', most]);
});

test('neither the sweep nor an inbox reads what it is not about', async () => {
  const { id } = await person('crowd', 0);
  await sql`insert into notifications (id, user_id, kind, data, cause, created_at)
    select gen_random_uuid(), u.id, 'saved_unavailable', '{"title": "x", "how": "gone"}', 'crowd ' || n, now() - n * interval '4 hours'
    from generate_series(1, 1000) n, (select id from users limit 20) u on conflict do nothing`.execute(server.database.db);
  await sql`analyze notifications`.execute(server.database.db);
  const plan = async (query: string): Promise<string> => JSON.stringify((await server.database.pool.query(`explain (format json) ${query}`)).rows);
  const aged = `delete from notifications where created_at < now() - make_interval(days => ${limits.notifications.retainedDays})`;
  expect(await plan(aged)).toContain('notifications_created');
  expect(await plan(`select * from notifications where user_id = '${id}' order by created_at desc, id desc limit 10`)).toContain('notifications_user');
  expect(await plan(`select count(*) from notifications where user_id = '${id}' and is_read = false`)).toMatch(/notifications_(unread|user)/);
  await sql`delete from notifications where cause like 'crowd %'`.execute(server.database.db);
});

test('what I was told is in my own copy, and goes with the account', async () => {
  const { token, id } = await person('leaver', 1);
  const { data } = (await server.call({ url: '/api/profile/export', token })).json() as { data: { notifications: object[] } };
  expect(data.notifications).toMatchObject([{ kind: 'post_approved', title: 'Note 1 en' }]);
  await notificationData.erase(server.database.db, id);
  expect((await page(token, 'getUserNotifications')).totalNotify).toBe(0);
});
