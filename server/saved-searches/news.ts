import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { announceLater } from './jobs.ts';
import { newsOf, type Approved } from './rules.ts';

/** Called in the transaction that makes a post live: after its commit matching searches are alerted, if the post is news. */
export async function announceApproved(services: Pick<Services, 'jobs'>, trx: Db, postId: number, approved: Approved): Promise<void> {
  if (newsOf(approved)) await announceLater(services, trx, postId);
}
