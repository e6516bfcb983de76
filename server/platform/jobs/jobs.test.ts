import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { defineJob, handle, openJobs, type JobHandler, type Jobs } from './jobs.ts';

const greet = defineJob('tests.greet', z.object({ name: z.string() }), { retries: 3, retryDelaySeconds: 1 });
const log = {
  info: vi.fn<(fields: object, message: string) => void>(),
  warn: vi.fn<(fields: object, message: string) => void>(),
  error: vi.fn<(fields: object, message: string) => void>(),
};

let database: FreshDatabase;
const opened: Jobs[] = [];
let greeted: string[] = [];
const greeting = handle(greet, async ({ name }) => void greeted.push(name));

function server(options?: Parameters<typeof openJobs>[1]): Jobs {
  const jobs = openJobs(database.url, options);
  opened.push(jobs);
  return jobs;
}

async function working(...handlers: JobHandler[]): Promise<Jobs> {
  const jobs = server({ lookSeconds: 1 });
  await jobs.work(handlers, log);
  return jobs;
}

beforeAll(async () => {
  // Bare, so that the tables of the jobs are made here.
  database = await freshDatabase({ bare: true });
});
beforeEach(() => {
  greeted = [];
  vi.clearAllMocks();
});
afterAll(async () => {
  await Promise.all(opened.map((jobs) => jobs.stop()));
  await database.drop();
});

test('a job of a transaction that commits is done once, and at once', async () => {
  const jobs = await working(greeting);
  await database.db.transaction().execute(async (trx) => {
    await jobs.enqueue(trx, greet, { name: 'committed' });
    await sleep(300);
    expect(greeted).toEqual([]);
  });
  const began = Date.now();
  await vi.waitFor(() => expect(greeted).toEqual(['committed']), { timeout: 5000, interval: 10 });
  expect(Date.now() - began).toBeLessThan(1500);
  await jobs.stop();
  expect(greeted).toEqual(['committed']);
});

test('a job of a transaction that rolls back is never done', async () => {
  const jobs = server({ maintains: false });
  const broken = database.db.transaction().execute(async (trx) => {
    await jobs.enqueue(trx, greet, { name: 'rolled back' });
    throw new Error('the rest failed');
  });
  await expect(broken).rejects.toThrow('the rest failed');
  expect(await jobs.runDue([greeting])).toEqual([]);
  expect(greeted).toEqual([]);
});

test('a job that fails twice is tried again, with the same id, until it is done', async () => {
  const tries: { id: string; attempt: number; at: number }[] = [];
  const flaky = handle(greet, async ({ name }, { id, attempt }) => {
    tries.push({ id, attempt, at: Date.now() });
    if (attempt < 3) throw new Error('the mail server is away');
    greeted.push(name);
  });
  const jobs = await working(flaky);
  await jobs.enqueue(database.db, greet, { name: 'third time' });
  await vi.waitFor(() => expect(greeted).toEqual(['third time']), { timeout: 25_000, interval: 50 });
  expect(tries.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
  expect((tries[2]?.at ?? 0) - (tries[0]?.at ?? 0)).toBeGreaterThan(1000);
  expect(log.warn).toHaveBeenCalledTimes(2);
  await jobs.stop();
}, 40_000);

test('a job that never works is given up, kept for people to look at, and told to the log', async () => {
  const once = defineJob('tests.hopeless', z.object({ ref: z.string() }), { retries: 0 });
  const jobs = await working(handle(once, () => Promise.reject(new Error('nobody at home'))));
  await jobs.enqueue(database.db, once, { ref: 'letter-7' });
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ job: 'tests.hopeless', attempt: 1 }), 'job failed permanently'), {
    timeout: 5000,
  });
  await vi.waitFor(async () => expect(await jobs.givenUp()).toMatchObject([{ job: 'tests.hopeless', reason: 'nobody at home', data: { ref: 'letter-7' } }]), {
    timeout: 5000,
  });
  await jobs.stop();
});

test('of two servers on one database one does a job', async () => {
  const seen: string[] = [];
  const counting = handle(greet, async ({ name }) => {
    seen.push(name);
    await sleep(20);
  });
  const [one, two] = await Promise.all([working(counting), working(counting)]);
  const names = Array.from({ length: 20 }, (_, index) => `guest ${index}`);
  await Promise.all(names.map((name, index) => (index % 2 ? one : two).enqueue(database.db, greet, { name })));
  await vi.waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(names.length), { timeout: 15_000 });
  await Promise.all([one.stop(), two.stop()]);
  expect(seen.toSorted()).toEqual(names.toSorted());
});

test('a job that is enqueued again with the same id is done once', async () => {
  const jobs = server({ maintains: false });
  const id = '0190a8a0-0000-7000-8000-000000000001';
  for (let time = 0; time < 3; time++) await jobs.enqueue(database.db, greet, { name: 'one job' }, { id });
  await jobs.runDue([greeting]);
  expect(greeted).toEqual(['one job']);
});

test('a job for later waits', async () => {
  const jobs = server({ maintains: false });
  await jobs.enqueue(database.db, greet, { name: 'tomorrow' }, { after: new Date(Date.now() + 86_400_000) });
  await jobs.enqueue(database.db, greet, { name: 'now' });
  await jobs.runDue([greeting]);
  expect(greeted).toEqual(['now']);
});

test('what is running when the server stops is finished first', async () => {
  const slow = handle(greet, async ({ name }) => {
    greeted.push(`${name} begins`);
    await sleep(700);
    greeted.push(`${name} ends`);
  });
  const jobs = await working(slow);
  await jobs.enqueue(database.db, greet, { name: 'work' });
  await vi.waitFor(() => expect(greeted).toEqual(['work begins']), { timeout: 5000, interval: 10 });
  await jobs.stop();
  expect(greeted).toEqual(['work begins', 'work ends']);
});

test('data that no longer fits its kind fails instead of being worked on', async () => {
  const jobs = server({ maintains: false });
  await jobs.enqueue(database.db, greet, { nickname: 'old program' } as never);
  const errors = await jobs.runDue([greeting]);
  expect(errors).toHaveLength(1);
  expect(greeted).toEqual([]);
});

test('a schedule is kept, and is dropped when no job asks for it any more', async () => {
  const nightly = defineJob('tests.nightly', z.object({}), { every: '0 21 * * *' });
  const jobs = await working(
    handle(nightly, () => Promise.resolve()),
    greeting,
  );
  const schedules = () => database.pool.query<{ name: string; cron: string }>('select name, cron from jobs.schedule');
  expect((await schedules()).rows).toEqual([{ name: 'tests.nightly', cron: '0 21 * * *' }]);
  await jobs.stop();
  await (await working(greeting)).stop();
  expect((await schedules()).rows).toEqual([]);
});
