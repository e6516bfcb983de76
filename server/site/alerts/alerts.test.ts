// Emails to the admins about what is wrong: to whom, how often, and what they say.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { mailServer, type MailServer } from '#server/testing/mail.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let mail: MailServer;
let server: TestApp;
beforeAll(async () => {
  mail = await mailServer();
  server = await testApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'http://127.0.0.1:3000' } });
  await server.member('boss', 'admin');
  await server.member('clerk', 'support');
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

async function watch(): Promise<string[]> {
  mail.received.length = 0;
  const job = server.app.jobHandlers.find(({ kind }) => kind.name === 'site.watch');
  await job?.run({}, { id: 'a', attempt: 1, signal: new AbortController().signal });
  await server.runJobs();
  return mail.received.map(({ subject, to }) => `${to?.[0]?.address}: ${subject}`);
}
const backup = (succeeded: boolean, hours: number) =>
  server.database.pool.query(`insert into backup_runs (ended_at, seconds, succeeded, bytes) values (now() - make_interval(hours => $2), 1, $1, 1)`, [
    succeeded,
    hours,
  ]);
const aDayLater = () => server.database.pool.query(`update admin_alerts set told_at = told_at - interval '25 hours'`);

test('a backup that failed is told to the admins alone, once a day, with what to do', async () => {
  expect(await watch()).toEqual([]);
  await backup(true, 30);
  await backup(false, 2);
  expect(await watch()).toHaveLength(1);
  expect(mail.received[0]?.to?.[0]?.address).toBe('boss@example.test');
  expect(mail.received[0]?.text).toContain('npm run backup');
  expect(mail.received[0]?.text).toContain('http://127.0.0.1:3000/admin/health');
  expect(await watch()).toEqual([]);
  await aDayLater();
  expect(await watch()).toHaveLength(1);
  await aDayLater();
  await backup(true, 0);
  expect(await watch()).toEqual([]);
});

test('emails that wait are told, and the email that says so is none of them', async () => {
  await server.database.pool.query(
    `insert into mails (id, kind, recipient, lng, created_at) values (gen_random_uuid(), 'site.alert', 'a@b.test', 'bn', now() - interval '5 hours')`,
  );
  expect(await watch()).toEqual([]);
  await server.database.pool.query(
    `insert into mails (id, kind, recipient, lng, created_at) values (gen_random_uuid(), 'site.test', 'a@b.test', 'bn', now() - interval '2 hours')`,
  );
  expect((await watch()).filter((line) => line.startsWith('boss@'))).toHaveLength(1);
});
