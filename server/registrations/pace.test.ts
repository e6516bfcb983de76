// How often accounts are created from one address.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { codeIn, mailServer, newestLetter, type MailServer } from '#server/testing/mail.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

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

const person = { name: 'Md. Rahim Uddin', gender: 'male', birthDate: '1990-03-26', password: 'ছয়টি-অক্ষর', confirmPassword: 'ছয়টি-অক্ষর' };

async function register(email: string) {
  const post = (url: string, payload: object) => server.call({ method: 'POST', url, payload });
  await post('/api/register/sendCode', { email });
  const code = codeIn(await newestLetter(server, mail, email));
  const { registrationToken } = (await post('/api/register/verifyCode', { email, code })).json() as { registrationToken: string };
  return post('/api/register', { ...person, registrationToken });
}

test('accounts are created so often from one address and no oftener', async () => {
  expect((await register('first@example.test')).statusCode).toBe(201);
  await server.database.pool.query(`update rate_limits set points = 300 where key like 'registrationsPerAddress:%'`);
  const refused = await register('second@example.test');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ error: 'TOO_MANY', retryAfter: expect.any(Number) });
});
