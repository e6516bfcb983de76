// Fetched when the form is sent: the contract's schema checks what was typed before anything travels.
import { accounts, Credentials } from '#contracts/accounts.ts';
import { call, CallFailure, type Api } from '#web/platform/api.ts';

export type SignInResult = { token: string } | { fields: Record<string, string> } | { failure: CallFailure };

/** Signs in; `fault` turns a key of the error catalogue into the reader's words. */
export async function signIn(api: Api, typed: { email: string; password: string }, fault: (key: string) => string): Promise<SignInResult> {
  const checked = Credentials.safeParse(typed);
  if (!checked.success) {
    return { fields: Object.fromEntries(checked.error.issues.map((issue) => [String(issue.path[0]), fault(issue.message)])) };
  }
  try {
    const { userToken } = await call(api, accounts.login, { body: checked.data });
    return { token: userToken };
  } catch (failure) {
    if (failure instanceof CallFailure) return { failure };
    throw failure;
  }
}
