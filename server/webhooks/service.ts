// A member's webhooks and what they were told.
import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { limits } from '#contracts/limits.ts';
import type { Webhook, WebhookDelivery } from '#contracts/integrations/webhooks.ts';
import type { WebhookEvent } from '#contracts/integrations/webhook-events.ts';
import { paginationOf, type Pagination, type Slice } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail, failField } from '#server/platform/http/failure.ts';
import { seal } from '#server/platform/security/seal.ts';
import { readSecret } from '#server/platform/security/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { webhookKey } from './delivery.ts';
import { countDeliveries, insertTest, listDeliveries, requeue, type DeliveryRow } from './delivery-store.ts';
import { deliverWebhooks } from './sending.ts';
import { isWebhookUrl } from './rules.ts';
import {
  findWebhook,
  insertWebhook,
  listWebhooks,
  lockWebhooks,
  removeWebhook,
  removeWebhooks,
  replaceSecret,
  updateWebhook,
  type WebhookChange,
  type WebhookRow,
} from './store.ts';

const { max, secretBytes } = limits.webhooks;

const shown = (row: WebhookRow): Webhook => ({
  _id: row.id,
  url: row.url,
  events: row.events,
  every: row.every,
  on: row.is_on,
  createdAt: row.created_at.toISOString(),
  failingSince: row.failing_since?.toISOString() ?? null,
  disabledAt: row.disabled_at?.toISOString() ?? null,
});

const newSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64url')}`;
const sealed = async (db: Db, secret: string): Promise<string> => seal(await readSecret(db, webhookKey), secret);

function checkUrl({ env }: Pick<Services, 'env'>, url: string | undefined): void {
  if (url !== undefined && !isWebhookUrl(url, env)) failField('url', 'webhookUrl');
}

export const webhooksOf = async (db: Db, userId: string): Promise<Webhook[]> => (await listWebhooks(db, userId)).map(shown);

export const ownWebhook = (db: Db, userId: string, id: string): Promise<WebhookRow | undefined> => findWebhook(db, userId, id);

export interface WantedWebhook {
  url: string;
  events: readonly WebhookEvent[];
  every?: boolean | undefined;
}

/** Throws VALIDATION for an address that cannot be, FORBIDDEN where only admins may, STATE_CONFLICT where there are too many. */
export async function makeWebhook(
  services: Services,
  { url, events, every = false }: WantedWebhook,
  caller: MemberCaller,
): Promise<{ webhook: Webhook; secret: string }> {
  const { userId, role } = caller.user;
  checkUrl(services, url);
  if (every && role !== 'admin') fail('FORBIDDEN');
  const secret = newSecret();
  const row = await inTransaction(services.db, async (trx) => {
    if ((await lockWebhooks(trx, userId)).length >= max) fail('STATE_CONFLICT', { message: 'notice_webhooksFull', params: { max } });
    return insertWebhook(trx, { id: uuidv7(), userId, url, events, every, sealed: await sealed(trx, secret) });
  });
  return { webhook: shown(row), secret };
}

export async function changeWebhook(services: Services, { id }: WebhookRow, change: WebhookChange): Promise<Webhook> {
  checkUrl(services, change.url);
  return shown(await updateWebhook(services.db, id, change));
}

export async function rotateSecret({ db }: Pick<Services, 'db'>, { id }: WebhookRow): Promise<{ webhook: Webhook; secret: string }> {
  const secret = newSecret();
  return inTransaction(db, async (trx) => ({ webhook: shown(await replaceSecret(trx, id, await sealed(trx, secret))), secret }));
}

export const deleteWebhook = (db: Db, { id }: WebhookRow): Promise<void> => removeWebhook(db, id);

/** Throws STATE_CONFLICT where it is off, TOO_MANY. */
async function checkSending({ rateLimits }: Services, isOn: boolean, caller: MemberCaller): Promise<void> {
  if (!isOn) fail('STATE_CONFLICT', { message: 'notice_webhookOff' });
  await rateLimits.consume({ webhookTriesPerHour: caller.user.userId });
}

export async function sendTest(services: Services, { id, is_on }: WebhookRow, caller: MemberCaller): Promise<void> {
  await checkSending(services, is_on, caller);
  await inTransaction(services.db, async (trx) => {
    await insertTest(trx, id);
    await services.jobs.enqueue(trx, deliverWebhooks, {});
  });
}

export async function sendAgain(services: Services, delivery: { id: string; webhook: string; is_on: boolean }, caller: MemberCaller): Promise<void> {
  await checkSending(services, delivery.is_on, caller);
  await inTransaction(services.db, async (trx) => {
    await requeue(trx, delivery);
    await services.jobs.enqueue(trx, deliverWebhooks, {});
  });
}

const deliveryShown = (row: DeliveryRow, webhook: WebhookRow): WebhookDelivery => ({
  _id: row.id,
  event: row.event as WebhookDelivery['event'],
  PostID: row.post_id,
  at: row.at.toISOString(),
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  error: row.error,
  nextAt: row.state === 'waiting' && webhook.is_on ? (webhook.retry_at?.toISOString() ?? null) : null,
});

export async function logOf(db: Db, webhook: WebhookRow, which: Slice): Promise<{ deliveries: WebhookDelivery[]; pagination: Pagination }> {
  const rows = await listDeliveries(db, webhook.id, which);
  return { deliveries: rows.map((row) => deliveryShown(row, webhook)), pagination: paginationOf(which, await countDeliveries(db, webhook.id)) };
}

export const webhookData: PersonalData = { name: 'webhooks', collect: webhooksOf, erase: removeWebhooks };
