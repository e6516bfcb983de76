import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { openJobRuns, type JobRuns } from './job-runs.ts';
import { defineJob, handle, openJobs } from './jobs.ts';

const freeMs = 300;
let database: FreshDatabase;
let clock = 0;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const noted = async (): Promise<string[]> => (await database.pool.query<{ job: string }>('select job from job_runs order by job')).rows.map(({ job }) => job);
const run = (last: number) => ({ id: `0190a8a0-0000-7000-8000-00000000000${last}`, queue: 'tests.letter', attempt: 0 });

/** Opened and connected: it has noted a job that no other one notes. */
async function opened(): Promise<JobRuns> {
  const runs = openJobRuns(database.url, freeMs, () => clock);
  const first = { ...run(9), id: randomUUID() };
  await vi.waitFor(
    async () => {
      await (
        await runs.begin(first)
      )();
      expect(await noted()).toContain(first.id);
    },
    { timeout: 20_000 },
  );
  return runs;
}

test('what a process was doing that is gone is found, but not at the first look, and what one is doing that lives never', async () => {
  const [lives, looks, dies] = [await opened(), await opened(), await opened()];
  await lives.begin(run(1));
  await dies.begin(run(2));
  await looks.begin(run(3));
  expect(await looks.abandoned()).toEqual([]);
  clock += 10 * freeMs;
  expect(await looks.abandoned()).toEqual([]);
  await dies.close();
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(
        "select 1 from pg_locks where locktype = 'advisory' and classid = 20180 and granted and database = (select oid from pg_database where datname = current_database())",
      );
      expect(rows).toHaveLength(2);
    },
    { timeout: 20_000 },
  );
  // The first look that finds the lock free.
  expect(await looks.abandoned()).toEqual([]);
  clock += freeMs + 1;
  const found = await looks.abandoned();
  expect(found).toEqual([run(2)]);
  await looks.forget(found);
  expect(await looks.abandoned()).toEqual([]);
  expect(await noted()).toEqual(expect.arrayContaining([run(1).id, run(3).id]));
  await Promise.all([lives.close(), looks.close()]);
  await database.pool.query('delete from job_runs');
});

test('a process whose connection the database cut notes what it is doing again', async () => {
  const runs = await opened();
  await runs.begin(run(4));
  const before = await database.pool.query<{ process: number }>('select process from job_runs where job = $1', [run(4).id]);
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'uthan job runs' and datname = current_database()",
  );
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query<{ process: number }>('select process from job_runs where job = $1', [run(4).id]);
      expect(rows).toHaveLength(1);
      expect(rows).not.toEqual(before.rows);
    },
    { timeout: 20_000, interval: 50 },
  );
  await runs.close();
  await database.pool.query('delete from job_runs');
});

test('a job of a process that was killed is done by another one, which hears of it', async () => {
  const letter = defineJob('tests.letter', z.object({}), { retries: 3, retryDelaySeconds: 60 });
  const tries: unknown[] = [];
  const jobs = openJobs(database.url, { freeMs });
  await jobs.enqueue(database.db, letter, {}, { id: run(5).id });
  await database.pool.query("update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() where id = $1", [run(5).id]);
  await database.pool.query("insert into job_runs (job, queue, attempt, process) values ($1, 'tests.letter', 0, 17)", [run(5).id]);
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  await jobs.work([handle(letter, async (_data, { attempt, isReclaimed }) => void tries.push({ attempt, isReclaimed }))], silent);
  await vi.waitFor(() => expect(tries).toEqual([{ attempt: 2, isReclaimed: true }]), { timeout: 20_000, interval: 20 });
  await jobs.stop();
  expect(tries).toHaveLength(1);
  expect(await noted()).toEqual([]);
});

test('a job of a process that was killed before it could note it is done by another one, and one that is heard of is left alone', async () => {
  const letter = defineJob('tests.unnoted', z.object({}), { retries: 3, retryDelaySeconds: 60 });
  const tries: string[] = [];
  const jobs = openJobs(database.url, { freeMs });
  await jobs.enqueue(database.db, letter, {}, { id: run(6).id });
  await jobs.enqueue(database.db, letter, {}, { id: run(7).id });
  const activate = (id: string, heardSecondsAgo: number) =>
    database.pool.query(
      "update jobs.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - make_interval(secs => $2) where id = $1",
      [id, heardSecondsAgo],
    );
  await activate(run(6).id, 11);
  await activate(run(7).id, 5);
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  await jobs.work([handle(letter, async (_data, { id, isReclaimed }) => void tries.push(`${id} ${isReclaimed}`))], silent);
  await vi.waitFor(() => expect(tries).toEqual([`${run(6).id} true`]), { timeout: 20_000, interval: 20 });
  await jobs.stop();
  expect(tries).toHaveLength(1);
});
