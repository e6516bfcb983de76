// Jobs that are still to be done, taken out of one database and put into another, whatever pg-boss keeps beside them.
import { PgBoss, type JobInsert, type QueueOptions } from 'pg-boss';
import type pg from 'pg';
import { givenUpQueue, jobsSchema } from './jobs.ts';

type Client = Pick<pg.Client, 'query'>;

export interface Queue {
  name: string;
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number | null;
  expireInSeconds: number;
}

export async function hasJobs(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [`${jobsSchema}.job`]);
  return rows[0]?.found ?? false;
}

/** A query of one column: a job as JSON. What is being done counts as not done. Those that were given up wait in a queue of their own. */
export const pendingQuery = `select json_build_object('id', id, 'name', name, 'data', data, 'priority', priority, 'startAfter', start_after,
    'retryLimit', retry_limit, 'retryDelay', retry_delay, 'retryBackoff', retry_backoff, 'retryDelayMax', retry_delay_max,
    'expireInSeconds', expire_seconds, 'singletonKey', singleton_key, 'deadLetter', dead_letter, 'heartbeatSeconds', heartbeat_seconds,
    'source', case when source_name is not null then json_build_object('name', source_name, 'createdOn', source_created_on, 'output', source_output) end)
  from ${jobsSchema}.job where state in ('created', 'retry', 'active') order by created_on, id`;

export async function listQueues(client: Client): Promise<Queue[]> {
  const { rows } = await client.query<Queue>(`select name, retry_limit as "retryLimit", retry_delay as "retryDelay", retry_delay_max as "retryDelayMax",
    expire_seconds as "expireInSeconds" from ${jobsSchema}.queue order by name`);
  return rows;
}

interface Pending extends JobInsert {
  id: string;
  name: string;
  source: { name: string; createdOn: string; output: unknown } | null;
}

const withoutNulls = <T extends object>(given: T): T => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as T;

export const clearJobs = (client: Client): Promise<unknown> => client.query(`delete from ${jobsSchema}.job`);

function byName(all: readonly Pending[]): Map<string, Pending[]> {
  const found = new Map<string, Pending[]>();
  for (const job of all) {
    const same = found.get(job.name);
    if (same) same.push(job);
    else found.set(job.name, [job]);
  }
  return found;
}

/** pg-boss has no way to say where a job was given up; staff see it and can try it again. */
async function tellSource(client: Client, jobs: readonly Pending[]): Promise<void> {
  const moved = jobs.flatMap(({ id, source }) => (source ? [{ id, ...source }] : []));
  if (moved.length === 0) return;
  await client.query(
    `update ${jobsSchema}.job set source_name = moved.name, source_created_on = moved."createdOn", source_output = moved.output
     from json_to_recordset($1) as moved (id uuid, name text, "createdOn" timestamptz, output jsonb) where job.id = moved.id`,
    [JSON.stringify(moved)],
  );
}

export interface JobsToRestore {
  /** Adds jobs in the transaction of `client`; a line is one of `pendingQuery`. */
  add(client: Client, lines: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Creates what pg-boss needs, with these queues; a server corrects their options when it starts. */
export async function openJobsToRestore(url: string, queues: readonly Queue[]): Promise<JobsToRestore> {
  const boss = new PgBoss({ connectionString: url, application_name: 'uthan restore', schema: jobsSchema, max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue(givenUpQueue);
  for (const { name, ...options } of queues) {
    if (name !== givenUpQueue) await boss.createQueue(name, { ...withoutNulls(options), retryBackoff: true, deadLetter: givenUpQueue } as QueueOptions);
  }
  return {
    async add(client, lines) {
      const jobs = lines.map((line) => JSON.parse(line) as Pending);
      const db = { executeSql: async (text: string, values?: unknown[]) => client.query(text, values) };
      for (const [name, all] of byName(jobs)) {
        await boss.insert(
          name,
          all.map(({ name: _name, source: _source, ...job }) => withoutNulls(job)),
          { db },
        );
      }
      await tellSource(client, jobs);
    },
    close: () => boss.stop({ graceful: false }),
  };
}
