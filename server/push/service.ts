// Browsers that accept notifications while they are closed.
import { ECDH } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { limits } from '#contracts/limits.ts';
import type { PushSubscription } from '#contracts/notices/push.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { sendPush } from './jobs.ts';
import {
  hasSubscription,
  insertDeliveries,
  listSubscriptions,
  lockSession,
  removeSubscriptionOf,
  removeSubscriptionsOf,
  trimSubscriptions,
  upsertSubscription,
  type Addressed,
} from './store.ts';

/** Nothing could be encrypted for a key that is no point of the curve. */
function checkKey(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
  } catch {
    fail('VALIDATION', { fields: { 'keys.p256dh': { key: 'invalid', params: {} } } });
  }
}

/** Keeps the browser of the caller's session. Throws VALIDATION, TOO_MANY. */
export async function subscribe({ db, rateLimits }: Services, { endpoint, keys }: PushSubscription, { user }: MemberCaller): Promise<void> {
  checkKey(keys.p256dh);
  await rateLimits.consume({ pushSubscriptionsPerHour: user.userId });
  await db.transaction().execute(async (trx) => {
    if (!(await lockSession(trx, user.sessionId))) fail('UNAUTHENTICATED');
    await upsertSubscription(trx, { id: uuidv7(), user_id: user.userId, session_id: user.sessionId, endpoint, ...keys });
    await trimSubscriptions(trx, user.userId, limits.push.max);
  });
}

export const unsubscribe = ({ db }: Pick<Services, 'db'>, { user }: MemberCaller): Promise<void> => removeSubscriptionOf(db, user.sessionId);

export const isSubscribed = ({ db }: Pick<Services, 'db'>, { user }: MemberCaller): Promise<boolean> => hasSubscription(db, user.sessionId);

/** Queues these notifications for every browser of their people, in the transaction that makes them. */
export async function queuePushes({ jobs }: Pick<Services, 'jobs'>, trx: Db, to: readonly Addressed[]): Promise<void> {
  if (to.length === 0) return;
  const ids = await insertDeliveries(trx, to);
  await jobs.enqueueAll(
    trx,
    sendPush,
    ids.map((id) => ({ id })),
  );
}

export const pushData: PersonalData = {
  name: 'pushSubscriptions',
  // The rest of the address is a key.
  collect: async (db, userId) =>
    (await listSubscriptions(db, userId)).map(({ endpoint, created_at }) => ({ service: new URL(endpoint).host, since: created_at.toISOString() })),
  erase: removeSubscriptionsOf,
};
