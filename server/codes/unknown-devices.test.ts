import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { rates } from '#contracts/posts/rates.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { deviceCookie } from '#server/testing/devices.ts';
import { codeIn, mailServer, newestLetter, type MailServer } from '#server/testing/mail.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let mail: MailServer;
let server: TestApp;
beforeAll(async () => {
  mail = await mailServer();
  server = await testApp({ rateLimits: true, env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://uthan.example' } });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});
beforeEach(() => server.database.pool.query('delete from rate_limits'));

interface From {
  address?: string;
  cookie?: string | undefined;
}

const post = (url: string, payload: object, { address = '192.0.2.1', cookie }: From = {}) =>
  server.call({ method: 'POST', url, payload, remoteAddress: address, headers: cookie ? { cookie } : {} });
const sendReset = (email: string, from?: From) => post('/api/forgotPassword/sendCode', { email }, from);
const verifyReset = (email: string, code: string, from?: From) => post('/api/forgotPassword/verifyCode', { email, code }, from);
const sendRegister = (email: string, from?: From) => post('/api/register/sendCode', { email }, from);
const verifyRegister = (email: string, code: string, from?: From) => post('/api/register/verifyCode', { email, code }, from);
const letterTo = (email: string) => newestLetter(server, mail, email);
const tokenIn = ({ text = '' }: { text?: string | undefined }): string => /ResetPassword\/([\w-]+)/.exec(text)?.[1] ?? '';
const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');
const errorOf = (answer: { json(): unknown }): string | undefined => (answer.json() as { error?: string }).error;
const pointsOf = async (rate: string): Promise<number> =>
  Number(
    (await server.database.pool.query<{ sum: number }>('select coalesce(sum(points), 0) as sum from rate_limits where key like $1', [`${rate}:%`])).rows[0]
      ?.sum,
  );
const setCount = (rate: string, points: number) => server.database.pool.query('update rate_limits set points = $2 where key like $1', [`${rate}:%`, points]);

/** Asks from new devices all over the world until nothing more is sent. */
async function exhaust(email: string): Promise<number> {
  for (let count = 0; ; count++) {
    if ((await sendReset(email, { address: `10.9.${count}.1`, cookie: await deviceCookie(server) })).statusCode === 429) return count;
  }
}

/** A member and a device on which they signed in before. */
async function owner(name: string): Promise<{ email: string; known: string; token: string }> {
  await server.member(name);
  const [email, known] = [`${name}@example.test`, await deviceCookie(server)];
  const answer = await post('/api/login', { email, password: 'secret-of-tests' }, { cookie: known });
  // The letter about the new device.
  await server.runJobs();
  return { email, known, token: (answer.json() as { userToken: string }).userToken };
}

describe('a code belongs to who asked for it', () => {
  test('another device’s wrong tries and new requests do nothing to it', async () => {
    const { email } = await owner('watched');
    const [mine, strange] = [await deviceCookie(server), await deviceCookie(server)];
    await sendReset(email, { cookie: mine });
    const code = codeIn(await letterTo(email));
    expect((await sendReset(email, { cookie: strange })).statusCode).toBe(200);
    const tries: (string | undefined)[] = [];
    for (let time = 0; time <= limits.codes.triesMax; time++) tries.push(errorOf(await verifyReset(email, wrong(code), { cookie: strange })));
    expect(tries).toEqual([...Array.from({ length: limits.codes.triesMax }, () => 'CODE_INVALID'), 'CODE_LOCKED']);
    expect(errorOf(await verifyReset(email, code, { cookie: strange }))).toBe('CODE_LOCKED');
    expect((await verifyReset(email, code, { cookie: mine })).statusCode).toBe(200);
  });

  test('somebody who asked for none tries at nothing, and that is counted on the address', async () => {
    const email = 'not.asked@example.test';
    const [mine, strange] = [await deviceCookie(server), await deviceCookie(server)];
    await sendRegister(email, { cookie: mine });
    const code = codeIn(await letterTo(email));
    expect(errorOf(await verifyRegister(email, code, { cookie: strange }))).toBe('CODE_INVALID');
    await setCount('codeTriesPerAddress', rates.codeTriesPerAddress.points);
    expect((await verifyRegister(email, code, { cookie: strange })).statusCode).toBe(429);
    expect((await verifyRegister(email, code, { cookie: mine })).statusCode).toBe(200);
  });

  test('a browser that asked before it had a cookie verifies with the one that it was given, or still without', async () => {
    for (const keeps of [true, false]) {
      const email = `first.call.${keeps}@example.test`;
      const asked = await sendRegister(email);
      const cookie = keeps ? String(asked.headers['set-cookie']).split(';')[0] : undefined;
      const code = codeIn(await letterTo(email));
      expect(errorOf(await verifyRegister(email, code, { address: '10.0.0.99' }))).toBe('CODE_INVALID');
      expect((await verifyRegister(email, code, { cookie })).statusCode).toBe(200);
    }
  });

  test('each device has its own pace, and an email no more letters a day than all unknown devices may ask for', async () => {
    const { email } = await owner('flooded');
    const cookie = await deviceCookie(server);
    expect((await sendReset(email, { cookie })).statusCode).toBe(200);
    expect((await sendReset(email, { cookie })).statusCode).toBe(429);
    expect(await exhaust(email)).toBe(rates.codeSendsPerEmail.points - 1);
    expect((await sendReset('flooded+again@example.test', { cookie: await deviceCookie(server) })).statusCode).toBe(429);
    await server.runJobs();
    expect(mail.received.filter(({ to }) => to?.[0]?.address === email).length).toBeLessThanOrEqual(rates.codeSendsPerEmail.points + 1);
  });
});

describe('when unknown devices have used up the letters of an email’s day', () => {
  test('a device that signed in before has one an hour', async () => {
    const { email, known } = await owner('regular');
    await exhaust(email);
    expect((await sendReset(email, { cookie: await deviceCookie(server) })).statusCode).toBe(429);
    await server.runJobs();
    expect((await sendReset(email, { cookie: known, address: '10.9.0.1' })).statusCode).toBe(200);
    const code = codeIn(await letterTo(email));
    expect((await verifyReset(email, code, { cookie: known })).statusCode).toBe(200);
    await server.database.pool.query("update mailed_codes set requested_at = requested_at - interval '10 minutes'");
    expect((await sendReset(email, { cookie: known })).statusCode).toBe(429);
    await server.database.pool.query('update rate_limits set expire = expire - 3600000');
    expect((await sendReset(email, { cookie: known })).statusCode).toBe(200);
  });

  test('the link in the latest letter works until the day is over, once', async () => {
    const { email } = await owner('away');
    await exhaust(email);
    const letter = await letterTo(email);
    expect(letter.text).toMatch(/within 2[34] hours/);
    const later = (hours: number) => server.database.pool.query('update reset_tokens set expires_at = expires_at - make_interval(hours => $1)', [hours]);
    await later(22);
    const reset = () => post(`/api/resetPassword/${tokenIn(letter)}`, { password: 'a new one', confirmPassword: 'a new one' });
    expect((await server.call({ url: `/api/resetPassword/${tokenIn(letter)}` })).statusCode).toBe(200);
    expect((await reset()).statusCode).toBe(200);
    expect((await reset()).statusCode).toBe(400);
  });

  test('that link ends with the day, and at once when the owner changes the password', async () => {
    const [late, active] = [await owner('late'), await owner('active')];
    for (const { email } of [late, active]) await exhaust(email);
    const tokens = [tokenIn(await letterTo(late.email)), tokenIn(await letterTo(active.email))];
    const change = { currentPassword: 'secret-of-tests', password: 'another one', confirmPassword: 'another one' };
    expect((await server.call({ method: 'PUT', url: '/api/profile/changePassword', token: active.token, payload: change })).statusCode).toBe(200);
    expect((await server.call({ url: `/api/resetPassword/${tokens[1]}` })).statusCode).toBe(400);
    expect((await server.call({ url: `/api/resetPassword/${tokens[0]}` })).statusCode).toBe(200);
    await server.database.pool.query("update reset_tokens set expires_at = expires_at - interval '1 day'");
    expect((await server.call({ url: `/api/resetPassword/${tokens[0]}` })).statusCode).toBe(400);
  });

  test('another day’s link works for a quarter of an hour only', async () => {
    const { email } = await owner('calm');
    await sendReset(email);
    const token = tokenIn(await letterTo(email));
    await server.database.pool.query("update reset_tokens set expires_at = expires_at - interval '15 minutes'");
    expect((await server.call({ url: `/api/resetPassword/${token}` })).statusCode).toBe(400);
  });
});

describe('letters asked for from one address', () => {
  const address = '10.5.0.1';

  test('110 to made-up emails keep no neighbour from registering', async () => {
    const cookie = await deviceCookie(server);
    const statuses: number[] = [];
    for (let count = 0; count < 30; count++) statuses.push((await sendReset(`made.up.${count}@example.test`, { address, cookie })).statusCode);
    // A device has a budget of its own; the last one is the first of its slower pace.
    expect(statuses.filter((status) => status === 200)).toHaveLength(rates.codeSendsPerCaller.points + 1);
    for (let count = 30; count < 120; count++) statuses.push((await sendReset(`made.up.${count}@example.test`, { address })).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(rates.codeSendsPerAddress.points + 1);
    const neighbour = { address, cookie: await deviceCookie(server) };
    expect((await sendRegister('neighbour@example.test', neighbour)).statusCode).toBe(200);
    const code = codeIn(await letterTo('neighbour@example.test'));
    expect((await verifyRegister('neighbour@example.test', code, neighbour)).statusCode).toBe(200);
    const again = await sendRegister('neighbour.too@example.test', neighbour);
    expect(again.statusCode).toBe(429);
    expect((again.json() as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(rates.codeSendsSlow.seconds);
    expect((await sendRegister('no.cookie@example.test', { address })).statusCode).toBe(429);
  });

  test('are counted only when they are sent, or when the answer tells about the email', async () => {
    const { email } = await owner('taken');
    const cookie = await deviceCookie(server);
    await sendReset(email, { address, cookie });
    for (let count = 0; count < 5; count++) expect((await sendReset(email, { address, cookie })).statusCode).toBe(429);
    expect([await pointsOf('codeSendsPerAddress'), await pointsOf('codeSendsPerEmail')]).toEqual([1, 1]);
    expect(errorOf(await sendRegister(email, { address, cookie }))).toBe('EMAIL_TAKEN');
    expect(await pointsOf('codeSendsPerAddress')).toBe(2);
    await setCount('codeSendsPerAddress', rates.codeSendsPerAddress.points);
    expect(errorOf(await sendRegister(email, { address, cookie }))).toBe('EMAIL_TAKEN');
    expect(errorOf(await sendRegister(email, { address, cookie }))).toBe('TOO_MANY');
  });

  test('never run out for a device that signed in to the account before', async () => {
    const { email, known } = await owner('at.home');
    await sendReset('somebody@example.test', { address });
    await setCount('codeSendsPerAddress', rates.codeSendsPerAddress.points);
    expect((await sendReset(email, { address })).statusCode).toBe(429);
    expect((await sendReset(email, { address, cookie: known })).statusCode).toBe(200);
  });
});
