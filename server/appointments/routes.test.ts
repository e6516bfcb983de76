// Reminders of visits: set by members, told once an hour before, and gone with what they are about.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';

let server: TestApp;
let posts: PostCalls;
let owner: string;
beforeAll(async () => {
  server = await testApp();
  posts = postCalls(server, await server.member('clerk', 'support'));
  owner = await server.member('owner');
});
afterAll(() => server.close());

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const set = (post: number, at: string, token?: string) =>
  server.call({ method: 'PUT', url: `/api/profile/appointments/${post}`, payload: { at }, ...(token ? { token } : {}) });
const drop = (post: number, token: string) => server.call({ method: 'DELETE', url: `/api/profile/appointments/${post}`, token });
const count = async (): Promise<number> => Number((await server.database.pool.query<{ count: string }>('select count(*) from appointments')).rows[0]?.count);
interface Told {
  kind: string;
  title: string;
  message: string;
  link: string;
}
async function told(token: string): Promise<Told[]> {
  await posts.doJob('appointments.remind');
  const answer = await server.call({ url: '/api/notifications/getUserNotifications', token, headers: { 'accept-language': 'bn' } });
  return (answer.json() as { data: Told[] }).data.filter(({ kind }) => kind === 'visit_soon');
}

test('a visit is told once, within its hour and not before, in the language of the reader', async () => {
  const visitor = await server.member('visitor');
  const post = await posts.live(owner);
  expect((await set(post, inMinutes(90), visitor)).statusCode).toBe(200);
  expect(await told(visitor)).toEqual([]);
  // Another time for the same post replaces it.
  expect((await set(post, inMinutes(50), visitor)).statusCode).toBe(200);
  expect(await count()).toBe(1);
  const notices = await told(visitor);
  expect(notices).toHaveLength(1);
  expect(notices[0]?.title).toMatch(/^বাড়ি দেখতে যাওয়া: .*[০-৯]/);
  expect(notices[0]?.link).toContain(String(post));
  expect(await told(visitor)).toHaveLength(1);
  expect(await count()).toBe(0);
});

test('one that was dropped, or whose hour passed while nothing ran, is not told', async () => {
  const visitor = await server.member('late');
  const [first, second] = [await posts.live(owner), await posts.live(owner)];
  await set(first, inMinutes(30), visitor);
  expect((await drop(first, visitor)).statusCode).toBe(200);
  expect((await drop(first, visitor)).statusCode).toBe(200);
  await set(second, inMinutes(30), visitor);
  await server.database.pool.query("update appointments set at = now() - interval '1 minute'");
  expect(await told(visitor)).toEqual([]);
  expect(await count()).toBe(0);
});

test('neither is a person who may not use the account', async () => {
  const visitor = await server.member('barred');
  const post = await posts.live(owner);
  await set(post, inMinutes(30), visitor);
  await server.database.pool.query("update users set status = 'suspended' where email = 'barred@example.test'");
  await posts.doJob('appointments.remind');
  const { rows } = await server.database.pool.query(
    "select 1 from notifications join users on users.id = user_id where email = 'barred@example.test' and kind = 'visit_soon'",
  );
  expect(rows).toEqual([]);
  expect((await set(post, inMinutes(30), visitor)).statusCode).toBe(403);
});

test('a past day, a far one, a post that is not there, and a visitor without an account are refused', async () => {
  const visitor = await server.member('picky');
  const post = await posts.live(owner);
  expect((await set(post, inMinutes(30))).statusCode).toBe(401);
  expect((await set(post, inMinutes(-1), visitor)).statusCode).toBe(409);
  expect((await set(post, inMinutes((limits.appointments.daysAheadMax + 1) * 1440), visitor)).statusCode).toBe(409);
  expect((await set(post, 'tomorrow', visitor)).statusCode).toBe(422);
  expect((await set(999_999, inMinutes(30), visitor)).statusCode).toBe(404);
  expect(await count()).toBe(0);
});

test('each has their own: another’s is neither seen nor dropped; it is in the own copy', async () => {
  const [mine, other] = [await server.member('mine'), await server.member('other')];
  const post = await posts.live(owner);
  await set(post, inMinutes(300), mine);
  await drop(post, other);
  expect(await count()).toBe(1);
  const { data } = (await server.call({ url: '/api/profile/export', token: mine })).json() as { data: { appointments: object[] } };
  expect(data.appointments).toMatchObject([{ post }]);
});
