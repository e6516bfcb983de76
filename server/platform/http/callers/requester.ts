// For whom a call is counted: the account, otherwise the device, and the address only for anyone who is new.
import { type AddressRateName, newForSeconds, type RateName } from '#contracts/posts/rates.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, Requester, SignedIn } from './caller.ts';
import { deviceOf, type Devices, settledDevice } from './device.ts';
import type { Counts } from '#server/platform/http/limits/rate-limits.ts';

type Known = Pick<Caller, 'deviceId' | 'deviceAge' | 'address'> & { user?: Pick<SignedIn, 'mailbox' | 'joinedAt' | 'scopes'> | undefined };

/** Accounts of one mailbox count as one, and a new account on an old device counts as that device: ten accounts gain nothing. */
export function requesterOf({ user, deviceId, deviceAge, address }: Known): Requester {
  const account = user && `account:${user.mailbox}`;
  const settled = settledDevice({ deviceId, deviceAge });
  const device = settled && `device:${settled}`;
  const isProgram = user?.scopes !== undefined;
  const isNewAccount = user !== undefined && Date.now() - user.joinedAt.getTime() < newForSeconds * 1000;
  if (account && !isNewAccount) return { id: account, isNew: false, address, isProgram };
  if (device && deviceAge >= newForSeconds) return { id: device, isNew: false, address, isProgram };
  return { id: account ?? device, isNew: true, address, isProgram };
}

/** One under each of `own` for anyone who has budgets of its own, and one under `together` for anyone who is new behind the address. */
export const countsOf = ({ id, isNew, address }: Requester, own: readonly RateName[], together: AddressRateName): Counts => ({
  ...(id === undefined ? {} : Object.fromEntries(own.map((name) => [name, id]))),
  ...(isNew ? { [together]: address } : {}),
});

/** A search, or what costs as much; programs count each call already. */
export const countsOfSearch = (requester: Requester): Counts => (requester.isProgram ? {} : countsOf(requester, ['searchesPerCaller'], 'searchesPerAddress'));

/** What is asked at every key, or costs as little. */
export const countsOfSuggestion = (requester: Requester): Counts =>
  requester.isProgram ? {} : countsOf(requester, ['suggestionsPerCaller'], 'suggestionsPerAddress');

/** Says of every call who makes it, on which device, and for whom it is counted. */
export function identifyCallers(api: FastifyInstance, devices: Devices, callerOf: (request: FastifyRequest) => Promise<Omit<Caller, 'requester'>>): void {
  api.addHook('onRequest', async (request) => {
    const caller = { ...(await callerOf(request)), ...deviceOf(devices, request) };
    request.caller = { ...caller, requester: requesterOf(caller) };
  });
}
