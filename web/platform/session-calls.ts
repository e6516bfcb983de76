// Fetched only by browsers with a token: the contract's schemas stay out of the first load.
import { accounts, type UserData } from '#contracts/accounts/accounts.ts';
import { call, type Api } from './api.ts';
import { isOffline } from './offline/offline-answers.ts';
import { storeSession, offlineSession } from './offline/offline-session.ts';

/** Who holds the token; without a connection as the server said last. Throws CallFailure. */
export async function fetchProfile(api: Api): Promise<UserData> {
  try {
    const { userData } = await call(api, accounts.profile);
    void storeSession(userData, api.token);
    return userData;
  } catch (failure) {
    const kept = isOffline(failure) && api.token ? await offlineSession(api.token) : undefined;
    if (!kept) throw failure;
    return kept;
  }
}

export const endOnServer = (api: Api): Promise<unknown> => call(api, accounts.logout);
