// Sends what is due, each at least once, and notes how that ended.
import type { FastifyBaseLogger } from 'fastify';
import { signatureHeader } from '#contracts/webhook-events.ts';
import { limits } from '#contracts/limits.ts';
import { WebhookMessage } from '#contracts/webhooks.ts';
import type { Db } from '#server/platform/database/database.ts';
import { unseal } from '#server/platform/security/seal.ts';
import { readSecret } from '#server/platform/security/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { readNamed } from '#server/posts/service.ts';
import { claimDue, noteAttempt, releaseClaims, type Claimed } from './delivery-store.ts';
import { retryAfter, signatureOf } from './rules.ts';
import { markFailed, markReached } from './store.ts';
import type { WebhookTransport } from './transport.ts';

const { batch, perWebhook, claimSeconds, triedDays } = limits.webhooks;

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

/** What the address answered, or why it was not reached. */
async function hand(db: Db, { transport }: WebhookSending, claimed: Claimed, body: string): Promise<{ status: number | null; error: string | null }> {
  try {
    return { status: await transport({ url: claimed.url, headers: await headersOf(db, claimed, body), body }), error: null };
  } catch (error) {
    const { name, message } = error as Error;
    return { status: null, error: (name === 'AbortError' || name === 'TimeoutError' ? 'timeout' : message).slice(0, 200) };
  }
}

/** Whether it arrived. */
async function deliver(db: Db, sending: WebhookSending, claimed: Claimed): Promise<boolean> {
  const body = await bodyOf(db, claimed);
  const { status, error } = await hand(db, sending, claimed, body);
  const isDone = status !== null && status >= 200 && status < 300;
  const state = isDone ? 'delivered' : claimed.last ? 'failed' : 'waiting';
  await noteAttempt(db, claimed.id, { body, state, status, error });
  if (isDone) {
    await markReached(db, claimed.webhook);
    return true;
  }
  sending.log.warn({ webhook: claimed.webhook, status, reason: error }, 'a webhook was not delivered');
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

/** Sends what is due until nothing is. */
export async function deliverDue({ db }: Pick<Services, 'db'>, sending: WebhookSending, signal: AbortSignal | undefined): Promise<void> {
  while (!signal?.aborted) {
    const claimed = await claimDue(db, { seconds: claimSeconds, most: batch, perWebhook, days: triedDays });
    if (claimed.length === 0) return;
    const byWebhook = [...Map.groupBy(claimed, ({ webhook }) => webhook).values()];
    await Promise.all(
      byWebhook.map((some) =>
        deliverInOrder(
          db,
          sending,
          some.toSorted((one, other) => one.number - other.number),
        ),
      ),
    );
  }
}
