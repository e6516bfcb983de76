import { z } from 'zod';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { reindex } from './service.ts';
import { indexing } from '#server/search/tuning.ts';

/** After an update that finds posts by other words than before, what is stored is written anew, a few posts at a time. */
const reindexing = defineJob('search.reindex', z.object({}), { every: '* * * * *', timeoutSeconds: 600 });

export const searchJobs = ({ db }: Pick<Services, 'db'>): JobHandler[] => [
  handle(reindexing, async (_data, { signal }) => {
    while (!signal.aborted && (await db.transaction().execute((trx) => reindex(trx, indexing.batch))) > 0);
  }),
];
