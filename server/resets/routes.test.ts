import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { codeIn, mailServer, newestLetter, type MailServer } from '#server/testing/mail.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let mail: MailServer;
let server: TestApp;
beforeAll(async () => {
  mail = await mailServer();
  server = await testApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://uthan.example/' } });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

const post = (url: string, payload: object, lng?: 'bn' | 'en') => server.call({ method: 'POST', url, payload, ...(lng ? { lng } : {}) });
const sendCode = (email: string) => post('/api/forgotPassword/sendCode', { email });
const verify = (email: string, code: string, lng?: 'bn' | 'en') => post('/api/forgotPassword/verifyCode', { email, code }, lng);
const check = (token: string) => server.call({ url: `/api/resetPassword/${token}` });
const reset = (token: string, password = 'a new password', confirmPassword = password) => post(`/api/resetPassword/${token}`, { password, confirmPassword });
const login = (email: string, password: string) => post('/api/login', { email, password });
const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');

async function mailed(name: string): Promise<{ email: string; code: string; link: string }> {
  const email = `${name}@example.test`;
  await sendCode(email);
  const letter = await newestLetter(server, mail, email);
  return { email, code: codeIn(letter), link: /https:\/\/\S+/.exec(letter.text ?? '')?.[0] ?? '' };
}

async function resetToken(name: string): Promise<string> {
  const { email, code } = await mailed(name);
  return ((await verify(email, code)).json() as { resetToken: string }).resetToken;
}

describe('a forgotten password', () => {
  test('is replaced by the code from the mail, and every session ends', async () => {
    const sessions = [await server.member('forgetful'), await server.member('forgetful')];
    const { email, code } = await mailed('forgetful');
    const answer = await verify(email, code);
    expect(answer.json()).toEqual({ success: true, resetToken: expect.any(String) });
    const token = (answer.json() as { resetToken: string }).resetToken;
    expect((await check(token)).json()).toEqual({ success: true });
    const done = await reset(token);
    expect([done.statusCode, done.json()]).toEqual([200, { success: true, message: 'Password has been reset successfully' }]);
    for (const session of sessions) expect((await server.call({ url: '/api/profile', token: session })).statusCode).toBe(401);
    expect((await login(email, 'secret-of-tests')).statusCode).toBe(401);
    expect((await login(email, 'a new password')).statusCode).toBe(200);
    expect((await newestLetter(server, mail, email)).subject).toContain('Your Uthan password was changed');
  });

  test('is replaced by the link from the mail, once, whoever else tries at the same time', async () => {
    await server.member('linked');
    const { link } = await mailed('linked');
    expect(link).toMatch(/^https:\/\/uthan\.example\/ResetPassword\/[\w-]{43}$/);
    const token = link.split('/').at(-1) ?? '';
    expect((await check(token)).statusCode).toBe(200);
    const answers = await Promise.all(Array.from({ length: 4 }, (_, index) => reset(token, `password ${index}`)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400]);
    expect((await check(token)).statusCode).toBe(400);
  });

  test('leaves no other code or link behind', async () => {
    await server.member('tidy');
    const first = await mailed('tidy');
    const token = await resetToken('tidy');
    await reset(token);
    expect((await check(first.link.split('/').at(-1) ?? '')).statusCode).toBe(400);
    expect((await verify(first.email, first.code)).statusCode).toBe(400);
  });

  test('stays as it is until a new one is right', async () => {
    await server.member('careful');
    const token = await resetToken('careful');
    expect((await reset(token, 'short')).json()).toMatchObject({ fields: { password: 'Password must have at least 6 characters' } });
    expect((await reset(token, 'long enough', 'other one')).json()).toMatchObject({
      error: 'VALIDATION',
      message: 'Passwords do not match',
      fields: { confirmPassword: 'Passwords do not match' },
    });
    expect((await post(`/api/resetPassword/${token}`, {})).statusCode).toBe(422);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('cannot be replaced with a token that is old or made up', async () => {
    await server.member('slow');
    const token = await resetToken('slow');
    await server.database.pool.query(`update reset_tokens set expires_at = expires_at - interval '15 minutes'`);
    for (const bad of [token, 'made-up', 'x'.repeat(190)]) {
      expect((await check(bad)).statusCode).toBe(400);
      expect((await reset(bad)).json()).toEqual({
        success: false,
        error: 'RESET_TOKEN_INVALID',
        message: 'This link has expired or has already been used. Please start again.',
      });
    }
  });
});

describe('a reset code', () => {
  test('has texts of its own, in both languages', async () => {
    await server.member('texts');
    const { email, code } = await mailed('texts');
    expect((await verify(email, wrong(code))).json()).toMatchObject({ error: 'CODE_INVALID', message: 'Invalid reset code. Please try again.' });
    expect((await verify(email, wrong(code), 'bn')).json()).toMatchObject({ message: 'কোডটি ভুল। আবার চেষ্টা করুন।' });
    expect((await verify(email, '12')).json()).toMatchObject({ error: 'VALIDATION', message: 'Please enter a valid 6-digit code' });
    await server.database.pool.query(`update mailed_codes set expires_at = now() where email = $1`, [email]);
    expect((await verify(email, code)).json()).toMatchObject({ error: 'CODE_EXPIRED', message: 'Reset code has expired. Please request a new code.' });
    expect((await verify(email, code)).statusCode).toBe(410);
  });

  test('is not one for registering, and the other way round', async () => {
    await server.member('mixed');
    const { email, code } = await mailed('mixed');
    expect((await post('/api/register/verifyCode', { email, code })).statusCode).toBe(400);
    expect((await verify(email, code)).statusCode).toBe(200);
  });
});

describe('whether an account exists', () => {
  test('is told by no answer, whatever is tried in whatever order', async () => {
    await server.member('somebody');
    const tried = async (email: string): Promise<unknown[]> => {
      const answers = [await verify(email, '000000'), await sendCode(email)];
      await server.runJobs();
      for (let guess = 0; guess < 6; guess++) answers.push(await verify(email, 'abc123'), await verify(email, '999999'));
      await server.database.pool.query('update mailed_codes set expires_at = now() where email = $1', [email]);
      answers.push(await verify(email, '999999'), await sendCode(email));
      return answers.map(({ statusCode, body }) => [statusCode, body]);
    };
    expect(await tried('nobody@example.test')).toEqual(await tried('somebody@example.test'));
    expect(mail.received.filter((one) => one.to?.[0]?.address === 'nobody@example.test')).toEqual([]);
  });

  test('is told by no difference in time', async () => {
    await server.member('timed');
    const median = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;
    const timed = async (email: string): Promise<number> => {
      const began = performance.now();
      await sendCode(email);
      await verify(email, '000000');
      return performance.now() - began;
    };
    const rounds: { known: number; unknown: number }[] = [];
    for (let round = 0; round < 30; round++) rounds.push({ known: await timed('timed@example.test'), unknown: await timed('untimed@example.test') });
    // Within a round both meet the same load of the machine.
    const difference = median(rounds.map(({ known, unknown }) => known - unknown));
    expect(Math.abs(difference)).toBeLessThan(Math.max(15, median(rounds.map(({ known }) => known)) * 0.3));
  });

  test('is told to the owner of a disabled one by mail only, without a code', async () => {
    await server.member('closed');
    await server.database.db.updateTable('users').set({ status: 'Disabled' }).where('email', '=', 'closed@example.test').execute();
    expect((await sendCode('closed@example.test')).json()).toMatchObject({ success: true, expiresIn: 600 });
    const letter = await newestLetter(server, mail, 'closed@example.test');
    expect(letter.text).toContain('This email is disabled');
    expect(letter.text).not.toMatch(/^\d{6}$/m);
  });
});
