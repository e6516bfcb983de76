import { z } from 'zod';
import { limits } from '#contracts/limits.ts';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { compareOlder } from './alike.ts';
import { measureOlder, sweepPictures } from './service.ts';
import { readPictures } from './writing/read-pictures.ts';

/** Deletes uploaded pictures that nothing refers to: an upload was refused or broke off, or a post was purged. */
const sweep = defineJob('media.sweep', z.object({}), { every: `*/${limits.media.sweepMinutes} * * * *`, retries: 2 });

/** Compares pictures that came before there was a comparison, or whose comparison was cut off. */
const compareAll = defineJob('media.compare', z.object({}), { every: `*/${limits.media.compareMinutes} * * * *`, retries: 2, timeoutSeconds: 3600 });

/** Measures pictures that came before sizes were kept. */
const measureAll = defineJob('media.measure', z.object({}), { every: `*/${limits.media.sweepMinutes} * * * *`, retries: 2, timeoutSeconds: 3600 });

/** Reads pictures of posts that wait for staff. */
const readAll = defineJob('media.read', z.object({}), { every: `*/${limits.media.compareMinutes} * * * *`, retries: 2, timeoutSeconds: 3600 });

export const mediaJobs = (services: Services): JobHandler[] => [
  handle(sweep, async (_data, { signal }) => {
    const pictures = await sweepPictures(services, signal);
    const unfinished = await services.storage.sweepUnfinished();
    if (unfinished > 0) services.log.info({ unfinished }, 'removed unfinished files');
    if (pictures > 0) services.log.info({ pictures }, 'removed unused pictures');
  }),
  handle(compareAll, async (_data, { signal }) => {
    const pictures = await compareOlder(services, signal);
    if (pictures > 0) services.log.info({ pictures }, 'compared new pictures with all others');
  }),
  handle(readAll, async (_data, { signal }) => {
    const pictures = await readPictures(services, signal);
    if (pictures > 0) services.log.info({ pictures }, 'looked for writing in pictures');
  }),
  handle(measureAll, async (_data, { signal }) => {
    const pictures = await measureOlder(services, signal);
    if (pictures > 0) services.log.info({ pictures }, 'measured the files of pictures');
  }),
];
