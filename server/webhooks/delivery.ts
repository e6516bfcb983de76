// Sends what is due, each at least once, and notes how that ended.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { signatureHeader, unanswered } from '#contracts/integrations/webhook-events.ts';
import { limits } from '#contracts/limits.ts';
import { WebhookMessage } from '#contracts/integrations/webhooks.ts';
import type { Db } from '#server/platform/database/database.ts';
import { unseal } from '#server/platform/security/seal.ts';
import { readSecret } from '#server/platform/security/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { readNamed } from '#server/posts/service.ts';
import { claimDue, noteAttempt, releaseClaims, type Claimed } from './delivery-store.ts';
import { retryAfter, signatureOf } from './rules.ts';
import { markFailed, markReached } from './store.ts';
import type { WebhookTransport } from './transport.ts';

const { parallel, lookMs, perWebhook, claimSeconds, triedDays } = limits.webhooks;

/** The key of the database with which secrets are encrypted. */
export const webhookKey = 'webhook secrets';

export interface WebhookSending {
  transport: WebhookTransport;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Made at the first try; those that follow send the same. */
async function bodyOf(db: Db, { id, event, post_id, at, body }: Claimed): Promise<string> {
  if (body !== null) return body;
  const post = post_id === null || event === 'post.gone' ? null : ((await readNamed({ db }, [post_id]))[0] ?? null);
  return JSON.stringify(WebhookMessage.parse({ id, event, at: at.toISOString(), PostID: post_id, post }));
}

async function headersOf(db: Db, { id, event, sealed, sealed_before }: Claimed, body: string): Promise<Record<string, string>> {
  const key = await readSecret(db, webhookKey);
  const secrets = [sealed, ...(sealed_before ? [sealed_before] : [])].map((one) => unseal(key, one));
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Uthan-Webhooks/1',
    'uthan-event': event,
    'uthan-delivery': id,
    [signatureHeader.toLowerCase()]: signatureOf(secrets, body, new Date()),
  };
}

interface Outcome {
  status: number | null;
  error: string | null;
  /** For the operator's log alone. */
  cause?: unknown;
}

/** What the address answered, or why it was not reached. */
async function transmit(db: Db, { transport }: WebhookSending, claimed: Claimed, body: string): Promise<Outcome> {
  try {
    return { status: await transport({ url: claimed.url, headers: await headersOf(db, claimed, body), body }), error: null };
  } catch (error) {
    const { name, message, cause } = error as Error;
    const isLate = name === 'AbortError' || name === 'TimeoutError';
    return { status: null, error: (isLate ? unanswered.timeout : message).slice(0, 200), cause };
  }
}

/** Whether it arrived. */
async function deliver(db: Db, sending: WebhookSending, claimed: Claimed): Promise<boolean> {
  const body = await bodyOf(db, claimed);
  const { status, error, cause } = await transmit(db, sending, claimed, body);
  const isDone = status !== null && status >= 200 && status < 300;
  const state = isDone ? 'delivered' : claimed.last ? 'failed' : 'waiting';
  await noteAttempt(db, claimed.id, { body, state, status, error });
  if (isDone) {
    await markReached(db, claimed.webhook);
    return true;
  }
  sending.log.warn({ webhook: claimed.webhook, status, reason: cause ?? error }, 'a webhook was not delivered');
  await markFailed(db, claimed.webhook, retryAfter(claimed.failures));
  return false;
}

/** Of one webhook one after the other; what comes after one that failed waits with it. */
async function deliverInOrder(db: Db, sending: WebhookSending, all: readonly Claimed[]): Promise<void> {
  for (const [at, claimed] of all.entries()) {
    if (await deliver(db, sending, claimed)) continue;
    return releaseClaims(
      db,
      all.slice(at + 1).map(({ id }) => id),
    );
  }
}

/**
 * Sends what is due until nothing is. Each webhook has a line of its own, and what comes up in the meantime is looked for again and again, so that
 * one that answers late holds up no one else's.
 */
export async function deliverDue({ db }: Pick<Services, 'db'>, sending: WebhookSending, signal: AbortSignal | undefined): Promise<void> {
  const running = new Set<Promise<void>>();
  let failure: unknown;
  while (!signal?.aborted && failure === undefined) {
    const claimed = await claimDue(db, { seconds: claimSeconds, webhooks: parallel - running.size, perWebhook, days: triedDays });
    for (const some of Map.groupBy(claimed, ({ webhook }) => webhook).values()) {
      const line = deliverInOrder(
        db,
        sending,
        some.toSorted((one, other) => one.number - other.number),
      )
        .catch((error: unknown) => void (failure = error))
        .finally(() => running.delete(line));
      running.add(line);
    }
    if (running.size === 0) break;
    await Promise.race([...running, pause(lookMs)]);
  }
  await Promise.all(running);
  if (failure !== undefined) throw failure;
}
