import { z } from 'zod';
import { limits } from '#contracts/limits.ts';
import type { Db } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';

/** Deletes the photos that no draft names: of drafts that were sent, deleted, forgotten, or went with their account. */
export const sweepPhotos = defineJob('posts.sweepDraftPhotos', z.object({}), { every: `*/${limits.postDrafts.photoSweepMinutes} * * * *`, retries: 2 });

/** At once, where `photos` lose their draft in this transaction. */
export async function sweepSoon({ jobs }: Pick<Services, 'jobs'>, trx: Db, photos: number): Promise<void> {
  if (photos > 0) await jobs.enqueue(trx, sweepPhotos, {});
}
