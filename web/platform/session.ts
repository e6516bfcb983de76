// Who is signed in, in this browser: the token under the specification's key and the profile that it stands for.
// A store outside React, so that loaders in the browser read the same session as components.
import { useSyncExternalStore } from 'react';
import type { UserData } from '#contracts/accounts.ts';
import type { Language } from '#i18n/language.ts';
import { CallFailure, sendByFetch, type Api } from './api.ts';

/** The specification's key in local storage. */
export const tokenKey = 'userToken';

export interface Session {
  /** `unknown` until the browser has looked; `loading` while the token is checked. */
  state: 'unknown' | 'loading' | 'out' | 'in';
  user?: UserData;
}

let session: Session = { state: 'unknown' };
const unknown = session;
const listeners = new Set<() => void>();

function become(next: Session): void {
  session = next;
  document.documentElement.toggleAttribute('data-session', next.state === 'in' || next.state === 'loading');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session as components see it; on the server it is unknown. */
export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => unknown,
  );

/** The stored token; undefined where storage is forbidden or empty. */
export function storedToken(): string | undefined {
  try {
    return localStorage.getItem(tokenKey) ?? undefined;
  } catch {
    return undefined;
  }
}

function keepToken(token: string | undefined): void {
  try {
    if (token) localStorage.setItem(tokenKey, token);
    else localStorage.removeItem(tokenKey);
  } catch {
    // A browser that forbids storage still works for this visit.
  }
}

const languageNow = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'bn');

/** The API as the signed-in person calls it from the browser. */
export const memberApi = (): Api => ({ send: sendByFetch, lng: languageNow(), token: storedToken() });

let checking: Promise<Session> | undefined;

async function check(): Promise<Session> {
  const { fetchProfile } = await import('./session-calls.ts');
  try {
    const user = await fetchProfile(memberApi());
    if (user.status === 'Disabled') throw new CallFailure(401, { error: 'ACCOUNT_DISABLED' });
    keepToken(user.userToken);
    become({ state: 'in', user });
  } catch (failure) {
    // The specification: if the profile cannot be fetched the token goes and the visitor is signed out.
    keepToken(undefined);
    become({ state: 'out' });
    if (!(failure instanceof CallFailure)) throw failure;
  }
  return session;
}

/** Reads the profile if there is a token; concurrent callers share one request. Called at start and after signing in. */
export function refreshSession(): Promise<Session> {
  if (!storedToken()) {
    become({ state: 'out' });
    return Promise.resolve(session);
  }
  if (session.state !== 'in') become({ state: 'loading' });
  checking ??= check().finally(() => (checking = undefined));
  return checking;
}

/** The session once it is known. */
export const knownSession = (): Promise<Session> => (session.state === 'in' || session.state === 'out' ? Promise.resolve(session) : refreshSession());

/** Keeps a fresh token and fetches its profile. */
export function beginSession(token: string): Promise<Session> {
  keepToken(token);
  return refreshSession();
}

/** Removes the token here and on the server; nothing waits for the server. */
export async function endSession(): Promise<void> {
  const api = memberApi();
  keepToken(undefined);
  become({ state: 'out' });
  if (!api.token) return;
  const { endOnServer } = await import('./session-calls.ts');
  await endOnServer(api).catch(() => undefined);
}
