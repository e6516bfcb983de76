// Fetched when the form is sent: the contract's schema checks what was typed before anything travels.
import { accounts, Credentials, type LoginAnswer } from '#contracts/accounts/accounts.ts';
import { call, CallFailure, type Api } from '#web/platform/api.ts';
import { checkInput } from '#web/platform/calls/form-errors.ts';

export interface TypedCredentials {
  email: string;
  password: string;
}

/** The new session, or the ticket of an account that signs in in two steps. */
export type SignedInBy = LoginAnswer | { ticket: string };

/** Signs in. Throws CallFailure. */
export async function signIn(api: Api, typed: TypedCredentials): Promise<SignedInBy> {
  let ticket: string | undefined;
  const send: Api['send'] = async (request) => {
    const reply = await api.send(request);
    ({ ticket } = (reply.json ?? {}) as { ticket?: string });
    return reply;
  };
  try {
    return await call({ ...api, send }, accounts.login, { body: checkInput(Credentials, typed) });
  } catch (failure) {
    if (failure instanceof CallFailure && failure.code === 'CODE_REQUIRED' && ticket) return { ticket };
    throw failure;
  }
}
