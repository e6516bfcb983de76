// One phone that uses up what is shared behind an operator's address, and what its neighbours notice of it.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newForSeconds, rates } from '#contracts/posts/rates.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { deviceCookie } from '#server/testing/devices.ts';
import { pages } from '#server/testing/pages.ts';
import { addManyPosts, ageAccount } from '#server/testing/content/many-posts.ts';

// Hundreds of calls and slow hashes on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const address = '198.51.100.7';
const right = 'secret-of-tests';
let server: TestApp;
let posts: number[];
/** A device that has been here for more than three days, and one that came a minute ago. */
let old: { cookie: string };
let young: { cookie: string };
let oldMember: string;
let newMember: string;
beforeAll(async () => {
  server = await testApp({ rateLimits: true });
  oldMember = await server.member('long-here');
  await ageAccount(server, 'long-here@example.test', 4);
  newMember = await server.member('came-today');
  posts = await addManyPosts(server, 400);
  old = { cookie: await deviceCookie(server, newForSeconds + 60) };
  young = { cookie: await deviceCookie(server) };
});
afterAll(() => server.close());

interface From {
  headers?: Record<string, string>;
  token?: string;
}

const inBatches = async (count: number, call: (index: number) => Promise<{ statusCode: number }>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let start = 0; start < count; start += 20)
    statuses.push(...(await Promise.all(Array.from({ length: Math.min(20, count - start) }, async (_, at) => (await call(start + at)).statusCode))));
  return statuses;
};
const granted = (statuses: readonly number[]): number => statuses.filter((status) => status < 400).length;

describe('a phone that harvests numbers with 31 new cookies', () => {
  const reveal = (post: number | undefined, { headers = {}, token }: From) =>
    server.call({ method: 'POST', url: `/api/posts/${post}/contact`, remoteAddress: address, headers, ...(token ? { token } : {}) });
  beforeAll(async () => {
    const cookies: string[] = [];
    for (let one = 0; one < 31; one++) cookies.push(await deviceCookie(server, 6));
    const statuses = [];
    for (const [index, post] of posts.slice(0, 310).entries())
      statuses.push((await reveal(post, { headers: { cookie: cookies[index % 31] ?? '' } })).statusCode);
    expect(granted(statuses)).toBe(rates.revealPerAddress.points);
    expect(statuses.at(-1)).toBe(429);
  });

  test('a neighbour with a settled cookie is served', async () => {
    const own = posts.slice(0, rates.revealVisitorHour.points);
    for (const post of own) expect((await reveal(post, { headers: old })).statusCode).toBe(200);
    expect((await reveal(posts[300], { headers: old })).statusCode).toBe(429);
  });

  test('an old member is served, on any device', async () => {
    expect((await reveal(posts[301], { token: oldMember })).statusCode).toBe(200);
    expect((await reveal(posts[302], { token: oldMember, headers: young })).statusCode).toBe(200);
  });

  test('whoever is new shares the rest with it, account or not', async () => {
    expect((await reveal(posts[303], { headers: young })).statusCode).toBe(429);
    // The monitor hears how many different ones a limit refused.
    const { body } = await server.call({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(
      Number(/uthan_limit_refused_callers\{limit="revealDayPerAddress or revealPerAddress or revealVisitorDay or revealVisitorHour"\} (\d+)/.exec(body)?.[1]),
    ).toBeGreaterThan(30);
    const refused = await reveal(posts[303], { token: newMember });
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.json()).not.toHaveProperty('signInHelps');
  });

  test('whoever is new is told that signing in helps, and an account at a guarded provider has twenty of its own', async () => {
    const headers = { ...young, 'accept-language': 'bn' };
    const refused = (await reveal(posts[303], { headers })).json() as { message: string; signInHelps: boolean };
    expect(refused).toMatchObject({ signInHelps: true, message: expect.stringContaining('সাইন ইন') });
    expect((await reveal(posts[303], {})).json()).toMatchObject({ signInHelps: true });
    // Another spelling of the same mailbox has no second budget.
    const tokens = [await server.member('rahim', 'user', 'gmail.com'), await server.member('ra.him+2', 'user', 'gmail.com')];
    const statuses = [];
    for (const [index, post] of posts.slice(0, 24).entries()) statuses.push((await reveal(post, { token: tokens[index % 2] })).statusCode);
    expect(granted(statuses)).toBe(rates.revealNewMemberDay.points);
    expect((await reveal(posts[303], { token: tokens[0] })).json()).not.toHaveProperty('signInHelps');
  });

  test('a new account on an old device is no newcomer, and counts as the device', async () => {
    const other = { cookie: await deviceCookie(server, newForSeconds + 60) };
    expect((await reveal(posts[304], { token: newMember, headers: other })).statusCode).toBe(200);
  });
});

describe('the day of an address', () => {
  const quiet = '198.51.100.91';
  const reveal = (post: number | undefined, cookie: string) =>
    server.call({ method: 'POST', url: `/api/posts/${post}/contact`, remoteAddress: quiet, headers: { cookie } });
  /** Asks with a new device each time until one is refused. */
  async function harvest(): Promise<number> {
    for (let count = 0; ; count++) if ((await reveal(posts[count], await deviceCookie(server, 6))).statusCode === 429) return count;
  }

  test('ends for newcomers, and every sixth number of settled devices frees one', async () => {
    expect(await harvest()).toBe(rates.revealPerAddress.points);
    await server.database.pool.query("delete from rate_limits where key like 'revealPerAddress:%'");
    expect(await harvest()).toBe(rates.revealDayPerAddress.points - rates.revealPerAddress.points);
    const settled = () => deviceCookie(server, newForSeconds + 60);
    const greedy = await settled();
    for (let call = 0; call < 12; call++) expect((await reveal(posts[call], greedy)).statusCode).toBe(200);
    expect(await harvest()).toBe(0);
    const ofTheGreedy = rates.revealFreesPerCaller.points;
    const more = 2 * (rates.revealSettledPerAddress.points + 1) - ofTheGreedy;
    for (let call = 0; call < more; call++) expect((await reveal(posts[call], await settled())).statusCode).toBe(200);
    expect(await harvest()).toBe(2);
  });
});

describe('a phone that asks for suggestions and searches without pause', () => {
  const ask = (url: string, { headers = {}, token }: From = {}) => server.call({ url, remoteAddress: address, headers, ...(token ? { token } : {}) });
  beforeAll(async () => {
    const suggests = await inBatches(620, (index) => ask(`/api/suggest?q=uttara%20${index}`));
    expect(granted(suggests)).toBe(620);
    const searches = await inBatches(rates.searchesPerCaller.points + 20, (index) => ask(`/api/search?priceMin=${index + 1}`, { headers: young }));
    expect(granted(searches)).toBe(rates.searchesPerCaller.points);
  });

  test('a neighbour with a settled cookie is served', async () => {
    expect((await ask('/api/search?priceMin=9001', { headers: old })).statusCode).toBe(200);
    expect((await ask('/api/suggest?q=ban', { headers: old })).statusCode).toBe(200);
    expect((await ask('/api/search/facets?priceMin=9001', { headers: old })).statusCode).toBe(200);
  });

  test('so are an old member, and somebody who has no cookie yet', async () => {
    expect((await ask('/api/search?priceMin=9002', { token: oldMember })).statusCode).toBe(200);
    expect((await ask('/api/search?priceMin=9003')).statusCode).toBe(200);
  });
});

describe('a phone that opens list after list', () => {
  let site: TestApp;
  let busy: string;
  const open = (path: string, cookie: string) => site.call({ url: path, remoteAddress: address, headers: { cookie } });
  beforeAll(async () => {
    site = await testApp({ rateLimits: true, caches: true, pages });
    busy = await deviceCookie(site);
    await vi.waitFor(async () => expect((await open('/popular', await deviceCookie(site))).headers['cache-status']).toBe('uthan; hit'), 10_000);
    const statuses = await inBatches(rates.searchesPerCaller.points, (index) => open(`/list?q=${index}`, busy));
    expect(granted(statuses)).toBe(rates.searchesPerCaller.points);
  });
  afterAll(() => site.close());

  test('is told when to come again, and still gets what is cached', async () => {
    const refused = await open('/list?q=another', busy);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await open('/popular', busy)).statusCode).toBe(200);
  });

  test('a neighbour is served, with a settled cookie or a new one', async () => {
    expect((await open('/list?q=neighbour', await deviceCookie(site, newForSeconds + 60))).statusCode).toBe(200);
    expect((await open('/list?q=newcomer', await deviceCookie(site))).statusCode).toBe(200);
    expect((await open('/list?q=stranger', '')).statusCode).toBe(200);
  });
});

describe('a phone that tries 300 wrong passwords for 300 emails', () => {
  const login = (email: string, password: string, headers: Record<string, string> = {}) =>
    server.call({ method: 'POST', url: '/api/login', payload: { email, password }, remoteAddress: address, headers });
  beforeAll(async () => {
    const statuses = await inBatches(rates.loginFailuresPerAddress.points, (index) => login(`invented-${index}@example.test`, 'a guess'));
    expect(statuses.every((status) => status === 401)).toBe(true);
  });

  test('a neighbour with a settled cookie is served', async () => {
    expect((await login('came-today@example.test', right, old)).statusCode).toBe(200);
  });

  test('a right password from a new device is taken, and from there guesses go at a pace that opens every minute', async () => {
    expect((await login('long-here@example.test', right)).statusCode).toBe(200);
    const statuses = await inBatches(rates.loginSlowPerAddress.points * 2, (index) => login(`another-${index}@example.test`, 'a guess'));
    expect(statuses.filter((status) => status === 401)).toHaveLength(rates.loginSlowPerAddress.points);
    const refused = await login('long-here@example.test', right);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(rates.loginSlowPerAddress.seconds);
    expect((await login('came-today@example.test', right, old)).statusCode).toBe(200);
  });
});

describe('a phone that has 100 codes sent to 100 emails', () => {
  const code = (email: string, { headers = {}, token }: From = {}) =>
    server.call({ method: 'POST', url: '/api/register/sendCode', payload: { email }, remoteAddress: address, headers, ...(token ? { token } : {}) });
  beforeAll(async () => {
    const statuses = await inBatches(rates.codeSendsPerAddress.points + 5, (index) => code(`stranger-${index}@example.test`));
    expect(granted(statuses)).toBe(rates.codeSendsPerAddress.points);
  });

  test('a neighbour with a settled cookie is served', async () => {
    for (let time = 0; time < 3; time++) expect((await code(`family-${time}@example.test`, { headers: old })).statusCode).toBe(200);
  });

  test('so is an old member', async () => {
    expect((await code('relative@example.test', { token: oldMember })).statusCode).toBe(200);
  });
});

describe('a phone that uses up what visits, views, reports and interests may have together', () => {
  test('a neighbour with a settled cookie is served', async () => {
    const { pool } = server.database;
    const send = (url: string, payload: object, headers: Record<string, string>) =>
      server.call({ method: 'POST', url, payload, remoteAddress: address, headers });
    const report = (headers: Record<string, string>) => send(`/api/posts/${posts[0]}/report`, { reason: 'fraud' }, headers);
    const wish = { name: 'Karim Uddin', occupation: 'Teacher', phone: '01000000888', division: 'dhaka', location: 'Mirpur' };
    const interest = (headers: Record<string, string>, phone = '01000000888') => send('/api/groups/interest', { ...wish, phone }, headers);
    expect([(await report(young)).statusCode, (await interest(young)).statusCode]).toEqual([200, 201]);
    await pool.query(`update rate_limits set points = 100000 where key ~ '^(reports|interests)PerAddress:'`);
    const other = { cookie: await deviceCookie(server, 6) };
    expect([(await report(other)).statusCode, (await interest(other, '01000000889')).statusCode]).toEqual([429, 429]);
    expect([(await report(old)).statusCode, (await interest(old, '01000000889')).statusCode]).toEqual([200, 201]);
  });
});
