import { z } from 'zod';
import { dayMs } from '#contracts/durations.ts';
import { retention } from '#contracts/retention.ts';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { linkFolder } from './service.ts';

/** Deletes drawn pictures after a while: what is still shared is drawn again when someone asks, what is gone goes. */
const sweep = defineJob('links.sweep', z.object({}), { every: '40 3 * * *', retries: 2 });

export const linkPictureJobs = (services: Pick<Services, 'storage' | 'log'>): JobHandler[] => [
  handle(sweep, async () => {
    const pictures = await services.storage.sweepFolder(linkFolder, retention.linkPictures.days * dayMs);
    if (pictures > 0) services.log.info({ pictures }, 'removed old pictures of links');
  }),
];
