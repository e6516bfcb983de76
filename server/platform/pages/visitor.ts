// What a browser's cookies say that changes a page, and the name under which such a page is cached.
import type { IncomingHttpHeaders } from 'node:http';
import { defaultLanguage, isLanguage, languageKey, type Language } from '#i18n/language.ts';
import { memberCookie } from '#contracts/member-cookie.ts';
import { readCookie } from '#server/platform/http/callers/cookies.ts';
import type { PageKey, Theme } from './page-making.ts';

export interface Variant {
  lng: Language;
  theme: Theme | undefined;
  /** Larger letters and fewer choices, for anyone who asked for them. */
  easy: boolean;
  /** Photos wait until they are asked for. */
  dataSaver: boolean;
}

interface Asking {
  headers: IncomingHttpHeaders;
}

/** The stored choice, otherwise Bengali; the browser's preference does not count. */
export function storedLanguage(request: Asking): Language | undefined {
  const stored = readCookie(request, languageKey);
  return isLanguage(stored) ? stored : undefined;
}

/** Photos on tap: as chosen, otherwise as the browser asks for all sites. */
function savesData(request: Asking): boolean {
  const chosen = readCookie(request, 'data-saver');
  return chosen === '1' || (chosen !== '0' && String(request.headers['save-data']).toLowerCase() === 'on');
}

/** `asked` is the language that the address names. */
export function variantOf(request: Asking, asked: Language | undefined): Variant {
  const theme = readCookie(request, 'theme');
  return {
    lng: asked ?? storedLanguage(request) ?? defaultLanguage,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    easy: readCookie(request, 'easy') === '1',
    dataSaver: savesData(request),
  };
}

/** Who is signed in, as far as a page can tell: the browser says so beside the token, which pages never see. It only changes how a page may be cached. */
export const isMember = (request: Asking): boolean => Boolean(readCookie(request, memberCookie)) || request.headers.authorization !== undefined;

export const cacheName = ({ lng, theme, easy, dataSaver }: Variant, origin: string, { address }: PageKey): string =>
  `${lng} ${theme ?? ''} ${easy ? 'easy' : ''} ${dataSaver ? 'saver' : ''} ${origin} ${address}`;

/** The time for which a page is rendered that is asked for at `now`. */
export const startOfClock = (now: number, { clockMs }: PageKey): number => Math.floor(now / clockMs) * clockMs;
