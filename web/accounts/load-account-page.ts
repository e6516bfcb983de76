// What the loaders of the pages before signing in return: their words and their head.
import type { RouterContextProvider } from 'react-router';
import type { Namespace } from '#i18n/message.ts';
import { headOf } from '#web/platform/seo.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/delivery/page-data.ts';

/** Words and head of the account page at `path`; no one needs to find it by a search engine. */
export function loadAccountPage(context: Readonly<RouterContextProvider>, path: string, name: 'signIn' | 'register' | 'forgot', ...nouns: Namespace[]) {
  const data = pageData(context, 'accounts', ...nouns);
  const t = wordsOf(data);
  return { ...data, head: headOf(context, { title: t(`accounts.${name}Title`), description: t(`accounts.${name}Description`), path, indexed: false }) };
}
