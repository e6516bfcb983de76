// Which process does which job. Each holds a lock of the database on a connection of its own, and that ends with the process: what
// one that was killed has left is found within seconds, without ever asking how long a job may take. See decisions/0008.
import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { openListener } from '#server/platform/database/listener.ts';

/** One try of a job. */
export interface JobRunKey {
  id: string;
  queue: string;
  attempt: number;
}

export interface JobRuns {
  /** Notes that this process does it from now on. Returns what says that it is over. */
  begin(run: JobRunKey): Promise<() => void>;
  /** What is noted for processes that no longer exist; the same again until it is forgotten. To be asked every few seconds. */
  abandoned(): Promise<JobRunKey[]>;
  forget(runs: readonly JobRunKey[]): Promise<void>;
  close(): Promise<void>;
}

/** The first half of the locks' keys: nothing else locks with it. */
const lockClass = 20_180;
const processMax = 2 ** 31 - 1;
/**
 * A lock that is free at two looks so far apart belongs to no one: after a restart of the database every process needs a moment to
 * take its own again.
 */
export const lockFreeMs = 4000;

/** A machine that vanished is noticed by the database within a quarter of a minute; a note that a crash of the database swallows costs a late retry. */
const sessionOptions = 'set synchronous_commit = off; set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 3; set tcp_keepalives_count = 3';

const freeQuery = `select job as id, queue, attempt, process from job_runs r where process <> $2 and not exists (
    select from pg_locks l where l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())
      and l.classid = $1::oid and l.objid = r.process::oid and l.objsubid = 2 and l.granted)`;

export function openJobRuns(url: string, freeMs: number = lockFreeMs, now: () => number = () => performance.now()): JobRuns {
  const running = new Map<string, JobRunKey>();
  /** When the lock of a process was found free for the first time. */
  const freeSince = new Map<number, number>();
  /** Their notes stay for a moment: a job that was done is ended in the database after that, or taken up again. */
  const over: { justNow: JobRunKey[]; before: JobRunKey[] } = { justNow: [], before: [] };
  let client: pg.Client | undefined;
  let own = 0;
  const note = (to: pg.Client, { id, queue, attempt }: JobRunKey): Promise<unknown> =>
    to.query(
      `insert into job_runs (job, queue, attempt, process) values ($1, $2, $3, $4)
       on conflict (job) do update set attempt = excluded.attempt, process = excluded.process`,
      [id, queue, attempt, own],
    );
  const forget = async (runs: readonly JobRunKey[]): Promise<void> => {
    if (runs.length === 0) return;
    await client?.query(
      'delete from job_runs r using unnest($1::uuid[], $2::integer[]) as over (job, attempt) where r.job = over.job and r.attempt = over.attempt',
      [runs.map(({ id }) => id), runs.map(({ attempt }) => attempt)],
    );
  };
  const forgetOver = async (): Promise<void> => {
    const { before } = over;
    over.before = over.justNow;
    over.justNow = [];
    await forget(before);
  };
  const listener = openListener(url, {
    name: 'job runs',
    channels: [],
    pingChannel: 'job_processes',
    onMessage: () => undefined,
    async onConnect(connected) {
      const before = own;
      own = randomInt(1, processMax);
      await connected.query(sessionOptions);
      await connected.query('select pg_advisory_lock($1, $2)', [lockClass, own]);
      if (before) await connected.query('delete from job_runs where process = $1', [before]);
      for (const run of running.values()) await note(connected, run);
      client = connected;
    },
    onDisconnect() {
      client = undefined;
      freeSince.clear();
    },
  });
  return {
    async begin(run) {
      running.set(run.id, run);
      // Without the connection it is done all the same: then only a missed heartbeat tells that this process is gone.
      if (client) await note(client, run).catch(() => undefined);
      return () => {
        running.delete(run.id);
        over.justNow.push(run);
      };
    },
    async abandoned() {
      if (!client) return [];
      await forgetOver();
      if (!client) return [];
      const { rows } = await client.query<JobRunKey & { process: number }>(freeQuery, [lockClass, own]);
      const free = new Set(rows.map(({ process }) => process));
      for (const process of freeSince.keys()) if (!free.has(process)) freeSince.delete(process);
      for (const process of free) if (!freeSince.has(process)) freeSince.set(process, now());
      return rows.filter(({ process }) => now() - (freeSince.get(process) ?? now()) >= freeMs).map(({ id, queue, attempt }) => ({ id, queue, attempt }));
    },
    forget,
    async close() {
      await forget([...over.before, ...over.justNow]).catch(() => undefined);
      await listener.close();
    },
  };
}
