// Where webhooks may lead, when they are tried again, and how what they send is signed.
import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { limits } from '#contracts/limits.ts';
import { isPublicName } from '#contracts/pages/public-names.ts';
import { isPublicAddress } from '#server/push/addresses.ts';

const { retrySeconds, retrySecondsMax } = limits.webhooks;

/** An address of this machine, which only developers use. */
export const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const isNamedLoopback = (url: URL): boolean => bareHost(url) === 'localhost' || isLoopback(bareHost(url));

/** Whether a webhook may have this address: https into the public network; outside production also this machine, unencrypted as well. */
export function isWebhookUrl(text: string, { production }: { production: boolean }): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username || url.password || url.hash) return false;
  if (!production && isNamedLoopback(url)) return /^https?:$/.test(url.protocol);
  if (url.protocol !== 'https:' || isNamedLoopback(url)) return false;
  const host = bareHost(url);
  return isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host);
}

/** Seconds until the next try after so many failures in a row. */
export const retryAfter = (failures: number): number => Math.min(retrySecondsMax, retrySeconds * 2 ** Math.min(failures, 20));

/** The header: the second of sending, and for each valid secret a signature of it and the body. */
export function signatureOf(secrets: readonly string[], body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  const signed = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`);
  return [`t=${t}`, ...signed].join(',');
}
