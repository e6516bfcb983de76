// The way out to a push service: https to a public address only, checked for the very connection that is used; redirects are not followed.
import { lookup as lookupDns, type LookupAddress } from 'node:dns';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { isPublicAddress } from './addresses.ts';

export interface PushRequest {
  endpoint: string;
  headers: Record<string, string | number>;
  body: Buffer;
}

/** Returns the status that the push service answers. Throws PrivateHost, and what the way to it says. */
export type PushTransport = (request: PushRequest) => Promise<number>;

/** The host that was named is not in the public network. */
export class PrivateHost extends Error {
  override name = 'PrivateHost';
  constructor() {
    super('the push service is not at a public address');
  }
}

/** What tests replace. */
export interface PushWays {
  request: (url: string, options: RequestOptions, answered: (response: IncomingMessage) => void) => ClientRequest;
  resolve: (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;
  isPublic: (address: string) => boolean;
}

const usualWays: PushWays = {
  request: https.request,
  resolve: (host, done) => lookupDns(host, { all: true }, done),
  isPublic: isPublicAddress,
};

const timeoutMs = 15_000;

const guardedLookup =
  ({ resolve, isPublic }: PushWays): LookupFunction =>
  (host, options, done) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error('no address'), '', 0);
      if (!addresses.every(({ address }) => isPublic(address))) return done(new PrivateHost(), '', 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });

export function openPushTransport(replaced: Partial<PushWays> = {}): PushTransport {
  const ways = { ...usualWays, ...replaced };
  const lookup = guardedLookup(ways);
  return ({ endpoint, headers, body }) =>
    new Promise((resolve, reject) => {
      const request = ways.request(endpoint, { method: 'POST', headers, lookup, signal: AbortSignal.timeout(timeoutMs) }, (response) => {
        response.on('error', () => undefined);
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.on('error', reject);
      request.end(body);
    });
}
