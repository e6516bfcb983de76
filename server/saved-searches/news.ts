import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { ListedApproval } from '#server/posts/hooks.ts';
import { announceLater } from './jobs.ts';
import { newsOf } from './rules.ts';

/** Called in the transaction that makes a post live: after its commit matching searches are alerted, if the post is news. */
export async function announceApproved(services: Pick<Services, 'jobs'>, trx: Db, { post, wasLive, fell }: ListedApproval): Promise<void> {
  if (newsOf({ wasLive, isRepeat: post.first_seen !== null, fell })) await announceLater(services, trx, post.post_id);
}
