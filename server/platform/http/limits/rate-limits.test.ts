import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rates, wideNetworkFactor } from '#contracts/posts/rates.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { addManyPosts } from '#server/testing/content/many-posts.ts';
import { deviceCookie } from '#server/testing/devices.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { Failure } from '#server/platform/http/failure.ts';
import { type RateLimits, noRateLimits, openRateLimits } from './rate-limits.ts';

// Hundreds of calls on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const refusal = async (taken: Promise<unknown>): Promise<Failure | undefined> =>
  taken.then(
    () => undefined,
    (error: Failure) => error,
  );

const failures = (email: string) => ({ loginFailures: email });

describe('a limit', () => {
  let database: FreshDatabase;
  let limits: RateLimits;
  beforeAll(async () => {
    database = await freshDatabase();
    limits = await openRateLimits(database.db);
  });
  afterAll(() => database.drop());
  const pointsOf = async (rate: string): Promise<number> => {
    const { rows } = await database.pool.query<{ points: number }>('select coalesce(sum(points), 0) as points from rate_limits where key like $1', [
      `${rate}:%`,
    ]);
    return rows[0]?.points ?? -1;
  };

  test('of five lets exactly five of fifty pass at once, over two servers, and tells the others how long to wait', async () => {
    const servers = [await openRateLimits(database.db), limits];
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) => refusal((servers[index % 2] ?? noRateLimits).consume(failures('a@example.test')))),
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
    const restarted = await openRateLimits(database.db);
    expect(await refusal(restarted.consume(failures('a@example.test')))).toMatchObject({ code: 'TOO_MANY' });
    expect(await refusal(restarted.peek(failures('a@example.test')))).toMatchObject({ code: 'TOO_MANY' });
    expect(await refusal(restarted.consume(failures('b@example.test')))).toBeUndefined();
    expect(await refusal(restarted.consume({ reportsPerCaller: 'a@example.test' }))).toBeUndefined();
  });

  test('ends with its window, and at once when it begins anew', async () => {
    await database.pool.query("update rate_limits set expire = extract(epoch from now()) * 1000 - 1 where key like 'loginFailures:%'");
    expect(await refusal(limits.peek(failures('a@example.test')))).toBeUndefined();
    for (let time = 0; time < rates.loginFailures.points; time++) await limits.consume(failures('a@example.test'));
    expect(await refusal(limits.consume(failures('a@example.test')))).toMatchObject({ code: 'TOO_MANY' });
    await limits.reset(failures('a@example.test'));
    expect(await refusal(limits.consume(failures('a@example.test')))).toBeUndefined();
  });

  test('that refuses uses up none of those asked together with it, also when many come at once', async () => {
    const both = { reportsPerCaller: 'together', reportsPerAddress: '192.0.2.1' };
    const results = await Promise.all(Array.from({ length: 60 }, () => refusal(limits.consume(both))));
    expect(results.filter((failure) => failure === undefined)).toHaveLength(rates.reportsPerCaller.points);
    expect(await pointsOf('reportsPerAddress')).toBe(rates.reportsPerCaller.points);
    expect(await refusal(limits.consume({ ...both, reportsPerCaller: 'neighbour' }))).toBeUndefined();
  });

  test('does not count what is taken back, nor what a transaction takes back', async () => {
    const counts = { savesPerHour: 'taken back' };
    await limits.refund(await limits.consume(counts));
    expect(await pointsOf('savesPerHour')).toBe(0);
    const work = database.db.transaction().execute(async (trx) => {
      await limits.consume(counts, trx);
      throw new Error('not after all');
    });
    await expect(work).rejects.toThrow('not after all');
    expect(await pointsOf('savesPerHour')).toBe(0);
  });

  test('that is reached gives way to the next, and the wait is that of the one that opens first', async () => {
    const [fast, slow] = [{ passwordChecks: 'ways' }, { codeSendsSlow: 'ways' }];
    for (let time = 0; time < rates.passwordChecks.points; time++) expect(await limits.consume([fast, slow])).toBe(fast);
    expect(await limits.consume([fast, slow])).toBe(slow);
    const refused = await refusal(limits.consume([fast, slow]));
    expect(refused?.details.retryAfter).toBeLessThanOrEqual(rates.codeSendsSlow.seconds);
    expect(await limits.wait(fast)).toBeGreaterThan(rates.codeSendsSlow.seconds);
    expect(await limits.wait({ passwordChecks: 'nobody' })).toBe(0);
  });

  test('keeps nothing that tells who was counted', async () => {
    await limits.consume({ revealPerAddress: '203.0.113.77' });
    const { rows } = await database.pool.query<{ key: string }>('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(2);
    for (const { key } of rows) expect(key).toMatch(/^\w+:[\w-]{43}$/);
  });

  test('lets nothing pass while the database is away', async () => {
    const away = await freshDatabase();
    const there = await openRateLimits(away.db);
    await away.drop();
    for (let time = 0; time < 3; time++) await expect(there.consume(failures('c@example.test'))).rejects.not.toBeInstanceOf(Failure);
  });

  test('is not passed while the database is merely slow', async () => {
    const narrow = openDatabase(database.url, { connectionsMax: 1 });
    const shared = await openRateLimits(narrow.db);
    const held = await narrow.pool.connect();
    for (let time = 0; time < rates.loginFailures.points; time++) await limits.consume(failures('slow@example.test'));
    const results = await Promise.all(Array.from({ length: 5 }, () => refusal(shared.consume(failures('slow@example.test')))));
    expect(results.every((failure) => failure !== undefined)).toBe(true);
    held.release();
    await narrow.close();
  });

  test('counts nothing when limits are off', async () => {
    for (let time = 0; time < 20; time++) await noRateLimits.consume(failures('a@example.test'));
    expect(await refusal(noRateLimits.peek(failures('a@example.test')))).toBeUndefined();
  });
});

describe('asking for phone numbers', () => {
  let server: TestApp;
  let posts: readonly number[] = [];
  let asked = 0;
  const browser = 'Mozilla/5.0 (Linux; Android 14) Mobile';
  interface From {
    headers?: Record<string, string>;
    token?: string;
    address?: string;
    /** Otherwise another one each time. */
    post?: number | undefined;
  }
  const reveal = ({ headers = {}, token, address = '198.51.100.1', post = posts[asked++ % posts.length] }: From) =>
    server.call({
      method: 'POST',
      url: `/api/posts/${post}/contact`,
      headers: { 'user-agent': browser, ...headers },
      remoteAddress: address,
      ...(token ? { token } : {}),
    });
  async function revealsUntilRefused(from: From): Promise<number> {
    for (let count = 0; ; count++) {
      const { statusCode } = await reveal(from);
      if (statusCode === 429) return count;
      expect(statusCode).toBe(200);
    }
  }
  const settled = () => deviceCookie(server);
  const given = (answers: { statusCode: number }[]): number => answers.filter(({ statusCode }) => statusCode === 200).length;

  beforeAll(async () => {
    server = await testApp({ rateLimits: true });
    await server.member('seller');
    posts = await addManyPosts(server, 1000);
  });
  afterAll(() => server.close());

  test('ends after twenty in an hour for a device, with the seconds to wait', async () => {
    const headers = { cookie: await settled(), 'accept-language': 'bn' };
    expect(await revealsUntilRefused({ headers })).toBe(rates.revealVisitorHour.points);
    const refused = await reveal({ headers });
    const { retryAfter, message, ...rest } = refused.json() as { retryAfter: number; message: string };
    expect(rest).toEqual({ success: false, error: 'TOO_MANY' });
    expect(Number(refused.headers['retry-after'])).toBe(retryAfter);
    expect(retryAfter).toBeGreaterThan(3500);
    expect(message).toMatch(/[\u0980-\u09ff]/);
    expect(refused.body).not.toContain('01000000731');
  });

  test('goes on for another device behind the same address, up to its own twenty', async () => {
    const cookie = await settled();
    expect(cookie).toMatch(/^device=[\w-]{22}\.[0-9a-z]{6,8}\.[\w-]{43}$/);
    expect(await revealsUntilRefused({ headers: { cookie } })).toBe(rates.revealVisitorHour.points);
  });

  test('uses up nothing of the address for a device that is refused: its neighbour goes on', async () => {
    const address = '198.51.100.20';
    const cookie = await settled();
    expect(await revealsUntilRefused({ headers: { cookie }, address })).toBe(rates.revealVisitorHour.points);
    const refused = [];
    for (let call = 0; call < rates.revealPerAddress.points + 30; call++) refused.push(await reveal({ headers: { cookie }, address }));
    expect(given(refused)).toBe(0);
    expect((await reveal({ headers: { cookie: await settled() }, address })).statusCode).toBe(200);
  });

  test('gains nothing by dropping the cookie and naming another browser each time', async () => {
    const address = '198.51.100.30';
    const answers = [];
    for (let call = 0; call < 100; call++) answers.push(await reveal({ headers: { 'user-agent': `Browser ${call}` }, address }));
    expect(given(answers)).toBe(rates.revealUnmarkedPerAddress.points);
    expect((await reveal({ headers: { cookie: await settled() }, address })).statusCode).toBe(200);
  });

  test('gains nothing by a new cookie for every call, and a cookie counts once it is some seconds old', async () => {
    const address = '198.51.100.40';
    const answers = [];
    for (let call = 0; call < 80; call++) answers.push(await reveal({ headers: { cookie: await deviceCookie(server, 0) }, address }));
    expect(given(answers)).toBe(rates.revealUnmarkedPerAddress.points);
    const early = await reveal({ headers: { cookie: await deviceCookie(server, 3) }, address });
    expect([early.statusCode, Number(early.headers['retry-after']) <= 3]).toEqual([429, true]);
    expect((await reveal({ headers: { cookie: await deviceCookie(server, 6) }, address })).statusCode).toBe(200);
    expect((await reveal({ headers: { cookie: await deviceCookie(server, -3600) }, address })).statusCode).toBe(429);
  });

  test('counts the same number for the same caller once', async () => {
    const [headers, post] = [{ cookie: await settled() }, posts[0]];
    for (let call = 0; call < rates.revealVisitorHour.points + 5; call++)
      expect((await reveal({ headers, post, address: '198.51.100.50' })).statusCode).toBe(200);
    expect(await revealsUntilRefused({ headers, address: '198.51.100.50' })).toBe(rates.revealVisitorHour.points - 1);
    expect((await reveal({ headers, post, address: '198.51.100.50' })).statusCode).toBe(200);
    const { rows } = await server.database.pool.query<{ count: number }>(
      "select count(*) from contact_reveals where listing = $1 and at > now() - interval '1 hour'",
      [post],
    );
    // Once by this device, and once by the one that asked first.
    expect(Number(rows[0]?.count)).toBeLessThanOrEqual(2);
  });

  test('counts all addresses of one network of IPv6 together', async () => {
    const answers = [];
    for (let host = 1; host <= 2 * rates.revealUnmarkedPerAddress.points; host++) answers.push(await reveal({ address: `2001:db8:7:1::${host.toString(16)}` }));
    expect(given(answers)).toBe(rates.revealUnmarkedPerAddress.points);
    expect((await reveal({ address: '2001:db8:7:2::1' })).statusCode).toBe(200);
    // Ten times as much for the /48 that one customer may have; what was refused used up nothing of it.
    let granted = 0;
    for (let line = 3; line < wideNetworkFactor + 3; line++)
      for (let host = 0; host < rates.revealUnmarkedPerAddress.points; host++)
        if ((await reveal({ address: `2001:db8:7:${line.toString(16)}::${host.toString(16)}` })).statusCode === 200) granted++;
    expect(granted).toBe(rates.revealUnmarkedPerAddress.points * (wideNetworkFactor - 1) - 1);
    expect((await reveal({ address: '2001:db8:8:1::1' })).statusCode).toBe(200);
    expect((await reveal({ address: '::ffff:198.51.100.30' })).statusCode).toBe(429);
  });

  test('is not fooled by a mark that somebody made up or changed', async () => {
    const address = '198.51.100.30';
    const [, since = '', mac = ''] = (await settled()).split('.');
    const [id = ''] = (await deviceCookie(server, 0)).split('.');
    for (const cookie of [
      'device=made-up',
      `device=AAAAAAAAAAAAAAAAAAAAAA.${since}.${mac}`,
      `${id}.${since}.${mac}`,
      `${id}.1.${mac}`,
      'device=..',
      '__Host-device=x.y.z',
    ]) {
      expect((await reveal({ headers: { cookie }, address })).statusCode).toBe(429);
    }
  });

  test('goes by the account for members, and not at all for the owner', async () => {
    const member = await server.member('reader');
    expect(await revealsUntilRefused({ token: member })).toBe(rates.revealMemberHour.points);
    const login = await server.call({ method: 'POST', url: '/api/login', payload: { email: 'seller@example.test', password: 'secret-of-tests' } });
    const { userToken } = login.json() as { userToken: string };
    const counted = async () => (await server.database.pool.query('select sum(points) as points from rate_limits')).rows[0] as unknown;
    const before = await counted();
    expect((await reveal({ token: userToken })).statusCode).toBe(200);
    expect(await counted()).toEqual(before);
  });
});
