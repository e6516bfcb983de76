// How often phone numbers are given out, whatever kind of listing they belong to.
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import { settlesIn } from '#server/platform/http/callers/device.ts';
import type { Counts } from '#server/platform/http/limits/rate-limits.ts';
import { countsOf } from '#server/platform/http/callers/requester.ts';
import type { Caller } from '#server/platform/http/callers/caller.ts';
import { Failure, fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { anonymiseReveals, insertReveal, listReveals } from './store.ts';

/** Who has only just come does not have to wait for the others of the address, but for the own cookie. */
function throwSooner(refusal: unknown, retryAfter: number | undefined): never {
  if (retryAfter !== undefined && refusal instanceof Failure) fail('TOO_MANY', { ...refusal.details, retryAfter });
  throw refusal;
}

/** By account or by device; anyone who is new shares a budget with the others behind the address, and without a device a smaller one. */
function countsOfReveal({ user, requester }: Caller): Counts {
  const own = user ? (['revealMemberHour', 'revealMemberDay'] as const) : (['revealVisitorHour', 'revealVisitorDay'] as const);
  const unmarked = requester.id === undefined ? { revealUnmarkedPerAddress: requester.address } : {};
  return { ...countsOf(requester, own, 'revealPerAddress'), ...unmarked };
}

/**
 * Counts that the caller is given the number of a listing or a member, once a day for the same one: what one has already is no secret.
 * Returns whether it was counted. Throws TOO_MANY.
 */
export async function countNumber({ rateLimits }: Pick<Services, 'rateLimits'>, whose: number | string, caller: Caller): Promise<boolean> {
  const again = { revealAgain: `${caller.requester.id ?? caller.requester.address}\n${whose}` };
  if ((await rateLimits.wait(again)) > 0) return false;
  try {
    await rateLimits.consume({ ...countsOfReveal(caller), ...again });
    return true;
  } catch (refusal) {
    // The same caller asked twice at once, and the other one was counted.
    if ((await rateLimits.wait(again)) > 0) return false;
    throwSooner(refusal, caller.requester.id === undefined ? settlesIn(caller) : undefined);
  }
}

/** Counts that the caller is given a listing's number, and notes it at the listing. Throws TOO_MANY. */
export async function countReveal(services: Pick<Services, 'db' | 'rateLimits'>, listing: number, caller: Caller): Promise<void> {
  if (await countNumber(services, listing, caller)) await insertReveal(services.db, listing, caller.user?.userId ?? null);
}

export const revealData: PersonalData = { name: 'numbersLookedUp', collect: listReveals, erase: anonymiseReveals };
