// What webhooks are told: written by a trigger of the posts' table, sent from here.
import { sql, type Selectable } from 'kysely';
import type { Slice } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';
import { countOf, pageOf } from '#server/platform/database/paged.ts';
import type { WebhookDeliveriesTable } from '#server/platform/database/tables/integration-tables.ts';
import { isFree, leaseEnd } from '#server/platform/outbox.ts';

export type DeliveryRow = Selectable<WebhookDeliveriesTable>;

export async function insertTest(db: Db, webhook: string): Promise<void> {
  await db.insertInto('webhook_deliveries').values({ webhook, event: 'test' }).execute();
}

export interface Claimed extends Pick<DeliveryRow, 'id' | 'number' | 'webhook' | 'event' | 'post_id' | 'at' | 'body' | 'attempts'> {
  url: string;
  sealed: string;
  sealed_before: string | null;
  failures: number;
  /** It was tried for so long that this is the last time. */
  last: boolean;
}

/**
 * Leases what is due of so many webhooks for so many seconds: of each the oldest ones, never one while an earlier one about the same post
 * waits, and none while another sender holds some of it. At most half of the webhooks are ones that failed last. Nothing is sent for an account that is not in good standing, nor of every post for one that is no admin any more.
 */
export async function claimDue(
  db: Db,
  { seconds, webhooks, perWebhook, days }: { seconds: number; webhooks: number; perWebhook: number; days: number },
): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with ready as (
      select w.id, w.failures > 0 as failing, first.number, row_number() over (partition by w.failures > 0 order by first.number) as nth
      from webhooks w join users u on u.id = w.user_id
        cross join lateral (select number from webhook_deliveries where webhook = w.id and state = 'waiting' order by number limit 1) first
      where w.is_on and (w.retry_at is null or w.retry_at <= clock_timestamp())
        and u.status = 'normal' and u.leaves_at is null and (not w.every or u.role = 'admin')
        and not exists (select from webhook_deliveries d where d.webhook = w.id and d.state = 'waiting' and d.claimed_until >= clock_timestamp())),
    taken as (select id from ready where not failing or nth <= ceil(${webhooks}::int / 2.0) order by number limit ${webhooks}),
    due as (
      select d.id from taken w cross join lateral (
          select d.id, d.number from webhook_deliveries d
          where d.webhook = w.id and d.state = 'waiting' and ${isFree('d.claimed_until')}
            and (d.post_id is null or not exists (select from webhook_deliveries e
              where e.webhook = d.webhook and e.state = 'waiting' and e.post_id = d.post_id and e.number < d.number))
          order by d.number limit ${perWebhook}) d),
    held as (select id from webhook_deliveries where id in (select id from due) and state = 'waiting'
      and ${isFree('claimed_until')} for update skip locked)
    update webhook_deliveries d set claimed_until = ${leaseEnd(seconds)}, attempts = d.attempts + 1
    from webhooks w where d.id in (select id from held) and w.id = d.webhook
    returning d.id, d.number, d.webhook, d.event, d.post_id, d.at, d.body, d.attempts, w.url, w.sealed,
      case when w.before_until > now() then w.sealed_before end as sealed_before, w.failures,
      d.since < now() - make_interval(days => ${days}) as last`.execute(db);
  return rows;
}

/** Gives back what was not tried after all. */
export async function releaseClaims(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('webhook_deliveries')
    .set({ claimed_until: null, attempts: sql<number>`attempts - 1` })
    .where('id', 'in', ids)
    .execute();
}

/** Whether anything could be sent now. */
export async function isAnyWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from webhook_deliveries where state = 'waiting') as any`.execute(db);
  return rows[0]?.any ?? false;
}

export interface Ended {
  body: string;
  state: DeliveryRow['state'];
  status: number | null;
  error: string | null;
}

export async function noteAttempt(db: Db, id: string, ended: Ended): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ ...ended, claimed_until: null })
    .where('id', '=', id)
    .execute();
}

/** One of the person's own, with whether its webhook is on. */
export async function findDelivery(db: Db, userId: string, id: string): Promise<{ id: string; webhook: string; is_on: boolean } | undefined> {
  return db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook')
    .select(['webhook_deliveries.id', 'webhook', 'is_on'])
    .where('webhook_deliveries.id', '=', id)
    .where('webhooks.user_id', '=', userId)
    .executeTakeFirst();
}

/** Puts it back into the row, with the same id and body, and the webhook is tried at once. */
export async function requeue(db: Db, { id, webhook }: { id: string; webhook: string }): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', since: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  await db.updateTable('webhooks').set({ retry_at: null }).where('id', '=', webhook).execute();
}

const deliveriesOf = (db: Db, webhook: string) => db.selectFrom('webhook_deliveries').where('webhook', '=', webhook);

export const listDeliveries = (db: Db, webhook: string, slice: Slice): Promise<DeliveryRow[]> =>
  pageOf(deliveriesOf(db, webhook).selectAll().orderBy('number', 'desc'), slice);

export const countDeliveries = (db: Db, webhook: string): Promise<number> => countOf(deliveriesOf(db, webhook));

export async function removeOldDeliveries(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}
