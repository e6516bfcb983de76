import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { translatorOf } from '#i18n/compile.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { appCode, setUpTwoStep } from '#server/testing/authenticator.ts';
import { mailServer, type MailServer } from '#server/testing/mail.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let mail: MailServer;
let server: TestApp;
beforeAll(async () => {
  mail = await mailServer();
  server = await testApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://uthan.example' }, rateLimits: true });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

const password = 'secret-of-tests';
const post = (url: string, payload: object, headers = {}) => server.call({ method: 'POST', url, payload, headers });
const login = async (name: string, headers = {}): Promise<string> =>
  ((await post('/api/login', { email: `${name}@example.test`, password }, headers)).json() as { ticket?: string }).ticket ?? '';
const careful = async (name: string) => setUpTwoStep(server, await server.member(name, 'support'));

describe('somebody who knows the password alone', () => {
  const elsewhere = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0' };
  const enter = (name: string): Promise<string> => login(name, elsewhere);
  const tryCode = async (ticket: string, code: string) => (await post('/api/login/verifyCode', { ticket, code }, elsewhere)).statusCode;
  /** Lets the tickets end, and looks for those that were never used. */
  async function letEnd(name: string): Promise<number> {
    await server.database.pool.query(`update sign_in_tickets set expires_at = now() - interval '1 second'`);
    await postCalls(server, '').doJob('accounts.tellUnfinished');
    await server.runJobs();
    const subject = translatorOf('en')('mail.noCodeSubject');
    return mail.received.filter((letter) => letter.to?.[0]?.address === `${name}@example.test` && letter.subject?.includes(subject)).length;
  }

  test('is told of to the owner, once a day', async () => {
    await careful('watched');
    for (let count = 0; count < 3; count += 1) await enter('watched');
    expect(await letEnd('watched')).toBe(1);
    await enter('watched');
    expect(await letEnd('watched')).toBe(1);
    await server.database.pool.query(`update authenticators set warned_at = warned_at - interval '25 hours'`);
    await enter('watched');
    expect(await letEnd('watched')).toBe(2);
  });

  test('is no news where the code came after all, nor on a device that signed in before', async () => {
    const { secret } = await careful('forgetful');
    await enter('forgetful');
    expect(await tryCode(await enter('forgetful'), appCode(secret))).toBe(200);
    await login('forgetful');
    expect(await letEnd('forgetful')).toBe(0);
  });

  test('has twenty tries a day, and the device that signed in before its own', async () => {
    const { secret } = await careful('patient');
    for (let count = 0; count < 20; count += 1) {
      expect(await tryCode(await enter('patient'), '000000')).toBe(400);
      await server.database.pool.query(`delete from rate_limits where key like 'secondStepTries:%'`);
    }
    expect(await tryCode(await enter('patient'), '000000')).toBe(429);
    expect((await post('/api/login/verifyCode', { ticket: await login('patient'), code: appCode(secret) })).statusCode).toBe(200);
  });
});
