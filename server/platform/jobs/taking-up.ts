// Jobs of processes that no longer exist are done again soon, by whoever looks first.
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { openJobRuns, type JobRuns } from './job-runs.ts';

export interface TakingUp {
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
export const wasTakenUp = ({ output }: Pick<JobWithMetadata, 'output'>): boolean => (output as { message?: unknown } | null)?.message === reason;

/** Returns the queues of what can be done again. Of several processes one succeeds with each job: a try is failed once. */
async function takeUp(boss: PgBoss, schema: string, runs: JobRuns): Promise<Set<string>> {
  const abandoned = await runs.abandoned();
  for (const { id, queue, attempt: retryCount } of abandoned) {
    await boss.fail(queue, { id, retryCount }, { message: reason });
    if (retryCount < hurriedTries)
      await boss.getDb().executeSql(`update ${schema}.job set start_after = now() where name = $1 and id = $2 and state = 'retry'`, [queue, id]);
  }
  await runs.forget(abandoned);
  return new Set(abandoned.map(({ queue }) => queue));
}

/** Looks until it is stopped. */
export function openTakingUp(boss: PgBoss, { url, schema, freeMs }: { url: string; schema: string; freeMs: number }, tell: (error: unknown) => void): TakingUp {
  const runs = openJobRuns(url, freeMs);
  const workers: { queue: string; worker: string }[] = [];
  let isBusy = false;
  const look = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      const queues = await takeUp(boss, schema, runs);
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
