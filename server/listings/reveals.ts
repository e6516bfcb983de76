// How often phone numbers are given out, whatever kind of listing they belong to.
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import { isGuardedMailbox } from '#server/codes/rules.ts';
import { settlesIn } from '#server/platform/http/callers/device.ts';
import type { Counts, RateLimits } from '#server/platform/http/limits/rate-limits.ts';
import type { Caller, Requester } from '#server/platform/http/callers/caller.ts';
import { Failure, fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { anonymiseReveals, insertReveal, listReveals } from './store.ts';

/** By account or by device. */
function ownCounts({ user, requester: { id } }: Caller): Counts {
  if (id === undefined) return {};
  return user ? { revealMemberHour: id, revealMemberDay: id } : { revealVisitorHour: id, revealVisitorDay: id };
}

/** Anyone who is new shares a budget with the others behind the address, and without a device a smaller one. */
function addressCounts({ requester: { id, isNew, address } }: Caller): Counts {
  if (!isNew) return {};
  return { revealPerAddress: address, revealDayPerAddress: address, ...(id === undefined ? { revealUnmarkedPerAddress: address } : {}) };
}

/** The ways in which a number may be counted, tried in this order: see docs/decisions/0153-new-phones-sign-in-when-numbers-run-out.md. */
function waysOfReveal(caller: Caller): Counts[] {
  const { user, requester } = caller;
  const own = ownCounts(caller);
  const isGuarded = user !== undefined && requester.isNew && isGuardedMailbox(user.mailbox);
  return [{ ...own, ...addressCounts(caller) }, ...(isGuarded ? [{ ...own, revealNewMemberDay: user.mailbox }] : [])];
}

/** The more numbers others are given behind an address, the more its newcomers may have: a sixth of them. */
async function freeForNewcomers(rateLimits: RateLimits, { id, isNew, isProgram, address }: Requester): Promise<void> {
  if (isNew || isProgram || id === undefined) return;
  if ((await rateLimits.wait({ revealFreesPerCaller: id })) > 0) return;
  await rateLimits.consume({ revealFreesPerCaller: id });
  const settled = { revealSettledPerAddress: address };
  if ((await rateLimits.wait(settled)) === 0) return void (await rateLimits.consume(settled));
  await rateLimits.reset(settled);
  await rateLimits.refund({ revealDayPerAddress: address });
}

/** Where only the address is used up, an account is the way to the number now. */
async function refuse(rateLimits: RateLimits, caller: Caller, refusal: unknown): Promise<never> {
  if (!(refusal instanceof Failure)) throw refusal;
  const soon = caller.requester.id === undefined ? settlesIn(caller) : undefined;
  // Who has only just come does not have to wait for the others of the address, but for the own cookie.
  if (soon !== undefined && (await rateLimits.wait({ revealPerAddress: caller.requester.address, revealDayPerAddress: caller.requester.address })) === 0) {
    fail('TOO_MANY', { ...refusal.details, retryAfter: soon });
  }
  const signInHelps = !caller.user && caller.requester.isNew && (await rateLimits.wait(ownCounts(caller))) === 0;
  if (!signInHelps) throw refusal;
  fail('TOO_MANY', { ...refusal.details, message: 'notice_signInForNumber', extra: { signInHelps } });
}

/**
 * Counts that the caller is given the number of a listing or a member, once a day for the same one: what one has already is no secret.
 * Returns whether it was counted. Throws TOO_MANY.
 */
export async function countNumber({ rateLimits }: Pick<Services, 'rateLimits'>, whose: number | string, caller: Caller): Promise<boolean> {
  const again = { revealAgain: `${caller.requester.id ?? caller.requester.address}\n${whose}` };
  if ((await rateLimits.wait(again)) > 0) return false;
  try {
    await rateLimits.consume(waysOfReveal(caller).map((way) => ({ ...way, ...again })));
  } catch (refusal) {
    // The same caller asked twice at once, and the other one was counted.
    if ((await rateLimits.wait(again)) > 0) return false;
    return refuse(rateLimits, caller, refusal);
  }
  await freeForNewcomers(rateLimits, caller.requester);
  return true;
}

/** Counts that the caller is given a listing's number, and notes it at the listing. Throws TOO_MANY. */
export async function countReveal(services: Pick<Services, 'db' | 'rateLimits'>, listing: number, caller: Caller): Promise<void> {
  if (await countNumber(services, listing, caller)) await insertReveal(services.db, listing, caller.user?.userId ?? null);
}

export const revealData: PersonalData = { name: 'numbersLookedUp', collect: listReveals, erase: anonymiseReveals };
