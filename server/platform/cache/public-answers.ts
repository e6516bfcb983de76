// Calls whose answer is the same for everyone who is not signed in, also with a token that is no one's: answered from the cache, with an ETag. Browsers and
// proxies may cache it too but must ask each time whether it still holds, since no one can tell them of a change.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Endpoint, HandlerInput } from '#contracts/endpoint.ts';
import type { PublicVersion } from './public-version.ts';
import { receive, shaped, type Received } from '#server/platform/http/endpoint.ts';
import type { CacheOutcome } from './swr-cache.ts';
import { type Encoding, type CachedResponse, openResponseCache } from './response-cache.ts';
import type { Services } from '#server/platform/services.ts';

export interface PublicHandlers<E extends Endpoint> {
  /** Asked before an answer is made; what is cached is given without it. */
  admit?: (received: Received<E>) => Promise<void>;
  /** Makes what anyone may see, with the database that is to be read; it does not learn who asks. */
  anybody: (input: Pick<HandlerInput<E>, 'params' | 'query'>, reading: Pick<Services, 'db'>) => Promise<Answer<E>>;
  /** What a member sees, where that is more; never cached. */
  member?: (received: Received<E>) => Promise<Answer<E>>;
}

const smallest = 1024;

const takes = (['br', 'gzip'] as const).map((encoding) => [encoding, new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`)] as const);

/** The best of our encodings that the caller takes. */
export function encodingFor(request: Pick<FastifyRequest, 'headers'>): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return takes.find(([, named]) => named.test(accepted))?.[0];
}

/** What the `cache-status` header says of how an answer came about. */
export const cacheStatus: Record<CacheOutcome, string> = {
  hit: 'uthan; hit',
  stale: 'uthan; hit; detail=stale',
  away: 'uthan; hit; detail=away',
  miss: 'uthan; fwd=miss',
  pass: 'uthan; fwd=bypass',
};

/** Whether the caller has these bytes already. */
export const holds = (request: Pick<FastifyRequest, 'headers'>, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));

/** Sends what is the same for everyone, or that the caller has it already. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
  outcome: CacheOutcome,
  type = 'application/json; charset=utf-8',
): Promise<FastifyReply> {
  void reply.header('cache-control', 'public, no-cache').header('etag', answer.etag).header('vary', 'accept-encoding, accept-language, authorization');
  void reply.header('cache-status', cacheStatus[outcome]);
  if (holds(request, answer.etag)) return reply.code(304).send();
  void reply.type(type);
  const encoding = answer.body.length < smallest ? undefined : encodingFor(request);
  return encoding ? reply.header('content-encoding', encoding).send(await answer.encoded(encoding)) : reply.send(answer.body);
}

/** Makes what anyone may see, from a replica where there is one. */
export const readingFrom = <Made>({ db, reads }: Pick<Services, 'db' | 'reads'>, make: (reading: Pick<Services, 'db'>) => Promise<Made>): Promise<Made> =>
  reads ? reads.read((chosen) => make({ db: chosen })) : make({ db });

/** Serves a GET whose answer to anonymous callers is cached for a short while; the contract's shape cuts it before. */
export function bindPublic<const E extends Endpoint>(
  app: FastifyInstance,
  { db, reads, publicVersion }: Pick<Services, 'db' | 'reads' | 'publicVersion'>,
  endpoint: E,
  handlers: PublicHandlers<E>,
): void {
  const cache = openResponseCache(publicVersion);
  const make = (input: Parameters<typeof handlers.anybody>[0]): Promise<Answer<E>> => readingFrom({ db, reads }, (reading) => handlers.anybody(input, reading));
  app.bound.push(endpoint);
  app.route({
    method: 'GET',
    url: endpoint.path,
    config: { endpoint },
    handler: async (request, reply) => {
      const received = receive(endpoint, request) as Received<E>;
      const { params, query, caller } = received;
      const input = { params, query };
      if (caller.user) {
        await handlers.admit?.(received);
        const answer = await (handlers.member ?? handlers.anybody)(received, { db });
        return reply.header('cache-control', 'no-store').send(shaped(endpoint, answer));
      }
      const { answer, outcome } = await cache.get(JSON.stringify(input), async () => {
        await handlers.admit?.(received);
        return shaped(endpoint, await make(input));
      });
      return sendCached(request, reply, answer, outcome);
    },
  });
}

/** Anyone who changed something sees it changed at once: the answer waits until this server has heard of its own commit. */
export function waitForOwnCommits(api: FastifyInstance, publicVersion: PublicVersion | undefined): void {
  if (!publicVersion) return;
  api.addHook('onSend', async (request, reply) => {
    if ((request.method === 'PUT' || request.method === 'DELETE') && reply.statusCode < 300) await publicVersion.waitForOwnCommit(request.caller.deviceId);
  });
}
