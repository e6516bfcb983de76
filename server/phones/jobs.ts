import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { limits } from '#contracts/limits.ts';
import { phoneWays } from '#contracts/posts/phone-proofs.ts';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import { hashPassword } from '#server/platform/security/passwords.ts';
import type { Services } from '#server/platform/services.ts';
import type { Carriers } from './carrier.ts';
import { messageWith } from './rules.ts';
import { findWaiting, markSent, removeOld, setCode } from './store.ts';

/** Tried again for as long as someone would wait for the message. */
export const sendCode = defineJob('phones.sendCode', z.object({ id: z.uuid() }), {
  retries: 5,
  retryDelaySeconds: 5,
  retryDelaySecondsMax: 60,
  timeoutSeconds: 40,
  parallel: 2,
});
const sweep = defineJob('phones.sweep', z.object({}), { every: '53 * * * *', retries: 2 });

const { digits } = limits.codes;

/** Makes the code and sends it; each try makes another, and the last one counts. */
async function send({ db }: Pick<Services, 'db'>, carriers: Carriers, id: string): Promise<void> {
  const waiting = await findWaiting(db, id);
  if (!waiting) return;
  const way = phoneWays.find((one) => one === waiting.way);
  const carrier = way && carriers[way];
  if (!carrier) throw new Error(`No codes are sent by ${waiting.way}.`);
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  if (!(await setCode(db, id, await hashPassword(code)))) return;
  await carrier({ id, phone: waiting.phone, text: messageWith(code, waiting.lng) });
  await markSent(db, id);
}

export const phoneJobs = (services: Pick<Services, 'db'>, carriers: Carriers): JobHandler[] => [
  handle(sendCode, ({ id }) => send(services, carriers, id)),
  handle(sweep, () => removeOld(services.db)),
];
