// Background jobs, stored in PostgreSQL by pg-boss: nothing is lost in a crash, and one of several servers runs each.
import { tracingChannel } from 'node:diagnostics_channel';
import { fromKysely, PgBoss, type JobWithMetadata } from 'pg-boss';
import type { Pool } from 'pg';
import type { z } from 'zod';
import type { Db } from '#server/platform/database/database.ts';
import { jobDurations } from '#server/platform/observability/counters.ts';
import { throttled } from '#server/platform/observability/throttled.ts';
import { withDueJobs } from './due-jobs.ts';
import { lockFreeMs } from './job-runs.ts';
import { keepSchedules } from './schedules.ts';
import { heartbeatEverySeconds, openJobLeases, type JobLeases, wasReclaimed } from './job-leases.ts';

/** Noun and verb, such as `media.sweep`. */
export type JobName = `${string}.${string}`;

type Shape = z.ZodType<object, object>;

export interface JobOptions {
  /** Retries of a failed job before it is given up; waits double from `retryDelaySeconds` to `retryDelaySecondsMax`. */
  retries?: number;
  retryDelaySeconds?: number;
  retryDelaySecondsMax?: number;
  /** A run that takes longer counts as failed and its `signal` is aborted. */
  timeoutSeconds?: number;
  /** How many jobs of this kind one process runs concurrently. */
  parallel?: number;
  /** Cron expression in UTC; after an outage one missed run is made up for. Its data is `{}`. */
  every?: string;
}

/** A kind of job and the schema of its data. Pass ids, not contents: jobs are stored for a day. */
export interface JobKind<S extends Shape = Shape> extends Required<Omit<JobOptions, 'every'>> {
  name: JobName;
  data: S;
  every: string | undefined;
}

export interface JobRun {
  /** The same on every attempt, so that external receivers can recognize a repeat. */
  id: string;
  /** 1 on the first attempt. */
  attempt: number;
  /** The process that tried it before no longer exists: whatever it leased is free. */
  isReclaimed?: boolean;
  /** Aborted when the time is up or the server stops. */
  signal: AbortSignal;
}

export interface JobHandler {
  kind: JobKind;
  run: (data: unknown, run: JobRun) => Promise<void>;
}

interface JobLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

interface EnqueueOptions {
  /** A UUID: a second job with the same id is dropped. */
  id?: string;
  /** Not before this time. */
  after?: Date;
}

interface GivenUp {
  id: string;
  job: string;
  data: object;
  reason: string;
  enqueuedAt: Date;
}

export interface Jobs {
  /** Adds a job. With a transaction as `db` it exists if and only if that commits, and starts right after. */
  enqueue<S extends Shape>(db: Db, kind: JobKind<S>, data: z.input<S>, options?: EnqueueOptions): Promise<void>;
  /** The same for many jobs of a kind, in one statement. */
  enqueueAll<S extends Shape>(db: Db, kind: JobKind<S>, all: readonly z.input<S>[]): Promise<void>;
  /** Connects, and creates what is missing at the first start; `work` does so too. */
  prepare(): Promise<void>;
  /** Starts running jobs and schedules, until `stop`. May be called again where it failed. */
  work(handlers: readonly JobHandler[], log: JobLog): Promise<void>;
  /** Runs what is due now, each once, and returns the errors of failed jobs: for tests and programs without a server. */
  runDue(handlers: readonly JobHandler[]): Promise<Error[]>;
  /** The newest jobs that were given up, for the staff's view. */
  givenUp(max?: number): Promise<GivenUp[]>;
  /** Enqueues a job again that was given up, if and only if the transaction commits; returns its kind, undefined where there is none. */
  retry(trx: Db, id: string): Promise<string | undefined>;
  /** Connection figures for the monitor. */
  pool(): Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'> | undefined;
  /** Waits some seconds for running jobs; unfinished ones are retried by the next server. */
  stop(): Promise<void>;
}

export const jobsSchema = 'jobs';
/** Failed jobs are kept for two weeks, for inspection. */
export const givenUpQueue = 'given-up';

/** Heard by anyone who traces, see ops/otel/spans.mjs; without listeners it costs nothing. */
const traced = tracingChannel('uthan.job');
const stopTimeoutMs = 8000;
const heartbeatSeconds = 30;
const doneKeptSeconds = 86_400;
const connectionsMax = 4;
/** Far longer than it ever waits for the database, except where that machine vanished. */
const patience = { keepAlive: true, query_timeout: 300_000 };
const awayEveryMs = 60_000;
const batch = 50;

/** Declares a kind of job; see JobOptions. Nouns do this in their jobs.ts. */
export function defineJob<S extends Shape>(name: JobName, data: S, options: JobOptions = {}): JobKind<S> {
  const { retries = 8, retryDelaySeconds = 5, retryDelaySecondsMax = 3600, timeoutSeconds = 300, parallel = 1, every } = options;
  return { name, data, retries, retryDelaySeconds, retryDelaySecondsMax, timeoutSeconds, parallel, every };
}

/** Ties a kind to its handler. It may run more than once: after a crash a job is repeated. */
export function handle<S extends Shape>(kind: JobKind<S>, run: (data: z.output<S>, run: JobRun) => Promise<void>): JobHandler {
  return { kind, run: async (data, job) => run(kind.data.parse(data), job) };
}

const queueOptions = ({ retries, retryDelaySeconds, retryDelaySecondsMax, timeoutSeconds }: JobKind) => ({
  retryLimit: retries,
  retryDelay: retryDelaySeconds,
  retryBackoff: true,
  retryDelayMax: retryDelaySecondsMax,
  expireInSeconds: timeoutSeconds,
  deleteAfterSeconds: doneKeptSeconds,
  heartbeatSeconds,
  deadLetter: givenUpQueue,
  notify: true,
});

/** Only the message is stored with the job: the rest of an error may contain personal data. */
const bare = (error: unknown): Error => new Error(error instanceof Error ? error.message : String(error));

function attempt(handler: JobHandler, job: JobWithMetadata): Promise<void> {
  return handler.run(job.data ?? {}, { id: job.id, attempt: job.retryCount + 1, isReclaimed: wasReclaimed(job), signal: job.signal });
}

async function tryOnce(handler: JobHandler, job: JobWithMetadata, log: JobLog): Promise<void> {
  const fields = { job: job.name, jobId: job.id, attempt: job.retryCount + 1 };
  const began = performance.now();
  const tell = (outcome: 'done' | 'failed' | 'given up'): void => jobDurations.observe({ job: job.name, outcome }, (performance.now() - began) / 1000);
  try {
    await traced.tracePromise(() => attempt(handler, job), { name: job.name, id: job.id, attempt: fields.attempt });
    tell('done');
    log.info({ ...fields, ms: Math.round(performance.now() - began) }, 'job done');
  } catch (error) {
    const isLast = job.retryCount >= job.retryLimit;
    tell(isLast ? 'given up' : 'failed');
    if (!isLast) log.warn({ ...fields, err: error }, 'job failed and will be retried');
    else log.error({ ...fields, err: error }, 'job failed permanently');
    throw bare(error);
  }
}

type Looking = { includeMetadata: true } & Record<'pollingIntervalSeconds' | 'notifyPollingIntervalSeconds' | 'heartbeatRefreshSeconds', number>;

/** One job at a time; after each it polls again at once, so that a backlog does not wait for the timer. */
async function openLane(boss: PgBoss, handler: JobHandler, looking: Looking, { log, jobLeases }: { log: JobLog; jobLeases: JobLeases }): Promise<void> {
  const id = await boss.work<object, void, Looking>(handler.kind.name, looking, async (jobs) => {
    boss.notifyWorker(id);
    for (const job of jobs) await jobLeases.during(job, () => tryOnce(handler, job, log));
  });
  jobLeases.wakes(handler.kind.name, id);
}

interface JobsOptions {
  maintains?: boolean;
  lookSeconds?: number;
  /** How long a process has to be gone before its jobs are taken up again. */
  freeMs?: number;
}

/**
 * Opens the jobs of the database at `url`, in a schema of their own that is created at first use.
 * `maintains: false` leaves schedules and cleanup to other processes. A commit notifies the workers; every `lookSeconds` they
 * also poll for what is due later, and for everything where a proxy swallows notifications.
 */
export function openJobs(url: string, { maintains = true, lookSeconds = 5, freeMs = lockFreeMs }: JobsOptions = {}): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'uthan jobs',
    schema: jobsSchema,
    max: connectionsMax,
    ...patience,
    supervise: maintains,
    schedule: maintains,
    useListenNotify: maintains,
  });
  const looking: Looking = {
    includeMetadata: true,
    pollingIntervalSeconds: lookSeconds,
    notifyPollingIntervalSeconds: lookSeconds,
    heartbeatRefreshSeconds: heartbeatEverySeconds,
  };
  let log: JobLog | undefined;
  // Every queue asks every few seconds: while the database is away one line a minute is enough.
  const often = throttled(awayEveryMs);
  boss.on('error', (error) => often((leftOut) => log?.error({ err: error, leftOut }, 'jobs: the database did not answer')));
  boss.on('warning', ({ message }) => log?.warn({}, `jobs: ${message}`));
  let jobLeases: JobLeases | undefined;
  let started: Promise<void> | undefined;
  const queues = new Map<string, Promise<void>>();
  const start = (): Promise<void> => {
    started ??= boss.start().then(() => boss.createQueue(givenUpQueue));
    // A database that was away comes back.
    started.catch(() => (started = undefined));
    return started;
  };
  const ready = async (kind: JobKind): Promise<void> => {
    await start();
    const queue = queues.get(kind.name) ?? boss.createQueue(kind.name, queueOptions(kind));
    queues.set(kind.name, queue);
    await queue.catch((error: unknown) => {
      queues.delete(kind.name);
      throw error;
    });
  };

  return {
    async enqueue(db, kind, data, { id, after } = {}) {
      await ready(kind);
      await boss.send(kind.name, data, { db: fromKysely(db), ...(id ? { id } : {}), ...(after ? { startAfter: after } : {}) });
    },
    async enqueueAll(db, kind, all) {
      if (all.length === 0) return;
      await ready(kind);
      await boss.insert(
        kind.name,
        all.map((data) => ({ data })),
        { db: fromKysely(db) },
      );
    },
    prepare: start,
    async work(handlers, writes) {
      log = writes;
      // What takes jobs over looks into their tables.
      await start();
      const others = (jobLeases ??= openJobLeases(boss, { url, schema: jobsSchema, freeMs }, (error) =>
        often((leftOut) => writes.error({ err: error, leftOut }, 'jobs: could not take over those of a dead process')),
      ));
      for (const { kind } of handlers) await ready(kind).then(() => boss.updateQueue(kind.name, queueOptions(kind)));
      await keepSchedules(boss, handlers);
      // Last: where this is called again after a failure, no lane may be open already.
      for (const handler of handlers)
        for (let lane = 0; lane < handler.kind.parallel; lane++) await openLane(boss, handler, looking, { log: writes, jobLeases: others });
    },
    async runDue(handlers) {
      const errors: Error[] = [];
      await start();
      for (let found = true; found;) {
        found = false;
        for (const handler of await withDueJobs(handlers, boss, jobsSchema)) {
          for (const job of await boss.fetch<object>(handler.kind.name, { includeMetadata: true, batchSize: batch })) {
            found = true;
            const error = await attempt(handler, job).then(() => undefined, bare);
            await (error ? boss.fail(job.name, job.id, { message: error.message }) : boss.complete(job.name, job.id));
            if (error) errors.push(error);
          }
        }
      }
      return errors;
    },
    async givenUp(max = batch) {
      await start();
      const newest = (await boss.findJobs<object>(givenUpQueue)).toSorted((a, b) => b.createdOn.getTime() - a.createdOn.getTime()).slice(0, max);
      return newest.map(({ id, sourceName, sourceOutput, sourceCreatedOn, createdOn, data }) => ({
        id,
        job: sourceName ?? givenUpQueue,
        data,
        reason: String((sourceOutput as { message?: unknown } | null)?.message ?? ''),
        enqueuedAt: sourceCreatedOn ?? createdOn,
      }));
    },
    async retry(trx, id) {
      await start();
      const options = { db: fromKysely(trx) };
      const [job] = await boss.findJobs<object>(givenUpQueue, { id });
      if (!job?.sourceName) return undefined;
      // Of two at once only one deletes it; the answer's type does not say so.
      const { affected } = (await boss.deleteJob(givenUpQueue, id, options)) as { affected?: number };
      if (affected !== 1) return undefined;
      await boss.send(job.sourceName, job.data, options);
      return job.sourceName;
    },
    // Before the start, and with connections of another kind, there is none.
    pool: () => (boss.getDb() as { pool?: Pool }).pool,
    async stop() {
      if (!started) return;
      await started.catch(() => undefined);
      await boss.stop({ graceful: true, timeout: stopTimeoutMs });
      await jobLeases?.stop();
    },
  };
}
