import { sql, type Selectable } from 'kysely';
import { limits } from '#contracts/limits.ts';
import type { WebhookEvent } from '#contracts/integrations/webhook-events.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { WebhooksTable } from '#server/platform/database/tables/integration-tables.ts';

const { secretHours } = limits.webhooks;

export type WebhookRow = Selectable<WebhooksTable>;

export interface NewWebhook {
  id: string;
  userId: string;
  url: string;
  events: readonly WebhookEvent[];
  every: boolean;
  sealed: string;
}

export async function insertWebhook(db: Db, { id, userId, url, events, every, sealed }: NewWebhook): Promise<WebhookRow> {
  return db
    .insertInto('webhooks')
    .values({ id, user_id: userId, url, events: [...events], every, sealed })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The person's, counted by one transaction at a time. */
export async function lockWebhooks(db: Db, userId: string): Promise<WebhookRow[]> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return listWebhooks(db, userId);
}

export async function listWebhooks(db: Db, userId: string): Promise<WebhookRow[]> {
  return db.selectFrom('webhooks').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();
}

export async function findWebhook(db: Db, userId: string, id: string): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhooks').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

export interface WebhookChange {
  url?: string | undefined;
  events?: readonly WebhookEvent[] | undefined;
  on?: boolean | undefined;
}

/** Another address, or switching it on, begins again. */
export async function updateWebhook(db: Db, id: string, { url, events, on }: WebhookChange): Promise<WebhookRow> {
  const anew = url !== undefined || on === true ? { failures: 0, failing_since: null, retry_at: null, disabled_at: null } : {};
  return db
    .updateTable('webhooks')
    .set({ ...(url === undefined ? {} : { url }), ...(events ? { events: [...events] } : {}), ...(on === undefined ? {} : { is_on: on }), ...anew, id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The secret from before still signs for a while. */
export async function replaceSecret(db: Db, id: string, sealed: string): Promise<WebhookRow> {
  return db
    .updateTable('webhooks')
    .set({ sealed, sealed_before: sql<string>`sealed`, before_until: sql<Date>`now() + make_interval(hours => ${secretHours})` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function removeWebhook(db: Db, id: string): Promise<void> {
  await db.deleteFrom('webhooks').where('id', '=', id).execute();
}

export async function removeWebhooks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('webhooks').where('user_id', '=', userId).execute();
}

/** Sending worked. */
export async function markReached(db: Db, id: string): Promise<void> {
  await db.updateTable('webhooks').set({ failures: 0, failing_since: null, retry_at: null }).where('id', '=', id).where('failures', '>', 0).execute();
}

/** Sending failed; it is tried again after so many seconds. */
export async function markFailed(db: Db, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({
      failures: sql<number>`failures + 1`,
      failing_since: sql<Date>`coalesce(failing_since, now())`,
      retry_at: sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`,
    })
    .where('id', '=', id)
    .execute();
}

/** Switches off what has failed for so many days; returns those that were on. */
export async function disableFailing(db: Db, days: number): Promise<WebhookRow[]> {
  return db
    .updateTable('webhooks')
    .set({ is_on: false, disabled_at: sql<Date>`now()` })
    .where('is_on', '=', true)
    .where('failing_since', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .returningAll()
    .execute();
}
