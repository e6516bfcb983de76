// The loader of every static page: its words, its head and, where the page shows them, current figures.
import type { RouterContextProvider } from 'react-router';
import { overview, type Overview } from '#contracts/overview.ts';
import { formatter } from '#i18n/format.ts';
import { addressIn } from '#i18n/language.ts';
import type { Namespace } from '#i18n/message.ts';
import type { Translate } from '#i18n/translate.ts';
import { call } from '#web/platform/api.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { factsOf } from './facts.ts';
import { headOf } from '#web/platform/seo.ts';
import { breadcrumbs, organisation } from '#web/platform/schema-org.ts';

type Context = Readonly<RouterContextProvider>;

export interface StaticPageHead {
  title: string;
  description: string;
  structured?: readonly object[];
  indexed?: boolean;
}

/** The data of the static page at `path`; `tell` returns its title and description. */
export function loadStaticPage(
  context: Context,
  path: string,
  nouns: readonly Namespace[],
  tell: (t: Translate, facts: ReturnType<typeof factsOf>) => StaticPageHead,
) {
  const { publicUrl, words, lng, facts } = context.get(pageServices);
  const data = pageData(context, 'pages', ...nouns);
  const t = wordsOf({ lng, words: [...words(['shell']), ...data.words] });
  const { title, structured = [], ...rest } = tell(t, factsOf(formatter(lng), facts.support));
  const trail = [
    { name: t('shell.navHome'), path: addressIn('/', lng) },
    { name: title, path: addressIn(path, lng) },
  ];
  return {
    ...data,
    head: headOf(context, { ...rest, path, title: t('shell.titleOf', { page: title }), structured: [...structured, breadcrumbs(publicUrl, trail)] }),
  };
}

/** The organisation for structured data, in the language of `t`. */
export const ourselves = (context: Context, t: Translate): object => {
  const { publicUrl, facts } = context.get(pageServices);
  return organisation({ publicUrl, name: t('shell.name'), sameAs: facts.social, support: facts.support, week: facts.week });
};

/** Current figures; null where they cannot be read, and the page is shown without them. */
export async function readOverview(context: Context): Promise<Overview | null> {
  try {
    return (await call(visitorApi(context), overview.read)).overview;
  } catch (error) {
    context.get(pageServices).report(error);
    return null;
  }
}
