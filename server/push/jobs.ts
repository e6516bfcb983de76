import { z } from 'zod';
import { limits } from '#contracts/limits.ts';
import { retention } from '#contracts/retention.ts';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { deliverPush, type PushDelivery } from './delivery.ts';
import { removeOldDeliveries } from './store.ts';

const { retries, retryDelaySeconds, retryDelaySecondsMax } = limits.push;

/** One notification to one browser. */
export const sendPush = defineJob('push.send', z.object({ id: z.uuid() }), {
  retries,
  retryDelaySeconds,
  retryDelaySecondsMax,
  timeoutSeconds: 60,
  parallel: 4,
});

const sweeping = defineJob('push.sweep', z.object({}), { every: '37 21 * * *', retries: 3 });

export const pushJobs = (services: Services, delivery: PushDelivery): JobHandler[] => [
  handle(sendPush, ({ id }, run) => deliverPush(services, delivery, id, run)),
  handle(sweeping, () => removeOldDeliveries(services.db, retention.pushes.days)),
];
