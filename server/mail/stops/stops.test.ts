// Addresses that get no more email: how they come on the list, what still goes to them, and who takes them off.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { mailServer, newestLetter, type MailServer } from '#server/testing/mail.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const secret = 'a-secret-of-mail-events';
let mail: MailServer;
let server: TestApp;
let member: string;
beforeAll(async () => {
  mail = await mailServer();
  server = await testApp({ env: { SMTP_URL: mail.url, MAIL_EVENTS_SECRET: secret } });
  member = await server.member('reader');
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

const address = 'reader@example.test';
const tell = (payload: object | string, headers: Record<string, string> = { authorization: `Bearer ${secret}` }) =>
  server.call({ method: 'POST', url: '/mail-events', payload, headers });
const own = async () => ((await server.call({ url: '/api/profile/mailStop', token: member })).json() as { stop: object | null }).stop;
const askForCode = () => server.call({ method: 'POST', url: '/api/forgotPassword/sendCode', payload: { email: address } });

test('only who knows the secret may tell, and by either way', async () => {
  const event = { events: [{ type: 'bounce', email: address }] };
  expect((await tell(event, {})).statusCode).toBe(404);
  expect((await tell(event, { authorization: 'Bearer guessed' })).statusCode).toBe(404);
  expect(await own()).toBeNull();
  const basic = `Basic ${Buffer.from(`mail:${secret}`).toString('base64')}`;
  expect((await tell(event, { authorization: basic })).json()).toEqual({ success: true, stopped: 1 });
  expect(await own()).toEqual({ reason: 'bounce', status: null, at: expect.any(String) });
});

test('where no secret is set there is no such address', async () => {
  const without = await testApp({ database: server.database });
  expect((await without.call({ method: 'POST', url: '/mail-events', payload: {}, headers: { authorization: 'Bearer ' } })).statusCode).toBe(404);
  await without.close();
});

test('an address that came back gets nothing, and after a complaint the codes that it asks for', async () => {
  await askForCode();
  await server.runJobs();
  expect(mail.received).toEqual([]);
  await tell('Feedback-Type: abuse\nOriginal-Rcpt-To: <Reader@example.test>\n', { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' });
  expect(await own()).toMatchObject({ reason: 'complaint' });
  await askForCode();
  expect((await newestLetter(server, mail, address)).subject).toMatch(/\d{6}/);
  // A later bounce does not make less of it.
  await tell({ events: [{ type: 'bounce', email: address }] });
  expect(await own()).toMatchObject({ reason: 'complaint' });
});

test('the person lifts it, and no one else does', async () => {
  expect((await server.call({ method: 'DELETE', url: '/api/profile/mailStop', token: await server.member('stranger') })).statusCode).toBe(200);
  expect(await own()).not.toBeNull();
  expect((await server.call({ method: 'DELETE', url: '/api/profile/mailStop', token: member })).statusCode).toBe(200);
  expect(await own()).toBeNull();
});

test('staff find the address and lift it; the log keeps no address', async () => {
  await tell({ events: [{ type: 'bounce', email: address, status: '5.1.1' }] });
  const clerk = await server.member('clerk', 'support');
  const listed = async (q: string) =>
    ((await server.call({ url: `/api/admin/mailStops?q=${q}`, token: clerk })).json() as { items: { _id: string; address: string }[] }).items;
  expect(await listed('nothing_like')).toEqual([]);
  const [stop] = await listed('READER@');
  expect(stop).toMatchObject({ address, reason: 'bounce', status: '5.1.1' });
  expect((await server.call({ method: 'DELETE', url: `/api/admin/mailStops/${stop?._id}`, token: member })).statusCode).toBe(403);
  expect((await server.call({ method: 'DELETE', url: `/api/admin/mailStops/${stop?._id}`, token: clerk })).statusCode).toBe(200);
  expect((await server.call({ method: 'DELETE', url: `/api/admin/mailStops/${stop?._id}`, token: clerk })).statusCode).toBe(404);
  const { rows } = await server.database.pool.query<{ row: string }>(`select l::text as row from audit_log l where action = 'mail.lift'`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(address);
});
