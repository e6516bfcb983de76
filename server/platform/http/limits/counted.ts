// What the limits of a call leave, told in its headers: noted where it is counted anyway, so nothing is asked for it.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { rates, type RateName } from '#contracts/posts/rates.ts';

export interface Count {
  name: RateName;
  remaining: number;
  resetSeconds: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    counted: Count[];
  }
}

const present = new AsyncLocalStorage<Count[]>();

/** Limits against guessing, since tries left are no one's business, and what only says that something was counted before. */
const isSilent = (name: RateName): boolean => /^(login|password|secondStep|code|reviewCode|registrations|revealAgain)/.test(name);

/** Notes what is left of a limit, for the answer to the call that is being made. */
export function noteCount(count: Count): void {
  if (!isSilent(count.name)) present.getStore()?.push(count);
}

/** The limit that is reached first. */
function tightest(counts: readonly Count[]): Count | undefined {
  return counts.toSorted((one, other) => one.remaining - other.remaining || other.resetSeconds - one.resetSeconds)[0];
}

export function tellCounts(api: FastifyInstance): void {
  api.addHook('onRequest', (request, _reply, done) => {
    request.counted = [];
    present.run(request.counted, done);
  });
  // The body arrives by events of the connection, which know of no call.
  api.addHook('preHandler', (request, _reply, done) => present.run(request.counted, done));
  api.addHook('onSend', async (request, reply) => {
    const count = tightest(request.counted ?? []);
    if (!count) return;
    const { points, seconds } = rates[count.name];
    void reply
      .header('ratelimit-limit', points)
      .header('ratelimit-remaining', Math.max(0, count.remaining))
      .header('ratelimit-reset', count.resetSeconds)
      .header('ratelimit-policy', `${points};w=${seconds}`);
  });
}
