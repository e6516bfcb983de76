// Who connects, and in which language it is spoken to: decided before a connection exists.
import { Handshake } from '#contracts/notices/live.ts';
import { isLanguage, languageKey, type Language } from '#i18n/language.ts';
import { signedIn } from '#server/accounts/sign-in.ts';
import { asFailure, failureAnswer } from '#server/platform/http/answer-failure.ts';
import { admit, type SignedIn } from '#server/platform/http/callers/caller.ts';
import { readCookie } from '#server/platform/http/callers/cookies.ts';
import { fail } from '#server/platform/http/failure.ts';
import { requestLanguage } from '#server/platform/http/request-language.ts';
import type { Services } from '#server/platform/services.ts';
import type { RoomError } from '#contracts/notices/live.ts';
import type { Connection } from './connection.ts';

/** What went wrong, as it is told on a live connection. */
export function roomErrorOf(error: unknown, lng: Language): RoomError {
  const answer = failureAnswer(asFailure(error as Error), lng);
  return { error: answer.error, message: answer.message };
}

/** The language that the page named, otherwise the one of its cookie, otherwise the browser's. */
export function languageOfHandshake({ auth, headers }: Connection['handshake']): Language {
  const { lng } = auth as { lng?: unknown };
  if (isLanguage(lng)) return lng;
  const stored = readCookie({ headers }, languageKey);
  return isLanguage(stored) ? stored : requestLanguage(headers['accept-language']);
}

/** Whose token it is, by the rules of every call. Throws UNAUTHENTICATED, ACCOUNT_DISABLED; with `member` also ACCOUNT_SUSPENDED. */
export async function userOfToken(services: Services, token: unknown, access: 'session' | 'member'): Promise<SignedIn> {
  const { data } = Handshake.shape.token.safeParse(token);
  const user = data === undefined ? undefined : await signedIn(services, data);
  admit({ access }, { user });
  return user ?? fail('UNAUTHENTICATED');
}
