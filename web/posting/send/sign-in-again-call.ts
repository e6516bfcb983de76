// Fetched when the session has ended in the middle of a post.
import { accounts } from '#contracts/accounts/accounts.ts';
import { call } from '#web/platform/api.ts';
import { beginSession, memberApi } from '#web/platform/session.ts';

/** Signs the same person in again; everything on the page stays. Throws CallFailure. */
export async function signInAgain(email: string, password: string): Promise<void> {
  const { userToken } = await call({ ...memberApi(), token: undefined }, accounts.login, { body: { email, password } });
  await beginSession(userToken);
}
