import { z } from 'zod';
import { limits } from '#contracts/limits.ts';
import { retention } from '#contracts/retention.ts';
import { notify } from '#server/notifications/service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { deliverDue, type WebhookSending } from './delivery.ts';
import { removeOldDeliveries } from './delivery-store.ts';
import { deliverWebhooks } from './sending.ts';
import { webhookSwitchedOff } from './notices.ts';
import { disableFailing } from './store.ts';

const delivering = defineJob('webhooks.deliverDue', z.object({}), { every: '* * * * *', retries: 0, timeoutSeconds: 300 });
const sweeping = defineJob('webhooks.sweep', z.object({}), { every: '23 * * * *', retries: 2 });

/** Switches off what fails for days and tells its owners; forgets old deliveries. */
async function sweep(services: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    for (const row of await disableFailing(trx, limits.webhooks.failingDays)) await notify(services, trx, [row.user_id], webhookSwitchedOff(row));
  });
  await removeOldDeliveries(services.db, retention.webhooks.days);
}

export const webhookJobs = (services: Pick<Services, 'db' | 'jobs'>, sending: WebhookSending): JobHandler[] => [
  handle(deliverWebhooks, (_data, { signal }) => deliverDue(services, sending, signal)),
  handle(delivering, (_data, { signal }) => deliverDue(services, sending, signal)),
  handle(sweeping, () => sweep(services)),
];
