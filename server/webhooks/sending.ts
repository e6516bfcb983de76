import { z } from 'zod';
import type { Db } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { isAnyWaiting } from './delivery-store.ts';

/** Sends what is due. What fails waits for a later minute. */
export const deliverWebhooks = defineJob('webhooks.deliver', z.object({}), { retries: 0, timeoutSeconds: 300 });
/** In the transaction of a change: what the trigger wrote is sent after the commit, not only in the next minute. */
export async function sendAfterCommit({ jobs }: Pick<Services, 'jobs'>, trx: Db): Promise<void> {
  if (await isAnyWaiting(trx)) await jobs.enqueue(trx, deliverWebhooks, {});
}
