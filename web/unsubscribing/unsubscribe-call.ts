import { unsubscribing, type UnsubscribeState } from '#contracts/accounts/unsubscribing.ts';
import { anonymous, call, sendByFetch, type Api } from '#web/platform/api.ts';

/** Stops the emails of a letter's link, or takes that back. Throws CallFailure. */
export const setLetters = (api: Api, token: string, on: boolean): Promise<UnsubscribeState> =>
  // The letter's key says whose they are, no matter who is signed in here.
  call({ ...anonymous(api), send: sendByFetch }, on ? unsubscribing.resume : unsubscribing.stop, { params: { token } });
