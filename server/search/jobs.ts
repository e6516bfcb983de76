import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { settleChanges } from './follow/service.ts';
import { reindex } from './service.ts';
import { retention } from '#contracts/retention.ts';
import { forgetSearches } from './log/log-store.ts';
import { indexing } from '#server/search/tuning.ts';

/** After an update that finds posts by other words than before, what is stored is written again, a few posts at a time. */
const reindexing = defineJob('search.reindex', z.object({}), { every: '* * * * *', timeoutSeconds: 600 });

/** What was searched is kept for a season, to learn from. */
const forgetting = defineJob('search.forget', z.object({}), { every: '41 3 * * *', retries: 2 });

/** So that `updatedSince` means the minute of the change also where no one followed in the meantime. */
const settling = defineJob('search.settleChanges', z.object({}), { every: '* * * * *', retries: 0 });

export const searchJobs = ({ db }: Pick<Services, 'db'>): JobHandler[] => [
  handle(reindexing, async (_data, { signal }) => {
    for (let isLeft = true; isLeft && !signal.aborted;) {
      const began = performance.now();
      isLeft = (await db.transaction().execute((trx) => reindex(trx, indexing.batch))) > 0;
      // Half of the time is left to those who search in the meantime.
      await sleep(performance.now() - began);
    }
  }),
  handle(settling, () => settleChanges({ db })),
  handle(forgetting, () => forgetSearches(db, retention.searches.days)),
];
