import { wordsOf } from '#web/platform/language.tsx';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';

interface Loaded {
  lng: Language;
  words: object;
  staff?: boolean | undefined;
}

/**
 * The title of a staff page and the order not to index it. Who may not see it reads the title of a missing page; until that
 * is known it has the product's name alone.
 */
export function deskMeta(matches: ReadonlyArray<{ loaderData?: unknown } | undefined>, titleOf: (t: Translate) => string) {
  const robots = { name: 'robots', content: 'noindex' };
  const loaded = matches.flatMap((match) => (match?.loaderData as Loaded | undefined) ?? []);
  const staff = loaded.find((data) => data.staff !== undefined)?.staff;
  const root = loaded[0];
  if (!root) return [robots];
  const t = wordsOf({ lng: root.lng, words: Object.assign({}, ...loaded.map((data) => data.words)) as object });
  if (staff === undefined) return [{ title: t('shell.name') }, robots];
  return [{ title: staff ? t('shell.titleOf', { page: titleOf(t) }) : t('shell.notFoundTitle') }, robots];
}
