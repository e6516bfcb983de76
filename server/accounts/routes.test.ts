import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ rateLimits: true });
});
afterAll(() => server.close());

const login = (email: string, password: string, lng?: 'bn' | 'en') =>
  server.call({ method: 'POST', url: '/api/login', payload: { email, password }, ...(lng ? { lng } : {}) });

describe('signing in', () => {
  test('gives a token that opens the profile, and ends with sign-out', async () => {
    const token = await server.member('rahim');
    const profile = await server.call({ url: '/api/profile', token });
    expect(profile.statusCode).toBe(200);
    expect(profile.json()).toMatchObject({
      success: true,
      userData: { email: 'rahim@example.test', status: 'normal', role: 'user', userToken: expect.any(String) },
    });
    expect(profile.body).not.toContain('argon2');
    expect((await server.call({ method: 'POST', url: '/api/logout', token })).statusCode).toBe(200);
    expect((await server.call({ url: '/api/profile', token })).statusCode).toBe(401);
  });

  test('stores no token as it is', async () => {
    const token = await server.member('karim');
    const rows = await server.database.db.selectFrom('sessions').select('token_hash').execute();
    expect(rows.some(({ token_hash }) => token_hash.toString('utf8').includes(token))).toBe(false);
  });

  test('says the same for a wrong email and a wrong password, in both languages', async () => {
    await server.member('salma');
    const wrongPassword = await login('salma@example.test', 'not the password');
    const wrongEmail = await login('nobody@example.test', 'not the password');
    expect(wrongPassword.statusCode).toBe(401);
    expect(wrongPassword.json()).toEqual(wrongEmail.json());
    expect(wrongEmail.json()).toEqual({ success: false, error: 'INVALID_CREDENTIALS', message: 'Wrong email or password.' });
    expect((await login('nobody@example.test', 'x', 'bn')).json()).toMatchObject({ message: 'ইমেইল বা পাসওয়ার্ড ঠিক নয়।' });
  });

  test('marks the missing fields', async () => {
    const answer = await server.call({ method: 'POST', url: '/api/login', payload: {} });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: 'VALIDATION', fields: { email: 'Please provide email address', password: 'Please fill in this field' } });
  });

  test('refuses the sixth guess for a while and says how long', async () => {
    await server.member('tania');
    for (let guess = 0; guess < 5; guess++) expect((await login('tania@example.test', `guess ${guess}`)).statusCode).toBe(401);
    const refused = await login('tania@example.test', 'secret-of-tests');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: 'TOO_MANY' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('lets no more than five guesses through when fifty come at once', async () => {
    await server.member('flooded');
    const answers = await Promise.all(Array.from({ length: 50 }, (_, guess) => login('flooded@example.test', `guess ${guess}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(45);
  });

  test('lets the owner in however often at once', async () => {
    await server.member('hurried');
    const answers = await Promise.all(Array.from({ length: 12 }, () => login('hurried@example.test', 'secret-of-tests')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  });

  test('counts guesses of emails without an account the same', async () => {
    const answers: number[] = [];
    for (let guess = 0; guess < 6; guess++) answers.push((await login('never-seen@example.test', 'x')).statusCode);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('waits longer for those who go on guessing', async () => {
    await server.member('stubborn');
    const fifteenMinutes = () => server.database.pool.query('update rate_limits set expire = expire - 900000');
    let guesses = 0;
    for (let round = 0; round < 6; round++) {
      while ((await login('stubborn@example.test', 'guess')).statusCode === 401) guesses += 1;
      await fifteenMinutes();
    }
    expect(guesses).toBeLessThanOrEqual(20);
  });

  test('refuses a disabled account and lets a suspended one learn why', async () => {
    await server.member('disabled');
    await server.database.db.updateTable('users').set({ status: 'Disabled' }).where('email', '=', 'disabled@example.test').execute();
    expect((await login('disabled@example.test', 'secret-of-tests')).json()).toMatchObject({ error: 'ACCOUNT_DISABLED', message: 'This email is disabled.' });
    const token = await server.member('suspended');
    await server.database.db.updateTable('users').set({ status: 'suspended', status_reason: 'fraud' }).where('email', '=', 'suspended@example.test').execute();
    const profile = await server.call({ url: '/api/profile', token });
    expect(profile.json()).toMatchObject({ userData: { status: 'suspended', statusReason: 'fraud' } });
  });
});

describe('the profile', () => {
  test.each([[undefined], ['not-a-token']])('is refused with token %s', async (token) => {
    const answer = await server.call({ url: '/api/profile', ...(token ? { token } : {}) });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ success: false, error: 'UNAUTHENTICATED' });
  });
});

describe('the door', () => {
  test('answers an unknown call with 404 in the failure shape', async () => {
    const answer = await server.call({ url: '/api/no-such-call', lng: 'bn' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ success: false, error: 'NOT_FOUND', message: 'যা খুঁজছেন তা পাওয়া যায়নি।' });
  });

  test('takes a call that names JSON and carries nothing', async () => {
    const token = await server.member('bare');
    const answer = await server.call({ method: 'POST', url: '/api/logout', token, headers: { 'content-type': 'application/json' } });
    expect(answer.statusCode).toBe(200);
    expect((await server.call({ method: 'POST', url: '/api/login', headers: { 'content-type': 'application/json' } })).statusCode).toBe(422);
  });

  test('answers broken JSON with a refusal, not with an error of its own', async () => {
    const answer = await server.call({ method: 'POST', url: '/api/login', payload: '{"email":', headers: { 'content-type': 'application/json' } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ success: false, error: 'VALIDATION' });
  });

  test('sends areas with an ETag and 304 to whoever has them', async () => {
    const first = await server.call({ url: '/api/areas' });
    expect((first.json() as { divisions: unknown[] }).divisions).toHaveLength(8);
    const again = await server.call({ url: '/api/areas', headers: { 'if-none-match': String(first.headers['etag']) } });
    expect(again.statusCode).toBe(304);
  });

  test('sends areas compressed as they are taken', async () => {
    const plain = await server.call({ url: '/api/areas' });
    const { headers, rawPayload } = await server.call({ url: '/api/areas', headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding') });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
  });

  test('is alive and ready', async () => {
    expect((await server.call({ url: '/healthz' })).statusCode).toBe(200);
    expect((await server.call({ url: '/readyz' })).statusCode).toBe(200);
  });
});
