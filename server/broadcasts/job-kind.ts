import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';

/** Tells everyone of one broadcast; interrupted, it goes on after the last one who was told. */
export const sending = defineJob('broadcasts.send', z.object({ id: z.uuid() }), { retries: 50, retryDelaySecondsMax: 60 });
