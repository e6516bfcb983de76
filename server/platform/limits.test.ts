import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rates } from '#contracts/limits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { Failure } from './failure.ts';
import { noLimits, openLimits } from './limits.ts';

const refusal = async (taken: Promise<void>): Promise<Failure | undefined> =>
  taken.then(
    () => undefined,
    (error: Failure) => error,
  );

describe('a limit', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  test('of five lets exactly five of fifty pass at once, over two servers, and tells the others how long to wait', async () => {
    const servers = [openLimits(database.pool), openLimits(database.pool)];
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) => refusal((servers[index % 2] ?? noLimits).take('loginFailures', 'a@example.test'))),
    );
    expect(results.filter((failure) => failure === undefined)).toHaveLength(rates.loginFailures.points);
    for (const failure of results) {
      if (!failure) continue;
      expect(failure.code).toBe('TOO_MANY');
      expect(failure.details.retryAfter).toBeGreaterThan(rates.loginFailures.seconds - 60);
      expect(failure.details.retryAfter).toBeLessThanOrEqual(rates.loginFailures.seconds);
    }
  });

  test('outlives a restart, and others are not touched by it', async () => {
    const restarted = openLimits(database.pool);
    expect(await refusal(restarted.take('loginFailures', 'a@example.test'))).toMatchObject({ code: 'TOO_MANY' });
    expect(await refusal(restarted.check('loginFailures', 'a@example.test'))).toMatchObject({ code: 'TOO_MANY' });
    expect(await refusal(restarted.take('loginFailures', 'b@example.test'))).toBeUndefined();
    expect(await refusal(restarted.take('reportsPerDay', 'a@example.test'))).toBeUndefined();
  });

  test('ends with its window, and at once when it is forgiven', async () => {
    const limits = openLimits(database.pool);
    await database.pool.query("update rate_limits set expire = extract(epoch from now()) * 1000 - 1 where key like 'loginFailures:%'");
    expect(await refusal(limits.check('loginFailures', 'a@example.test'))).toBeUndefined();
    for (let time = 0; time < rates.loginFailures.points; time++) await limits.take('loginFailures', 'a@example.test');
    expect(await refusal(limits.take('loginFailures', 'a@example.test'))).toMatchObject({ code: 'TOO_MANY' });
    await limits.forgive('loginFailures', 'a@example.test');
    expect(await refusal(limits.take('loginFailures', 'a@example.test'))).toBeUndefined();
  });

  test('keeps nothing that tells who was counted', async () => {
    await openLimits(database.pool).take('revealPerAddress', '203.0.113.77');
    const { rows } = await database.pool.query<{ key: string }>('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(2);
    for (const { key } of rows) expect(key).toMatch(/^\w+:[\w-]{43}$/);
  });

  test('still holds while the database is away', async () => {
    const away = await freshDatabase();
    const limits = openLimits(away.pool);
    await away.drop();
    for (let time = 0; time < rates.loginFailures.points; time++) await limits.take('loginFailures', 'c@example.test');
    expect(await refusal(limits.take('loginFailures', 'c@example.test'))).toMatchObject({ code: 'TOO_MANY' });
  });

  test('counts nothing when limits are off', async () => {
    for (let time = 0; time < 20; time++) await noLimits.take('loginFailures', 'a@example.test');
    expect(await refusal(noLimits.check('loginFailures', 'a@example.test'))).toBeUndefined();
  });
});

describe('asking for phone numbers', () => {
  let server: TestApp;
  let postId: number;
  const browser = 'Mozilla/5.0 (Linux; Android 14) Mobile';
  const reveal = (headers: Record<string, string>, token?: string) =>
    server.call({ method: 'POST', url: `/api/posts/${postId}/contact`, headers: { 'user-agent': browser, ...headers }, ...(token ? { token } : {}) });
  async function revealsUntilRefused(headers: Record<string, string>, token?: string): Promise<number> {
    for (let count = 0; ; count++) {
      const { statusCode } = await reveal(headers, token);
      if (statusCode === 429) return count;
      expect(statusCode).toBe(200);
    }
  }
  async function newDevice(): Promise<string> {
    const answer = await server.call({ method: 'POST', url: '/api/login', payload: {}, headers: { 'user-agent': browser } });
    return String(answer.headers['set-cookie']).split(';')[0] ?? '';
  }

  beforeAll(async () => {
    server = await testApp({ rateLimits: true });
    await server.member('seller');
    const owner = await server.database.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const { rows } = await server.database.pool.query<{ post_id: number }>(
      `insert into posts (id, owner_id, type, state, listed, approved_at, title, description, property_type, price, price_unit, posted_by, division, district, sub_district, primary_contact)
       values (gen_random_uuid(), $1, 'sell', 'approved', true, now(), 'A flat', 'Bright.', 'apartment', 5000000, 'total', 'owner', 'dhaka', 'dhaka', 'dhaka-dhanmondi', '01000000731') returning post_id`,
      [owner.id],
    );
    postId = Number(rows[0]?.post_id);
  });
  afterAll(() => server.close());

  test('ends after twenty in an hour for a browser without a cookie, with the seconds to wait', async () => {
    expect(await revealsUntilRefused({})).toBe(rates.revealVisitorHour.points);
    const refused = await reveal({ 'accept-language': 'bn' });
    const { retryAfter, message, ...rest } = refused.json() as { retryAfter: number; message: string };
    expect(rest).toEqual({ success: false, error: 'TOO_MANY' });
    expect(Number(refused.headers['retry-after'])).toBe(retryAfter);
    expect(retryAfter).toBeGreaterThan(3500);
    expect(message).toMatch(/[\u0980-\u09ff]/);
    expect(refused.body).not.toContain('01000000731');
  });

  test('goes on for another device behind the same address, up to its own twenty', async () => {
    const cookie = await newDevice();
    expect(cookie).toMatch(/^device=[\w-]{22}\.[\w-]{43}$/);
    expect(await revealsUntilRefused({ cookie })).toBe(rates.revealVisitorHour.points);
  });

  test('is not fooled by a mark that somebody made up or changed', async () => {
    const [, mac = ''] = (await newDevice()).split('.');
    for (const cookie of ['device=made-up', `device=AAAAAAAAAAAAAAAAAAAAAA.${mac}`, 'device=.', '__Host-device=x.y']) {
      expect((await reveal({ cookie })).statusCode).toBe(429);
    }
  });

  test('goes by the account for members, and not at all for the owner', async () => {
    const member = await server.member('reader');
    expect(await revealsUntilRefused({}, member)).toBe(rates.revealMemberHour.points);
    const login = await server.call({ method: 'POST', url: '/api/login', payload: { email: 'seller@example.test', password: 'secret-of-tests' } });
    const { userToken } = login.json() as { userToken: string };
    const counted = async () => (await server.database.pool.query('select sum(points) as points from rate_limits')).rows[0] as unknown;
    const before = await counted();
    expect((await reveal({}, userToken)).statusCode).toBe(200);
    expect(await counted()).toEqual(before);
  }, 30_000);
});
