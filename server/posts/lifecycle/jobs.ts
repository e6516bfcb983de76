import { z } from 'zod';
import type { PostState } from '#contracts/enums.ts';
import { onQueueChanged } from '#server/office/hooks.ts';
import { notify } from '#server/notifications/service.ts';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { settleMore, settleRest } from '#server/posts/account-service.ts';
import { queueEnded } from './ended-letters.ts';
import { postExpired, promotionEnded, promotionLapsed } from '#server/posts/notices.ts';
import { remindOwners } from './reminders.ts';
import { closeDue, expireDue, purgeDue } from '#server/posts/transitions.ts';
import { dropPromotionRequests, endPaidPlaces, forgetTraces } from './transitions-store.ts';

const nothing = z.object({});

/** Ends what has an end: a post's days, the days that a sold one stays, requests for a paid place, paid places. */
export const endDue = defineJob('posts.endDue', nothing, { every: '*/5 * * * *', retries: 2 });

/** Tells owners what is about to end. */
export const remind = defineJob('posts.remind', nothing, { every: '23 * * * *', retries: 2 });

/** Removes what was deleted a month ago, and what is kept for a time only. */
export const purge = defineJob('posts.purge', nothing, { every: '41 * * * *', retries: 2 });

/** Posts that are changed in one transaction. */
const batch = 200;

async function purgeAll({ db }: Pick<Services, 'db'>, signal: AbortSignal): Promise<number> {
  let purged = 0;
  for (let more = true; more && !signal.aborted;) {
    const count = await db.transaction().execute((trx) => purgeDue(trx, batch));
    purged += count;
    more = count === batch;
  }
  return purged;
}

/** Takes some of what is over off the lists, and tells its owners and those who saved it. Returns how many. */
const expireSome = (services: Pick<Services, 'db' | 'hooks' | 'jobs'>): Promise<number> =>
  services.db.transaction().execute(async (trx) => {
    const now = new Date();
    const posts = await expireDue(services, trx, now, batch);
    for (const post of posts) await notify(services, trx, [post.owner_id], postExpired(post, now));
    await queueEnded(services, trx, posts);
    return posts.length;
  });

/** After an outage thousands are due: each transaction stays short, and what is done stays done. */
async function expireAll(services: Pick<Services, 'db' | 'hooks' | 'jobs'>, signal: AbortSignal): Promise<number> {
  let expired = 0;
  for (let more = true; more && !signal.aborted;) {
    const count = await expireSome(services);
    expired += count;
    more = count > 0;
  }
  return expired;
}

/** Anyone who sold, deleted or lost a post has no use for a word about its place. */
const isNotified: ReadonlySet<PostState> = new Set(['approved', 'hidden', 'pending', 'rejected']);

/** Ends requests for paid places and paid places whose time is over, and tells the owners. Returns how many. */
const endPromotions = (services: Pick<Services, 'db' | 'hooks' | 'jobs'>): Promise<number> =>
  services.db.transaction().execute(async (trx) => {
    const now = new Date();
    const [dropped, ended] = [await dropPromotionRequests(trx), await endPaidPlaces(trx)];
    for (const post of dropped) if (isNotified.has(post.state)) await notify(services, trx, [post.owner_id], promotionLapsed(post, now));
    for (const post of ended) if (isNotified.has(post.state)) await notify(services, trx, [post.owner_id], promotionEnded(post, now));
    if (dropped.length > 0) await services.hooks.run(trx, onQueueChanged, 'promotions');
    return dropped.length + ended.length;
  });

export const postJobs = (services: Pick<Services, 'db' | 'log' | 'jobs' | 'hooks'>): JobHandler[] => [
  handle(endDue, async (_data, { signal }) => {
    const { db, log } = services;
    const ended = { expired: await expireAll(services, signal), closed: await db.transaction().execute(closeDue), promotions: await endPromotions(services) };
    if (Object.values(ended).some((count) => count > 0)) log.info(ended, 'expired what was due');
  }),
  handle(settleRest, ({ userId }) => settleMore(services, userId)),
  handle(remind, async () => {
    const posts = await remindOwners(services);
    if (posts > 0) services.log.info({ posts }, 'reminded owners of posts that expire');
  }),
  handle(purge, async (_data, { signal }) => {
    const { db, log } = services;
    const posts = await purgeAll(services, signal);
    await forgetTraces(db);
    if (posts > 0) log.info({ posts }, 'purged deleted posts');
  }),
];
