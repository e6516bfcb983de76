import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { HealthReport } from '#contracts/health.ts';
import { defineJob, handle } from '#server/platform/jobs/jobs.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';

let server: TestApp;
let admin: string;
beforeAll(async () => {
  server = await testApp();
  admin = await server.member('chief', 'admin');
});
afterAll(() => server.close());

const read = async (): Promise<HealthReport> => ((await server.call({ url: '/api/admin/health', token: admin })).json() as { health: HealthReport }).health;
const post = (path: string, token: string | undefined = admin) =>
  server.call({ method: 'POST', url: `/api/admin/health/${path}`, ...(token ? { token } : {}) });
const log = async (action: string) =>
  (await server.database.pool.query('select subject_type, subject_id, after from audit_log where action = $1', [action])).rows as object[];

test('all of it is for admins alone', async () => {
  const retry = `jobs/${crypto.randomUUID()}/retry`;
  const [support, member] = [await server.member('helper', 'support'), await server.member('curious')];
  for (const token of [support, member]) {
    expect((await server.call({ url: '/api/admin/health', token })).json()).toMatchObject({ error: 'FORBIDDEN' });
    expect([(await post(retry, token)).statusCode, (await post('testMail', token)).statusCode]).toEqual([403, 403]);
  }
  expect([(await server.call({ url: '/api/admin/health' })).statusCode, (await post('testMail', '')).statusCode]).toEqual([401, 401]);
  await server.database.pool.query(`update users set status = 'suspended' where email = 'helper@example.test'`);
  expect((await post('testMail', support)).json()).toMatchObject({ error: 'ACCOUNT_SUSPENDED' });
  expect(await log('mail.test')).toEqual([]);
});

test('storage, connections and versions are told', async () => {
  const { storage, sockets, versions } = await read();
  expect(storage).toEqual({ freeBytes: expect.any(Number), failedWrites: 0 });
  expect(sockets).toBe(0);
  expect(versions.product).toMatch(/^\d+\.\d+\.\d+/);
  expect(versions.node).toBe(process.versions.node);
  expect(versions.postgres).toMatch(/^\d+/);
  expect(versions.migration).toMatch(/^\d{4}-/);
  expect(versions.migrations).toBeGreaterThan(40);
});

describe('mail', () => {
  test('to oneself is sent, logged, and stands in the outbox with its address masked', async () => {
    expect((await post('testMail')).json()).toEqual({ success: true });
    expect((await read()).mails).toMatchObject({ waiting: 1, newest: [{ kind: 'site.test', to: 'c•••@example.test', outcome: null, about: {} }] });
    expect(await server.runJobs()).toEqual([]);
    expect((await read()).mails).toMatchObject({ waiting: 0, newest: [{ outcome: 'sent' }] });
    expect(await log('mail.test')).toHaveLength(1);
  });

  test('shows neither codes nor tokens, whatever a letter is written from', async () => {
    await server.database.pool.query(
      `insert into mails (id, kind, recipient, lng, about) values (gen_random_uuid(), 'tests.secret', 'someone@example.test', 'bn', '{"code":"482913","text":"Your code is 482913","resetToken":"abc","at":"2026-11-22T15:59:47.446Z"}')`,
    );
    const { mails } = await read();
    expect(mails.newest[0]?.about).toEqual({ code: '••••', text: 'Your code is ••••', resetToken: '••••', at: '2026-11-22T15:59:47.446Z' });
    expect(JSON.stringify(mails)).not.toMatch(/482913|someone@/);
  });
});

describe('a job that was given up', () => {
  const once = defineJob('tests.broken', z.object({ ref: z.string() }), { retries: 0 });
  let works = false;
  const handler = handle(once, () => (works ? Promise.resolve() : Promise.reject(new Error('nobody at home'))));
  const run = () => server.services.jobs.runDue([handler]);

  test('is counted, shown with its reason, and done again once', async () => {
    await server.services.jobs.enqueue(server.database.db, once, { ref: 'letter-7' });
    expect((await read()).jobs).toContainEqual({ name: 'tests.broken', waiting: 1, active: 0, failed: 0 });
    expect(await run()).toHaveLength(1);
    const before = await read();
    expect(before.jobs).toContainEqual({ name: 'tests.broken', waiting: 0, active: 0, failed: 1 });
    expect(before.givenUp).toMatchObject([{ job: 'tests.broken', reason: 'nobody at home', at: expect.any(String) }]);
    const id = before.givenUp[0]?._id ?? '';
    const answers = await Promise.all([post(`jobs/${id}/retry`), post(`jobs/${id}/retry`)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect(await log('job.retry')).toEqual([{ subject_type: 'job', subject_id: id, after: { job: 'tests.broken' } }]);
    expect((await read()).givenUp).toEqual([]);
    works = true;
    expect(await run()).toEqual([]);
    expect((await read()).jobs).toContainEqual({ name: 'tests.broken', waiting: 0, active: 0, failed: 1 });
  });

  test('that there is not is not found', async () => {
    expect((await post(`jobs/${crypto.randomUUID()}/retry`)).statusCode).toBe(404);
    expect((await post('jobs/7/retry')).statusCode).toBe(422);
  });
});
