// From a notification to the screen of a closed browser.
import { createVerify } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { InboxNotice } from '#contracts/notices/notices.ts';
import { endSessions } from '#server/sessions/service.ts';
import { notify } from '#server/notifications/service.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { browser, pushService, type Browser, type PushService } from '#server/testing/push.ts';
import { payloadOf } from './delivery.ts';
import { pushData } from './service.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let service: PushService;
let server: TestApp;
let people = 0;
beforeAll(async () => {
  service = await pushService();
  server = await testApp({ push: service.ways, env: { PUBLIC_URL: 'https://uthan.example' } });
});
afterEach(() => {
  service.answer(201);
  service.received.length = 0;
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const url = '/api/push/subscriptions';
const post = (token: string | undefined, payload: object, lng: 'bn' | 'en' = 'en') =>
  server.call({ method: 'POST', url, payload, lng, ...(token ? { token } : {}) });
const isOn = async (token: string): Promise<boolean> => ((await server.call({ url: '/api/push/key', token })).json() as { subscribed: boolean }).subscribed;

interface Person {
  id: string;
  email: string;
  token: string;
}

async function person(): Promise<Person> {
  const name = `pushed${++people}`;
  const token = await server.member(name);
  const { id, email } = await server.database.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', `${name}@example.test`)
    .executeTakeFirstOrThrow();
  return { id, email, token };
}

async function subscribed(lng: 'bn' | 'en' = 'en'): Promise<Person & { browser: Browser }> {
  const who = await person();
  const own = browser();
  expect((await post(who.token, own.subscription, lng)).statusCode).toBe(201);
  await server.database.pool.query('update sessions set lng = $1 where user_id = $2', [lng, who.id]);
  return { ...who, browser: own };
}

const about = { type: 'sell', PostID: 12, title: 'Home by the lake' } as const;
const approved = (key: string): InboxNotice => ({ kind: 'post_approved', data: { post: about, listed: true }, key });
const tell = (ids: string[], notice = approved('approved')): Promise<void> =>
  server.database.db.transaction().execute((trx) => notify(server.services, trx, ids, notice));
/** Whatever waits for its next try is due now. */
const nextTry = () => server.database.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
const outcomes = async (userId: string): Promise<unknown[]> =>
  (
    await server.database.pool.query<{ outcome: string | null }>(
      'select outcome from push_deliveries d join push_subscriptions s on s.id = d.subscription where s.user_id = $1',
      [userId],
    )
  ).rows.map(({ outcome }) => outcome);

describe('a browser', () => {
  test('is kept with its session, and taken back', async () => {
    const { token } = await person();
    expect(await isOn(token)).toBe(false);
    const own = browser();
    for (let turn = 0; turn < 2; turn++) expect((await post(token, { ...own.subscription, expirationTime: null })).statusCode).toBe(201);
    expect(await isOn(token)).toBe(true);
    for (let turn = 0; turn < 2; turn++) expect((await server.call({ method: 'DELETE', url, token })).json()).toMatchObject({ success: true });
    expect(await isOn(token)).toBe(false);
  });

  test('is nobody’s without signing in, and a suspended person adds none', async () => {
    const { token, id } = await person();
    for (const [method, path] of [
      ['GET', '/api/push/key'],
      ['POST', url],
      ['DELETE', url],
    ] as const)
      expect((await server.call({ method, url: path, ...(method === 'POST' ? { payload: browser().subscription } : {}) })).statusCode).toBe(401);
    await server.database.pool.query(`update users set status = 'Suspended' where id = $1`, [id]);
    expect((await post(token, browser().subscription)).statusCode).toBe(403);
  });

  test.each<[string, (given: Browser['subscription']) => object, string]>([
    ['an address in our own network', (given) => ({ ...given, endpoint: 'https://192.168.0.1/push' }), 'endpoint'],
    ['an address without encryption', (given) => ({ ...given, endpoint: 'http://push.example.org/send' }), 'endpoint'],
    ['an address of a thousand letters and one', (given) => ({ ...given, endpoint: `https://push.example.org/${'a'.repeat(1000)}` }), 'endpoint'],
    ['no keys', ({ endpoint }) => ({ endpoint }), 'keys'],
    [
      'a key that is no point of the curve',
      (given) => ({ ...given, keys: { ...given.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } }),
      'keys.p256dh',
    ],
  ])('with %s is refused', async (_name, change, field) => {
    const { token } = await person();
    const answer = await post(token, change(browser().subscription));
    expect([answer.statusCode, Object.keys((answer.json() as { fields: object }).fields)]).toEqual([422, [field]]);
    expect(await isOn(token)).toBe(false);
  });

  test('goes to whoever subscribed with it last, and ends with the session', async () => {
    const [first, second] = [await subscribed(), await person()];
    await post(second.token, first.browser.subscription);
    expect([await isOn(first.token), await isOn(second.token)]).toEqual([false, true]);
    await endSessions(server.database.db, second.id);
    expect((await server.database.pool.query('select from push_subscriptions where user_id = $1', [second.id])).rowCount).toBe(0);
  });

  test('beyond ten of a person takes the place of the oldest', async () => {
    const { id, email } = await person();
    for (let at = 0; at < 11; at++) {
      const { userToken } = (await server.call({ method: 'POST', url: '/api/login', payload: { email, password: 'secret-of-tests' } })).json() as {
        userToken: string;
      };
      await post(userToken, browser(`push${at}.example.org`).subscription);
    }
    const kept = (await pushData.collect(server.database.db, id)) as { service: string }[];
    expect(kept.map(({ service: host }) => host)).toEqual(Array.from({ length: 10 }, (_, at) => `push${at + 1}.example.org`));
    await pushData.erase(server.database.db, id);
    expect(await pushData.collect(server.database.db, id)).toEqual([]);
  });
});

describe('a notification', () => {
  test.each([
    ['en', 'Your post is live', '“Home by the lake” is now visible to everyone.'],
    ['bn', 'আপনার বিজ্ঞাপন লাইভ হয়েছে', '“Home by the lake” এখন সবাই দেখতে পাচ্ছে।'],
  ] as const)('arrives encrypted, in the language of the person (%s), signed with the key of this product', async (lng, title, message) => {
    const { id, token, browser: own } = await subscribed(lng);
    await tell([id]);
    expect(await server.runJobs()).toEqual([]);
    const [pushed] = service.received;
    if (!pushed) throw new Error('Nothing arrived.');
    const { data } = (await server.call({ url: '/api/notifications/getUserNotifications', token })).json() as { data: { _id: string }[] };
    const [inInbox] = data;
    expect(own.open(pushed.body)).toEqual({ title, message, link: '/Property-Buy-Sell-Details/12', tag: inInbox?._id });
    expect(pushed.body.toString('latin1')).not.toContain('lake');
    expect(pushed.headers).toMatchObject({ ttl: '86400', urgency: 'high', topic: inInbox?._id.replaceAll('-', ''), 'content-encoding': 'aes128gcm' });
    const { key } = (await server.call({ url: '/api/push/key', token })).json() as { key: string };
    const [, jwt = '', by] = /^vapid t=([^,]+), k=(.+)$/.exec(String(pushed.headers.authorization)) ?? [];
    expect(by).toBe(key);
    const [head, claims = '', signature = ''] = jwt.split('.');
    const point = Buffer.from(key, 'base64url');
    const publicKey = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
    const signed = createVerify('sha256').update(`${head}.${claims}`);
    expect(signed.verify({ key: publicKey, format: 'jwk', dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: 'https://push.example.org', sub: 'https://uthan.example' });
  });

  test('is sent once, however often its job runs and its cause is told', async () => {
    const { id } = await subscribed();
    await tell([id]);
    await server.runJobs();
    await tell([id]);
    await server.database.pool.query(`update jobs.job set state = 'created', completed_on = null where name = 'push.send'`);
    expect(await server.runJobs()).toEqual([]);
    expect(service.received).toHaveLength(1);
    expect(await outcomes(id)).toEqual(['sent']);
  });

  test('is not sent when what caused it is undone', async () => {
    const { id } = await subscribed();
    const undone = server.database.db.transaction().execute(async (trx) => {
      await notify(server.services, trx, [id], approved('undone'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await server.runJobs();
    expect(service.received).toEqual([]);
  });

  test('outlives a push service that is away, and arrives once', async () => {
    const { id } = await subscribed();
    service.answer(503);
    await tell([id]);
    expect(await server.runJobs()).toHaveLength(1);
    expect(await outcomes(id)).toEqual([null]);
    service.answer(201);
    await nextTry();
    expect(await server.runJobs()).toEqual([]);
    expect(service.received).toHaveLength(2);
    expect(await outcomes(id)).toEqual(['sent']);
  });

  test('is given up after its tries, without noise among the failed jobs', async () => {
    const { id } = await subscribed();
    service.answer(429);
    await tell([id]);
    await server.runJobs();
    await server.database.pool.query(`update jobs.job set retry_count = retry_limit, start_after = now() where name = 'push.send' and state = 'retry'`);
    await server.database.pool.query(`update jobs.job set retry_count = retry_limit - 1 where name = 'push.send' and state = 'retry'`);
    expect(await server.runJobs()).toEqual([]);
    expect(await outcomes(id)).toEqual(['refused']);
  });

  test('that waited for a day is not sent any more', async () => {
    const { id } = await subscribed();
    await tell([id]);
    await server.database.pool.query(`update push_deliveries set created_at = now() - interval '25 hours'`);
    await server.runJobs();
    expect(service.received).toEqual([]);
    expect(await outcomes(id)).toEqual(['dropped']);
  });

  test.each([404, 410])('to a browser that has ended its subscription (%d) ends ours', async (status) => {
    const { id, token } = await subscribed();
    service.answer(status);
    await tell([id]);
    expect(await server.runJobs()).toEqual([]);
    expect(await isOn(token)).toBe(false);
  });

  test('that is refused for good is not tried again, and the browser stays', async () => {
    const { id, token } = await subscribed();
    service.answer(400);
    await tell([id]);
    expect(await server.runJobs()).toEqual([]);
    expect([await isOn(token), await outcomes(id)]).toEqual([true, ['refused']]);
  });

  test.each<[string, (who: Person) => Promise<unknown>]>([
    [
      'does not want it',
      ({ token }) => server.call({ method: 'PUT', url: '/api/notifications/preferences', payload: { preferences: { decisions: { push: false } } }, token }),
    ],
    ['is suspended', ({ id }) => server.database.pool.query(`update users set status = 'Suspended' where id = $1`, [id])],
    ['signed out', ({ token }) => server.call({ method: 'POST', url: '/api/logout', token })],
  ])('does not reach whoever %s, before it was made or after', async (_name, ends) => {
    const [before, after] = [await subscribed(), await subscribed()];
    await ends(before);
    await tell([before.id, after.id]);
    await ends(after);
    expect(await server.runJobs()).toEqual([]);
    expect(service.received).toEqual([]);
  });
});

test('a payload fits into what push services take, in Bengali too', () => {
  const message = 'ঠিক করে আবার জমা দিন। '.repeat(300);
  const payload = payloadOf({ title: 'একটি বিজ্ঞাপন ঠিক করতে হবে', message, link: '/user/my-inbox', tag: 'x', urgency: 'normal' });
  expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(3000);
  expect(Buffer.byteLength(payload)).toBeGreaterThan(2800);
  expect(JSON.parse(payload)).toMatchObject({ link: '/user/my-inbox', message: expect.stringMatching(/^ঠিক করে .*…$/) });
});
