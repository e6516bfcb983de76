// What mail providers and mail servers tell of emails that came back or were called unwanted, in the forms that they use.
import { z } from 'zod';
import type { NewStop } from './stop-store.ts';

const address = z
  .email()
  .max(254)
  .transform((email) => email.toLowerCase());

type Reason = NewStop['reason'];
const byName: Readonly<Record<string, Reason>> = {
  bounce: 'bounce',
  hardbounce: 'bounce',
  hard_bounce: 'bounce',
  invalid_email: 'bounce',
  complaint: 'complaint',
  spam: 'complaint',
  spamcomplaint: 'complaint',
  spamreport: 'complaint',
  complained: 'complaint',
};

/** By the words of Postmark, Brevo, SendGrid, Mailgun, and our own: `type`, `email`, `status`. */
const Told = z.looseObject({
  email: z.string().optional(),
  Email: z.string().optional(),
  recipient: z.string().optional(),
  type: z.string().optional(),
  Type: z.string().optional(),
  event: z.string().optional(),
  severity: z.string().optional(),
  status: z.string().optional(),
});
type Told = z.output<typeof Told>;

/** What is meant to pass, such as a full mailbox, stops nothing. */
function reasonOf({ type, Type, event, severity }: Told): Reason | undefined {
  // SendGrid names blocked emails, which may be taken tomorrow, `bounce` with the type `blocked`.
  if (event === 'bounce' && type === 'blocked') return undefined;
  if (event === 'failed') return severity === 'permanent' ? 'bounce' : undefined;
  return [Type, event, type].map((name) => byName[name?.toLowerCase() ?? '']).find((reason) => reason !== undefined);
}

const statusPattern = /\b5\.\d{1,3}\.\d{1,3}\b/;
const statusIn = (text: string | undefined): string | null => statusPattern.exec(text ?? '')?.[0] ?? null;

const listOf = (body: unknown): unknown[] => {
  if (Array.isArray(body)) return body;
  const held = body as { events?: unknown; 'event-data'?: unknown } | null;
  if (Array.isArray(held?.events)) return held.events;
  return [held?.['event-data'] ?? body];
};

const eventsMax = 1000;

/** The stops that a provider's JSON asks for; what it says of emails that arrived is left out. */
export function stopsInEvents(body: unknown): NewStop[] {
  return listOf(body)
    .slice(0, eventsMax)
    .flatMap((one) => {
      const told = Told.safeParse(one);
      const reason = told.success ? reasonOf(told.data) : undefined;
      const to = told.success ? address.safeParse(told.data.email ?? told.data.Email ?? told.data.recipient) : undefined;
      return reason && to?.success ? [{ address: to.data, reason, status: statusIn(told.data?.status) }] : [];
    });
}

/** Headers of a block, unfolded: names in small letters. */
function fieldsOf(block: string): Map<string, string> {
  const lines = block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf(':');
      return at > 0 ? [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const] : [];
    }),
  );
}

const recipientIn = (field: string | undefined): string | undefined =>
  (field?.includes(';') ? field.slice(field.indexOf(';') + 1) : field)?.replace(/[<>\s]/g, '');

/**
 * The stops that a message in the mailbox of returned emails asks for: a delivery status notification (RFC 3464) with the action
 * `failed` and a status that begins with 5, or an abuse report (RFC 5965).
 */
export function stopsInMessage(message: string): NewStop[] {
  const blocks = message.split(/\r?\n(?:[ \t]*\r?\n)+/).map(fieldsOf);
  const stops = blocks.flatMap((fields): NewStop[] => {
    const isReport = fields.get('feedback-type')?.toLowerCase() === 'abuse';
    const to = address.safeParse(recipientIn(isReport ? fields.get('original-rcpt-to') : (fields.get('final-recipient') ?? fields.get('original-recipient'))));
    if (!to.success) return [];
    if (isReport) return [{ address: to.data, reason: 'complaint', status: null }];
    const status = statusIn(fields.get('status'));
    return fields.get('action')?.toLowerCase() === 'failed' && status ? [{ address: to.data, reason: 'bounce', status }] : [];
  });
  return [...new Map(stops.map((stop) => [stop.address, stop])).values()];
}
