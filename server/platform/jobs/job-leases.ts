// Jobs of processes that no longer exist are done again soon, by the first that looks.
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { openJobRuns, type JobRunKey, type JobRuns } from './job-runs.ts';

export interface JobLeases {
  /** Does the work of a job while others know that this process does it. */
  during(job: Pick<JobWithMetadata, 'id' | 'name' | 'retryCount'>, work: () => Promise<void>): Promise<void>;
  /** This worker is woken when a job of its queue is taken up. */
  wakes(queue: string, worker: string): void;
  stop(): Promise<void>;
}

/** What the process died of may be the job itself: later tries wait as after any failure. */
const hurriedTries = 2;
const reason = 'The process that did it has ended.';

/** Whether the process that tried the job before no longer exists. */
export const wasReclaimed = ({ output }: Pick<JobWithMetadata, 'output'>): boolean => (output as { message?: unknown } | null)?.message === reason;

/** How often a worker says that it is at a job. */
export const heartbeatEverySeconds = 4;
/** A job that no one has noted and that no one has been heard of for so long: its process ended between taking it and noting it. */
const unheardSeconds = heartbeatEverySeconds * 2.5;
/** Finding those reads the whole table of jobs. */
const looksBetween = 5;

const unnotedQuery = (schema: string): string =>
  `select id, name as queue, retry_count as attempt from ${schema}.job j
   where state = 'active' and coalesce(heartbeat_on, started_on) < now() - interval '${unheardSeconds} seconds'
     and not exists (select from public.job_runs r where r.job = j.id and r.attempt = j.retry_count)`;

async function unnoted(boss: PgBoss, schema: string): Promise<JobRunKey[]> {
  const { rows } = (await boss.getDb().executeSql(unnotedQuery(schema))) as { rows: JobRunKey[] };
  return rows;
}

/** Returns the queues of what can be done again. Of several processes one succeeds with each job: a try is failed once. */
async function reclaim(boss: PgBoss, schema: string, runs: JobRuns, isThorough: boolean): Promise<Set<string>> {
  const abandoned = [...(await runs.abandoned()), ...(isThorough ? await unnoted(boss, schema) : [])];
  for (const { id, queue, attempt: retryCount } of abandoned) {
    await boss.fail(queue, { id, retryCount }, { message: reason });
    if (retryCount < hurriedTries)
      await boss.getDb().executeSql(`update ${schema}.job set start_after = now() where name = $1 and id = $2 and state = 'retry'`, [queue, id]);
  }
  await runs.forget(abandoned);
  return new Set(abandoned.map(({ queue }) => queue));
}

/** Looks until it is stopped. */
export function openJobLeases(
  boss: PgBoss,
  { url, schema, freeMs }: { url: string; schema: string; freeMs: number },
  tell: (error: unknown) => void,
): JobLeases {
  const runs = openJobRuns(url, freeMs);
  const workers: { queue: string; worker: string }[] = [];
  let isBusy = false;
  let looks = 0;
  const look = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      const queues = await reclaim(boss, schema, runs, looks++ % looksBetween === 0);
      for (const { queue, worker } of workers) if (queues.has(queue)) boss.notifyWorker(worker);
    } catch (error) {
      tell(error);
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void look(), freeMs / 2).unref();
  return {
    async during({ id, name, retryCount }, work) {
      const end = await runs.begin({ id, queue: name, attempt: retryCount });
      try {
        await work();
      } finally {
        end();
      }
    },
    wakes: (queue, worker) => void workers.push({ queue, worker }),
    async stop() {
      clearInterval(timer);
      await runs.close();
    },
  };
}
