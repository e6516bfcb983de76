// Fetched when the form is sent: the contract's schema checks what was typed before anything travels.
import { accounts, Credentials } from '#contracts/accounts.ts';
import { call, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/form-errors.ts';

export interface TypedCredentials {
  email: string;
  password: string;
}

/** Signs in and answers the new session's token. Throws CallFailure. */
export const signIn = async (api: Api, typed: TypedCredentials): Promise<string> =>
  (await call(api, accounts.login, { body: checkInput(Credentials, typed) })).userToken;
