import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newForSeconds, rates } from '#contracts/posts/rates.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { deviceCookie } from '#server/testing/devices.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const right = 'secret-of-tests';
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ rateLimits: true });
});
afterAll(() => server.close());
beforeEach(() => server.database.pool.query('delete from rate_limits'));

interface From {
  address?: string;
  cookie?: string;
}

const login = (email: string, password: string, { address = '192.0.2.1', cookie }: From = {}) =>
  server.call({ method: 'POST', url: '/api/login', payload: { email, password }, remoteAddress: address, headers: cookie ? { cookie } : {} });
const statusOf = async (answer: ReturnType<typeof login>): Promise<number> => (await answer).statusCode;
const setCount = (rate: string, points: number) => server.database.pool.query('update rate_limits set points = $2 where key like $1', [`${rate}:%`, points]);
const later = (seconds: number) => server.database.pool.query('update rate_limits set expire = expire - $1', [seconds * 1000]);

/** A member, and the cookie of a device that signed in before. */
async function owner(name: string): Promise<{ email: string; cookie: string }> {
  await server.member(name);
  const email = `${name}@example.test`;
  const cookie = await deviceCookie(server);
  expect(await statusOf(login(email, right, { cookie, address: '203.0.113.50' }))).toBe(200);
  return { email, cookie };
}

test('unknown devices everywhere that guess wrong keep the owner out neither on a new device nor on a known one', async () => {
  const { email, cookie } = await owner('besieged');
  for (let guess = 0; guess < 24; guess++) expect(await statusOf(login(email, `guess ${guess}`, { address: `10.0.0.${guess}` }))).toBe(401);
  expect(await statusOf(login(email, right, { address: '10.0.1.1' }))).toBe(200);
  expect(await statusOf(login(email, right, { address: '10.0.1.1', cookie }))).toBe(200);
});

test('a new cookie for every guess is stopped soon, waits longer each time, and closes the door for no other address', async () => {
  const { email } = await owner('hunted');
  const guesses = async (): Promise<number> => {
    for (let count = 0; ; count++) {
      const answer = await login(email, `guess ${count}`, { address: '10.1.0.1', cookie: await deviceCookie(server) });
      if (answer.statusCode !== 429) continue;
      expect((answer.json() as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(rates.loginSlowHour.seconds);
      return count;
    }
  };
  expect(await guesses()).toBe(rates.loginFailuresPerAccount.points + rates.loginSlow.points);
  expect(await statusOf(login(email, right, { address: '10.1.0.2' }))).toBe(200);
  let slow = rates.loginSlow.points;
  for (let time = 0; time < 8; time++) {
    await later(rates.loginSlow.seconds);
    await server.database.pool.query("update rate_limits set expire = expire + $1 where key like 'loginFailuresPerA%'", [rates.loginSlow.seconds * 1000]);
    slow += await guesses();
  }
  expect(slow).toBe(rates.loginSlowHour.points);
});

test('however many addresses guess, an account is open to unknown devices so seldom that guessing takes years', async () => {
  const { email, cookie } = await owner('coveted');
  await login(email, 'a guess', { address: '10.2.0.1' });
  await setCount('loginFailuresPerAccountDay', rates.loginFailuresPerAccountDay.points);
  await login(email, 'a guess', { address: '10.2.0.2' });
  await setCount('loginSlowPerAccount', rates.loginSlowPerAccount.points);
  expect(await statusOf(login(email, right, { address: '10.2.0.3', cookie: await deviceCookie(server) }))).toBe(429);
  expect(await statusOf(login(email, right, { address: '10.2.0.3', cookie }))).toBe(200);
  const days = 1_000_000 / (rates.loginFailuresPerAccountDay.points + rates.loginSlowPerAccount.points);
  expect(days).toBeGreaterThan(5 * 365);
});

test('an address that has used up its failures lets known devices in at any time, and a right password from a new device within a minute', async () => {
  const { email, cookie } = await owner('neighbour');
  const address = '10.3.0.1';
  await login('nobody@example.test', 'a guess', { address });
  await setCount('loginFailuresPerAddress', rates.loginFailuresPerAddress.points);
  expect(await statusOf(login(email, right, { address }))).toBe(200);
  expect(await statusOf(login('nobody@example.test', 'a guess', { address }))).toBe(401);
  await setCount('loginSlowPerAddress', rates.loginSlowPerAddress.points);
  const refused = await login(email, right, { address });
  expect([refused.statusCode, (refused.json() as { retryAfter: number }).retryAfter <= 60]).toEqual([429, true]);
  expect(await statusOf(login(email, right, { address, cookie }))).toBe(200);
  await later(rates.loginSlowPerAddress.seconds);
  await setCount('loginFailuresPerAddress', rates.loginFailuresPerAddress.points);
  expect(await statusOf(login(email, right, { address }))).toBe(200);
});

test('a device that has been here for days counts its failures by itself, over all emails', async () => {
  const cookie = await deviceCookie(server, newForSeconds + 60);
  const address = '10.3.0.2';
  const statuses: number[] = [];
  for (let guess = 0; guess < rates.loginFailuresPerCaller.points + 3; guess++)
    statuses.push(await statusOf(login(`any-${guess}@example.test`, 'a guess', { address, cookie })));
  expect(statuses.filter((status) => status === 401)).toHaveLength(rates.loginFailuresPerCaller.points);
  const { rows } = await server.database.pool.query("select 1 from rate_limits where key like '%PerAddress:%'");
  expect(rows).toEqual([]);
});

test('a refused guess and a right password use up nothing', async () => {
  const { email } = await owner('counted');
  const address = '10.4.0.1';
  const counted = async (): Promise<number> =>
    Number((await server.database.pool.query<{ sum: number }>("select sum(points) from rate_limits where key like 'loginFailuresPerA%'")).rows[0]?.sum);
  for (let guess = 0; guess < 5; guess++) await login(email, 'a guess', { address });
  const before = await counted();
  for (let guess = 0; guess < 10; guess++) expect(await statusOf(login(email, 'a guess', { address }))).toBe(429);
  expect(await statusOf(login(email, right, { address: '10.4.0.2' }))).toBe(200);
  expect(await counted()).toBe(before);
});
