import { sql, type Selectable } from 'kysely';
import { limits } from '#contracts/limits.ts';
import type { Language } from '#i18n/language.ts';
import type { PushSubscriptionsTable } from '#server/platform/database/tables/alert-tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { openOutbox } from '#server/platform/outbox.ts';

export type SubscriptionRow = Selectable<PushSubscriptionsTable>;

/** Holds the session, so that two subscriptions at once come one after the other; false if it has ended. */
export async function lockSession(db: Db, sessionId: string): Promise<boolean> {
  return (await db.selectFrom('sessions').select('id').where('id', '=', sessionId).forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/** A browser's endpoint belongs to the last subscriber. */
export async function upsertSubscription(db: Db, { id, ...row }: Omit<SubscriptionRow, 'created_at'>): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', row.session_id).where('endpoint', '<>', row.endpoint).execute();
  await db
    .insertInto('push_subscriptions')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ ...row, created_at: sql<Date>`now()` }))
    .execute();
}

/** Removes the oldest of a person beyond so many. */
export async function trimSubscriptions(db: Db, userId: string, most: number): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('id', 'in', (q) =>
      q.selectFrom('push_subscriptions').select('id').where('user_id', '=', userId).orderBy('created_at', 'desc').orderBy('id', 'desc').offset(most),
    )
    .execute();
}

export async function hasSubscription(db: Db, sessionId: string): Promise<boolean> {
  return (await db.selectFrom('push_subscriptions').select('id').where('session_id', '=', sessionId).executeTakeFirst()) !== undefined;
}

export async function listSubscriptions(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return db.selectFrom('push_subscriptions').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
}

export async function removeSubscriptionOf(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
}

export async function removeSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

export async function removeSubscriptionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute();
}

export interface Addressed {
  notification: string;
  userId: string;
}

/** A delivery for every browser of each person; returns their ids. */
export async function insertDeliveries(db: Db, to: readonly Addressed[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into push_deliveries (id, notification, subscription)
    select gen_random_uuid(), given.notification, s.id
    from unnest(${to.map(({ notification }) => notification)}::uuid[], ${to.map(({ userId }) => userId)}::uuid[]) as given (notification, user_id)
    join push_subscriptions s on s.user_id = given.user_id
    join sessions on sessions.id = s.session_id and sessions.expires_at > now()
    on conflict (notification, subscription) do nothing
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface ClaimedDelivery extends Pick<SubscriptionRow, 'endpoint' | 'p256dh' | 'auth'> {
  notification: string;
  subscription: string;
  lng: Language;
  /** No one needs to hear of it any more. */
  late: boolean;
}

export const outbox = openOutbox<ClaimedDelivery>('push_deliveries', {
  from: sql`from push_subscriptions s join sessions on sessions.id = s.session_id`,
  where: sql`and s.id = d.subscription`,
  returning: sql`d.notification, d.subscription, s.endpoint, s.p256dh, s.auth, sessions.lng,
    d.created_at < now() - make_interval(secs => ${limits.push.ttlSeconds}) as late`,
});

/** Forgets deliveries older than so many days. */
export async function removeOldDeliveries(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('push_deliveries')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}
