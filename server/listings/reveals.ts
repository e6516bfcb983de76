// How often phone numbers are given out, whatever kind of listing they belong to.
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import { settledDevice, settlesIn } from '#server/platform/http/device.ts';
import type { Caller } from '#server/platform/http/caller.ts';
import { Failure, fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { anonymiseReveals, insertReveal, listReveals } from './store.ts';

/** By account or by device, and of the address only what is given out; whoever has neither shares a small budget. */
async function consumeReveal({ rateLimits }: Pick<Services, 'rateLimits'>, caller: Caller): Promise<void> {
  const { user, address } = caller;
  const device = settledDevice(caller);
  if (user) await rateLimits.consume({ revealMemberHour: user.userId, revealMemberDay: user.userId, revealPerAddress: address });
  else if (device) await rateLimits.consume({ revealVisitorHour: device, revealVisitorDay: device, revealPerAddress: address });
  else await rateLimits.consume({ revealUnmarked: address, revealPerAddress: address }).catch((refusal: unknown) => throwSooner(refusal, settlesIn(caller)));
}

/** Who has only just come need not wait for the others of the address, but for the own cookie. */
function throwSooner(refusal: unknown, retryAfter: number | undefined): never {
  if (retryAfter !== undefined && refusal instanceof Failure) fail('TOO_MANY', { retryAfter });
  throw refusal;
}

/** Counts that the caller is given a listing's number. Throws TOO_MANY. */
export async function countReveal(services: Pick<Services, 'db' | 'rateLimits'>, listing: number, caller: Caller): Promise<void> {
  await consumeReveal(services, caller);
  await insertReveal(services.db, listing, caller.user?.userId ?? null);
}

export const revealData: PersonalData = { name: 'numbersLookedUp', collect: listReveals, erase: anonymiseReveals };
