// Who is signed in, in this browser: the token under the specification's key and the profile that it stands for.
// A store outside React, so that loaders in the browser read the same session as components.
import type { UserData } from '#contracts/accounts/accounts.ts';
import { minuteMs } from '#contracts/durations.ts';
import { memberCookie } from '#contracts/member-cookie.ts';
import type { Language } from '#i18n/language.ts';
import { CallFailure, sendByFetch, type Api, type Send } from './api.ts';
import { localStore } from './browser-storage.ts';
import { createStore } from './store.ts';

/** The specification's key in local storage. */
export const tokenKey = 'userToken';

export interface Session {
  /**
   * `unknown` until the browser has looked; `loading` while the token is checked; `away` when there is a token but
   * the answer says nothing about it (overload, a failure, silence): still signed in, only not known as whom.
   */
  state: 'unknown' | 'loading' | 'away' | 'out' | 'in';
  user?: UserData;
  /** Set where the account was closed by the product, so that the person learns why they are out. */
  ended?: 'ACCOUNT_DISABLED';
}

const session = createStore<Session>({ state: 'unknown' });

function become(next: Session): void {
  document.documentElement.toggleAttribute('data-session', next.state === 'in' || next.state === 'loading' || next.state === 'away');
  session.set(next);
}

/** The session as components see it; on the server it is unknown. */
export const useSession = (): Session => session.use();

/** The stored token; undefined where there is none. */
export const storedToken = (): string | undefined => localStore.getItem(tokenKey) ?? undefined;

function keepToken(token: string | undefined): void {
  document.cookie = `${memberCookie}=1; path=/; samesite=lax${token ? '' : '; max-age=0'}`;
  if (token) localStore.setItem(tokenKey, token);
  else localStore.removeItem(tokenKey);
}

const languageNow = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'bn');

/** Signs out here because the server no longer knows the token. */
function endedByServer(code: string): void {
  keepToken(undefined);
  become(code === 'ACCOUNT_DISABLED' ? { state: 'out', ended: code } : { state: 'out' });
}

/** Whatever a page asks for, an answer that says who one is no longer is heard at once. */
const sendAsMember: Send = async (request) => {
  const reply = await sendByFetch(request);
  const token = storedToken();
  if (!token || request.headers['authorization'] !== `Bearer ${token}`) return reply;
  const code = (reply.json as { error?: string } | undefined)?.error ?? '';
  if (code === 'UNAUTHENTICATED' || code === 'ACCOUNT_DISABLED') endedByServer(code);
  if (code === 'ACCOUNT_SUSPENDED') void refreshSession();
  if (code === 'STEP_UP_REQUIRED' && (await (await import('./calls/ask-step-up.ts')).askStepUp())) return sendAsMember(request);
  return reply;
};

/** The API as the signed-in person calls it from the browser. */
export const memberApi = (): Api => ({ send: sendAsMember, lng: languageNow(), token: storedToken() });

/** The same for what is shown as done already: it goes on where the page is left right after the press. */
export function keepaliveApi(): Api {
  const api = memberApi();
  return { ...api, send: (request) => api.send({ ...request, keepalive: true }) };
}

let checking: Promise<Session> | undefined;
let checkedAt = 0;

/** Seconds until the profile is asked for again, try by try; a server that says when is asked then. */
const retrySeconds = [3, 6, 12, 24, 60] as const;
let isWatched = false;
let tries = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

function stopRetrying(): void {
  clearTimeout(retry);
  tries = 0;
}

/** Asks again later, while someone is looking: a tab that is looked at again asks by itself. */
function retryLater(failure: unknown): void {
  clearTimeout(retry);
  if (!isWatched) return;
  const seconds = retrySeconds[Math.min(tries++, retrySeconds.length - 1)] ?? 60;
  const told = failure instanceof CallFailure ? (failure.retryAfter ?? 0) : 0;
  retry = setTimeout(() => void (document.visibilityState === 'visible' && session.get().state === 'away' && look()), Math.max(seconds, told) * 1000);
}

/** Only these two say that the token is no good; 429, 5xx and silence say nothing about it. */
const isRefused = (failure: unknown): failure is CallFailure =>
  failure instanceof CallFailure && failure.code !== 'NO_RESPONSE' && (failure.status === 401 || failure.status === 403);

async function check(): Promise<Session> {
  const token = storedToken();
  try {
    const { fetchProfile } = await import('./session-calls.ts');
    const user = await fetchProfile({ ...memberApi(), send: sendByFetch });
    // Anyone who signed out or in in the meantime is not overruled by an older answer.
    if (storedToken() !== token) return session.get();
    if (user.status === 'Disabled') throw new CallFailure(401, { error: 'ACCOUNT_DISABLED' });
    keepToken(user.userToken);
    stopRetrying();
    become({ state: 'in', user });
  } catch (failure) {
    if (storedToken() !== token) return session.get();
    if (isRefused(failure)) endedByServer(failure.code);
    else if (!session.get().user) {
      become({ state: 'away' });
      retryLater(failure);
    }
  }
  return session.get();
}

/** One look at a time. */
function look(): Promise<Session> {
  checkedAt = Date.now();
  if (checking) return checking;
  const mine = check().finally(() => void (checking === mine && (checking = undefined)));
  checking = mine;
  return mine;
}

/** Reads the profile if there is a token; concurrent callers share one request. Called at start and after signing in. */
export function refreshSession(): Promise<Session> {
  if (!storedToken()) {
    if (session.get().state !== 'out') become({ state: 'out' });
    return Promise.resolve(session.get());
  }
  if (session.get().state !== 'in') become({ state: 'loading' });
  return look();
}

/** How old the profile may be when a tab is looked at again. */
const staleMs = 5 * minuteMs;

/**
 * Reads the session and keeps it true: when another tab signs in or out, when the net comes back, and when a tab that
 * was away for a while is looked at again. Answers how to stop.
 */
export function watchSession(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== tokenKey && key !== null) return;
    // A fresh token may stand for another person: looked up when this tab is looked at, lest two tabs refresh in turns.
    if (newValue && session.get().state === 'in') checkedAt = 0;
    else void refreshSession();
  };
  const lookAgain = async (): Promise<void> => {
    // A look that began without a connection fails after it is back.
    if (storedToken() && (await refreshSession()).state === 'away') await refreshSession();
  };
  const onOnline = (): void => void lookAgain();
  const onVisible = (): void => {
    if (document.visibilityState !== 'visible' || !storedToken()) return;
    if (session.get().state === 'away') void look();
    else if (Date.now() - checkedAt > staleMs) void refreshSession();
  };
  isWatched = true;
  window.addEventListener('storage', onStorage);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  void refreshSession();
  return () => {
    isWatched = false;
    stopRetrying();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** The session once it is known. */
export function knownSession(): Promise<Session> {
  const { state } = session.get();
  return state === 'in' || state === 'out' || state === 'away' ? Promise.resolve(session.get()) : refreshSession();
}

/** Keeps a fresh token and fetches its profile. */
export function beginSession(token: string): Promise<Session> {
  keepToken(token);
  // What runs is about the token before.
  checking = undefined;
  return refreshSession();
}

/** Shows what the server has just answered about this account, without asking again. */
export function knowUser(user: UserData): void {
  if (!storedToken()) return;
  keepToken(user.userToken);
  become({ state: 'in', user });
}

/** Signs out here only, where the server has ended the session already. */
export function forgetSession(): void {
  keepToken(undefined);
  become({ state: 'out' });
}

/** Removes the token here and on the server; nothing waits for the server. */
export async function endSession(): Promise<void> {
  const api = memberApi();
  forgetSession();
  if (!api.token) return;
  const { endOnServer } = await import('./session-calls.ts');
  await endOnServer(api).catch(() => undefined);
}
