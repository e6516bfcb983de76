import { handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { sending } from './job-kind.ts';
import { tellNext } from './service.ts';

export const broadcastJobs = (services: Pick<Services, 'db' | 'jobs'>): JobHandler[] => [
  handle(sending, async ({ id }, { signal }) => {
    while (await tellNext(services, id)) signal.throwIfAborted();
  }),
];
