// Who was signed in when there last was a connection: so that their own pages open without one. Bound to the token by its hash.
import type { UserData } from '#contracts/accounts/accounts.ts';
import { storeAnswer, offlineAnswer, cachedSince, sessionOwner } from './offline-answers.ts';

interface OfflineSession {
  /** Of the token that was asked with, and of the one that came for it. */
  tokenHashes: (string | undefined)[];
  user: UserData;
}

const name = 'profile';

/** Undefined where the connection is not secure: then nothing is kept. */
async function hashOf(token: string): Promise<string | undefined> {
  const bytes = await globalThis.crypto?.subtle?.digest('SHA-256', new TextEncoder().encode(token));
  return bytes && Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keeps the profile that this token was answered with, without any token. */
export async function storeSession(user: UserData, token: string | undefined): Promise<void> {
  const tokenHashes = await Promise.all([user.userToken, token].map((one) => (one ? hashOf(one) : undefined)));
  if (tokenHashes[0]) await storeAnswer(sessionOwner, name, { tokenHashes, user: { ...user, userToken: '' } } satisfies OfflineSession);
}

/** The profile that was kept for this very token. */
export async function offlineSession(token: string): Promise<UserData | undefined> {
  const kept = await offlineAnswer<OfflineSession>(sessionOwner, name);
  const hash = await hashOf(token);
  if (!kept || hash === undefined || !kept.value.tokenHashes.includes(hash)) return undefined;
  cachedSince.set(kept.at);
  return { ...kept.value.user, userToken: token };
}
