import { z } from 'zod';
import { sweepCodes } from '#server/codes/service.ts';
import { forgetNotes } from '#server/platform/observability/audit.ts';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import type { Services } from '#server/platform/services.ts';
import { sweepKeys } from '#server/api-keys/service.ts';
import { sweepSessions } from '#server/sessions/service.ts';
import { blockMissed } from './blocked.ts';
import { purgeLeft } from './leaving.ts';
import { liftSuspensions } from './standing.ts';
import { tellUnfinished } from './two-step/two-step.ts';

/** An expired suspension no longer applies to its member; this job makes the posts visible again. */
const lift = defineJob('accounts.lift', z.object({}), { every: '* * * * *', retries: 0 });
/** A right password after which no code came: its owner should know. */
const unfinished = defineJob('accounts.tellUnfinished', z.object({}), { every: '*/2 * * * *', retries: 2 });
const purge = defineJob('accounts.purge', z.object({}), { every: '7 * * * *', retries: 3 });
const sweep = defineJob('accounts.sweep', z.object({}), { every: '37 21 * * *', retries: 3 });

export const accountJobs = (services: Services, personal: readonly PersonalData[]): JobHandler[] => [
  handle(lift, (_data, { signal }) => liftSuspensions(services, signal)),
  handle(unfinished, () => tellUnfinished(services)),
  handle(purge, async (_data, { signal }) => {
    const accounts = await purgeLeft(services, personal, signal);
    if (accounts > 0) services.log.info({ accounts }, 'purged accounts whose owners had deleted them');
  }),
  handle(sweep, async () => {
    await sweepSessions(services.db);
    await sweepKeys(services.db);
    await sweepCodes(services.db);
    await blockMissed(services);
    await forgetNotes(services.db);
  }),
];
