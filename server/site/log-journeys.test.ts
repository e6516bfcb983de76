// What people do with their numbers, addresses, codes and words leaves none of them in the servers' log, also where it fails.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { codeIn, mailServer, newestLetter, type MailServer } from '#server/testing/mail.ts';
import { messageServer, type MessageServer } from '#server/testing/messages.ts';
import { webhookReceiver, type WebhookReceiver } from '#server/testing/webhooks.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const lines: string[] = [];
const agent = 'Mozilla/5.0 (mark-of-the-agent)';
const phone = '01712345678';
const email = 'newcomer@example.test';
let server: TestApp;
let mail: MailServer;
let sms: MessageServer;
let hook: WebhookReceiver;
beforeAll(async () => {
  [mail, sms, hook] = await Promise.all([mailServer(), messageServer(), webhookReceiver()]);
  server = await testApp({
    log: (line) => lines.push(line),
    env: { SMTP_URL: mail.url, SMS_URL: sms.url, TRUST_PROXY: '1' },
    webhooks: hook.ways,
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([mail.close(), hook.close()]);
  sms.close();
});

/** What is due, with a line for each that failed, as a server writes it. */
async function work(): Promise<void> {
  for (const err of await server.runJobs()) server.app.log.error({ err }, 'job failed');
}

/** The tails of these are what names a person; only the network may stand in the log. */
const origins = ['203.0.113.77', '2001:db8:1234:5678:9abc:def0:1234:5678'];
/** A code counts where it was asked for, so each journey keeps one. */
let turn = 0;

async function send(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, token?: string): Promise<Record<string, unknown>> {
  const headers = { 'x-forwarded-for': origins[turn % 2] ?? '', 'user-agent': agent };
  const answer = await server.call({ method, url, headers, ...(payload ? { payload } : {}), ...(token ? { token } : {}) });
  return answer.headers['content-type']?.includes('json') ? (answer.json() as Record<string, unknown>) : {};
}

/** By a letter to the end of the reset; returns what must stay secret. */
async function resetPassword(): Promise<string[]> {
  await server.member('newcomer');
  await send('POST', '/api/forgotPassword/sendCode', { email });
  const code = codeIn(await newestLetter(server, mail, email));
  await send('POST', '/api/forgotPassword/verifyCode', { email, code: '000000' });
  const { resetToken } = await send('POST', '/api/forgotPassword/verifyCode', { email, code });
  expect(resetToken).toEqual(expect.any(String));
  await send('POST', `/api/resetPassword/${String(resetToken)}`, { password: 'new-secret-77', confirmPassword: 'new-secret-77' });
  return [code, String(resetToken), 'new-secret-77'];
}

async function register(): Promise<string[]> {
  turn += 1;
  const asked = 'stranger@example.test';
  await send('POST', '/api/register/sendCode', { email: asked });
  const code = codeIn(await newestLetter(server, mail, asked));
  const { registrationToken } = await send('POST', '/api/register/verifyCode', { email: asked, code });
  expect(registrationToken).toEqual(expect.any(String));
  await send('POST', '/api/register', { registrationToken, name: 'x', password: 'third-secret-77' });
  return [asked, code, String(registrationToken), 'third-secret-77'];
}

/** A number is proved, and once more while the provider is away. */
async function proveNumber(token: string, id: number): Promise<string[]> {
  await send('POST', `/api/profile/postNumbers/${id}`, { phone }, token);
  await work();
  const code = sms.code() ?? '';
  expect(code).toMatch(/^\d{6}$/);
  await send('PUT', `/api/profile/postNumbers/${id}`, { phone, code }, token);
  return [code];
}

/** A code is six digits, which a number of an id may hold too: it counts by itself only. */
const stands = (one: string, written: string): boolean =>
  /^\d{6}$/.test(one) ? new RegExp(`(?<![\\w.-])${one}(?![\\w-])`).test(written) : written.includes(one);

test('sign-in, reset, registration, SMS, webhooks and searches leave no number, address, code, token or word', async () => {
  const owner = await server.member('owner');
  const posts = postCalls(server, await server.member('clerk', 'support'));
  const id = await posts.live(owner, { fields: { primaryContact: phone } });
  const secrets = [...(await resetPassword()), ...(await register()), ...(await proveNumber(owner, id))];
  const hooked = await send('POST', '/api/profile/webhooks', { url: 'https://hook.example/key-of-the-hook', events: ['post.live'] }, owner);
  expect(hooked).toMatchObject({ secret: expect.any(String) });
  hook.answer(500);
  await posts.live(owner, { fields: { primaryContact: phone, postTitle: 'Second flat', price: '26800000' } });
  await work();
  for (const words of [phone, '০১৭১২৩৪৫৬৭৮', email, 'words-of-a-search']) {
    await send('GET', `/api/search?q=${encodeURIComponent(words)}`);
    await send('GET', `/property-search?q=${encodeURIComponent(words)}`);
  }
  await send('POST', `/api/posts/${id}/contact`, {}, owner);
  mail.refuse(550);
  await send('POST', '/api/forgotPassword/sendCode', { email: 'owner@example.test' });
  await work();
  sms.close();
  await send('POST', `/api/profile/postNumbers/${id}`, { phone: '01812345678' }, owner);
  await work();
  expect(hook.received.length).toBeGreaterThan(0);
  const written = lines.join('').replaceAll(/%[\dA-F]{2}/g, ' ');
  for (const there of ['/api/forgotPassword/verifyCode', '/api/register/verifyCode', '/api/search', 'job failed']) expect(written).toContain(there);
  const found = [
    ...secrets,
    String(hooked['secret']),
    owner,
    phone,
    phone.slice(1),
    '1812345678',
    '১৭১২৩৪৫৬৭৮',
    'words-of-a-search',
    'mark-of-the-agent',
    'key-of-the-hook',
    '@example.test',
    'example.test',
    ...origins,
    '9abc:def0',
  ].filter((one) => stands(one, written));
  expect(found).toEqual([]);
});
