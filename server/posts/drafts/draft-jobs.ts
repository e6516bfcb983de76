import { z } from 'zod';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { sweepDraftPhotos } from './draft-photo-service.ts';
import { sweepPhotos } from './draft-photo-sweep.ts';
import { forgetOldDrafts } from './draft-service.ts';

const sweep = defineJob('posts.forgetDrafts', z.object({}), { every: '11 21 * * *', retries: 3 });

/** Forgets drafts that nobody has saved for long. */
export const draftJobs = (services: Services): JobHandler[] => [
  handle(sweep, () => forgetOldDrafts(services)),
  handle(sweepPhotos, async (_data, { signal }) => {
    const photos = await sweepDraftPhotos(services, signal);
    if (photos > 0) services.log.info({ photos }, 'removed photos of drafts');
  }),
];
