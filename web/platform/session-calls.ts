// Fetched only by browsers with a token: the contract's schemas stay out of the first load.
import { accounts, type UserData } from '#contracts/accounts.ts';
import { call, type Api } from './api.ts';

export const fetchProfile = async (api: Api): Promise<UserData> => (await call(api, accounts.profile)).userData;

export const endOnServer = (api: Api): Promise<unknown> => call(api, accounts.logout);
