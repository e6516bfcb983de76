// Tokens that were found valid in the last minutes, so that a call can be told to be a member's before the database is asked. They open
// nothing: each call looks its token up as ever.
import type { FastifyRequest } from 'fastify';
import { minuteMs } from '#contracts/durations.ts';
import { tokenHash, type Caller } from '#server/platform/http/callers/caller.ts';
import type { Topics } from '#server/platform/database/topics.ts';
import { bearerOf } from './sign-in.ts';
import { accessChanged } from './topics.ts';

export interface KnownTokens {
  /** Remembers a caller's token where an account was found for it, and forgets it where none was; returns the caller. */
  note<C extends Pick<Caller, 'token' | 'user'>>(caller: C): C;
  /** The account of a request whose token was found valid within the last minutes. */
  accountOf(request: Pick<FastifyRequest, 'headers'>): string | undefined;
}

interface Options {
  topics?: Topics | undefined;
  now?: () => number;
}

/** Some ten megabytes at most. */
const tokensMax = 50_000;
const keptMs = 5 * minuteMs;

/** Hashes only; those of an account are forgotten when its sessions end or its standing changes. */
export function openKnownTokens({ topics, now = Date.now }: Options = {}): KnownTokens {
  const known = new Map<string, { userId: string; until: number }>();
  const nameOf = (token: string): string => tokenHash(token).toString('base64url');
  topics?.subscribe(accessChanged, (all) => {
    const changed = new Set(all.map(({ userId }) => userId));
    for (const [name, { userId }] of known) if (changed.has(userId)) known.delete(name);
  });
  // What ended in the meantime was not heard.
  topics?.onGap(() => known.clear());
  return {
    note(caller) {
      const { token, user } = caller;
      if (token === undefined) return caller;
      const name = nameOf(token);
      // The newest stand last.
      known.delete(name);
      if (!user) return caller;
      const [oldest] = known.keys();
      if (known.size >= tokensMax && oldest !== undefined) known.delete(oldest);
      known.set(name, { userId: user.userId, until: now() + keptMs });
      return caller;
    },
    accountOf(request) {
      const token = bearerOf(request);
      const found = token === undefined ? undefined : known.get(nameOf(token));
      return found && found.until > now() ? found.userId : undefined;
    },
  };
}
