import { z } from 'zod';
import type { Banner } from '#contracts/staff/settings.ts';
import type { Db } from '#server/platform/database/database.ts';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { tellPublicChange } from './settings-store.ts';

/** The banner comes or goes: pages that are cached without it, or with it, end. */
const turnBanner = defineJob('office.turnBanner', z.object({}));

/** Enqueues both turns of a banner, in the transaction that changes it. */
export async function turnBannerLater({ jobs }: Pick<Services, 'jobs'>, trx: Db, { from, until }: Pick<Banner, 'from' | 'until'>): Promise<void> {
  const turns = [from, until].map((at) => new Date(at)).filter((at) => at > new Date());
  for (const after of turns) await jobs.enqueue(trx, turnBanner, {}, { after });
}

export const officeJobs = ({ db }: Pick<Services, 'db'>): JobHandler[] => [handle(turnBanner, () => tellPublicChange(db))];
