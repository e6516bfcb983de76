import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { codeIn, mailServer, newestLetter, type MailServer } from '#server/testing/mail.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let mail: MailServer;
let server: TestApp;
beforeAll(async () => {
  mail = await mailServer();
  server = await testApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://uthan.example' } });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

const post = (url: string, payload: object, more: { lng?: 'bn' | 'en'; headers?: Record<string, string> } = {}) =>
  server.call({ method: 'POST', url, payload, ...more });
const sendCode = (email: string, more?: Parameters<typeof post>[2]) => post('/api/register/sendCode', { email }, more);
const verify = (email: string, code: string, more?: Parameters<typeof post>[2]) => post('/api/register/verifyCode', { email, code }, more);

async function mailedCode(email: string): Promise<string> {
  expect((await sendCode(email)).statusCode).toBe(200);
  return codeIn(await newestLetter(server, mail, email));
}

async function verified(email: string): Promise<string> {
  return ((await verify(email, await mailedCode(email))).json() as { registrationToken: string }).registrationToken;
}

const person = { name: 'Md. Rahim Uddin', gender: 'male', birthDate: '1990-03-26', password: 'ছয়টি-অক্ষর', confirmPassword: 'ছয়টি-অক্ষর' };

describe('a verified email', () => {
  test('skips the code on the same device for a day, and on no other', async () => {
    const email = 'returning@example.test';
    const marked = await sendCode(email);
    const cookie = String(marked.headers['set-cookie']).split(';')[0] ?? '';
    const code = codeIn(await newestLetter(server, mail, email));
    await verify(email, code, { headers: { cookie } });
    const again = await sendCode(email, { headers: { cookie } });
    expect(again.json()).toEqual({ success: true, alreadyVerified: true, registrationToken: expect.any(String) });
    expect((await sendCode(email)).json()).toMatchObject({ expiresIn: 600 });
    const { registrationToken } = again.json() as { registrationToken: string };
    expect((await post('/api/register', { ...person, registrationToken })).statusCode).toBe(201);
    expect((await sendCode(email, { headers: { cookie } })).statusCode).toBe(409);
  });

  test('is forgotten after a day', async () => {
    const email = 'tomorrow@example.test';
    const registrationToken = await verified(email);
    await server.database.pool.query(`update verified_emails set expires_at = expires_at - interval '24 hours' where email = $1`, [email]);
    const answer = await post('/api/register', { ...person, registrationToken });
    expect([answer.statusCode, answer.json()]).toMatchObject([410, { error: 'CODE_EXPIRED', message: 'Invalid or expired code' }]);
  });

  test('becomes one account, however many complete it at once', async () => {
    const email = 'race@example.test';
    const tokens = [await verified(email), await verified(email)];
    const answers = await Promise.all([...tokens, ...tokens].map((registrationToken) => post('/api/register', { ...person, registrationToken })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({ success: false, error: 'EMAIL_TAKEN', message: 'Email already registered' });
  });

  test('is used up by the account it becomes', async () => {
    const email = 'used-up@example.test';
    const registrationToken = await verified(email);
    await verified(email);
    expect((await post('/api/register', { ...person, registrationToken })).statusCode).toBe(201);
    const left = await server.database.pool.query('select 1 from verified_emails where email = $1 and expires_at > now()', [email]);
    expect(left.rowCount).toBe(0);
    expect((await post('/api/register', { ...person, registrationToken })).json()).toMatchObject({ error: 'EMAIL_TAKEN' });
    await server.database.pool.query(`update users set email = id || '@purged.invalid' where email = $1`, [email]);
    expect((await post('/api/register', { ...person, registrationToken })).json()).toMatchObject({ error: 'CODE_EXPIRED' });
  });
});
