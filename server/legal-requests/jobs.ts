import { z } from 'zod';
import { retention } from '#contracts/retention.ts';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { removeEndedHolds } from './hold-store.ts';
import { removeOldLegalRequests } from './store.ts';

const sweep = defineJob('legalRequests.sweep', z.object({}), { every: '23 4 * * *', retries: 2 });

export const legalRequestJobs = ({ db }: Services): JobHandler[] => [
  handle(sweep, async () => {
    await removeEndedHolds(db);
    await removeOldLegalRequests(db, retention.legalRequests.days);
  }),
];
