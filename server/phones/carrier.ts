// The way out for codes: an HTTP provider of text messages, or the mailbox of a machine that has none.
import type { PhoneWay } from '#contracts/posts/phone-proofs.ts';
import { escaped } from '#server/mail/letter-html.ts';
import { isMailbox, type Transport } from '#server/mail/transport.ts';
import type { Env } from '#server/env.ts';
import type { SmsSetting } from '#server/sms-setting.ts';
import { readsMailbox } from './rules.ts';

interface Message {
  /** A UUID. */
  id: string;
  /** As people write it, 01XXXXXXXXX. */
  phone: string;
  text: string;
}

/** Throws what the provider or the way to it said. */
export type Carrier = (message: Message) => Promise<void>;

/** One for each way that is set up; a code read out by a voice is another. */
export type Carriers = Partial<Record<PhoneWay, Carrier>>;

const timeoutMs = 15_000;
const answerMax = 10_000;

/** What is put into a template, escaped as the place demands. */
function filled(template: string, { phone, text }: Message, escape: (value: string) => string): string {
  const values: Record<string, string> = { '{phone}': `88${phone}`, '{text}': text };
  return template.replace(/\{phone\}|\{text\}/g, (part) => escape(values[part] ?? ''));
}

const inJson = (value: string): string => JSON.stringify(value).slice(1, -1);

export function requestOf({ url, body, token }: SmsSetting, message: Message): { url: string; init: RequestInit } {
  const isJson = body?.trimStart().startsWith('{') ?? false;
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (body) headers['content-type'] = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
  const sent = body ? { method: 'POST', body: filled(body, message, isJson ? inJson : encodeURIComponent) } : { method: 'GET' };
  return { url: filled(url, message, encodeURIComponent), init: { ...sent, headers } };
}

/** Asks the provider. What it answers is not logged: some repeat the message. */
export const smsCarrier =
  (setting: SmsSetting): Carrier =>
  async (message) => {
    const { url, init } = requestOf(setting, message);
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const said = (await answer.text()).slice(0, answerMax);
    if (!answer.ok) throw new Error(`the SMS provider answered ${answer.status}`);
    if (setting.accepted && !said.includes(setting.accepted)) throw new Error('the SMS provider did not take the message');
  };

const boxCarrier =
  (mailbox: Transport): Carrier =>
  ({ id, phone, text }) =>
    mailbox.send({ id, to: phone, subject: `SMS · ${text}`, text, html: `<p>${escaped(text)}</p>` });

export function openCarriers(env: Env, mail: Transport): Carriers {
  if (env.sms) return { sms: smsCarrier(env.sms) };
  return readsMailbox(env) && isMailbox(mail) ? { sms: boxCarrier(mail) } : {};
}
