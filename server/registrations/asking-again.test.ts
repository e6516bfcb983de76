import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mailServer, type MailServer } from '#server/testing/mail.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

describe('asking again', () => {
  let mail: MailServer;
  let paced: TestApp;
  const ask = (email: string) => paced.call({ method: 'POST', url: '/api/register/sendCode', payload: { email } });
  const later = (email: string, seconds: number) =>
    paced.database.pool.query(
      'update mailed_codes set requested_at = requested_at - make_interval(secs => $2), day_began = day_began - make_interval(secs => $2) where email = $1',
      [email, seconds],
    );
  beforeAll(async () => {
    mail = await mailServer();
    paced = await testApp({ rateLimits: true, env: { SMTP_URL: mail.url } });
  });
  afterAll(async () => {
    await paced.close();
    await mail.close();
  });

  test('waits 60, 120 and then 300 seconds, five times a day', async () => {
    const email = 'patient@example.test';
    const waits: unknown[] = [];
    for (const [pause, early] of [
      [0, 0],
      [60, 59],
      [120, 119],
      [300, 299],
      [300, 299],
    ] as const) {
      await later(email, early);
      if (early > 0) {
        const refused = await ask(email);
        expect(refused.statusCode).toBe(429);
        expect(refused.json()).toMatchObject({
          error: 'TOO_MANY',
          message: 'Failed to resend verification code, please try again later',
          retryAfter: expect.any(Number),
        });
        expect(refused.headers['retry-after']).toBe(String((refused.json() as { retryAfter: number }).retryAfter));
        expect((refused.json() as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(2);
      }
      await later(email, pause - early);
      waits.push(((await ask(email)).json() as { resendIn: number }).resendIn);
    }
    expect(waits.slice(0, 4)).toEqual([60, 120, 300, 300]);
    expect(waits[4]).toBeGreaterThan(80_000);
    await later(email, 3600);
    expect((await ask(email)).statusCode).toBe(429);
    await later(email, 86_400);
    expect((await ask(email)).json()).toEqual({ success: true, expiresIn: 600, resendIn: 60 });
  });

  test('sends one letter to those who ask twice at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask('impatient@example.test')));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429, 429, 429, 429, 429]);
    await paced.runJobs();
    expect(mail.received.filter((one) => one.to?.[0]?.address === 'impatient@example.test')).toHaveLength(1);
  });

  test('says that the code could not be sent when it cannot even be queued', async () => {
    await paced.database.pool.query('alter table mails rename to mails_away');
    const answer = await ask('unlucky@example.test');
    await paced.database.pool.query('alter table mails_away rename to mails');
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { error: 'UNAVAILABLE', message: 'Failed to send verification code' }]);
    expect((await ask('unlucky@example.test')).statusCode).toBe(200);
  });
});
