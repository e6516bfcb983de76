import { z } from 'zod';
import { limits } from '#contracts/limits.ts';
import { retention } from '#contracts/retention.ts';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { deliver, type Delivery } from './delivery.ts';
import { removeEnded } from './store.ts';

const { retries, retryDelaySeconds, retryDelaySecondsMax } = limits.mail;

/** Sends one mail: retried for a day, at most minutes apart, so that it leaves soon after an outage. */
export const send = defineJob('mail.send', z.object({ id: z.uuid() }), { retries, retryDelaySeconds, retryDelaySecondsMax, timeoutSeconds: 120, parallel: 4 });

/** Records of sent mail are deleted after a while, for privacy. */
const forget = defineJob('mail.forget', z.object({}), { every: '17 21 * * *', retries: 3 });

export const mailJobs = (services: Services, delivery: Delivery): JobHandler[] => [
  handle(send, ({ id }, run) => deliver(services, delivery, id, run)),
  handle(forget, async () => void (await removeEnded(services.db, retention.mails.days))),
];
