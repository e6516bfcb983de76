// Sends one mail: composes it, hands it to the transport, records the result.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { mailsDelivered } from '#server/platform/observability/counters.ts';
import type { JobRun } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { compose, type Sender } from './compose.ts';
import { isStopped, stopAddresses } from './stops/stop-service.ts';
import type { TemplateWriter } from './templates.ts';
import type { Transport } from './transport.ts';
import { outbox, type MailRow } from './store.ts';

export interface Delivery {
  transport: Transport;
  writers: readonly TemplateWriter[];
  /** Who mails say they are from. */
  sender: () => Promise<Sender>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Longer than the transport's longest timeout. */
const claimSeconds = 90;
/** A mail server may refuse everything for a while, so a refusal counts only after that time. */
const refusalsBelieved = 6;

/** The server permanently refused this mail or address. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}

/** The address itself was refused: it does not exist there. */
const isUnknownAddress = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode !== undefined && [550, 551, 553].includes(responseCode);
};

const notingWaitsMs = [500, 1000, 2000, 4000, 8000];

/** A sent mail must be recorded even while the database restarts, or it would be sent again. */
async function note(db: Services['db'], id: string, outcome: 'sent' | 'dropped'): Promise<void> {
  for (const wait of notingWaitsMs) {
    try {
      return await outbox.end(db, id, outcome);
    } catch {
      await sleep(wait);
    }
  }
  await outbox.end(db, id, outcome);
}

async function transmit(db: Services['db'], mail: MailRow, { transport, writers, sender }: Delivery): Promise<'sent' | 'dropped'> {
  const writer = writers.find(({ kind }) => kind.name === mail.kind);
  if (!writer) throw new Error(`No writer for emails of the kind ${mail.kind}.`);
  const letter = await writer.write(mail.about, { recipient: mail.recipient, lng: mail.lng, queuedAt: mail.created_at });
  if (!letter || (await isStopped(db, mail.recipient, letter.code !== undefined))) return 'dropped';
  await transport.send({ id: mail.id, to: mail.recipient, ...compose(letter, { lng: mail.lng, isKnown: mail.lng_known }, await sender()) });
  return 'sent';
}

/** Sends the mail unless it is done already. Throws if it should be retried. */
export async function deliver(
  { db }: Pick<Services, 'db'>,
  delivery: Delivery,
  id: string,
  { attempt, isReclaimed = false }: Pick<JobRun, 'attempt' | 'isReclaimed'>,
): Promise<void> {
  const mail = await outbox.claim(db, id, { seconds: claimSeconds, isReclaimed });
  if (!mail) return;
  try {
    const outcome = await transmit(db, mail, delivery);
    await note(db, id, outcome);
    mailsDelivered.inc({ kind: mail.kind, outcome });
    delivery.log.info({ mail: id, kind: mail.kind, outcome }, outcome === 'sent' ? delivery.transport.sentTo : 'an email was no longer needed');
  } catch (error) {
    if (isRefusal(error) && attempt >= refusalsBelieved) {
      delivery.log.warn(
        { mail: id, kind: mail.kind, code: (error as { responseCode?: number }).responseCode },
        'the mail server permanently rejected an email',
      );
      mailsDelivered.inc({ kind: mail.kind, outcome: 'refused' });
      if (isUnknownAddress(error)) await stopAddresses(db, [{ address: mail.recipient.toLowerCase(), reason: 'bounce', status: null }]);
      return outbox.end(db, id, 'refused');
    }
    mailsDelivered.inc({ kind: mail.kind, outcome: 'failed' });
    await outbox.release(db, id);
    throw error;
  }
}
