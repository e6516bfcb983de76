// Notifications to groups: what admins write is told by a job, batch by batch.
import { uuidv7 } from 'uuidv7';
import type { Broadcast, broadcasts } from '#contracts/notices/broadcasts.ts';
import type { HandlerInput } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { paginationOf, type Pagination, type Slice } from '#contracts/values.ts';
import { notify } from '#server/notifications/service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import { once } from '#server/platform/http/idempotency.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { Services } from '#server/platform/services.ts';
import { sending } from './job-kind.ts';
import * as store from './store.ts';

const toBroadcast = (row: store.BroadcastRow): Broadcast => ({
  _id: row.id,
  audience: row.audience,
  division: row.division,
  title: { bn: row.title_bn, en: row.title_en },
  message: { bn: row.message_bn, en: row.message_en },
  link: row.link,
  state: row.state,
  recipients: row.recipients,
  told: row.told,
  by: row.author,
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
});

export async function readBroadcasts({ db }: Pick<Services, 'db'>, slice: Slice): Promise<{ items: Broadcast[]; pagination: Pagination }> {
  const [rows, total] = await Promise.all([store.listBroadcasts(db, slice), store.countBroadcasts(db)]);
  return { items: rows.map(toBroadcast), pagination: paginationOf(slice, total) };
}

export const countAudience = ({ db }: Pick<Services, 'db'>, { audience, division }: HandlerInput<typeof broadcasts.count>['query']): Promise<number> =>
  store.countGroup(db, { audience, division: division ?? null });

const shownOne = async (...found: Parameters<typeof store.findBroadcast>): Promise<Broadcast> =>
  toBroadcast((await store.findBroadcast(...found)) ?? fail('NOT_FOUND'));

/** Begins to tell a group. Throws TOO_MANY. */
export function sendBroadcast(
  services: Pick<Services, 'db' | 'jobs' | 'rateLimits'>,
  { audience, division: chosen, title, message, link }: HandlerInput<typeof broadcasts.send>['body'],
  caller: MemberCaller,
): Promise<Broadcast> {
  return once(services.db, caller, 'broadcasts.send', async (trx) => {
    await services.rateLimits.consume({ broadcastsPerDay: caller.user.userId }, trx);
    const [id, division] = [uuidv7(), chosen ?? null];
    const recipients = await store.countGroup(trx, { audience, division });
    const words = { title_bn: title.bn, title_en: title.en, message_bn: message.bn, message_en: message.en };
    await store.insertBroadcast(trx, { id, author_id: caller.user.userId, audience, division, ...words, link, recipients });
    await recordAction(trx, caller, {
      action: 'broadcast.send',
      subject: { type: 'broadcast', id },
      before: {},
      after: { audience, division, title, message, link, recipients },
    });
    await services.jobs.enqueue(trx, sending, { id });
    return shownOne(trx, id);
  });
}

/** Ends one that is being sent, between two batches. Throws NOT_FOUND, and STATE_CONFLICT where it has ended. */
export const stopBroadcast = ({ db }: Pick<Services, 'db'>, id: string, caller: MemberCaller): Promise<Broadcast> =>
  inTransaction(db, async (trx) => {
    const row = (await store.lockBroadcast(trx, id)) ?? fail('NOT_FOUND');
    if (row.state !== 'sending') fail('STATE_CONFLICT');
    await store.endBroadcast(trx, id, 'stopped');
    await recordAction(trx, caller, {
      action: 'broadcast.stop',
      subject: { type: 'broadcast', id },
      before: { state: row.state },
      after: { state: 'stopped', told: row.told },
    });
    return shownOne(trx, id);
  });

/** Where it leads without a link of its own. */
const inbox = '/user/my-inbox';

/** Tells the next people of a broadcast and remembers how far it came, both or neither. False where no one is left, or it was stopped. */
export function tellNext(services: Pick<Services, 'db' | 'jobs'>, id: string): Promise<boolean> {
  const max = limits.broadcasts.batch;
  return inTransaction(services.db, async (trx) => {
    const row = await store.lockBroadcast(trx, id);
    if (row?.state !== 'sending') return false;
    const people = await store.listGroup(trx, row, { after: row.reached, before: row.created_at, max });
    const last = people.at(-1);
    if (last !== undefined) {
      const data = { title: { bn: row.title_bn, en: row.title_en }, message: { bn: row.message_bn, en: row.message_en }, link: row.link ?? inbox };
      await notify(services, trx, people, { kind: 'announcement', data, key: `broadcast:${id}` });
      await store.saveProgress(trx, id, { told: row.told + people.length, reached: last });
    }
    if (people.length === max) return true;
    await store.endBroadcast(trx, id, 'sent');
    return false;
  });
}
