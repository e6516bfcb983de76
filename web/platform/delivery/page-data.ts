// What every page's loader returns besides its own data: the language, the words of the nouns it shows, and the time.
import type { RouterContextProvider } from 'react-router';
import type { Language } from '#i18n/language.ts';
import type { Namespace } from '#i18n/message.ts';
import type { Api } from '#web/platform/api.ts';
import { pageServices } from './services.ts';

export interface PageData {
  lng: Language;
  /** The files that hold them: see word-files.ts. */
  words: readonly string[];
  /** The time that the page is made for, up to some minutes ago where it is cached; relative times count from here. */
  now: string;
}

type Context = Readonly<RouterContextProvider>;

/** The words of `namespaces` in the page's language. The shell's and the errors' come with the root. */
export function pageData(context: Context, ...namespaces: Namespace[]): PageData {
  const { lng, words, now } = context.get(pageServices);
  return { lng, words: words(namespaces), now: new Date(now).toISOString() };
}

/** The API as an anonymous visitor sees it: pages rendered on the server know no token. */
export function visitorApi(context: Context): Api {
  const { send, lng } = context.get(pageServices);
  return { send, lng };
}
