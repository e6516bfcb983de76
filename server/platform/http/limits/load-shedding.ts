// Under more load than it can answer a server says so at once instead of late. Reads are worked on a few at a time, the others wait
// for their turn, and anyone who would wait too long is asked to come again: readers who are not signed in first, the others later, who
// writes never (their work is bounded elsewhere). See decisions/0077.
import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { translatorOf } from '#i18n/compile.ts';
import { defaultLanguage, isLanguage, languageKey } from '#i18n/language.ts';
import { networkOf } from '#server/platform/http/callers/address.ts';
import { readCookie } from '#server/platform/http/callers/cookies.ts';
import { failureAnswer } from '#server/platform/http/answer-failure.ts';
import { Failure } from '#server/platform/http/failure.ts';
import { openRequestQueue, type RequestQueueOptions, type Reader } from './request-queue.ts';
import { requestLanguage } from '#server/platform/http/request-language.ts';

const [retryMin, retryMax] = [2, 5];

/** Half as many reads as connections are worked on at once, so that none of them waits for one: but so many at least. */
const readsMin = 8;
export const readsAtOnce = (connections: number): number => Math.max(readsMin, Math.round(connections / 2));

/** What is never refused: monitors, files that cost nothing, and who one is, which every page asks first. */
const exempt = /^\/(?:healthz|readyz|metrics|build-id|assets\/|socket\.io|api\/profile\/?(?:\?|$))/;
/** Photos have a line of their own: a slow bucket holds up no page, and slow searches no photo. */
const photo = /^\/media\//;
const photosMax = 32;

export interface Shedding {
  refused(): Readonly<Record<Reader, number>>;
  /** Reads that are worked on. */
  working(): number;
  /** Reads that wait for their turn. */
  waiting(): number;
  /** Waits for its turn; false where it was refused instead, and is answered. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /** Frees this request's place before its answer is made, where what is left to do waits in a line of its own. */
  leave(request: FastifyRequest): void;
}

/** The same sentence for people and programs, each as they read it. */
function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const retryAfter = retryMin + Math.floor(Math.random() * (retryMax - retryMin + 1));
  void reply.code(503).header('retry-after', retryAfter).header('cache-control', 'no-store');
  if (request.url.startsWith('/api')) {
    const lng = requestLanguage(request.headers['accept-language']);
    return reply.header('content-language', lng).send(failureAnswer(new Failure('UNAVAILABLE', { retryAfter }), lng));
  }
  const stored = readCookie(request, languageKey);
  const lng = isLanguage(stored) ? stored : defaultLanguage;
  const sentence = translatorOf(lng)('errors.UNAVAILABLE');
  const html = `<!DOCTYPE html><html lang="${lng}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${retryAfter}"><title>${sentence}</title><p>${sentence}</p></html>`;
  return reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'").type('text/html; charset=utf-8').send(html);
}

declare module 'fastify' {
  interface FastifyInstance {
    shedding: Shedding;
  }
  interface FastifyContextConfig {
    /** It waits for its turn itself (`admit`), where its answer costs something. */
    admitsItself?: boolean;
  }
}

export interface SheddingOptions extends RequestQueueOptions {
  /** The account of a caller who is known to be signed in; a header alone makes no one a member. */
  accountOf?: (request: FastifyRequest) => string | undefined;
}

/** Watches what is read over the network; what pages ask of the API themselves belongs to a page that was admitted. */
export function shedLoad(app: FastifyInstance, { accountOf = () => undefined, ...options }: SheddingOptions): void {
  const queues = { reads: openRequestQueue(options), photos: openRequestQueue({ ...options, runningMax: photosMax }) };
  const both = Object.values(queues);
  const ends = new WeakMap<FastifyRequest, () => void>();
  const end = (request: FastifyRequest): void => ends.get(request)?.();
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || !(request.raw instanceof IncomingMessage) || exempt.test(request.url)) return true;
    const line = photo.test(request.url) ? queues.photos : queues.reads;
    const account = accountOf(request);
    const turn = line.enter(account === undefined ? 'anonymous' : 'member', account ?? networkOf(request.ip));
    ends.set(request, turn.end);
    reply.raw.once('close', turn.leave);
    if (await turn.begins) return true;
    refuse(request, reply);
    return false;
  };
  app.decorate('shedding', {
    refused: () => ({
      anonymous: both.reduce((sum, line) => sum + line.refused().anonymous, 0),
      member: both.reduce((sum, line) => sum + line.refused().member, 0),
    }),
    working: () => both.reduce((sum, line) => sum + line.running(), 0),
    waiting: () => both.reduce((sum, line) => sum + line.waiting(), 0),
    admit,
    leave: end,
  });
  // Node remembers where a connection came from only if it is asked while it is open: who waits may go in the meantime.
  app.server.on('connection', ({ remoteAddress }) => remoteAddress);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.admitsItself && !(await admit(request, reply))) return reply;
  });
  // Once its answer is made: how slowly someone reads it is no load.
  app.addHook('onSend', async (request) => end(request));
  app.addHook('onResponse', async (request) => end(request));
}
