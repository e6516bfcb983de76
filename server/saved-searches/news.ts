import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { announceLater } from './jobs.ts';
import { newsOf, type Approved } from './rules.ts';

/** Part of the transaction that puts a post live: once that commits, whoever waits for such a post hears of it, if it is news. */
export async function announceApproved(services: Pick<Services, 'jobs'>, trx: Db, postId: number, approved: Approved): Promise<void> {
  if (newsOf(approved)) await announceLater(services, trx, postId);
}
