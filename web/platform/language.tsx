// Words and formats of the page's language. Loaders name the files of words that they need (word-files.ts); pages read them here.
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useMatches } from 'react-router';
import { formatter, type Formatter } from '#i18n/format.ts';
import { defaultLanguage, type Language } from '#i18n/language.ts';
import { translator, type Translate } from '#i18n/translate.ts';
import { chosenLanguage } from './chosen-language.ts';
import { wordPathsOf, wordsIn } from './delivery/word-files.ts';

export interface PageWords {
  t: Translate;
  fmt: Formatter;
  lng: Language;
  /** When the page's data was read: relative times count from here, so that server and browser write the same. */
  now: string;
}

/** Where no page's data says when it was read, such as on a failed page. */
const loadedAt = new Date().toISOString();

/** What `useWords` reads. A part of the page that is not hydrated yet holds on to the words of its HTML. */
export const Words = createContext<PageWords | undefined>(undefined);

interface WithWords {
  lng?: Language;
  now?: string;
}

/** The same list as long as it holds the same. */
function useSame<T>(list: readonly T[]): readonly T[] {
  const [known, setKnown] = useState(list);
  if (known.length === list.length && known.every((one, at) => one === list[at])) return known;
  setKnown(list);
  return list;
}

/** Collects the words of every matched route; an inner route's are beside the shell's. Reading a page's data again changes no words. */
export function WordsProvider({ children }: { children: ReactNode }): ReactNode {
  const parts = useMatches().map((match) => (match.loaderData ?? {}) as WithWords);
  const lng = parts.find((part) => part.lng)?.lng ?? defaultLanguage;
  const now = parts.findLast((part) => part.now)?.now ?? loadedAt;
  const files = useSame(wordPathsOf(parts));
  const t = useMemo(() => translator(lng, wordsIn(files)), [lng, files]);
  const value = useMemo((): PageWords => ({ t, fmt: formatter(lng), lng, now }), [t, lng, now]);
  return <Words value={value}>{children}</Words>;
}

/** Whether another language was chosen than the page is in: a `shouldRevalidate` of loaders that bring nothing but words. */
export const isOtherLanguage = (): boolean => chosenLanguage() !== document.documentElement.lang;

/** A translator over the words that all matched routes have loaded, for the title of a page whose words its layout brings. */
export function wordsOfMatches(matches: ReadonlyArray<{ loaderData?: unknown } | undefined>): Translate | undefined {
  const parts = matches.flatMap((match) => (match?.loaderData as WithWords | undefined) ?? []);
  const lng = parts.find((part) => part.lng)?.lng;
  return lng && translator(lng, wordsIn(wordPathsOf(parts)));
}

/** A translator over one loader's words, for titles and descriptions. */
export function wordsOf({ lng, words }: { lng: Language; words: readonly string[] }): Translate {
  return translator(lng, wordsIn(words));
}

/** The page's words: `t('posts.count', { count })`, formats and the language. */
export function useWords(): PageWords {
  const value = useContext(Words);
  if (!value) throw new Error('useWords needs WordsProvider above it');
  return value;
}
