// The loader of every tool: its words and its head.
import type { RouterContextProvider } from 'react-router';
import { addressIn } from '#i18n/language.ts';
import type { Namespace } from '#i18n/message.ts';
import type { Translate } from '#i18n/translate.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { breadcrumbs, questions } from '#web/platform/schema-org.ts';
import { headOf } from '#web/platform/seo.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { toolsPath } from './paths.ts';

export interface ToolHead {
  title: string;
  description: string;
  /** The questions that are on the page with their answers. */
  asked?: readonly { question: string; answer: string }[];
}

/** The data of the tool at `path`; `tell` returns what its head says. */
export function loadTool(context: Readonly<RouterContextProvider>, path: string, nouns: readonly Namespace[], tell: (t: Translate) => ToolHead) {
  const { publicUrl, words, lng } = context.get(pageServices);
  const data = pageData(context, 'tools', ...nouns);
  const t = wordsOf({ lng, words: [...words(['shell']), ...data.words] });
  const { title, description, asked = [] } = tell(t);
  const trail = [
    { name: t('shell.navHome'), path: addressIn('/', lng) },
    ...(path === toolsPath ? [] : [{ name: t('tools.title'), path: addressIn(toolsPath, lng) }]),
    { name: title, path: addressIn(path, lng) },
  ];
  const structured = [...(asked.length > 0 ? [questions(asked)] : []), breadcrumbs(publicUrl, trail)];
  return { ...data, url: publicUrl + path, head: headOf(context, { path, title: t('shell.titleOf', { page: title }), description, structured }) };
}
