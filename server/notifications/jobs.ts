import { z } from 'zod';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { sweep } from './service.ts';

/** An inbox keeps half a year, and no more than people look through. */
const sweeping = defineJob('notifications.sweep', z.object({}), { every: '27 21 * * *', retries: 3 });

export const notificationJobs = (services: Services): JobHandler[] => [
  handle(sweeping, async () => {
    const removed = await sweep(services);
    if (removed > 0) services.log.info({ removed }, 'removed old notifications');
  }),
];
