// The way out to a webhook: the host is resolved and checked for the very connection that is used; redirects are not followed and what is
// answered is not read.
import { lookup as lookupDns, type LookupAddress } from 'node:dns';
import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '#server/push/addresses.ts';
import { limits } from '#contracts/limits.ts';
import { unanswered } from '#contracts/integrations/webhook-events.ts';
import { isLoopback } from './rules.ts';

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Returns the status that the address answers. Throws what the way there says. */
export type WebhookTransport = (request: WebhookRequest) => Promise<number>;

/** What tests replace. */
export interface WebhookWays {
  request: (url: string, options: RequestOptions, answered: (response: IncomingMessage) => void) => ClientRequest;
  resolve: (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;
  isOpen: (address: string) => boolean;
}

const usualWays = (production: boolean): WebhookWays => ({
  request: (url, options, answered) => (url.startsWith('http:') ? http : https).request(url, options, answered),
  resolve: (host, done) => lookupDns(host, { all: true }, done),
  isOpen: (address) => isPublicAddress(address) || (!production && isLoopback(address)),
});

/** What the owner of the webhook reads is the same for every reason; the reason itself is for the operator. */
const unreachable = (reason: string): Error => new Error(unanswered.unreachable, { cause: reason });
const closed = (): Error => unreachable('not a public address');

/** Nothing is connected to but what was checked. */
const guardedLookup =
  ({ resolve, isOpen }: WebhookWays): LookupFunction =>
  (host, options, done) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(unreachable(error?.message ?? 'no address'), '', 0);
      if (!addresses.every(({ address }) => isOpen(address))) return done(closed(), '', 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });

export function openWebhookTransport({ production }: { production: boolean }, replaced: Partial<WebhookWays> = {}): WebhookTransport {
  const ways = { ...usualWays(production), ...replaced };
  const lookup = guardedLookup(ways);
  return ({ url, headers, body }) =>
    new Promise((resolve, reject) => {
      // An address in numbers is not looked up.
      const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0 && !ways.isOpen(host)) return reject(closed());
      const options = { method: 'POST', headers, lookup, agent: false, signal: AbortSignal.timeout(limits.webhooks.timeoutMs) };
      const request = ways.request(url, options, (response) => {
        response.on('error', () => undefined);
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      request.on('error', reject);
      request.end(body);
    });
}
