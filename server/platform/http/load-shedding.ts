// Under more load than it can answer a server says so at once instead of late: readers who are not signed in are asked to come
// again first, the others much later, and who writes never (their work is bounded elsewhere). See decisions/0073.
import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { translatorOf } from '#i18n/compile.ts';
import { defaultLanguage, isLanguage, languageKey } from '#i18n/language.ts';
import { readCookie } from './cookies.ts';
import { failureAnswer } from './answer-failure.ts';
import { Failure } from './failure.ts';
import { requestLanguage } from './request-language.ts';

export interface SheddingOptions {
  /** So many may always be worked on at once. */
  freeMax?: number;
  /** How long somebody new may have to wait, by how fast others were answered lately. */
  waitMs?: Readonly<Record<'anonymous' | 'member', number>>;
  now?: () => number;
}

const usual = { freeMax: 32, waitMs: { anonymous: 2000, member: 6000 }, now: () => performance.now() } as const;
const windowMs = 2000;
const slotMs = 250;
const [retryMin, retryMax] = [2, 5];

/** What is never refused: monitors, and files that cost nothing. */
const exempt = /^\/(?:healthz|readyz|metrics|build-id|assets\/|socket\.io)/;

/** Counts events of the last two seconds. */
function openCounter(now: () => number) {
  let slots: { at: number; count: number }[] = [];
  return {
    note(): void {
      const at = Math.floor(now() / slotMs) * slotMs;
      const last = slots.at(-1);
      if (last?.at === at) last.count++;
      else slots = [...slots.filter((slot) => at - slot.at < windowMs), { at, count: 1 }];
    },
    perSecond: (): number => (slots.reduce((sum, slot) => (now() - slot.at <= windowMs ? sum + slot.count : sum), 0) * 1000) / windowMs,
  };
}

export interface Shedding {
  /** Begins a piece of work; undefined where it would wait too long, else what ends it. */
  admit(who: 'anonymous' | 'member'): (() => void) | undefined;
  refused(): Readonly<Record<'anonymous' | 'member', number>>;
  working(): number;
}

export function openShedding(options: SheddingOptions = {}): Shedding {
  const { freeMax, waitMs, now } = { ...usual, ...options };
  const answered = openCounter(now);
  const refused = { anonymous: 0, member: 0 };
  let working = 0;
  return {
    admit(who) {
      // Whoever comes waits for all before, at the pace of the last two seconds.
      if (working >= freeMax && (working * 1000) / Math.max(answered.perSecond(), 1) > waitMs[who]) {
        refused[who]++;
        return undefined;
      }
      working++;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        working--;
        answered.note();
      };
    },
    refused: () => refused,
    working: () => working,
  };
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
}

/** Watches what is read over the network; what pages ask of the API themselves belongs to a page that was admitted. */
export function shedLoad(app: FastifyInstance, options?: SheddingOptions): void {
  const shedding = openShedding(options);
  const ends = new WeakMap<FastifyRequest, () => void>();
  const end = (request: FastifyRequest): void => ends.get(request)?.();
  app.decorate('shedding', shedding);
  app.addHook('onRequest', async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || !(request.raw instanceof IncomingMessage) || exempt.test(request.url)) return;
    const admitted = shedding.admit(request.headers.authorization === undefined ? 'anonymous' : 'member');
    if (!admitted) return refuse(request, reply);
    ends.set(request, admitted);
  });
  // Once its answer is made: how slowly somebody reads it is no load.
  app.addHook('onSend', async (request) => end(request));
  app.addHook('onResponse', async (request) => end(request));
  app.addHook('onRequestAbort', async (request) => end(request));
}
