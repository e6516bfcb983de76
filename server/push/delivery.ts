// Sends one notification to one browser, encrypted for it, and records how that ended.
import type { FastifyBaseLogger } from 'fastify';
import webPush from 'web-push';
import { limits } from '#contracts/limits.ts';
import type { Language } from '#i18n/language.ts';
import type { JobRun } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import type { VapidKeys } from './keys.ts';
import { outbox, removeSubscription, type ClaimedDelivery } from './store.ts';
import { PrivateHost, type PushTransport } from './transport.ts';

/** What the service worker shows. */
export interface PushMessage {
  title: string;
  message: string;
  /** A path of this site. */
  link: string;
  /** A later one with the same tag takes the place of the earlier one. */
  tag: string;
  urgency: 'low' | 'normal' | 'high';
}

export interface PushDelivery {
  transport: PushTransport;
  keys: VapidKeys;
  /** How push services reach the operator. */
  subject: string;
  /** Words a notification; undefined where there is nothing to say any more. */
  write: (notification: string, lng: Language) => Promise<PushMessage | undefined>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Longer than the transport waits. */
const claimSeconds = 60;
const { payloadBytesMax, retries, ttlSeconds } = limits.push;

/** The payload; a message that is too long for push services is cut. */
export function payloadOf({ title, message, link, tag }: PushMessage): string {
  const whole = (text: string): string => JSON.stringify({ title, message: text, link, tag });
  if (Buffer.byteLength(whole(message)) <= payloadBytesMax) return whole(message);
  const letters = [...message];
  while (letters.length > 0 && Buffer.byteLength(whole(`${letters.join('')}…`)) > payloadBytesMax) letters.splice(-20);
  return whole(`${letters.join('')}…`);
}

async function transmit({ endpoint, p256dh, auth }: ClaimedDelivery, message: PushMessage, { transport, keys, subject }: PushDelivery): Promise<number> {
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payloadOf(message), {
    vapidDetails: { subject, ...keys },
    TTL: ttlSeconds,
    urgency: message.urgency,
    // A try that is repeated after a crash takes the place of the first one.
    topic: message.tag.replaceAll('-', '').slice(0, 32),
  });
  return transport(request);
}

type Result = { outcome: 'sent' | 'dropped' | 'refused' } | { again: string } | 'gone';

const firstRetried = 500;

function resultOf(status: number): Result {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return 'gone';
  if (status === 408 || status === 429 || status >= firstRetried) return { again: `the push service answered ${status}` };
  return { outcome: 'refused' };
}

async function attempt(claimed: ClaimedDelivery, delivery: PushDelivery): Promise<Result> {
  const message = claimed.late ? undefined : await delivery.write(claimed.notification, claimed.lng);
  if (!message) return { outcome: 'dropped' };
  try {
    return resultOf(await transmit(claimed, message, delivery));
  } catch (error) {
    return error instanceof PrivateHost ? 'gone' : { again: (error as Error).message };
  }
}

/** Sends it unless that is done already. Throws if it should be tried again. */
export async function deliverPush(
  { db }: Pick<Services, 'db'>,
  delivery: PushDelivery,
  id: string,
  { attempt: tries, isReclaimed = false }: Pick<JobRun, 'attempt' | 'isReclaimed'>,
): Promise<void> {
  const claimed = await outbox.claim(db, id, { seconds: claimSeconds, isReclaimed });
  if (!claimed) return;
  const result = await attempt(claimed, delivery).catch(async (error: unknown) => {
    await outbox.release(db, id);
    throw error;
  });
  // The browser ended it: its deliveries go with it.
  if (result === 'gone') return removeSubscription(db, claimed.subscription);
  if ('outcome' in result) {
    if (result.outcome === 'refused') delivery.log.warn({ push: id }, 'a push service refused a notification');
    return outbox.end(db, id, result.outcome);
  }
  if (tries > retries) {
    delivery.log.warn({ push: id, reason: result.again }, 'a notification could not be pushed');
    return outbox.end(db, id, 'refused');
  }
  await outbox.release(db, id);
  throw new Error(result.again);
}
